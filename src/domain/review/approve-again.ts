// Approvals that an undo would bring back on a text that is there already: whose they are then, and which of them fall.
import { isSameValue } from '#domain/canonical-json.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { unwrap } from '#domain/result.ts';
import type { Person } from '#domain/session/person.ts';
import type { ImageEntry, PartRecord, PartState, ReviewedContent } from './content.ts';
import { decideImage } from './decide-image.ts';
import { imagesStatusOf } from './image-entries.ts';
import { isOtherText, type Replaced } from './replaced.ts';
import { type Change, type Decision, decidedRecord, decidePart, entry, withoutOwnFirst, withPart } from './review.ts';
import {
  describeFirstApproval,
  type FirstApproval,
  firstApprovalOf,
  firstOfImage,
  needsTwo,
  pairApproval,
} from './second-person.ts';

/** `isRefused`: nothing of the part came back. `isApproved`: who undoes was the second person. */
type Again = { change: Change; isAsked: boolean; isApproved: boolean; isRefused: boolean; refusal: string | null };

/**
 * Approves a part again that was approved before a change and is not now, with the same text, as a decision of who undoes: it asks for a second
 * person, is done by one, or is refused as both would be one. Null where no approval comes back that needs two people.
 */
export function approveAgain(
  content: ReviewedContent,
  part: Part,
  replaced: Replaced,
  decision: Decision,
): Again | null {
  const was = replaced.before[part];
  if (!was || isOtherText(content, part, replaced)) return null;
  const need = decision.needsSecond ?? 'none';
  if (part === 'images' && was.status !== 'approved')
    return needsTwo(need, []) ? approveImagesAgain(content, was, replaced.imagesBefore ?? [], decision) : null;
  if (was.status !== 'approved' || content.parts[part].status === 'approved') return null;
  const openClaims = part === 'images' ? [] : (was.record.openClaims ?? []);
  if (!needsTwo(need, openClaims)) return null;
  const { label } = partTable[part];
  if (decision.mayDecide === false) return refused(content, onlyApprovers(label));
  if (openClaims.some(({ isAttested }) => isAttested))
    return refused(
      content,
      `${label} was approved with open claims that an approver confirmed. To approve it again, confirm these claims.`,
    );
  const first = firstApprovalOf(content, part);
  if (first && pairApproval(need, openClaims, first, decision.by) === null)
    return refused(content, `${label}: ${describeFirstApproval(first)}`);
  const open = content.parts[part].status === 'rejected' ? decidePart(content, part, 'pending', decision) : null;
  const start = open ? unwrap(open) : { content, history: [] };
  const decided = decidePart(start.content, part, 'approved', { ...decision, openClaims });
  if (!decided.ok) return refused(content, decided.problem.message);
  const isApproved = decided.value.content.parts[part].status === 'approved';
  return {
    change: { content: decided.value.content, history: [...start.history, ...decided.value.history] },
    ...{ isAsked: !isApproved, isApproved, isRefused: false, refusal: null },
  };
}

const onlyApprovers = (label: string) => `${label} was approved. Only an approver can restore this approval.`;

const refused = (content: ReviewedContent, refusal: string): Again => ({
  change: { content, history: [] },
  ...{ isAsked: false, isApproved: false, isRefused: true, refusal },
});

const isSameImage = (one: ImageEntry) => (other: ImageEntry) => one.url === other.url && one.type === other.type;

/** The same of single images, where not all of them were approved; those decided otherwise come back as they were. */
function approveImagesAgain(
  content: ReviewedContent,
  was: PartState,
  before: readonly ImageEntry[],
  decision: Decision,
): Again | null {
  const present = content.imagesWithStatus;
  const again = before.filter(
    (image) => image.status === 'approved' && present.find(isSameImage(image))?.status !== 'approved',
  );
  if (again.length === 0) return null;
  if (decision.mayDecide === false) return refused(content, onlyApprovers(partTable.images.label));
  let change = putOthersBack(content, was, before, again, decision);
  let [isAsked, isApproved] = [false, false];
  let refusal: string | null = null;
  for (const image of again) {
    const { imagesWithStatus, parts } = change.content;
    const waits = imagesWithStatus.find(isSameImage(image)) ?? image;
    const first = firstOfImage(waits, parts.images.record, decision.by);
    if (first && pairApproval(decision.needsSecond ?? 'none', [], first, decision.by) === null) {
      refusal ??= `${partTable.images.label}: ${describeFirstApproval(first)}`;
      continue;
    }
    const decided = unwrap(decideImage(change.content, image, 'approved', decision));
    change = { content: decided.content, history: [...change.history, ...decided.history] };
    const isDone = decided.content.imagesWithStatus.find(isSameImage(image))?.status === 'approved';
    isApproved ||= isDone;
    isAsked ||= !isDone;
  }
  const isRefused = isSameValue(change.content, content);
  return { change, isAsked, isApproved, isRefused, refusal };
}

/** The images as they were but those that are decided `again`: they are pending. */
function putOthersBack(
  content: ReviewedContent,
  was: PartState,
  before: readonly ImageEntry[],
  again: readonly ImageEntry[],
  decision: Decision,
): Change {
  const { imagesWithStatus: present, parts } = content;
  const back = imagesBack(present, before, decision.by).map((image): ImageEntry => {
    if (!again.some(isSameImage(image))) return image;
    const { firstApproval } = present.find(isSameImage(image)) ?? {};
    return { ...withoutOwnFirst(image), status: 'pending', ...(firstApproval ? { firstApproval } : {}) };
  });
  const kept = withoutFallen(was, parts.images, decision.by);
  const [now, status] = [parts.images, imagesStatusOf(back)];
  const record = status === was.status ? kept : decidedRecord(kept, status, decision);
  const put = withPart({ ...content, imagesWithStatus: back }, 'images', { status, record });
  if (now.status === status) return { content: put, history: [] };
  return { content: put, history: [entry('images', 'rolled-back', now.value, now.value, status)] };
}

type Waiting = Pick<PartState, 'status'> & { first: Pick<FirstApproval, 'by'> | undefined };

/**
 * Whether the first of two approvals does not come back with an undo: what was undone is that it was taken back or refused, and nobody asks for
 * others. It stays where it is there still, and where an approval goes that was given on it.
 */
const falls = (was: Waiting, now: Waiting, by: Pick<Person, 'id'>): boolean =>
  was.status === 'pending' &&
  was.first !== undefined &&
  was.first.by.id !== by.id &&
  was.first.by.id !== now.first?.by.id &&
  now.status !== 'approved';

const waitingOf = ({ status, record }: PartState): Waiting => ({ status, first: record.firstApproval });

/** The record that a part had, for putting it back on the same text: without a first approval of somebody else that is not there now. */
export function withoutFallen(was: PartState, now: PartState, by: Pick<Person, 'id'>): PartRecord {
  if (!falls(waitingOf(was), waitingOf(now), by)) return was.record;
  const { firstApproval: _, ...record } = was.record;
  return record;
}

/** The same of single images. */
export const imagesBack = (
  present: readonly ImageEntry[],
  before: readonly ImageEntry[],
  by: Pick<Person, 'id'>,
): ImageEntry[] =>
  before.map((image) => {
    const now = present.find(isSameImage(image));
    const [was, is] = [image, now ?? image].map(({ status, firstApproval: first }): Waiting => ({ status, first }));
    return was && is && falls(was, is, by) ? withoutOwnFirst(image) : image;
  });
