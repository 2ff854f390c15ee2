// The rules of the review: which decisions are legal, what they change, and what they leave in history.
// Values in, values out: the clock and the person are arguments.
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { ContentType, HistoryAction, HistoryDraft } from '#domain/history/history.contract.ts';
import type { HistoryDetails, TextProposal } from '#domain/history/history-details.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { type ImageDetail, sourceImages } from '#domain/images/image-detail.ts';
import {
  isEmptyValue,
  type Part,
  type PartContent,
  partNames,
  partTable,
  pickParts,
  type Status,
} from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Person } from '#domain/session/person.ts';
import {
  type ContentParts,
  type ImageEntry,
  type Origin,
  type PartRecord,
  type PartState,
  type ReviewedContent,
  sourceRecord,
} from './content.ts';
import {
  areSameImages,
  detailsOf as imageDetailsOf,
  imageEntries,
  imageHistoryOf,
  keepLooks,
  shownUrls,
  withAddresses,
} from './image-entries.ts';
import { claimsOfPictures } from './picture-claims.ts';
import {
  type FirstApproval,
  firstApprovalOf,
  isFirstApprover,
  isOfSameClaims,
  pairApproval,
  type SecondPersonNeed,
  samePerson,
} from './second-person.ts';
import { imageLeft, refuseOvertaken } from './take-back.ts';

/** Legal changes of a status (specification, section 4): a decision is taken once, and undone before another is taken. */
const transitions: Readonly<Record<Status, readonly Status[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['pending'],
  rejected: ['pending'],
};

export function isLegalTransition(from: Status, to: Status): boolean {
  return transitions[from].includes(to);
}

/**
 * Who acts and when (ISO time), and the product's source: a part may be left empty only where the source has no text either. Of an approval of text: its open claims; those marked so are attested by who acts.
 * Of a rejection: why, an empty text for no reason.
 */
export type Decision = {
  by: Person;
  at: string;
  source: Partial<PartContent>;
  openClaims?: readonly RecordedClaim[];
  reason?: string | undefined;
  /** The standing policy that approves. */
  policyId?: number;
  /** Who answered by the link of a sign-off; `by` is who made it. */
  answeredBy?: string | undefined;
  /** Which approvals of the product need a second person; without it none do. */
  needsSecond?: SecondPersonNeed;
  /** False for who may undo and may not approve. */
  mayDecide?: boolean;
  /**
   * Of `pending`: whether who acts takes back their own act alone, so that the first approval they confirmed is left. Of an image that is
   * `rejected`: whether an undo brings that back, so that the first approval of all images is left.
   */
  isUndo?: boolean;
};

/** New content and the history entries that say how it came about; both are stored in one transaction. */
export type Change = { content: ReviewedContent; history: HistoryDraft[] };

/** How a text came about: its origin, the record of its draft where an engine wrote it, and the person behind it. */
export type Writing = {
  origin: Origin;
  draft?: DraftRecord;
  by?: Person | null;
  /** Who wrote it by the link of a sign-off. */
  answeredBy?: string | undefined;
  /** Of a text that a program proposed: by which token. */
  proposal?: TextProposal;
  /** Of the fix of a rule: which one. */
  fixed?: HistoryDetails['fixed'];
  /** Where a change is taken back: the text has the origin it had before. */
  isUndo?: boolean;
  /** Of images: what is said of each. Without it what is known of an address goes with it. */
  images?: readonly ImageDetail[];
};

const freshRecord = ({ origin, draft, proposal, by = null, answeredBy }: Writing): PartRecord => ({
  origin,
  ...(by ? { writtenBy: by } : {}),
  ...(answeredBy === undefined ? {} : { wordedBy: answeredBy }),
  notes: [],
  ...(draft ? { draft } : {}),
  ...(proposal ? { proposal } : {}),
  decidedBy: null,
  decidedAt: null,
  sourceChanges: [],
});

/** Whether a part may go out: approved, and not empty, as one approved by an earlier version may be. */
function isPublishable({ status, value }: Pick<PartState, 'status' | 'value'>): boolean {
  return status === 'approved' && !isEmptyValue(value);
}

/** What may go out: the approved parts, and the source's own for the rest. */
export function approvedValues(source: Partial<PartContent>, content: ReviewedContent | null): PartContent {
  const approved = partNames.filter((part) => content && isPublishable(content.parts[part]));
  return { ...pickParts(source), ...Object.fromEntries(approved.map((part) => [part, content?.parts[part].value])) };
}

