// Lists in one cell, and the alt texts of images among them.
import { altsByAddress, dropLast, type Illustrated, moveAlts } from '#domain/images/image-detail.ts';
import { readAlts, readPictures } from '../cells/read-list.ts';
import { readAltName } from '../columns/alt-names.ts';
import { readAddress } from '../fields/build-images.ts';
import { placeAlts } from '../fields/pair-alts.ts';
import type { SourceRow } from '../record.ts';
import type { ImportPlan } from './import-plan.ts';

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

/** A row with the alt texts of the product in its columns of them, each where an import reads that of its image; without a column as it is. */
export function layAlts(row: SourceRow, plan: ImportPlan, product: Illustrated): SourceRow {
  const altOf = altsByAddress(product);
  const shown = Object.entries(row).flatMap(([column, cell]) =>
    plan.targetOf(column, cell) === 'images' ? readPictures(cell).map(({ address }) => ({ column, address })) : [],
  );
  const alts = shown.map(({ address }) => {
    const read = readAddress(address);
    return ('address' in read && altOf.get(read.address)) || '';
  });
  const laid = { ...row };
  for (const { column, places } of placeAlts(
    { images: plan.columnsOf('images'), alts: plan.columnsOf('imageAlts') },
    shown,
  )) {
    const own = dropLast(places.map((at) => alts[at] ?? ''));
    const cell = listCell(own, (text) => readAlts(text, places.length));
    if (cell === '') delete laid[column];
    else laid[column] = cell;
  }
  return laid;
}

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
