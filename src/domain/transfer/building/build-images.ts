// Image addresses of a product, the hero first: what is no address is left out with a warning, stand-in pictures silently counted.
import { isImageAddress } from '#domain/text/image-address.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { plainName } from '../mapping/column-names.ts';
import { isPlaceholder } from '../reading/clean-text.ts';
import { dirt } from '../reading/cleaning-log.ts';
import { readAddresses } from '../reading/read-list.ts';
import type { Building } from './building.ts';

const standIn =
  /(?:transparent[-_]pixel|no[-_]?image|image[-_]?not[-_]?available|placeholder|coming[-_]soon|\/(?:spacer|blank|pixel)\.)[^/]*$/i;
const path = /^(?:\/[^/\s]|[\w%.-]+\/)?[^\s:]*\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?)(?:\?\S*)?$/i;

/** An address as it can be used, or why not. Paths inside the shop's own store are kept as the shop writes them. */
function readAddress(raw: string): { address: string; isPath: boolean } | { reason: string } {
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

/** Images of all rows in the file's order, or by their position column where it numbers them; none twice. */
export function readImages(building: Building): string[] {
  const { plan, group, log } = building;
  const found: { address: string; position: number }[] = [];
  let paths = 0;
  for (const [index, record] of [group.main, ...group.others].entries()) {
    if (index > 0 && plan.columnOf('group') === null) break;
    const position = record.fields.find(([column]) => plainName(column) === 'image position')?.[1];
    for (const [column, cell] of record.fields) {
      if (plan.targetOf(column, cell) !== 'images' || isPlaceholder(cell)) continue;
      for (const part of readAddresses(cell)) {
        if (isPlaceholder(part)) continue;
        if (standIn.test(part)) {
          log.note(dirt.placeholders, record.row, column, part, '');
          continue;
        }
        const read = readAddress(part);
        if ('reason' in read) building.warn(column, part, read.reason);
        else {
          if (read.isPath) paths += 1;
          found.push({ address: read.address, position: Number(position ?? Number.NaN) });
        }
      }
    }
  }
  if (found.every((image) => Number.isFinite(image.position))) found.sort((a, b) => a.position - b.position);
  const images = [...new Set(found.map((image) => image.address))];
  if (paths > 0) {
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
  return images.slice(0, textLimits.images);
}