/** Content that repeats the source, all parts pending: where an edit starts when nothing was generated yet. */
export function startFromSource(source: Partial<PartContent> & { imageAlts?: readonly string[] }): ReviewedContent {
  const values = pickParts(source);
  const started = partNames.map((part) => [part, { value: values[part], status: 'pending', record: sourceRecord }]);
  return {
    parts: Object.fromEntries(started) as ContentParts,
    imagesWithStatus: imageEntries(sourceImages(values.images, source.imageAlts)),
    approvedBy: null,
  };
}

/** What history calls it when a part or an image comes to a status. */
export const actionOf: Record<Status, HistoryAction> = {
  approved: 'approved',
  rejected: 'rejected',
  pending: 'rolled-back',
};

/** An entry of history about one part or image. */
export function entry(
  contentType: ContentType,
  action: HistoryAction,
  previousContent: HistoryDraft['previousContent'],
  newContent: HistoryDraft['newContent'],
  status: Status,
): HistoryDraft {
  return { contentType, action, previousContent, newContent, status };
}

/** The content with one part changed. */
export function withPart(content: ReviewedContent, part: Part, changed: Partial<PartState>): ReviewedContent {
  return { ...content, parts: { ...content.parts, [part]: { ...content.parts[part], ...changed } } };
}

/** What a decision leaves on the part: who decided and when; approving or rejecting again looks at the source as it is now. */
export function decidedRecord(record: PartRecord, status: Status, decision: Decision): PartRecord {
  if (status === 'pending') return undecided(record);
  const approved = { ...claimsOf(decision), ...policyOf(decision), ...firstOf(record, decision) };
  const decided = status === 'approved' ? approved : reasonOf(decision);
  return {
    ...undecided(record),
    ...{ decidedBy: decision.by, decidedAt: decision.at, sourceChanges: [] },
    ...answererOf(decision),
    ...decided,
  };
}

/** The record of a part without what belongs to its decision. */
export function undecided(record: PartRecord): PartRecord {
  const { openClaims: _, attestedBy: __, policyId: ___, reason: ____, firstApproval: _____, ...rest } = record;
  const { answeredBy: ______, ...kept } = rest;
  return { ...kept, decidedBy: null, decidedAt: null };
}

const answererOf = ({ answeredBy }: Decision): Pick<PartRecord, 'answeredBy'> =>
  answeredBy === undefined ? {} : { answeredBy };

/** The approval before it by another person. */
const firstOf = ({ firstApproval }: PartRecord, { by }: Decision): Pick<PartRecord, 'firstApproval'> =>
  firstApproval && firstApproval.by.id !== by.id ? { firstApproval } : {};

const policyOf = ({ policyId }: Decision): Pick<HistoryDetails, 'policyId'> =>
  policyId === undefined ? {} : { policyId };

const reasonOf = ({ reason }: Decision): Pick<HistoryDetails, 'reason'> => (reason ? { reason } : {});

/** What an approval leaves open, and who answered for it; nothing where nothing is open. */
function claimsOf({ by, openClaims = [] }: Decision): Pick<HistoryDetails, 'openClaims' | 'attestedBy'> {
  if (openClaims.length === 0) return {};
  const isAttested = openClaims.some((claim) => claim.isAttested);
  return { openClaims: [...openClaims], ...(isAttested ? { attestedBy: by } : {}) };
}

/** Of an approval of what nobody generated or edited: history says so for good. */
export const asItIs = ({ origin }: PartRecord): Pick<HistoryDetails, 'isAsItIs'> =>
  origin === 'source' ? { isAsItIs: true } : {};

/** The refusal of a decision that is not in the table. */
export function illegal(what: string, from: Status, to: Status): Result<never> {
  const text =
    from === to ? `${what} is already ${to}.` : `${what} is ${from}. Roll it back to pending before it can be ${to}.`;
  return refuse(new Problem('ILLEGAL_TRANSITION', text));
}

/**
 * Approves, rejects or rolls back one part; text stays as it is. For images the decision is set on every image.
 * A part without text in source and draft is left empty by an approval. Refuses a transition that is not in the table, and the approval of a
 * part that was emptied. A part that is rejected already can be given a reason. Who approved first of two takes that back by `pending`, and who
 * confirmed that by an undo, which leaves the first approval as it was.
 */
