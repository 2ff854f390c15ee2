// The review of one product as its screen sees it: the content with everything on its way applied, and the commands that change it.

import { useEffect, useMemo, useRef } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim, RecordedClaim } from '#domain/claims/checked-claim.ts';
import { contentTypeLabels } from '#domain/history/history.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import {
  isEmptyValue,
  isTextPart,
  type Part,
  type PartContent,
  partNames,
  partTable,
  type Status,
  type TextPart,
} from '#domain/parts/parts.ts';
import { claimsNeeded } from '#domain/review/attestation.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { describeFirstApproval, firstApprovalOf, isFirstApprover } from '#domain/review/second-person.ts';
import type { Person } from '#domain/session/person.ts';
import { allApproved, generateFailed, optimizeFailed } from '#domain/writing/writing.contract.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { dismissToast, type ToastInput, toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { OptimizeInput, OptimizeUnstored } from '../review.slots.ts';
import { describeAccepted, describeApproved } from './describe-approved.ts';
import { describeOptimized } from './describe-optimized.ts';
import {
  forgetApprovals,
  forgetUnsaved,
  outdatedFailures,
  runOperation,
  Stopped,
  shownContent,
  stopWriting,
  undoLast,
  useQueue,
  withoutParts,
} from './review.queue.ts';
import { type EditBase, type ImageKey, isWriting, type Operation, partsOf } from './review.reducer.ts';
import { confirmedContent } from './review.send.ts';
import { changedNothing, showFailure, statusFailed, updateFailed } from './review-failures.ts';
import { focusPart } from './use-current-part.ts';

const verbs: Record<Status, string> = { approved: 'approved', rejected: 'rejected', pending: 'rolled back to pending' };

/** By product: the latest toast that offers an undo. */
const offers = new Map<number, number>();

function dismissOffer(productId: number): void {
  const offer = offers.get(productId);
  if (offer !== undefined) dismissToast(offer);
}

export type Review = ReturnType<typeof useReview>;

/** What a decision leaves open, and why it was taken. */
export type Grounds = {
  openClaims?: readonly RecordedClaim[];
  reason?: string | undefined;
  /** Of an approval: the required rules the part breaks. */
  broken?: number | undefined;
};

/** Called when the server wants claims of a text attested that the browser did not know of. */
type OnNeeded = (part: TextPart, claims: readonly PartClaim[]) => void;

type ReviewGiven = {
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  onNeeded: OnNeeded;
  /** Goes back to the product where what failed was left behind. */
  onOpen: () => void;
  /** Goes back to the product if its last decision led on from it: what the message took back is to be seen. */
  onUndone: () => void;
};

