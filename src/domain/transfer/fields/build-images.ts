// Image addresses of a product with their alt texts, the hero first: what is no address is left out with a warning, placeholder pictures silently counted.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { mostAlt, moveAlts } from '#domain/images/image-detail.ts';
import { isImageAddress } from '#domain/text/image-address.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { cleanLine, isPlaceholder } from '../cells/clean-text.ts';
import { dirt } from '../cells/cleaning-log.ts';
import { readPictures } from '../cells/read-list.ts';
import type { Field, Notes } from './field.ts';
import { type AltNames, pairAlts, type ShownImage } from './pair-alts.ts';

const standIn =
  /(?:transparent[-_]pixel|no[-_]?image|no[-_]selection|image[-_]?not[-_]?available|placeholder|coming[-_]soon|\/(?:spacer|blank|pixel)\.)[^/]*$/i;
const path = /^(?:\/[^/\s]|[\w%.-]+\/)?[^\s:]*\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?)(?:\?\S*)?$/i;

/** An address as it can be used, or why not. Paths from the root of the shop's own store are kept as the shop writes them. */
export function readAddress(raw: string): { address: string; isPath: boolean } | { reason: string } {
  const text = raw.replaceAll('&amp;', '&').trim();
  const full = text.startsWith('//') ? `https:${text}` : text;
  if (full.length > textLimits.url)
    return {
      reason: `The image URL is longer than ${textLimits.url.toLocaleString('en')} characters and was skipped.`,
    };
  const spaced = full.replaceAll(' ', '%20');
  if (/^https?:/i.test(full) && isImageAddress(spaced)) return { address: spaced, isPath: false };
  if (path.test(full) && isImageAddress(full))
    return full.startsWith('/')
      ? { address: full, isPath: true }
      : {
          reason: 'This is a file name or only part of a URL, so the picture cannot be found. The value was skipped.',
        };
  return { reason: 'This is not an image URL and was skipped.' };
}

/** The images a row has cells of, with the cells of their alt texts and their place where the file numbers them. */
type ImageRow = { row: number; images: readonly Field[]; alts: readonly Field[]; position: string | undefined };

/** An alt text as it is kept; what says nothing, and what is too long to be one, is none. */
function readAlt({ column, cell }: Field, row: number, notes: Notes): string {
  const { text, bits } = cleanLine(cell);
  if (isPlaceholder(text)) return '';
  notes.clean(bits, { column, cell }, text, row);
  if (text.length <= mostAlt) return text;
  notes.warn(column, text, `The alt text is longer than ${mostAlt.toLocaleString('en')} characters and was skipped.`);
  return '';
}

/** The images of a row, also those that cannot be used: alt texts are counted by them. */
function readRow({ row, images }: ImageRow, notes: Notes): ShownImage[] {
  const shown: ShownImage[] = [];
  for (const { column, cell } of images) {
    if (isPlaceholder(cell)) continue;
    for (const { address: raw, alt } of readPictures(cell)) {
      if (isPlaceholder(raw)) continue;
      const isStandIn = standIn.test(raw);
      if (isStandIn) notes.clean(dirt.placeholders, { column, cell: raw }, '', row);
      const read = isStandIn ? null : readAddress(raw);
      if (read && 'reason' in read) notes.warn(column, raw, read.reason);
      shown.push({ column, alt, ...(read && 'address' in read ? read : { address: null, isPath: false }) });
    }
  }
  return shown;
}

/** `hasAlts`: the cells speak of alt texts, if only by saying that there are none. */
type ReadImages = Pick<SourceProduct, 'images' | 'imageAlts'> & { hasAlts: boolean };

/** Images of the rows in their order, or by their position where all are numbered; none twice. */
export function readImages(rows: readonly ImageRow[], names: AltNames, notes: Notes): ReadImages {
  const found: { address: string; alt: string; position: number; isPath: boolean }[] = [];
  let hasAlts = false;
  for (const row of rows) {
    const shown = readRow(row, notes);
    hasAlts ||= shown.some(({ alt }) => alt !== null);
    const said = pairAlts(names, row.alts, shown);
    for (const [at, { address, isPath }] of shown.entries()) {
      const alt = said[at] ? readAlt(said[at], row.row, notes) : '';
      if (address !== null) found.push({ address, alt, isPath, position: Number(row.position ?? Number.NaN) });
    }
  }
  if (found.every((image) => Number.isFinite(image.position))) found.sort((a, b) => a.position - b.position);
  const images = [...new Set(found.map((image) => image.address))];
  const [column = null] = names.images;
  if (found.some(({ isPath }) => isPath))
    notes.warn(
      column,
      found[0]?.address ?? null,
      'The image URLs are incomplete: the domain of the shop is missing. They are imported, but Copydesk cannot show the images.',
    );
  if (images.length > textLimits.images)
    notes.warn(
      column,
      null,
      `The product has ${images.length.toLocaleString('en')} images; the first ${textLimits.images} are imported.`,
    );
  const kept = images.slice(0, textLimits.images);
  // An image that is there twice has the first text that is said of it.
  const said = found.toReversed();
  const imageAlts = moveAlts(
    { images: said.map(({ address }) => address), imageAlts: said.map(({ alt }) => alt) },
    kept,
  );
  return { images: kept, imageAlts, hasAlts };
}