export function decidePart(given: ReviewedContent, part: Part, to: Status, decision: Decision): Result<Change> {
  if (to === 'pending' && isFirstApprover(given, part, decision.by))
    return accept({ content: takeFirstBack(given, part, decision.by), history: [] });
  if (to === 'pending' && decision.isUndo && given.parts[part].status !== 'pending')
    return takeDecisionBack(given, part, decision);
  const { needsSecond = 'none', openClaims = [] } = decision;
  const first = firstApprovalOf(given, part);
  const content = withoutOtherFirst(given, part, openClaims);
  const from = content.parts[part].status;
  if (from === 'rejected' && to === 'rejected' && decision.reason !== undefined)
    return accept(giveReason(content, part, decision));
  if (!isLegalTransition(from, to)) return illegal(partTable[part].label, from, to);
  const { value: now, record } = content.parts[part];
  const isLeftEmpty = to === 'approved' && isEmptyValue(now);
  if (isLeftEmpty && !isEmptyValue(pickParts(decision.source)[part]))
    return refuse(
      new Problem('NOTHING_TO_REVIEW', `${partTable[part].label} is empty. Add content before you approve it.`),
    );
  if (to === 'rejected' && part === 'images' && content.imagesWithStatus.length === 0)
    return refuse(new Problem('NOTHING_TO_REVIEW', 'This product has no images to reject.'));
  const together = to === 'approved' ? pairApproval(needsSecond, openClaims, first, decision.by) : 'done';
  if (together === null) return refuse(samePerson(`approved ${partTable[part].label} already`));
  if (together === 'request') return accept(askSecond(content, part, decision));
  const answered =
    part === 'images' ? { ...decision, openClaims: claimsOfPictures(content.imagesWithStatus) } : decision;
  // Of images the first of two people can have approved each by itself.
  const paired = part === 'images' && first ? { ...record, firstApproval: first } : record;
  const decided = withPart(content, part, { status: to, record: decidedRecord(paired, to, answered) });
  if (part === 'images')
    decided.imagesWithStatus = content.imagesWithStatus.map((image) => decidedImage(image, to, first, decision.by));
  if (to === 'approved') decided.approvedBy = decision.by.id;
  const details = detailsOf(to, isLeftEmpty, paired, answered);
  const drafted = entry(part, actionOf[to], now, now, to);
  return accept({ content: decided, history: [Object.keys(details).length > 0 ? { ...drafted, details } : drafted] });
}

/** Takes back what who acts decided, and nothing that somebody else did: a first approval that they confirmed waits again. */
function takeDecisionBack(content: ReviewedContent, part: Part, decision: Decision): Result<Change> {
  const { value, status, record } = content.parts[part];
  if (record.decidedBy?.id !== decision.by.id) return refuse(refuseOvertaken(partTable[part].label));
  const first = status === 'approved' ? record.firstApproval : undefined;
  const left = { ...undecided(record), ...(first ? { firstApproval: first } : {}) };
  const taken = withPart(content, part, { status: 'pending', record: left });
  if (part === 'images')
    taken.imagesWithStatus = content.imagesWithStatus.map((image) => imageLeft(image, first, decision.by));
  return accept({ content: taken, history: [entry(part, 'rolled-back', value, value, 'pending')] });
}

/** Without a first approval of other claims than these: it was of a text that the source contradicted otherwise. */
function withoutOtherFirst(
  content: ReviewedContent,
  part: Part,
  openClaims: readonly RecordedClaim[],
): ReviewedContent {
  const { firstApproval } = content.parts[part].record;
  return firstApproval && !isOfSameClaims(firstApproval, openClaims) ? withoutFirst(content, part) : content;
}

function withoutFirst(content: ReviewedContent, part: Part): ReviewedContent {
  const { firstApproval: _, ...record } = content.parts[part].record;
  return withPart(content, part, { record });
}

/** Without the first approval of this person: of images also where each was approved by itself, so that nothing of it waits on. */
function takeFirstBack(content: ReviewedContent, part: Part, by: Person): ReviewedContent {
  const { imagesWithStatus, ...taken } = withoutFirst(content, part);
  const isTaken = ({ status, firstApproval }: ImageEntry) => status === 'pending' && firstApproval?.by.id === by.id;
  const left = imagesWithStatus.map((image) => (isTaken(image) ? withoutOwnFirst(image) : image));
  return { ...taken, imagesWithStatus: part === 'images' ? left : imagesWithStatus };
}

/** An image as it is decided; one that two people approve names the first of them. */
export function decidedImage(
  image: ImageEntry,
  to: Status,
  first: Pick<FirstApproval, 'by' | 'at'> | undefined,
  by: Pick<Person, 'id'>,
): ImageEntry {
  if (to === 'approved' && image.status === 'approved' && image.firstApproval) return image;
  const isTwo = to === 'approved' && first !== undefined && first.by.id !== by.id;
  const { firstApproval: own } = image;
  const named = own?.by.id === first?.by.id ? (own ?? first) : first;
  return {
    ...withoutOwnFirst(image),
    status: to,
    ...(isTwo && named ? { firstApproval: { by: named.by, at: named.at } } : {}),
  };
}