export function useReview({ product, confirmed, me, onNeeded, onOpen, onUndone }: ReviewGiven) {
  const queue = useQueue(product.id);
  // A reply ends what waited before the screen around is drawn with it: until then the record before would show once more.
  const latest = confirmedContent(product.id) ?? confirmed;
  const content = useMemo(() => shownContent(queue, product, latest), [queue, product, latest]);
  const outdated = latest ? outdatedFailures(queue, latest) : [];
  const hasOutdated = outdated.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is outdated
  useEffect(() => {
    if (hasOutdated) forgetUnsaved(product.id, outdated);
  }, [product.id, hasOutdated]);
  /** The product on the screen; none once it was left. */
  const shown = useRef<number | null>(null);
  useEffect(() => {
    shown.current = product.id;
    return () => {
      shown.current = null;
    };
  }, [product.id]);
  const run = (operation: Operation, base?: EditBase) =>
    runOperation({ product, by: me, operation, ...(base === undefined ? {} : { base }) });
  /** Of this product, or of another one that was left with its last decision. */
  const undo = (productId = product.id) => {
    const undone = undoLast(productId, me);
    if (!undone) return;
    // What a toast offers to undo is undone: pressed again it would take back the change before.
    dismissOffer(productId);
    if ('overtaken' in undone) {
      const { label } = partTable[undone.overtaken];
      const description = `Someone reviewed or changed ${label} after you. Undo would overwrite their change.`;
      toast({ title: 'Could not undo', description, tone: 'destructive' });
      return;
    }
    if (undone.part && shown.current === productId) focusPart(undone.part);
    announce('Undone');
    undone.done.catch((error: unknown) => describeUnlessAsked(error, undone.part));
  };
  /** The first of two takes an approval back: there is nothing to undo but to approve again. */
  const takeFirstBack = (operation: Extract<Operation, { kind: 'decide' | 'decideImage' }>, label: string) => {
    const [part] = partsOf(operation);
    if (part) forgetApprovals(product.id, part);
    dismissOffer(product.id);
    runOperation({ product, by: me, operation, canUndo: false }).then(
      () => toast({ title: `Approval of ${label} taken back` }),
      (error: unknown) => describeUnlessAsked(error, part),
    );
  };
  const undoAction = {
    label: 'Undo',
    run: () => {
      undo();
      if (shown.current !== product.id) onUndone();
    },
  };
  /** A refusal that asks for an attestation is put to the person; any other failure is shown. */
  const describeUnlessAsked = (error: unknown, part: Part | undefined) => {
    const isHere = shown.current === product.id;
    showFailure(error, 'Update failed', statusFailed, me, isHere ? null : { title: product.title, open: onOpen });
    const claims = error instanceof ApiError ? claimsNeeded(error.problem) : null;
    const asked = claims?.[0]?.contentType ?? part;
    if (isHere && claims && asked && isTextPart(asked)) onNeeded(asked, claims);
  };

  /** Reported once the server has it. After moving on it names its product. */
  const report = (input: ToastInput) => {
    const isHere = shown.current === product.id;
    const title = isHere ? input.title : `${input.title}: ${product.title}`;
    offers.set(product.id, toast({ ...input, title, action: undoAction }));
  };

  const decide = (part: Part, to: Status, { openClaims = [], reason, broken = 0 }: Grounds = {}) => {
    const { status, value, record } = content.parts[part];
    const { label } = partTable[part];
    const asItIs = to === 'approved' && record.origin === 'source' ? ' without changes' : '';
    const verb = to === 'approved' && isEmptyValue(value) ? 'left empty' : `${verbs[to]}${asItIs}`;
    if (to === 'pending' && isFirstApprover(content, part, me)) {
      takeFirstBack({ kind: 'decide', part, to }, label);
      return;
    }
    const title = status === to ? `Reason for ${label} saved` : `${label} ${verb}`;
    run({ kind: 'decide', part, to, openClaims, reason }).then(
      (reply) => {
        const isWaiting = to === 'approved' && reply.parts[part].status === 'pending';
        const first = isWaiting ? firstApprovalOf(reply, part) : undefined;
        if (first) report({ title: `${label} waits`, description: describeFirstApproval(first) });
        else report({ title, ...describeAccepted(to, openClaims.length, broken) });
      },
      (error: unknown) => describeUnlessAsked(error, part),
    );
  };

  /** Decides several parts in one call, which one undo takes back. */
  const approveAll = (parts: readonly Part[]) => {
    run({ kind: 'decideAll', parts, to: 'approved' }).then(
      (reply) => report({ title: describeApproved(reply, parts) }),
      (error: unknown) => describeUnlessAsked(error, parts[0]),
    );
  };

  const decideImage = (image: ImageKey, to: Status) => {
    const label = contentTypeLabels[image.type === 'hero' ? 'heroImage' : 'secondaryImage'];
    const findIn = ({ imagesWithStatus }: OptimizedContent) =>
      imagesWithStatus.find(({ url, type }) => url === image.url && type === image.type);
    const fail = (error: unknown) => showFailure(error, 'Update failed', statusFailed, me);
    if (to === 'pending' && findIn(content)?.status === 'pending') {
      takeFirstBack({ kind: 'decideImage', image, to }, label);
      return;
    }
    run({ kind: 'decideImage', image, to }).then((reply) => {
      const decided = findIn(reply);
      const first = to === 'approved' && decided?.status === 'pending' ? decided.firstApproval : undefined;
      if (first) report({ title: `${label} waits`, description: describeFirstApproval(first) });
      else report({ title: `${label} ${verbs[to]}` });
    }, fail);
  };

  /** Saves the images with what is said of each. Shows a failure. */
  const saveImages = (images: readonly ImageDetail[], title: string) => {
    run({ kind: 'editImages', images }).then(
      () => report({ title }),
      (error: unknown) => showFailure(error, 'Update failed', updateFailed, me),
    );
  };

  /** Saves an edited text. Rejects after informing the user, so that the editor keeps the text. */
  const saveEdit = async (part: TextPart, value: TextValue, base: EditBase, title = 'Content updated') => {
    try {
      await run({ kind: 'edit', values: { [part]: value } as Partial<PartContent> }, base);
      report({ title });
    } catch (error) {
      showFailure(error, 'Update failed', updateFailed, me);
      throw error;
    }
  };

  const generate = async (part: Part | null, keywords: readonly string[] | null) => {
    const except = part === null ? approvedParts(content) : [];
    if (except.length === partNames.length) {
      toast({ title: 'Nothing changed', description: allApproved });
      return;
    }
    try {
      const operation: Operation = { kind: 'generate', part, keywords, ...(except.length > 0 ? { except } : {}) };
      const written = await run(operation);
      const isNew = partsOf(operation).some(
        (each) => !isSameContent(written.parts[each].value, content.parts[each].value),
      );
      if (isNew) report({ title: 'Content generated', description: 'New optimized content has been generated' });
      else if (latest) toast({ title: 'Nothing changed', description: 'Generating again gives the same text.' });
      else
        report({
          title: 'Content generated',
          description: 'The text is the same as the source and needs your review.',
        });
    } catch (error) {
      showFailure(error, 'Generation failed', generateFailed, me);
    }
  };

  /** Rewrites a text with the user's own prompt. Rejects after informing the user of a failure. */
  const optimize = async ({ contentType, prompt, targetKeywords }: OptimizeInput): Promise<OptimizeUnstored | null> => {
    try {
      const written = await run({ kind: 'optimize', part: contentType, prompt, targetKeywords });
      report(describeOptimized(contentType, written.parts[contentType].record.draft));
      return null;
    } catch (error) {
      showFailure(error, 'Optimization failed', optimizeFailed, me);
      if (error instanceof Stopped) return { kind: 'stopped', hasChanged: error.hasChanged };
      if (changedNothing(error))
        return { kind: 'unchanged', text: explainError(error), proposal: error.problem?.proposal };
      throw error;
    }
  };

  /** Restores an entry of the history. Rejects after informing the user. */
  const rollBackTo = async (operation: Operation) => {
    try {
      await run(operation);
      report({
        title: 'Rolled back to the previous version',
        description: 'The result can be checked in the product view.',
      });
    } catch (error) {
      showFailure(error, 'Failed to rollback content', 'Please try again.', me);
      throw error;
    }
  };

  const optimized = queue.waiting.find(({ operation }) => operation.kind === 'optimize')?.operation;
  const generating = queue.waiting.flatMap(({ operation }) => (isWriting(operation) ? partsOf(operation) : []));
  return {
    product,
    content,
    me,
    /** False until content was first generated, edited or decided on. */
    isStarted: latest !== null || queue.waiting.length > 0,
    generating,
    /** The text that is rewritten with the user's own prompt. */
    optimizing: optimized?.kind === 'optimize' ? optimized.part : null,
    canUndo: queue.undo.length > 0,
    unsaved: hasOutdated ? withoutParts(queue.unsaved, outdated) : queue.unsaved,
    decide,
    approveAll,
    decideImage,
    saveImages,
    saveEdit,
    generate,
    stop: (part: Part) => stopWriting(product.id, part),
    optimize,
    rollBackTo,
    undo,
  };
}

const approvedParts = ({ parts }: OptimizedContent) => partNames.filter((part) => parts[part].status === 'approved');
