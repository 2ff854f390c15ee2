// Which alt text of a row belongs to which of its images: by the names of their columns, else by their order.

import { readAlts } from '../cells/read-list.ts';
import { imageStem, isOwnStem, readAltName } from '../columns/alt-names.ts';
import type { Field } from './field.ts';

/** The columns of images and of their alt texts. */
export type AltNames = Record<'images' | 'alts', readonly string[]>;

/** An image of a row in the row's order; `address` is null where it cannot be used, `alt` what its own cell says. */
export type ShownImage = { column: string; address: string | null; isPath: boolean; alt: string | null };

/** A column of alt texts, and the images it speaks of as places in their list, in the order of its texts. */
type AltColumn = { column: string; places: number[] };

/**
 * The images each column of alt texts speaks of. One named like a column of images (`base_image_label`) speaks of those alone; of the
 * others one speaks of all the rest, and several (`Image alt 1`, `Image alt 2`) of one each.
 */
export function placeAlts(names: AltNames, shown: readonly Pick<ShownImage, 'column'>[]): AltColumn[] {
  const columns = names.alts.map((column) => ({ column, stem: readAltName(column)?.stem ?? '' }));
  if (columns.length === 0) return [];
  const stems = new Set(names.images.map(imageStem));
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

/** What the cells of a row say of each of its images; undefined where they say nothing. */
export function pairAlts(
  names: AltNames,
  cells: readonly Field[],
  shown: readonly ShownImage[],
): (Field | undefined)[] {
  const said = shown.map(({ column, alt }) => (alt ? { column, cell: alt } : undefined));
  if (cells.length === 0) return said;
  for (const { column, places } of placeAlts(names, shown)) {
    const alts = readAlts(cells.find((field) => field.column === column)?.cell ?? '', places.length);
    for (const [at, place] of places.entries()) {
      const cell = alts[at];
      if (cell && said[place] === undefined) said[place] = { column, cell };
    }
  }
  return said;
}
