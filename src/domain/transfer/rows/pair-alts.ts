// Which alt text of a row belongs to which of its images: by the names of their columns, else by their order.

import { readAlts } from '../cells/read-list.ts';
import { imageStem, isOwnStem, readAltName } from '../columns/alt-names.ts';
import type { RawRecord } from '../files/scan.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { ImportPlan } from './import-plan.ts';

/** An image of a row in the row's order; `address` is null where it cannot be used, `alt` what its own cell says. */
export type ShownImage = { column: string; address: string | null; isPath: boolean; alt: string | null };

/** A column of alt texts, and the images it speaks of as places in their list, in the order of its texts. */
export type AltColumn = { column: string; places: number[] };

/**
 * The images each column of alt texts speaks of. One named like a column of images (`base_image_label`) speaks of those alone; of the
 * others one speaks of all the rest, and several (`Image alt 1`, `Image alt 2`) of one each.
 */
export function placeAlts(plan: ImportPlan, shown: readonly Pick<ShownImage, 'column'>[]): AltColumn[] {
  const namesOf = (target: ImportTarget) =>
    Object.keys(plan.mapping).filter((column) => plan.mapping[column] === target);
  const columns = namesOf('imageAlts').map((column) => ({ column, stem: readAltName(column)?.stem ?? '' }));
  if (columns.length === 0) return [];
  const stems = new Set(namesOf('images').map(imageStem));
  const stemsShown = shown.map(({ column }) => imageStem(column));
  const paired = columns.filter(({ stem }) => stems.has(stem));
  const loose = columns.filter(({ stem }) => !stems.has(stem) && isOwnStem(stem));
  const taken = new Set(paired.map(({ stem }) => stem));
  const all = [...shown.keys()];
  const rest = all.filter((at) => !taken.has(stemsShown[at] ?? ''));
  return [
    ...paired.map(({ column, stem }) => ({ column, places: all.filter((at) => stemsShown[at] === stem) })),
    ...loose.map(({ column, stem }, at) => {
      const number = Number(/\d+/.exec(stem)?.[0] ?? at + 1);
      const isList = loose.length === 1 && !/\d/.test(stem);
      return { column, places: isList ? rest : rest.slice(number - 1, number) };
    }),
  ];
}

/** What a row says of each of its images, and where; undefined where it says nothing. */
export function pairAlts(
  plan: ImportPlan,
  fields: RawRecord['fields'],
  shown: readonly ShownImage[],
): ({ column: string; alt: string } | undefined)[] {
  const said = shown.map(({ column, alt }) => (alt ? { column, alt } : undefined));
  const columns = placeAlts(plan, shown);
  const cells = columns.length === 0 ? null : new Map(fields);
  for (const { column, places } of columns) {
    const alts = readAlts(cells?.get(column) ?? '', places.length);
    for (const [at, place] of places.entries()) {
      const alt = alts[at];
      if (alt && said[place] === undefined) said[place] = { column, alt };
    }
  }
  return said;
}
