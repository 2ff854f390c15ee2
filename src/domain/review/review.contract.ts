// Calls of the review: read, edit, decide, roll back and generate the optimised content of a product.
import * as z from 'zod/mini';
import { pageShape } from '#domain/catalogue/catalogue.contract.ts';
import { idParam } from '#domain/catalogue/product.ts';
import { partClaimSchema } from '#domain/claims/checked-claim.ts';
import { defineContract } from '#domain/contract.ts';
import { statusSchema } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { imageTypeSchema } from './content.ts';
import { contentSchema, flatPatchShape, flatStatusesShape, fromFlatPatch } from './flat-content.ts';
import { reviewNoteSchema } from './review-note.ts';

/** Product ids with commas between, as many as the largest page of a list has. */
const pageIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/, 'Up to 200 product ids with commas between.')),
  z.transform((ids: string) => ids.split(',').map(Number)),
);

export const listContentStatuses = defineContract({
  method: 'GET',
  path: '/api/optimized-contents',
  tag: 'review',
  summary: 'The four part statuses of every product that has optimised content; with `ids` of these products only',
  query: z.strictObject({ ...pageShape, ids: z.optional(pageIds) }),
  reply: z.array(z.object({ productId: z.int(), ...flatStatusesShape })),
});
export type ContentStatuses = z.infer<typeof listContentStatuses.reply>[number];

export const listReviewNotes = defineContract({
  method: 'GET',
  path: '/api/review-notes',
  tag: 'review',
  summary:
    'What a list tells of the review of its products: part by part status, who, when and what is open. Those without content are left out',
  query: z.strictObject({ ids: pageIds }),
  reply: z.array(reviewNoteSchema),
});

export const getContent = defineContract({
  method: 'GET',
  path: '/api/products/:id/optimized-content',
  tag: 'review',
  summary: 'Optimised content of a product with its version as ETag; null before anything was generated',
  params: idParam,
  reply: z.nullable(contentSchema),
});

/**
 * Edits, decisions and rollbacks. A new text puts its part back to pending, because a decision belongs to the text it was made on.
 * `restoredFrom` names the history entry a rollback takes its content from. `attested` are the claims the approver answers for by name:
 * those a refusal with CLAIMS_NEED_ATTESTATION named, as they were shown. They cover these claims and no others.
 */
export const patchContentBody = z.pipe(
  z
    .strictObject({
      ...flatPatchShape,
      restoredFrom: z.optional(storedId('Invalid entry ID')),
      attested: z.optional(z.array(partClaimSchema).check(z.maxLength(10_000))),
    })
    .check(
      z.refine(
        (body) => Object.keys(body).some((key) => key !== 'restoredFrom' && key !== 'attested'),
        'Name at least one part or status to change.',
      ),
    ),
  z.transform(({ restoredFrom, attested, ...flat }) => ({ changes: fromFlatPatch(flat), restoredFrom, attested })),
);
export type ContentPatch = z.output<typeof patchContentBody>;

export const patchContent = defineContract({
  method: 'PATCH',
  path: '/api/products/:id/optimized-content',
  tag: 'review',
  summary:
    'Edit a part, decide on it or roll it back; with If-Match a stale version is refused with 409, an approval of claims to attest with 422',
  params: idParam,
  body: patchContentBody,
  reply: contentSchema,
});

export const patchImage = defineContract({
  method: 'PATCH',
  path: '/api/products/:id/optimized-content/image',
  tag: 'review',
  summary: 'Decide on one image',
  params: idParam,
  body: z.strictObject({
    imageUrl: z.string().check(z.minLength(1), z.maxLength(4_096)),
    type: imageTypeSchema,
    status: statusSchema,
  }),
  reply: contentSchema,
});