/** An image without the first of two approvals. */
export function withoutOwnFirst({ firstApproval: _, ...image }: ImageEntry): ImageEntry {
  return image;
}

/** An approval by the first of two people: the part stays pending. It falls with the text. */
function askSecond(content: ReviewedContent, part: Part, decision: Decision): Change {
  const { by, at, openClaims = [] } = decision;
  const { record } = content.parts[part];
  const firstApproval = { by, ...answererOf(decision), at, openClaims: [...openClaims] };
  return { content: withPart(content, part, { record: { ...record, firstApproval } }), history: [] };
}

/** What history keeps beside a decision. */
function detailsOf(to: Status, isLeftEmpty: boolean, record: PartRecord, decision: Decision): HistoryDetails {
  if (to === 'rejected') return reasonOf(decision);
  if (to !== 'approved') return {};
  return {
    ...(isLeftEmpty ? { isLeftEmpty: true as const } : { ...claimsOf(decision), ...asItIs(record) }),
    ...policyOf(decision),
    ...namesFirst(firstOf(record, decision)),
  };
}

/** What history says of the first of two approvals. */
export const namesFirst = ({
  firstApproval,
}: Pick<PartRecord, 'firstApproval'>): Pick<HistoryDetails, 'firstApprovedBy'> =>
  firstApproval ? { firstApprovedBy: firstApproval.by } : {};

/** Says of a rejection why; who rejected and when stay. What says nothing new leaves no entry. */
function giveReason(content: ReviewedContent, part: Part, decision: Decision): Change {
  const { value, record } = content.parts[part];
  const { reason: before = '', ...kept } = record;
  if ((decision.reason ?? '') === before) return { content, history: [] };
  const drafted = entry(part, 'rejected', value, value, 'rejected');
  const details = reasonOf(decision);
  return {
    content: withPart(content, part, { record: { ...kept, ...details } }),
    history: [details.reason ? { ...drafted, details } : drafted],
  };
}

const actionOfOrigin: Record<Origin, HistoryAction> = {
  'built-in': 'generated',
  model: 'generated',
  person: 'edited',
  restored: 'restored',
  fixed: 'edited',
  proposed: 'edited',
  source: 'restored',
};

/**
 * Puts new content into a part: written by the writer, edited by a person, or restored from history. The part waits for a
 * decision again, because a decision belongs to the content it was made on. The replaced content stays in history; what did not change
 * leaves no entry, and an edit that changes nothing is none.
 */
export function replacePart<P extends Part>(
  content: ReviewedContent,
  part: P,
  value: PartContent[P],
  writing: Writing,
): Change {
  const { value: present, status, record } = content.parts[part];
  const images =
    part === 'images'
      ? keepLooks(
          writing.images ?? withAddresses(content.imagesWithStatus, value as string[]),
          content.imagesWithStatus,
        )
      : null;
  const isSame = images
    ? areSameImages(imageDetailsOf(content.imagesWithStatus), imageDetailsOf(imageEntries(images)))
    : isSameContent(present, value);
  // What nobody wrote before is new even where it reads as the source does: then nothing was there to be replaced.
  const isFirst = record.origin === 'source' && writing.draft !== undefined;
  if (isSame && (writing.origin === 'person' || writing.origin === 'proposed')) return { content, history: [] };
  const written = images ? shownUrls(images) : value;
  const replaced = withPart(content, part, { value: written, status: 'pending', record: freshRecord(writing) });
  if (images) replaced.imagesWithStatus = imageEntries(images);
  if (isSame && status === 'pending' && !isFirst) return { content: replaced, history: [] };
  const action = writing.isUndo ? 'restored' : actionOfOrigin[writing.origin];
  const drafted = entry(part, action, isSame && isFirst ? null : present, written, 'pending');
  const details = {
    ...detailsOfWriting(writing),
    ...(images ? imageHistoryOf(content.imagesWithStatus, replaced.imagesWithStatus) : {}),
  };
  return { content: replaced, history: [Object.keys(details).length > 0 ? { ...drafted, details } : drafted] };
}

/** What history keeps beside a new text; of one that comes back the entry that wrote it has the draft. */
function detailsOfWriting({ origin, draft, proposal, fixed, isUndo }: Writing): HistoryDetails {
  if (isUndo) return { isUndo: true };
  if (fixed) return { fixed };
  if (origin === 'proposed') return proposal ? { proposal } : {};
  return draft && origin !== 'restored' ? { draft } : {};
}
