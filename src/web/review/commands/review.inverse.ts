// The changes that take a change of a product's content back.
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { detailsOf } from '#domain/review/image-entries.ts';
import type { Writing } from '#domain/review/review.ts';
import { firstApprovalOf, isFirstApprover, type SecondPersonNeed } from '#domain/review/second-person.ts';
import type { Person } from '#domain/session/person.ts';
import { applyOperation, type ImageKey, isApproval, type Operation, partsOf } from './review.reducer.ts';

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
      return [
        { kind: 'decide', part, to, openClaims: ownClaims(before, part, me), reason: record.reason, isUndo: true },
      ];
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
      return [{ ...operation, to: image.status, ...(image.status === 'rejected' ? {} : { isUndo: true as const }) }];
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
 * Images have a status each: those decided before are decided again, after all went back to pending. Where a confirmation was of images that
 * were each approved first by itself, or I would approve some again that another person approved, each that it decided is taken back by itself.
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
  const left = reset.reduce((content, each) => applyOperation(content, each, acting), after);
  const again = redecideImages(before, left);
  const isOfAll = before.parts.images.record.firstApproval !== undefined;
  if (isConfirmed && (!isOfAll || again.some(isApproval))) return takeEachBack(before);
  return [...reset, ...again, ...giveReason(before)];
}

/** Those that were not approved before go back, and what was approved stays with who approved it. */
const takeEachBack = ({ imagesWithStatus }: OptimizedContent): Operation[] =>
  imagesWithStatus.flatMap(({ url, type, status }): Operation[] => {
    if (status === 'approved') return [];
    const image = { url, type };
    const back: Operation = { kind: 'decideImage', image, to: 'pending', isUndo: true };
    return status === 'rejected' ? [back, rejectAgain(image)] : [back];
  });

/** A rejection from before: a first approval of all images that came after it waits on. */
const rejectAgain = (image: ImageKey): Operation => ({ kind: 'decideImage', image, to: 'rejected', isUndo: true });

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
    if (status === 'pending' || kept?.status === status) return [];
    const image = { url, type };
    return [status === 'rejected' ? rejectAgain(image) : { kind: 'decideImage', image, to: status, isUndo: true }];
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
