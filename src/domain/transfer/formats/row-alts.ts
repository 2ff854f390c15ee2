// Alt texts of products that were imported before alt texts were read.
import { moveAlts } from '#domain/images/image-detail.ts';
import { readAltName } from '../columns/alt-names.ts';
import type { Exportable } from '../rows/approved-product.ts';
import { readBack } from '../rows/read-back.ts';
import { readFormats } from './read-formats.ts';

/**
 * The item with the alt texts its rows have, where its product has none and nobody removed them (`handEdited`: keys of edited fields): without
 * them an export would empty the shop's own cells. Its next import stores them.
 */
export function withRowAlts<Item extends Exportable>(item: Item, handEdited: readonly string[]): Item {
  const { product, source } = item;
  if (!source || product.imageAlts.length > 0 || handEdited.includes('imageAlts')) return item;
  const hasColumn = source.rows.some((row) => Object.keys(row).some((column) => readAltName(column) !== null));
  const said = hasColumn ? readBack(readFormats[source.format], source.rows) : null;
  if (!said || said.imageAlts.length === 0) return item;
  return { ...item, product: { ...product, imageAlts: moveAlts(said, product.images) } };
}
