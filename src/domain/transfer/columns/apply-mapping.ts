// Puts the user's own choices over the suggested mapping.
import type { ImportTarget, Mapping } from '../transfer.contract.ts';

const single = new Set<ImportTarget>([
  'sku',
  'id',
  'group',
  'parent',
  'family',
  'title',
  'price',
  'currency',
  'category',
  'subcategory',
  'category-path',
  'brand',
  'retailer',
]);

/** The suggestion with the user's choices: a column chosen for a field of one value takes it from the suggested column. */
export function applyMapping(suggested: Mapping, chosen: Mapping | undefined): Mapping {
  if (!chosen) return suggested;
  const own = new Set(Object.keys(chosen));
  const taken = new Set(Object.values(chosen).filter((target) => single.has(target)));
  const hasChosenText = Object.values(chosen).some((target) => target === 'body' || target === 'description');
  return Object.fromEntries(
    Object.entries(suggested).map(([name, target]): [string, ImportTarget] => {
      const choice = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
      if (choice) return [name, choice];
      const isTaken = taken.has(target) || (hasChosenText && (target === 'body' || target === 'description'));
      return [name, isTaken && !own.has(name) ? 'attribute' : target];
    }),
  );
}
