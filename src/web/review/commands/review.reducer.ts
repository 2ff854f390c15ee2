// What the reviewer's own changes make of a product's content before the server has answered: applied at once, taken back on failure.
import { canonicalJson } from '#domain/canonical-json.ts';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { Part, PartContent, Status, TextPart } from '#domain/parts/parts.ts';
import { partNames } from '#domain/parts/parts.ts';
import type { ImageEntry, OptimizedContent, ReviewedContent } from '#domain/review/content.ts';
import { decideImage } from '#domain/review/decide-image.ts';
import { detailsOf, shownUrls } from '#domain/review/image-entries.ts';
import { type Change, type Decision, decidePart, replacePart, type Writing } from '#domain/review/review.ts';
import { firstApprovalOf, isFirstApprover, type SecondPersonNeed } from '#domain/review/second-person.ts';
import { decisionsOn } from '#domain/review/take-back.ts';
import type { Person } from '#domain/session/person.ts';

export type ImageKey = Pick<ImageEntry, 'url' | 'type'>;

/**
 * One change of one product. `entryId` names the history entry a rollback takes its content from.
 */
export type Operation =
  /**
   * `openClaims`: what an approval leaves open as the person saw it; those marked so are attested. `reason`: why a part is rejected,
   * or of one that is rejected already why it was. `isUndo`: takes back the person's own decision, to pending.
   */
  | {
      kind: 'decide';
      part: Part;
      to: Status;
      openClaims?: readonly RecordedClaim[];
      reason?: string | undefined;
      isUndo?: true;
    }
  /** Several parts at once, in one call and one step of undo. */
  | { kind: 'decideAll'; parts: readonly Part[]; to: Status; isUndo?: true }
  | { kind: 'decideImage'; image: ImageKey; to: Status; isUndo?: true }
  | { kind: 'edit'; values: Partial<PartContent> }
  /** All images of the listing, those left out among them. */
  | { kind: 'editImages'; images: readonly ImageDetail[] }
  | {
      kind: 'restore';
      values: Partial<PartContent>;
      entryId: number | null;
      statuses: Partial<Record<Part, Status>>;
      openClaims?: Partial<Record<Part, readonly RecordedClaim[]>>;
      reasons?: Partial<Record<Part, string>>;
      /** Of an undo: how the texts came about, which they have again; of images also what was said of each. */
      writings?: Partial<Record<Part, Writing>>;
    }
  /** `except`: approved parts that generating all parts leaves alone. */
  | { kind: 'generate'; part: Part | null; except?: readonly Part[]; keywords: readonly string[] | null }
  | { kind: 'optimize'; part: TextPart; prompt: string; targetKeywords: string[] };

/** What a change rests on, as it was on the screen: a new text sends its part back to pending, and must not undo a decision nobody saw. */
export type Seen = Partial<Record<Part, { content: string | string[]; status: Status; decisions?: string }>>;

/** Whether the change has texts written, which takes its time. */
export function isWriting({ kind }: Operation): boolean {
  return kind === 'generate' || kind === 'optimize';
}

/** The parts a change touches. */
export function partsOf(operation: Operation): Part[] {
  switch (operation.kind) {
    case 'decide':
    case 'optimize':
      return [operation.part];
    case 'decideAll':
      return [...operation.parts];
    case 'decideImage':
    case 'editImages':
      return ['images'];
    case 'edit':
    case 'restore':
      return partNames.filter((part) => operation.values[part] !== undefined);
    case 'generate':
      return operation.part ? [operation.part] : partNames.filter((part) => !operation.except?.includes(part));
  }
}

/** Who acts, when, and which approvals of the product wait for a second person: those of an undo do as any other. */
type Acting = Pick<Decision, 'by' | 'at' | 'source' | 'needsSecond'>;

/** The content as the change leaves it; unchanged where the rules refuse it, which is then the server's to say. */
export function applyOperation(content: OptimizedContent, operation: Operation, decision: Acting): OptimizedContent {
  const { by } = decision;
  switch (operation.kind) {
    case 'decide': {
      const { part, to, openClaims = [], reason, isUndo = false } = operation;
      const result = decidePart(content, part, to, { ...decision, openClaims, reason, isUndo });
      return result.ok ? merge(content, result.value) : content;
    }
    case 'decideAll': {
      const { parts, kind: _, ...all } = operation;
      return parts.reduce((done, part) => applyOperation(done, { kind: 'decide', part, ...all }, decision), content);
    }
    case 'decideImage': {
      const { image, to, isUndo = false } = operation;
      const result = decideImage(content, image, to, { ...decision, isUndo });
      return result.ok ? merge(content, result.value) : content;
    }
    case 'edit':
      return replaceParts(content, operation.values, { origin: 'person', by });
    case 'editImages': {
      const { images } = operation;
      return replaceParts(content, { images: shownUrls(images) }, { origin: 'person', by, images });
    }
    case 'restore': {
      const restored = replaceParts(content, operation.values, { origin: 'restored', by }, operation.writings);
      return partNames.reduce((done, part) => {
        const to = operation.statuses[part];
        if (to === undefined || to === 'pending') return done;
        const openClaims = operation.openClaims?.[part] ?? [];
        return applyOperation(
          done,
          { kind: 'decide', part, to, openClaims, reason: operation.reasons?.[part] },
          decision,
        );
      }, restored);
    }
    case 'generate':
    case 'optimize':
      return content;
  }
}

