// The commands while the keys act on one image: they take the place of those of the part.

import type { Status } from '#domain/parts/parts.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { patchContent, patchImage } from '#domain/review/review.contract.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import type { Action } from '#web/shared/screen/actions.ts';
import { reviewKeys } from '../commands/review-keys.ts';
import { nameOf } from './image-words.ts';

export type PictureHandlers = {
  decideImage: (image: ImageEntry, to: Status) => void;
  approveImages: () => void;
  editImages: (url: string) => void;
  setHero: (image: ImageEntry) => void;
};

type Situation = {
  image: ImageEntry;
  /** Whether the part as a whole waits. */
  isPartPending: boolean;
  isGenerating: boolean;
};

export function pictureActions({ image, isPartPending, isGenerating }: Situation, handlers: PictureHandlers): Action[] {
  const name = nameOf(image);
  const isPending = image.status === 'pending';
  const decide = (to: Status) => () => handlers.decideImage(image, to);
  return [
    {
      id: 'review.approve',
      needs: patchImage,
      label: `Approve ${name}`,
      keys: reviewKeys.approve,
      enabled: isPending && !isGenerating,
      run: decide('approved'),
    },
    {
      id: 'review.approve-rest',
      needs: approveAction,
      label: 'Approve all images',
      keys: reviewKeys.approveRest,
      enabled: isPartPending && !isGenerating,
      run: handlers.approveImages,
    },
    {
      id: 'review.reject',
      needs: patchImage,
      label: `Reject ${name}`,
      keys: reviewKeys.reject,
      enabled: isPending && !isGenerating,
      run: decide('rejected'),
    },
    {
      id: 'review.rollback',
      needs: patchImage,
      label: `Rollback ${name} to pending`,
      enabled: !isPending && !isGenerating,
      run: decide('pending'),
    },
    {
      id: 'review.edit',
      needs: patchContent,
      label: `Edit ${name}`,
      keys: reviewKeys.edit,
      enabled: !isGenerating,
      run: () => handlers.editImages(image.url),
    },
    {
      id: 'review.set-hero',
      needs: patchContent,
      label: image.type === 'hero' ? 'Change hero' : `Set ${name} as the hero`,
      keys: reviewKeys.setHero,
      enabled: !isGenerating && image.leftOut === undefined,
      run: () => handlers.setHero(image),
    },
  ];
}
