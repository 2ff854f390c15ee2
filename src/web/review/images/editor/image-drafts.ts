// Keeps unsaved images of a product in this browser until they are saved or discarded.
import * as z from 'zod/mini';
import { type ImageDetail, imageDetailSchema } from '#domain/images/image-detail.ts';
import { statusSchema } from '#domain/parts/parts.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import type { EditBase } from '../../commands/review.reducer.ts';

/** `base`: the images and the status the edit started with. */
type ImageDraft = { images: ImageDetail[]; base: EditBase; changedAt: string };

export const imageDrafts = createDraftStore<ImageDraft>({
  kind: 'image-draft',
  schema: z.object({
    images: z.array(imageDetailSchema),
    base: z.object({ value: z.array(z.string()), status: statusSchema }),
    changedAt: z.iso.datetime(),
  }),
});
