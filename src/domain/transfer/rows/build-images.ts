// Image addresses of a product with their alt texts, the hero first: what is no address is left out with a warning, stand-in pictures silently counted.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { mostAlt, moveAlts } from '#domain/images/image-detail.ts';
import { isImageAddress } from '#domain/text/image-address.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { cleanLine, isPlaceholder } from '../cells/clean-text.ts';
import { dirt } from '../cells/cleaning-log.ts';
import { plainName } from '../cells/column-names.ts';
import { readPictures } from '../cells/read-list.ts';
import type { RawRecord } from '../files/scan.ts';
import type { Building } from './building.ts';
import { pairAlts, type ShownImage } from './pair-alts.ts';

const standIn =
  /(?:transparent[-_]pixel|no[-_]?image|image[-_]?not[-_]?available|placeholder|coming[-_]soon|\/(?:spacer|blank|pixel)\.)[^/]*$/i;
const path = /^(?:\/[^/\s]|[\w%.-]+\/)?[^\s:]*\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?)(?:\?\S*)?$/i;

/** An address as it can be used, or why not. Paths inside the shop's own store are kept as the shop writes them. */
export function readAddress(raw: string): { address: string; isPath: boolean } | { reason: string } {
  const text = raw.replaceAll('&amp;', '&').trim();
  const full = text.startsWith('//') ? `https:${text}` : text;
  if (full.length > textLimits.url)
    return {
      reason: `The image URL is longer than ${textLimits.url.toLocaleString('en')} characters and was skipped.`,
    };
  const spaced = full.replaceAll(' ', '%20');
  if (/^https?:/i.test(full) && isImageAddress(spaced)) return { address: spaced, isPath: false };
  if (path.test(full) && isImageAddress(full)) return { address: full, isPath: true };
  return { reason: 'This is not an image URL and was skipped.' };
}

/** An alt text as it is kept; what says nothing, and what is too long to be one, is none. */
function readAlt(building: Building, record: RawRecord, { column, alt }: { column: string; alt: string }): string {
  const clean = cleanLine(alt);
  if (isPlaceholder(clean.text)) return '';
  building.log.note(clean.bits, record.row, column, alt, clean.text);
  if (clean.text.length <= mostAlt) return clean.text;
  building.warn(
    column,
    clean.text,
    `The alt text is longer than ${mostAlt.toLocaleString('en')} characters and was skipped.`,
  );
  return '';
}

/** The images of a row, also those that cannot be used: alt texts are counted by them. */
function readRow(building: Building, record: RawRecord): ShownImage[] {
  const shown: ShownImage[] = [];
  for (const [column, cell] of record.fields) {
    if (building.plan.targetOf(column, cell) !== 'images' || isPlaceholder(cell)) continue;
    for (const { address: raw, alt } of readPictures(cell)) {
      if (isPlaceholder(raw)) continue;
      const isStandIn = standIn.test(raw);
      if (isStandIn) building.log.note(dirt.placeholders, record.row, column, raw, '');
      const read = isStandIn ? null : readAddress(raw);
      if (read && 'reason' in read) building.warn(column, raw, read.reason);
      shown.push({ column, alt, ...(read && 'address' in read ? read : { address: null, isPath: false }) });
    }
  }
  return shown;
}

/** `hasAlts`: the file speaks of alt texts, if only by saying that there are none. */
export type ReadImages = Pick<SourceProduct, 'images' | 'imageAlts'> & { hasAlts: boolean };

/** Images of all rows in the file's order, or by their position column where it numbers them; none twice. */
export function readImages(building: Building): ReadImages {
  const { plan, group } = building;
  const found: { address: string; alt: string; position: number; isPath: boolean }[] = [];
  let hasAlts = plan.columnOf('imageAlts') !== null;
  for (const [index, record] of [group.main, ...group.others].entries()) {
    if (index > 0 && plan.columnOf('group') === null) break;
    const position = record.fields.find(([column]) => plainName(column) === 'image position')?.[1];
    const shown = readRow(building, record);
    hasAlts ||= shown.some(({ alt }) => alt !== null);
    const alts = pairAlts(plan, record.fields, shown);
    for (const [at, { address, isPath }] of shown.entries()) {
      const said = alts[at];
      const alt = said ? readAlt(building, record, said) : '';
      if (address !== null) found.push({ address, alt, isPath, position: Number(position ?? Number.NaN) });
    }
  }
  if (found.every((image) => Number.isFinite(image.position))) found.sort((a, b) => a.position - b.position);
  const images = [...new Set(found.map((image) => image.address))];
  if (found.some(({ isPath }) => isPath)) {
    building.warn(
      plan.columnOf('images'),
      found[0]?.address ?? null,
      'The images are paths without the URL of the shop. They are imported, but Copydesk cannot show them.',
    );
  }
  if (images.length > textLimits.images) {
    building.warn(
      plan.columnOf('images'),
      null,
      `The product has ${images.length.toLocaleString('en')} images; the first ${textLimits.images} are imported.`,
    );
  }
  const kept = images.slice(0, textLimits.images);
  // An image that is there twice has the first text that is said of it.
  const said = found.toReversed();
  const imageAlts = moveAlts(
    { images: said.map(({ address }) => address), imageAlts: said.map(({ alt }) => alt) },
    kept,
  );
  return { images: kept, imageAlts, hasAlts };
}
