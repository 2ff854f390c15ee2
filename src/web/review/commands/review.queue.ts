// Sends a product's changes one after another, each on the version the one before left; texts are written beside them. What waits is
// shown as done already.
import { useSyncExternalStore } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { type Part, partNames, type Status } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { SecondPersonNeed } from '#domain/review/second-person.ts';
import { startingContent } from '#domain/review/starting-content.ts';
import type { Person } from '#domain/session/person.ts';
import { ApiError, describeFailure } from '#web/client/api-error.ts';
import { readSoon } from '#web/client/gathered-reads.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { endProgress } from './live-writing.ts';
import { inverseOf } from './review.inverse.ts';
import {
  applyOperation,
  changedPart,
  type EditBase,
  isWriting,
  leftOf,
  type Operation,
  partsOf,
  type Seen,
  seenBy,
  seenOf,
} from './review.reducer.ts';
import { ChangedMeanwhile, confirmedContent, knownNeed, readAgain, sendOperation } from './review.send.ts';
import { withoutApprovalsOf } from './undo-steps.ts';

/** A change that rested on another one that failed; the user already knows of that one. */
export class Dropped extends Error {}

/** The person stopped what was being written. `hasChanged` where the content is another one all the same. */
export class Stopped extends Error {
  readonly hasChanged: boolean;

  constructor(hasChanged: boolean) {
    super('The writing was stopped.');
    this.name = 'Stopped';
    this.hasChanged = hasChanged;
  }
}

type Waiting = {
  operation: Operation;
  seen: Seen;
  product: Product;
  by: Person;
  at: string;
  needsSecond: SecondPersonNeed;
  /** Aborted to stop what is written. */
  leaving: AbortController;
  resolve: (content: OptimizedContent) => void;
  reject: (error: unknown) => void;
};
/** `detail`: what the call answered. `seen`: its part as it was then. */
export type UnsavedDecision = { to: Status; reason: string | undefined; detail: string | null; seen: Seen };
/** `left` is how the change left its parts; of what is written it is known with the reply. */
type UndoStep = { of: Waiting; operations: Operation[]; left: Seen };
/** What is on its way to the server, and what can be taken back, the latest last. */
type Queue = {
  waiting: readonly Waiting[];
  undo: readonly UndoStep[];
  /** Decisions that could not be saved, until the part is changed again. */
  unsaved: Readonly<Partial<Record<Part, UnsavedDecision>>>;
};

const empty: Queue = { waiting: [], undo: [], unsaved: {} };
const queues = new Map<number, Queue>();
const listeners = new Set<() => void>();
function queueOf(productId: number): Queue {
  return queues.get(productId) ?? empty;
}

/** Products whose changes can still be taken back; a step holds texts, and a day's work has thousands of products. */
const mostKept = 20;

function change(productId: number, next: Queue): void {
  // The one changed last is the last in the map.
  queues.delete(productId);
  queues.set(productId, next);
  const settled = [...queues].filter(
    ([, { waiting, unsaved }]) => waiting.length === 0 && Object.keys(unsaved).length === 0,
  );
  for (const [oldest] of settled.slice(0, Math.max(0, settled.length - mostKept))) queues.delete(oldest);
  for (const listener of listeners) listener();
}

export function useQueue(productId: number): Queue {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queueOf(productId),
  );
}

/** The content as the screen shows it: the server's record with everything that waits applied to it. */
export function shownContent(queue: Queue, product: Product, confirmed: OptimizedContent | null): OptimizedContent {
  return queue.waiting.reduce(
    (content, { operation, by, at, needsSecond }) =>
      applyOperation(content, operation, { by, at, source: product, needsSecond }),
    confirmed ?? startingContent(product),
  );
}

type OperationOptions = {
  product: Product;
  by: Person;
  operation: Operation;
  base?: EditBase;
  canUndo?: boolean;
  /** Whether it takes a change back, which rests on who decided what as well. */
  isUndo?: boolean;
};

/**
 * Queues a change and sends it when its turn comes. Rejects with `ApiError`, `ChangedMeanwhile`, `Dropped`
 * or a fault of the connection; the screen is back as it was by then. `base` is what an edit started with.
 */
