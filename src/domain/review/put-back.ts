// Putting parts back as they were before a change: values in, values out.
import { isSameValue } from '#domain/canonical-json.ts';
import { type Part, partNames, partTable } from '#domain/parts/parts.ts';
import { approveAgain, imagesBack, withoutFallen } from './approve-again.ts';
import type { ImageEntry, PartState, ReviewedContent } from './content.ts';
import { imageHistoryOf } from './image-entries.ts';
import { isPaired, withoutUnpaired } from './note-source-changes.ts';
import { isOtherText, type Replaced } from './replaced.ts';
import { type Change, type Decision, entry, undecided } from './review.ts';
import { needsTwo, type SecondPersonNeed } from './second-person.ts';

export type { Replaced } from './replaced.ts';

/** The parts two states of a product's content differ in, for putting them back later; null where they are the same. */
export function findReplaced(
  before: ReviewedContent | null,
  start: ReviewedContent,
  after: ReviewedContent,
): Replaced | null {
  const was = before ?? start;
  const touched = partNames.filter((part) => before === null || !isSameValue(was.parts[part], after.parts[part]));
  const images = !isSameValue(was.imagesWithStatus, after.imagesWithStatus);
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

/**
 * `parts` came back; `asked` are those whose approval waits for a second person now, as who undoes is the first. `left` are those asked for that
 * somebody touched since; `refusal` says of approvals that could not come back why not. `isNone`: there was no content before, and all of it goes.
 */
type PutBack = { change: Change; parts: Part[]; asked: Part[]; left: Part[]; refusal: string | null; isNone: boolean };

/**
 * Puts back those of the parts asked for that still are as the change left them; history has an entry for each. An approval comes back with its
 * text as it was. Of a text that is there already, one that needs two people is a decision of who undoes.
 */
export function putBack(
  content: ReviewedContent,
  replaced: Replaced,
  decision: Decision,
  wished: readonly Part[] = partNames,
): PutBack {
  const touched = partNames.filter((part) => replaced.after[part] !== undefined);
  const wanted = touched.filter((part) => wished.includes(part));
  const left = wanted.filter((part) => !isSameValue(content.parts[part], replaced.after[part]));
  let change: Change = { content, history: [] };
  const parts: Part[] = [];
  const asked: Part[] = [];
  let refusal: string | null = null;
  let isApproved = false;
  for (const part of wanted) {
    if (left.includes(part)) continue;
    const again = approveAgain(change.content, part, replaced, decision);
    const came = again ?? putPartBack(change.content, part, replaced, decision);
    change = { content: came.change.content, history: [...change.history, ...came.change.history] };
    refusal ??= came.refusal;
    isApproved ||= again?.isApproved ?? false;
    if (again?.isAsked) asked.push(part);
    else if (!came.isRefused) parts.push(part);
  }
  const isWhole = parts.length + asked.length === touched.length;
  const before = isWhole ? replaced.approvedBy : content.approvedBy;
  const approvedBy = isApproved ? change.content.approvedBy : before;
  return {
    change: { ...change, content: { ...change.content, approvedBy } },
    ...{ parts, asked, left, refusal },
    isNone: !replaced.hadContent && isWhole,
  };
}

type Came = { change: Change; isRefused: boolean; refusal: string | null };

/** Whether the approval that a part had was one person's, and needs two by now: the product came into another category since. */
const isUnpairedNow = (part: Part, was: PartState, images: readonly ImageEntry[], need: SecondPersonNeed): boolean =>
  (was.status === 'approved' || part === 'images') &&
  needsTwo(need, was.record.openClaims ?? []) &&
  !isPaired(part, was, images);

/** The text of a part as it was, without its approval. */
function putTextBack(
  content: ReviewedContent,
  part: Part,
  was: PartState,
  images: readonly ImageEntry[] | undefined,
): Came {
  const put: ReviewedContent = {
    ...content,
    parts: { ...content.parts, [part]: { ...was, status: 'pending', record: undecided(was.record) } },
    ...(images ? { imagesWithStatus: withoutUnpaired(images) } : {}),
  };
  const drafted = entry(part, 'restored', content.parts[part].value, was.value, 'pending');
  const details = {
    isUndo: true as const,
    ...(images ? imageHistoryOf(content.imagesWithStatus, put.imagesWithStatus) : {}),
  };
  const refusal = `Approvals of ${partTable[part].label} need a second person now, so this approval was not restored.`;
  return { change: { content: put, history: [{ ...drafted, details }] }, isRefused: false, refusal };
}

/** One part as it was. On the same text the first approval of somebody else does not come back; where nothing else would, it is refused. */
function putPartBack(
  content: ReviewedContent,
  part: Part,
  replaced: Replaced,
  { by, needsSecond = 'none' }: Decision,
): Came {
  const [now, was] = [content.parts[part], replaced.before[part]];
  if (!was) return { change: { content, history: [] }, isRefused: false, refusal: null };
  const images = part === 'images' ? replaced.imagesBefore : undefined;
  const isText = isOtherText(content, part, replaced);
  if (isText && isUnpairedNow(part, was, images ?? [], needsSecond)) return putTextBack(content, part, was, images);
  const record = isText ? was.record : withoutFallen(was, now, by);
  const shown = images && !isText ? imagesBack(content.imagesWithStatus, images, by) : images;
  const put: ReviewedContent = {
    ...content,
    parts: { ...content.parts, [part]: { ...was, record } },
    ...(shown ? { imagesWithStatus: shown } : {}),
  };
  const hasFallen = record !== was.record || shown?.some((image, at) => image !== images?.[at]) === true;
  const refusal = hasFallen
    ? `The first approval of ${partTable[part].label} was another person's, so it was not restored.`
    : null;
  const came = { isRefused: hasFallen && isSameValue(put, content), refusal };
  if (!isText && now.status === was.status) return { ...came, change: { content: put, history: [] } };
  const action = isText ? ('restored' as const) : ('rolled-back' as const);
  const drafted = entry(part, action, now.value, was.value, was.status);
  const details = { isUndo: true as const, ...(images ? imageHistoryOf(content.imagesWithStatus, images) : {}) };
  return { ...came, change: { content: put, history: [isText ? { ...drafted, details } : drafted] } };
}
