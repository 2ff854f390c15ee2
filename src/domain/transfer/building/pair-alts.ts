// Which alt text of a row belongs to which of its images: by the names of their columns, else by their order.
import { imageStem, isOwnStem, readAltName } from '../mapping/alt-names.ts';
import type { ImportPlan } from '../mapping/import-plan.ts';
import { readAlts } from '../reading/read-list.ts';
import type { RawRecord } from '../scanning/scan.ts';
import type { ImportTarget } from '../transfer.contract.ts';

/** An image of a row in the row's order; `address` is null where it cannot be used, `alt` what its own cell says. */
export type ShownImage = { column: string; address: string | null; isPath: boolean; alt: string | null };

type Said = { column: string; alt: string };

/**
 * What a row says of each of its images; undefined where it says nothing. A column named like one of images (`base_image_label`) speaks of
 * those alone; of the others one speaks of all the rest, and several (`Image alt 1`, `Image alt 2`) of one each.
 */
export function pairAlts(
  plan: ImportPlan,
  fields: RawRecord['fields'],
  shown: readonly ShownImage[],
): (Said | undefined)[] {
  const said = shown.map(({ column, alt }): Said | undefined => (alt ? { column, alt } : undefined));
  const namesOf = (target: ImportTarget) =>
    Object.keys(plan.mapping).filter((column) => plan.mapping[column] === target);
  const columns = namesOf('imageAlts');
  if (columns.length === 0 || shown.length === 0) return said;
  const stems = new Set(namesOf('images').map(imageStem));
  const stemOf = (column: string) => readAltName(column)?.stem ?? '';
  const isPaired = (column: string) => stems.has(stemOf(column));
  const loose = columns.filter((column) => !isPaired(column) && isOwnStem(stemOf(column)));
  const pairedStems = new Set(columns.filter(isPaired).map(stemOf));
  const cells = new Map(fields);
  const say = (column: string, places: readonly number[], alts: readonly string[]) => {
    for (const [at, place] of places.entries()) {
      const alt = alts[at];
      if (alt && said[place] === undefined) said[place] = { column, alt };
    }
  };
  const placesOf = (isMeant: (image: ShownImage) => boolean) =>
    [...shown.keys()].filter((at) => shown[at] !== undefined && isMeant(shown[at]));
  for (const column of columns.filter(isPaired)) {
    const places = placesOf((image) => imageStem(image.column) === stemOf(column));
    say(column, places, readAlts(cells.get(column) ?? '', places.length));
  }
  const rest = placesOf((image) => !pairedStems.has(imageStem(image.column)));
  for (const [at, column] of loose.entries()) {
    const cell = cells.get(column) ?? '';
    if (loose.length === 1) say(column, rest, readAlts(cell, rest.length));
    else say(column, rest.slice(at, at + 1), readAlts(cell, 1));
  }
  return said;
}