export function runOperation({
  product,
  by,
  operation,
  base,
  isUndo = false,
  canUndo = !isUndo,
}: OperationOptions): Promise<OptimizedContent> {
  const queue = queueOf(product.id);
  const shown = shownContent(queue, product, confirmedContent(product.id));
  return new Promise((resolve, reject) => {
    const item: Waiting = {
      operation,
      seen: isUndo ? leftOf(shown, partsOf(operation)) : seenBy(operation, shown, base),
      product,
      by,
      at: new Date().toISOString(),
      needsSecond: knownNeed(product),
      leaving: new AbortController(),
      resolve,
      reject,
    };
    const { at, needsSecond } = item;
    const after = applyOperation(shown, operation, { by, at, source: product, needsSecond });
    const left = isWriting(operation) ? {} : leftOf(after, partsOf(operation));
    const step: UndoStep = { of: item, operations: inverseOf(operation, shown, by, needsSecond), left };
    change(product.id, {
      unsaved: withoutParts(queue.unsaved, partsOf(operation)),
      waiting: [...queue.waiting, item],
      undo: canUndo ? [...queue.undo, step] : queue.undo,
    });
    sendReady(product.id);
  });
}

/** Names the part it was made on, for the focus; or the part somebody decided on or changed since, which an undo would take back. */
type Undone = { part: Part | undefined; done: Promise<unknown> } | { overtaken: Part };

/** Takes the latest change of a product back. Null when there is none. */
export function undoLast(productId: number, by: Person): Undone | null {
  const queue = queueOf(productId);
  const step = queue.undo.at(-1);
  if (!step) return null;
  change(productId, { ...queue, undo: queue.undo.slice(0, -1) });
  const { product } = step.of;
  const overtaken = changedPart(step.left, shownContent(queue, product, confirmedContent(productId)));
  if (overtaken) return { overtaken };
  const runs = step.operations.map((operation) => runOperation({ product, by, operation, isUndo: true }));
  return { part: partsOf(step.of.operation)[0], done: Promise.all(runs) };
}

/** Forgets how approvals of a part are undone, as the person takes them back: an undo would find them gone. */
export function forgetApprovals(productId: number, part: Part): void {
  const queue = queueOf(productId);
  change(productId, { ...queue, undo: withoutApprovalsOf(part, queue.undo) });
}

export const canUndo = (productId: number): boolean => queueOf(productId).undo.length > 0;

const underWay = new Set<Waiting>();

const parts = ({ operation }: Waiting) => partsOf(operation);
const sharePart = (one: Waiting, other: Waiting) => parts(one).some((part) => parts(other).includes(part));

/** Changes go out one after another, texts are written beside them; what touches a part waits for all that touched it before. */
function isReady(item: Waiting, waiting: readonly Waiting[]): boolean {
  const earlier = waiting.slice(0, waiting.indexOf(item));
  if (earlier.some((each) => sharePart(each, item))) return false;
  return isWriting(item.operation) || !waiting.some((each) => underWay.has(each) && !isWriting(each.operation));
}

function sendReady(productId: number): void {
  const { waiting } = queueOf(productId);
  for (const item of waiting) {
    if (underWay.has(item) || !isReady(item, waiting)) continue;
    underWay.add(item);
    void send(productId, item);
  }
}

async function send(productId: number, item: Waiting): Promise<void> {
  try {
    const reply = await sendOperation(productId, item);
    // A read under way may bring the content as it was before; it is stopped, so that it cannot overwrite the reply.
    await queryClient.cancelQueries({ queryKey: keys.content(productId), exact: true });
    keepNewer(productId, reply);
    noteLeft(productId, item, reply);
    settle(productId, [item]);
    item.resolve(reply);
  } catch (thrown) {
    const before = confirmedContent(productId);
    await readAgainAfter(productId, thrown);
    const error = item.leaving.signal.aborted ? new Stopped(hasChangedSince(before, item)) : thrown;
    const lost = dependents(queueOf(productId).waiting, item);
    settle(productId, lost, { isFailed: true });
    noteUnsaved(item.product, item.operation, error);
    for (const each of lost) each.reject(each === item ? error : new Dropped('A change it depended on failed.'));
  }
  underWay.delete(item);
  sendReady(productId);
  // The server announces it as well: with that it is one round of reads, after the hand has moved on.
  if (queueOf(productId).waiting.every(({ operation }) => isWriting(operation)))
    readSoon({ type: 'product', productId, version: confirmedContent(productId)?.version ?? null });
}