function merge(content: OptimizedContent, change: Change): OptimizedContent {
  return { ...content, ...change.content };
}

function replaceParts(
  content: OptimizedContent,
  values: Partial<PartContent>,
  writing: Writing,
  writings: Partial<Record<Part, Writing>> = {},
): OptimizedContent {
  let replaced: ReviewedContent = content;
  for (const part of partNames) {
    const value = values[part];
    if (value !== undefined) replaced = replacePart(replaced, part, value, writings[part] ?? writing).content;
  }
  return { ...content, ...replaced };
}

/** The text and the status an edit started with; of images what was said of them (`seenImages`). */
export type EditBase = { value: string | string[]; status: Status };

/** Images as a change rests on them: not only their order, but all that is said of each. */
export const seenImages = (images: readonly ImageDetail[]): string[] => images.map((image) => canonicalJson(image));

const contentOf = (content: OptimizedContent, part: Part): string | string[] =>
  part === 'images' ? seenImages(detailsOf(content.imagesWithStatus)) : content.parts[part].value;

/** What the change rests on. An edit rests on the part it started with; generating replaces what is there. */
export function seenBy(operation: Operation, shown: OptimizedContent, base?: EditBase): Seen {
  if (isWriting(operation)) return {};
  const parts = partsOf(operation);
  return base
    ? Object.fromEntries(parts.map((part) => [part, { content: base.value, status: base.status }]))
    : seenOf(shown, parts);
}

/** Some parts as they are. */
export function seenOf(content: OptimizedContent, parts: readonly Part[]): Seen {
  return Object.fromEntries(
    parts.map((part) => [part, { content: contentOf(content, part), status: content.parts[part].status }]),
  );
}

/** The same with who decided what on them, which an undo rests on as well. */
export const leftOf = (content: OptimizedContent, parts: readonly Part[]): Seen =>
  Object.fromEntries(
    Object.entries(seenOf(content, parts)).map(([part, seen]) => [
      part,
      { ...seen, decisions: decisionsOn(content, part as Part) },
    ]),
  );

/** The first part that is no longer as it was seen; null when the change still rests on what is there. */
export function changedPart(seen: Seen, content: OptimizedContent): Part | null {
  for (const part of partNames) {
    const was = seen[part];
    if (!was) continue;
    if (!isSameContent(was.content, contentOf(content, part))) return part;
    if (was.status !== content.parts[part].status) return part;
    if (was.decisions !== undefined && was.decisions !== decisionsOn(content, part)) return part;
  }
  return null;
}

/** The changes that take this one back, given the content before it and which approvals waited for a second person. */
export function inverseOf(
  operation: Operation,
  before: OptimizedContent,
  me: Person,
  needsSecond: SecondPersonNeed = 'none',
): Operation[] {
  switch (operation.kind) {
    case 'decide': {
      const { part } = operation;
      const { status: to, record } = before.parts[part];
      // A reason given to a rejection that stands is taken back alone.
      if (to === operation.to) return [{ kind: 'decide', part, to, reason: record.reason ?? '' }];
      if (part === 'images') return undoImages(operation, before, me, needsSecond);
      if (to === 'pending') return [{ kind: 'decide', part, to, isUndo: true }];
      return [{ kind: 'decide', part, to, openClaims: ownClaims(before, part, me), reason: record.reason }];
    }
    case 'decideAll': {
      const texts = operation.parts.filter((part) => part !== 'images');
      const images = operation.parts.includes('images') ? undoImages(operation, before, me, needsSecond) : [];
      return [
        ...(texts.length > 0 ? [{ kind: 'decideAll', parts: texts, to: 'pending', isUndo: true } as const] : []),
        ...images,
      ];
    }
    case 'decideImage': {
      const { url, type } = operation.image;
      const image = before.imagesWithStatus.find((each) => each.url === url && each.type === type);
      if (!image) return [];
      // Shown again, it is another image: it is left out again, and all are decided as they were.
      if (image.leftOut !== undefined && operation.to === 'rejected') return restoreImages(before, me);
      return [{ ...operation, to: image.status, ...(image.status === 'pending' ? { isUndo: true as const } : {}) }];
    }
    case 'editImages':
      return restoreImages(before, me);
    case 'edit':
    case 'restore':
    case 'generate':
    case 'optimize':
      return [restoreParts(partsOf(operation), before, me)];
  }
}

/** What an approval left open, attested only where I did so myself: nobody answers for another one's word by an undo. */
function ownClaims(before: OptimizedContent, part: Part, me: Person): RecordedClaim[] {
  const { openClaims = [], attestedBy } = before.parts[part].record;
  return attestedBy?.id === me.id ? openClaims : openClaims.map(({ isAttested: _, ...claim }) => claim);
}

type Decided = Extract<Operation, { kind: 'decide' | 'decideAll' }>;

