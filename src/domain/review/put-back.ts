// Putting parts back as they were before a change: values in, values out.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { ContentParts, ImageEntry, ReviewedContent } from './content.ts';
import { areSameImages, detailsOf, imageHistoryOf } from './image-entries.ts';
import type { Change } from './review.ts';

/** What one change replaced: the parts it touched as they were, and as it left them. */
export type Replaced = {
  /** Whether there was content before; putting everything back takes it away again where there was none. */
  hadContent: boolean;
  before: Partial<ContentParts>;
  after: Partial<ContentParts>;
  /** Present where the images part was touched. */
  imagesBefore?: ImageEntry[];
  approvedBy: number | null;
};

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** The parts two states of a product's content differ in, for putting them back later; null where they are the same. */
export function findReplaced(
  before: ReviewedContent | null,
  start: ReviewedContent,
  after: ReviewedContent,
): Replaced | null {
  const was = before ?? start;
  const touched = partNames.filter((part) => before === null || !isSame(was.parts[part], after.parts[part]));
  const images = !isSame(was.imagesWithStatus, after.imagesWithStatus);
  if (touched.length === 0 && !images) return null;
  const parts = images && !touched.includes('images') ? [...touched, 'images' as const] : touched;
  const pick = ({ parts: of }: ReviewedContent) => Object.fromEntries(parts.map((part) => [part, of[part]]));
  return {
    hadContent: before !== null,
    before: pick(was),
    after: pick(after),
    ...(parts.includes('images') ? { imagesBefore: was.imagesWithStatus } : {}),
    approvedBy: was.approvedBy,
  };
}

/** `left` are the parts asked for that somebody touched since; `isNone`: there was no content before, and all of it goes. */
type PutBack = { change: Change; parts: Part[]; left: Part[]; isNone: boolean };

/** Puts back those of the parts asked for that still are as the change left them; history has an entry for each. */
export function putBack(content: ReviewedContent, replaced: Replaced, asked: readonly Part[] = partNames): PutBack {
  const touched = partNames.filter((part) => replaced.after[part] !== undefined);
  const wanted = touched.filter((part) => asked.includes(part));
  const parts = wanted.filter((part) => isSame(content.parts[part], replaced.after[part]));
  const left = wanted.filter((part) => !parts.includes(part));
  const isWhole = parts.length === touched.length;
  const history = parts.flatMap((part): HistoryDraft[] => {
    const [now, was] = [content.parts[part], replaced.before[part]];
    if (!was) return [];
    const images = part === 'images' ? replaced.imagesBefore : undefined;
    const isText = images
      ? !areSameImages(detailsOf(content.imagesWithStatus), detailsOf(images))
      : !isSameContent(now.value, was.value);
    if (!isText && now.status === was.status) return [];
    const action = isText ? ('restored' as const) : ('rolled-back' as const);
    const entry = { contentType: part, action, previousContent: now.value, newContent: was.value, status: was.status };
    const details = { isUndo: true as const, ...(images ? imageHistoryOf(content.imagesWithStatus, images) : {}) };
    return [isText ? { ...entry, details } : entry];
  });
  const put = Object.fromEntries(parts.map((part) => [part, replaced.before[part]]));
  const changed: ReviewedContent = {
    ...content,
    parts: { ...content.parts, ...put },
    approvedBy: isWhole ? replaced.approvedBy : content.approvedBy,
    ...(parts.includes('images') && replaced.imagesBefore ? { imagesWithStatus: replaced.imagesBefore } : {}),
  };
  return { change: { content: changed, history }, parts, left, isNone: !replaced.hadContent && isWhole };
}