function noteLeft(productId: number, item: Waiting, reply: OptimizedContent): void {
  const queue = queueOf(productId);
  const left = leftOf(reply, partsOf(item.operation));
  change(productId, { ...queue, undo: queue.undo.map((step) => (step.of === item ? { ...step, left } : step)) });
}

/** Of two replies at once the one of the later change holds, whichever comes last. Where all is taken back there is no content. */
function keepNewer(productId: number, reply: OptimizedContent): void {
  const known = confirmedContent(productId);
  const isBack = reply.version === 0;
  if (isBack) queryClient.setQueryData(keys.content(productId), null);
  else if (known === null || known.version <= reply.version) queryClient.setQueryData(keys.content(productId), reply);
}

function hasChangedSince(before: OptimizedContent | null, item: Waiting): boolean {
  const [then, now] = [before, confirmedContent(item.product.id)].map((each) => each ?? startingContent(item.product));
  return parts(item).some((part) => then && now && !isSameContent(then.parts[part].value, now.parts[part].value));
}

/** The failed change and the later ones of the same parts, which were made on top of it. */
function dependents(waiting: readonly Waiting[], failed: Waiting): Waiting[] {
  return waiting.filter((item) => item === failed || sharePart(item, failed));
}

/** Stops what is being written of a part, and with it all that is written in the same call. */
export function stopWriting(productId: number, part: Part): void {
  for (const { operation, leaving } of queueOf(productId).waiting)
    if (isWriting(operation) && partsOf(operation).includes(part)) leaving.abort();
}

function settle(productId: number, done: readonly Waiting[], { isFailed = false } = {}): void {
  const { waiting, undo, unsaved } = queueOf(productId);
  for (const { operation } of done) if (isWriting(operation)) endProgress(productId, partsOf(operation));
  change(productId, {
    unsaved,
    waiting: waiting.filter((item) => !done.includes(item)),
    undo: isFailed ? undo.filter((step) => !done.includes(step.of)) : undo,
  });
}

/** Refused for good: the same call would be refused again. After a sign-in, a wait or a newer version it may pass. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.problem !== null && refused.has(error.status);
const refused = new Set([400, 403, 404, 410, 413, 422]);

/** A decision that is refused for good, or that somebody else was quicker with, is not to be tried again unseen. */
function noteUnsaved(product: Product, operation: Operation, error: unknown): void {
  if (operation.kind !== 'decide' && operation.kind !== 'decideAll') return;
  if (error instanceof ChangedMeanwhile || isRefusal(error)) return;
  const queue = queueOf(product.id);
  const known = confirmedContent(product.id) ?? startingContent(product);
  const unsaved = {
    to: operation.to,
    reason: operation.kind === 'decide' ? operation.reason : undefined,
    detail: describeFailure(error).detail,
  };
  const noted = Object.fromEntries(
    partsOf(operation).map((part): [Part, UnsavedDecision] => [part, { ...unsaved, seen: seenOf(known, [part]) }]),
  );
  change(product.id, { ...queue, unsaved: { ...queue.unsaved, ...noted } });
}

/** The parts whose decision failed on what is there no more: somebody has changed them, or decided on them, since. */
export const outdatedFailures = ({ unsaved }: Pick<Queue, 'unsaved'>, confirmed: OptimizedContent): Part[] =>
  partNames.filter((part) => {
    const failed = unsaved[part];
    return failed !== undefined && changedPart(failed.seen, confirmed) !== null;
  });

/** Forgets decisions that failed. */
export function forgetUnsaved(productId: number, parts: readonly Part[]): void {
  const queue = queueOf(productId);
  change(productId, { ...queue, unsaved: withoutParts(queue.unsaved, parts) });
}

export function withoutParts(unsaved: Queue['unsaved'], changed: readonly Part[]): Queue['unsaved'] {
  const kept = Object.entries(unsaved).filter(([part]) => !changed.includes(part as Part));
  return Object.fromEntries(kept);
}

/** After a refusal or a lost reply only the server knows what holds. */
async function readAgainAfter(productId: number, error: unknown): Promise<void> {
  if (error instanceof ChangedMeanwhile) return;
  try {
    await readAgain(productId);
  } catch (again) {
    // The connection is down: the last record stays on the screen, and the failed change informs the user.
    console.warn('The content could not be read again after a failed change.', again);
  }
}
