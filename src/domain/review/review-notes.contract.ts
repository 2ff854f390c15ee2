// What the status lists show of the review of their products.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageIds } from './content-statuses.contract.ts';
import { reviewNoteSchema } from './review-note.ts';

export const listReviewNotes = defineContract({
  method: 'GET',
  path: '/api/review-notes',
  tag: 'review',
  summary:
    'What a list tells of the review of its products: part by part status, who, when and what is open. Those without content are left out',
  query: z.strictObject({ ids: pageIds }),
  reply: z.array(reviewNoteSchema),
});
