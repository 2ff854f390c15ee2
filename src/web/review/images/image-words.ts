// What is said of an image in a few words: its name, its size, and what is wrong with it.
import type { ImageFault } from '#domain/benchmarks/find-image-faults.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { describeDiffers } from '#domain/review/picture-claims.ts';
import { describeFirstApproval, needsOneNow, needsTwo, type SecondPersonNeed } from '#domain/review/second-person.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { Picture } from './picture.ts';

/** `Hero Image`, `Secondary Image 2` */
export const nameOf = ({ type, order }: Pick<ImageEntry, 'type' | 'order'>): string =>
  type === 'hero' ? contentTypeLabels.heroImage : `${contentTypeLabels.secondaryImage} ${order}`;

/** `1,200 × 900`, on one line. */
export const sizeOf = ({ width, height }: { width: number; height: number }): string =>
  `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)}`;

export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** `JPEG, 96 KB` */
export function fileWords({ bytes, measures: { format } }: ImageFile): string {
  const size = bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${format.toUpperCase()}, ${size}`;
}

/** `title`: the whole sentence behind the words. */
type ImageNote = { text: string; title: string; tone: 'bad' | 'warn' | 'neutral' };

/** A picture has room for so many. */
const mostNotes = 2;

/** What its picture shows otherwise than the product says, in a sentence; null where nothing was seen of the kind. */
export const differenceOf = ({ look, leftOut }: Pick<ImageDetail, 'look' | 'leftOut'>): string | null =>
  look?.differs && leftOut === undefined ? `${describeDiffers(look.differs)}.` : null;

/** Of an image that one person approved: that it waits for another, or where one is enough now that it does not. `need` is null until it is known. */
function firstNoteOf(
  { status, firstApproval }: Partial<Pick<ImageEntry, 'status' | 'firstApproval'>>,
  need: SecondPersonNeed | null,
): ImageNote[] {
  if (status !== 'pending' || !firstApproval) return [];
  return need === null || needsTwo(need, [])
    ? [{ text: 'Waits for a second person', title: describeFirstApproval(firstApproval), tone: 'warn' }]
    : [{ text: 'No second person needed', title: needsOneNow(firstApproval), tone: 'warn' }];
}

/** The gravest first: what cannot be shown, that somebody approved it first, what shows something else, then the rules it breaks. Advice is not worth the room. */
export function notesOf(
  image: Pick<ImageDetail, 'look' | 'leftOut'> & Partial<Pick<ImageEntry, 'status' | 'firstApproval'>>,
  { cause }: Pick<Picture, 'cause'>,
  faults: readonly ImageFault[],
  need: SecondPersonNeed | null = null,
): ImageNote[] {
  const differs = differenceOf(image);
  const notes: ImageNote[] = [
    ...(cause ? [{ text: cause.label, title: cause.text, tone: 'bad' as const }] : []),
    ...firstNoteOf(image, need),
    ...(differs === null ? [] : [{ text: 'Shows something else', title: differs, tone: 'warn' as const }]),
    ...faults
      .filter(({ severity }) => severity !== 'advise')
      .map(({ label, message, severity }) => ({
        text: label,
        title: message,
        tone: severity === 'block' ? ('bad' as const) : ('warn' as const),
      })),
  ];
  return notes.slice(0, mostNotes);
}
