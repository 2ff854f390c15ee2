// The commands of the product screen: one list for its buttons' hints, the shortcuts, the key sheet and the palette.

import type { Part, Status } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { rejectAction } from '#domain/runs/actions/reject.action.ts';
import { rollBackAction } from '#domain/runs/actions/roll-back.action.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import type { Action } from '#web/shared/screen/actions.ts';
import { type PictureHandlers, pictureActions } from '../images/picture.actions.ts';
import type { PanelTab, ProductView } from '../review.search.ts';
import type { Neighbours } from '../walk.ts';
import { reviewKeys } from './review-keys.ts';

export const productViewLabels: { show: ProductView; label: string }[] = [
  { show: 'listing', label: 'View Product Page' },
  { show: 'analytics', label: 'See Analytics' },
  { show: 'details', label: 'View Full Details' },
];

type Handlers = PictureHandlers & {
  decide: (part: Part, to: Status) => void;
  approveRest: () => void;
  /** Says that there is nothing to approve with the rest. */
  sayNoRest: () => void;
  askWhy: (part: Part) => void;
  comment: (part: Part) => void;
  attest: (part: Part) => void;
  edit: (part: Part) => void;
  fix: (part: Part) => void;
  save: (part: Part) => void;
  cancel: (part: Part) => void;
  goBack: (part: Part) => void;
  undo: () => void;
  generate: () => void;
  /** Says that nothing is left to decide. */
  sayDone: () => void;
  step: (step: 1 | -1) => void;
  visit: (direction: 'previous' | 'next') => void;
  view: (show: ProductView) => void;
  openPanel: (tab: PanelTab) => void;
};
type Situation = {
  part: Part;
  /** The image the keys act on; null for the part as a whole. */
  picture: ImageEntry | null;
  status: Status;
  /** Without text in source and draft: an approval leaves it empty. */
  isEmpty: boolean;
  isEditing: boolean;
  /** The part's approval waits for an attestation. */
  isAsked: boolean;
  isGenerating: boolean;
  /** No part waits any more. */
  isDone: boolean;
  canUndo: boolean;
  /** How many parts can be approved in one go. */
  rest: number;
  neighbours: Neighbours;
};

/** The list as it stands: labels name the part the keys act on. */
export function reviewActions(situation: Situation, handlers: Handlers): Action[] {
  const { picture, status, isGenerating } = situation;
  const ofPart = partActions(situation, handlers);
  if (!picture) return ofPart;
  const own = pictureActions({ image: picture, isPartPending: status === 'pending', isGenerating }, handlers);
  const replaced = new Set([...own.map(({ id }) => id), 'review.reject-why', 'review.fix']);
  return [...own, ...ofPart.filter(({ id }) => !replaced.has(id))];
}

function partActions(situation: Situation, handlers: Handlers): Action[] {
  const { part, status, isEmpty, isEditing, isAsked, isGenerating, isDone, canUndo, rest, neighbours } = situation;
  const label = partTable[part].label;
  const canDecide = status === 'pending' && !isEditing && !isGenerating;
  return [
    {
      id: 'review.approve',
      needs: approveAction,
      label: isDone ? 'Approve (nothing left to review)' : isEmpty ? `Leave ${label} empty` : `Approve ${label}`,
      keys: reviewKeys.approve,
      // The key pressed once more after the last decision is answered, not swallowed.
      enabled: canDecide || (isDone && !isEditing && !isGenerating),
      run: () => (canDecide ? handlers.decide(part, 'approved') : handlers.sayDone()),
    },
    {
      id: 'review.approve-rest',
      needs: approveAction,
      label: rest === 1 ? 'Approve the rest: 1 part' : `Approve the rest: ${rest} parts`,
      keys: reviewKeys.approveRest,
      enabled: !isEditing,
      run: () => (rest > 0 ? handlers.approveRest() : isDone ? handlers.sayDone() : handlers.sayNoRest()),
    },
    {
      id: 'review.attest',
      needs: approveAction,
      label: `Confirm the claims of ${label} and approve it`,
      keys: reviewKeys.attest,
      enabled: isAsked && canDecide,
      run: () => handlers.attest(part),
    },
    {
      id: 'review.reject',
      needs: rejectAction,
      label: `Reject ${label}`,
      keys: reviewKeys.reject,
      enabled: canDecide,
      run: () => handlers.decide(part, 'rejected'),
    },
    {
      id: 'review.reject-why',
      needs: rejectAction,
      label: status === 'rejected' ? `Add a reason for rejecting ${label}` : `Reject ${label} with a reason`,
      keys: reviewKeys.rejectWhy,
      enabled: canDecide || (status === 'rejected' && !isEditing && !isGenerating),
      run: () => handlers.askWhy(part),
    },
    {
      id: 'review.rollback',
      needs: rollBackAction,
      label: `Rollback ${label} to pending`,
      enabled: status !== 'pending' && !isEditing && !isGenerating,
      run: () => handlers.decide(part, 'pending'),
    },
    {
      id: 'review.edit',
      needs: patchContent,
      label: `Edit ${label}`,
      keys: reviewKeys.edit,
      enabled: !isEditing && !isGenerating,
      run: () => handlers.edit(part),
    },
    {
      id: 'review.fix',
      needs: patchContent,
      label: `Fix problems in ${label}`,
      keys: reviewKeys.fix,
      enabled: !isEditing && !isGenerating,
      run: () => handlers.fix(part),
    },
    {
      id: 'review.comment',
      label: `Comment on ${label}`,
      keys: reviewKeys.comment,
      run: () => handlers.comment(part),
    },
    {
      id: 'review.save',
      needs: patchContent,
      label: 'Save the edit',
      keys: reviewKeys.save,
      enabled: isEditing,
      run: () => handlers.save(part),
    },
    {
      id: 'review.cancel',
      label: isAsked ? 'Go back without approving' : 'Cancel the edit',
      keys: reviewKeys.cancel,
      enabled: isEditing || isAsked,
      run: () => (isAsked ? handlers.goBack(part) : handlers.cancel(part)),
    },
    {
      id: 'review.undo',
      needs: patchContent,
      label: 'Undo my last change',
      keys: reviewKeys.undo,
      enabled: canUndo,
      run: handlers.undo,
    },
    { id: 'review.next', label: 'Next part', keys: reviewKeys.next, run: () => handlers.step(1) },
    { id: 'review.previous', label: 'Previous part', keys: reviewKeys.previous, run: () => handlers.step(-1) },
    {
      id: 'review.generate',
      needs: generateContent,
      label: 'Generate Content',
      keys: reviewKeys.generate,
      enabled: !isGenerating,
      run: handlers.generate,
    },
    {
      id: 'review.next-product',
      label: 'Next Product',
      keys: reviewKeys.nextProduct,
      enabled: Boolean(neighbours.next),
      run: () => handlers.visit('next'),
    },
    {
      id: 'review.previous-product',
      label: 'Previous Product',
      keys: reviewKeys.previousProduct,
      enabled: Boolean(neighbours.previous),
      run: () => handlers.visit('previous'),
    },
    ...productViewLabels.map(({ show, label }) => ({
      id: `review.${show}`,
      label,
      run: () => handlers.view(show),
    })),
    { id: 'review.chat', label: 'Optimization Assistant', run: () => handlers.openPanel('chat') },
    { id: 'review.history', label: 'Content History of this product', run: () => handlers.openPanel('history') },
  ];
}
