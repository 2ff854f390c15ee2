// Finds the families of many products, apart from the thread that answers requests.
import { findFamilies, groupFamily } from '#domain/families/find-families.ts';
import type { StoredMember } from './families.store.ts';

/** A product that is in another family than is stored, with the lowest id of it; null for none. */
export type ChangedFamily = { id: number; block: string; familyId: number | null };

/** Of whole blocks, those products whose family is another one. */
export function changedFamilies(members: readonly StoredMember[]): ChangedFamily[] {
  return [...Map.groupBy(members, ({ block }) => block)].flatMap(([block, own]) => {
    const families = own.some(({ isStated }) => isStated) ? [groupFamily(own.map(({ id }) => id))] : findFamilies(own);
    const found = new Map(families.flatMap((ids) => ids.map((id) => [id, ids[0] ?? null] as const)));
    return own.flatMap(({ id, familyId: before }) => {
      const familyId = found.get(id) ?? null;
      return familyId === before ? [] : [{ id, block, familyId }];
    });
  });
}
