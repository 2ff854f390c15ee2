// Which brands of a catalogue are makers: a shop that fills the field with its own name says one name of nearly everything it sells.
import { readBrandName } from '#domain/text/brand-name.ts';
import { foldText } from '#domain/text/words.ts';
import type { SourceProduct } from './product.ts';

/** A product with whether its brand is a maker's; absent where nobody looked at its catalogue. */
export type OfCatalogue<P extends SourceProduct> = P & { isMadeByBrand?: boolean };

/** With fewer names a column may hold shops. */
const leastNames = 3;

/** Answers of a brand whether it is a maker's, by the brands of some products of its catalogue: several names, and none of them on more than half. */
export function findMakers(brands: readonly (string | null)[]): (brand: string | null) => boolean {
  const named = brands.flatMap((brand) => {
    const name = readBrandName(brand);
    return name === null ? [] : [foldText(name)];
  });
  const counts = new Map<string, number>();
  for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (brand) => {
    const name = readBrandName(brand);
    return name !== null && counts.size >= leastNames && (counts.get(foldText(name)) ?? 0) * 2 <= named.length;
  };
}
