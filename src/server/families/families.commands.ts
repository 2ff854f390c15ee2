// Which products are variants of each other.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Family } from '#domain/families/families.contract.ts';
import { variantNames } from '#domain/families/find-families.ts';
import { groupNames } from '#domain/families/group-names.ts';
import type { Db } from '#server/database/database.ts';
import { loadMembers } from './families.store.ts';

/** The families of some products, each once, with those members that pass a filter; a family with one of them is none. */
export async function listFamilies(db: Db, of: readonly number[], filter: ProductFilter): Promise<Family[]> {
  const families = Map.groupBy(await loadMembers(db, of, filter), ({ familyId }) => familyId);
  return [...families].flatMap(([id, members]) => {
    if (members.length < 2) return [];
    const names = members.some(({ pattern }) => pattern !== null) ? groupNames(members) : variantNames(members);
    return [{ id, members: members.map((member, at) => ({ id: member.id, variant: names[at] ?? '' })) }];
  });
}

/**
 * The members of the family of a product, with what stands in the slots of their titles; none where it has no family. `isAlike`: its title is that of
 * the product but for these, as it always is in a family found by titles.
 */
export async function loadFamilyOf(db: Db, id: number): Promise<{ id: number; slots: string[]; isAlike: boolean }[]> {
  const members = await loadMembers(db, [id], {});
  const own = members.find((member) => member.id === id)?.pattern ?? null;
  return members.map((member) => ({ id: member.id, slots: member.slots, isAlike: member.pattern === own }));
}
