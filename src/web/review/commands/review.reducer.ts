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
import { decisionsOn } from '#domain/review/take-back.ts';

export type ImageKey = Pick<ImageEntry, 'url' | 'type'>;

/**
 * One change of one product. `entryId` names the history entry a rollback takes its content from.
 */
export type Operation =
  /**
   * `openClaims`: what an approval leaves open as the person saw it; those marked so are attested. `reason`: why a part is rejected,
   * or of one that is rejected already why it was. `isUndo`: takes back the person's own decision, to pending; of an image also brings a
   * rejection back.
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

export const isApproval = (operation: Operation): boolean => 'to' in operation && operation.to === 'approved';

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
