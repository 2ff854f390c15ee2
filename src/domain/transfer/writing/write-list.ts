// Lists in one cell, and the alt texts of images among them.
import { type Illustrated, moveAlts } from '#domain/images/image-detail.ts';
import { readAltName } from '../mapping/alt-names.ts';
import type { ImportPlan } from '../mapping/import-plan.ts';
import { readAlts } from '../reading/read-list.ts';
import type { SourceRow } from '../record.ts';

/** A list a line each, or as JSON where a value would fall apart. */
export function listCell(values: readonly string[], read: (cell: string) => string[]): string {
  if (values.length === 0) return '';
  const lines = values.join('\n');
  const found = read(lines);
  return found.length === values.length && found.every((text, index) => text === values[index]?.trim())
    ? lines
    : JSON.stringify(values);
}

/** The alt texts of a product's images in one cell. */
export const altsCell = ({ images, imageAlts }: Illustrated): string =>
  listCell(imageAlts, (cell) => readAlts(cell, images.length));

/** A row whose images changed: its alt texts in languages that are not read go with their images. */
export function moveOtherAlts(
  row: SourceRow,
  plan: ImportPlan,
  from: readonly string[],
  to: readonly string[],
): SourceRow {
  const cells = Object.entries(row).flatMap(([column, cell]): [string, string][] => {
    const name = readAltName(column);
    // One of a numbered image is no list.
    const isList = name?.language && !/\d/.test(name.stem) && plan.targetOf(column, cell) === 'ignore';
    if (!isList) return [[column, cell]];
    const moved = altsCell({
      images: to,
      imageAlts: moveAlts({ images: from, imageAlts: readAlts(cell, from.length) }, to),
    });
    return moved === '' ? [] : [[column, moved]];
  });
  return Object.fromEntries(cells);
}