/**
 * Images have a status each: those decided before are decided again, after all went back to pending. Where each was approved first by itself,
 * each is taken back by itself.
 */
function undoImages(
  operation: Decided,
  before: OptimizedContent,
  me: Person,
  needsSecond: SecondPersonNeed,
): Operation[] {
  const reset: Operation[] =
    operation.to === 'pending' ? [] : [{ kind: 'decide', part: 'images', to: 'pending', isUndo: true }];
  const acting = { by: me, at: '', source: {}, needsSecond };
  const after = applyOperation(before, operation, acting);
  // The first of two approvals decides no image: it is taken back, and what I approved alone before it is asked for again.
  if (operation.to === 'approved' && isFirstApprover(after, 'images', me)) return [...reset, ...askAgain(before, me)];
  const first = firstApprovalOf(before, 'images');
  const isConfirmed = operation.to === 'approved' && first !== undefined && first.by.id !== me.id;
  if (isConfirmed && !before.parts.images.record.firstApproval) return takeEachBack(before);
  const left = reset.reduce((content, each) => applyOperation(content, each, acting), after);
  return [...reset, ...redecideImages(before, left), ...giveReason(before)];
}

const takeEachBack = ({ imagesWithStatus }: OptimizedContent): Operation[] =>
  imagesWithStatus.flatMap(({ url, type, status }): Operation[] =>
    status === 'pending' ? [{ kind: 'decideImage', image: { url, type }, to: 'pending', isUndo: true }] : [],
  );

/**
 * Brings the images back with what was said of each, and those that were decided decided again: of a part that is decided as a whole only
 * where the decision was mine.
 */
function restoreImages(before: OptimizedContent, me: Person): Operation[] {
  const restored = restoreParts(['images'], before, me);
  const { status, record } = before.parts.images;
  const isUniform = before.imagesWithStatus.every((image) => image.status === status);
  const isMine = record.decidedBy?.id === me.id;
  if (restored.kind !== 'restore' || isUniform || (status !== 'pending' && !isMine)) return [restored];
  return [{ ...restored, statuses: {}, reasons: {} }, ...redecideImages(before), ...giveReason(before)];
}

const giveReason = ({ parts }: OptimizedContent): Operation[] => {
  const { reason } = parts.images.record;
  return reason === undefined ? [] : [{ kind: 'decide', part: 'images', to: 'rejected', reason }];
};

/** Those that are not `left` as they were. */
const redecideImages = ({ imagesWithStatus }: OptimizedContent, left?: OptimizedContent): Operation[] =>
  imagesWithStatus.flatMap(({ url, type, status }): Operation[] => {
    const kept = left?.imagesWithStatus.find((each) => each.url === url && each.type === type);
    return status === 'pending' || kept?.status === status
      ? []
      : [{ kind: 'decideImage', image: { url, type }, to: status }];
  });

const askAgain = ({ imagesWithStatus }: OptimizedContent, me: Person): Operation[] =>
  imagesWithStatus.flatMap(({ url, type, status, firstApproval }): Operation[] =>
    status === 'pending' && firstApproval?.by.id === me.id
      ? [{ kind: 'decideImage', image: { url, type }, to: 'approved' }]
      : [],
  );

/** Brings old texts back with where they came from; a decision comes back with its text only where it was mine to take. */
function restoreParts(parts: Part[], before: OptimizedContent, me: Person): Operation {
  const writings = parts.map((part): [Part, Writing] => {
    const { origin, writtenBy: by = null, draft, proposal } = before.parts[part].record;
    const images = part === 'images' ? { images: detailsOf(before.imagesWithStatus) } : {};
    return [
      part,
      { origin, by, ...(draft ? { draft } : {}), ...(proposal ? { proposal } : {}), isUndo: true, ...images },
    ];
  });
  const mine = parts.filter((part) => before.parts[part].record.decidedBy?.id === me.id);
  return {
    kind: 'restore',
    values: Object.fromEntries(parts.map((part) => [part, before.parts[part].value])),
    entryId: null,
    writings: Object.fromEntries(writings),
    statuses: Object.fromEntries(mine.map((part) => [part, before.parts[part].status])),
    openClaims: Object.fromEntries(mine.map((part) => [part, ownClaims(before, part, me)])),
    reasons: Object.fromEntries(
      mine.flatMap((part) => {
        const { reason } = before.parts[part].record;
        return reason === undefined ? [] : [[part, reason]];
      }),
    ),
  };
}

/** The next of the parts that wait behind this one, from the top again at the end; null when none does. */
export function nextPendingPart(content: OptimizedContent, from: Part, waiting = pendingIn(content)): Part | null {
  const start = partNames.indexOf(from);
  for (let step = 1; step <= partNames.length; step++) {
    const part = partNames[(start + step) % partNames.length];
    if (part && waiting.includes(part)) return part;
  }
  return null;
}

const pendingIn = ({ parts }: OptimizedContent): Part[] => partNames.filter((part) => parts[part].status === 'pending');

/** The part one step up or down the screen, staying at the ends. */
export function stepPart(from: Part, step: 1 | -1): Part {
  return partNames[partNames.indexOf(from) + step] ?? from;
}
