// Whether a retailer has a pack of rules. Values in, values out.
import { generalRetailer } from './rule.ts';
import { packName } from './select-rules.ts';

/** A pack by the name its rules go by, its name as people write it, and how many of its rules are active. */
type Pack = { retailer: string; name: string; active: number };

/** The packs of retailers with active rules, without the general one, by name. */
export const retailerPacks = (packs: readonly Pack[]): Pack[] =>
  packs
    .filter(({ retailer, active }) => retailer !== generalRetailer && active > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Whether a retailer is named that none of the packs answers to: its products are scored by the general rules alone. */
export function lacksPack(retailer: string | null, packs: readonly Pack[]): boolean {
  const pack = packName(retailer);
  return pack !== generalRetailer && retailerPacks(packs).every((each) => each.retailer !== pack);
}
