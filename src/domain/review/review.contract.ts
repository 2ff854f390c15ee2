// Calls of the review: read, edit, decide, roll back and generate the optimized content of a product.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { partClaimSchema } from '#domain/claims/checked-claim.ts';
import { defineContract } from '#domain/contract.ts';
import { partNames, partSchema, statusSchema } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { imageTypeSchema } from './content.ts';
import { describedContentSchema } from './described-content.ts';
import { flatPatchShape, fromFlatPatch } from './flat-content.ts';
import { statusField } from './flat-statuses.ts';
import { reasonSchema } from './rejection-reason.ts';

export const getContent = defineContract({
  method: 'GET',
  path: '/api/products/:id/optimized-content',
  tag: 'review',
  givesVersion: true,
  summary:
    'Optimized content of a product with its version as ETag; null before anything was generated. Each image with its alt text, rendition, measures and problems',
  params: idParam,
  reply: z.nullable(describedContentSchema),
});

/** Of a field that is no part of the content (specification, section 4). */
const unsupportedType = 'Unsupported content type for editing.';

/** Fields of a PATCH that only stand beside a change. */
const beside = new Set(['restoredFrom', 'isUndo', 'attested', 'reasons']);

/**
 * Edits, decisions and rollbacks. A new text puts its part back to pending, because a decision belongs to the text it was made on.
 * `restoredFrom` names the history entry a rollback takes its content from. `isUndo` takes a change back: texts that history knows are again
 * what they were, written by whom they were, and checked as they were, and a product that waits again does so since when it did. Beside a status of pending it takes back the caller's own decision: of
 * an approval that confirmed another person's, that one waits again, and where somebody else decided since, it is refused. `attested` are the claims the approver answers for by name:
 * those a refusal with CLAIMS_NEED_ATTESTATION named, as they were shown. They cover these claims and no others.
 * `imageDetails` are the images with alt text, rendition and what is left out, in place of `images`. `reasons` say of the parts the call rejects why; of a part rejected before, the call only gives it that reason, an empty one takes it away.
 */
export const patchContentBody = z.pipe(
  z
    .strictObject(
      {
        ...flatPatchShape,
        restoredFrom: z.optional(storedId('Invalid entry ID')),
        isUndo: z.optional(z.literal(true)),
        attested: z.optional(z.array(partClaimSchema).check(z.maxLength(10_000))),
        reasons: z.optional(z.partialRecord(partSchema, reasonSchema)),
      },
      { error: ({ code }) => (code === 'unrecognized_keys' ? unsupportedType : undefined) },
    )
    .check(
      z.refine((body) => Object.keys(body).some((key) => !beside.has(key)), {
        error: 'Select at least one part or status to change.',
        when: ({ issues }) => issues.length === 0,
      }),
      z.refine(
        ({ reasons = {}, ...body }) =>
          partNames.every((part) => !(part in reasons) || body[statusField(part)] === 'rejected'),
        'Only a rejected part can have a reason.',
      ),
      z.refine(
        ({ images, imageDetails }) => images === undefined || imageDetails === undefined,
        'Send images or imageDetails, not both.',
      ),
    ),
  z.transform(({ restoredFrom, isUndo = false, attested, reasons, ...flat }) => ({
    changes: fromFlatPatch(flat),
    restoredFrom,
    isUndo,
    attested,
    reasons,
  })),
);
export type ContentPatch = z.output<typeof patchContentBody>;

export const patchContent = defineContract({
  method: 'PATCH',
  access: 'write',
  path: '/api/products/:id/optimized-content',
  tag: 'review',
  givesVersion: true,
  takesVersion: true,
  summary:
    'Edit a part, decide on it or roll it back; with If-Match a stale version is refused with 409, an approval of claims to attest with 422. Answers what a GET would',
  params: idParam,
  body: patchContentBody,
  reply: describedContentSchema,
});

export const patchImage = defineContract({
  method: 'PATCH',
  access: 'decide',
  path: '/api/products/:id/optimized-content/image',
  tag: 'review',
  givesVersion: true,
  takesVersion: true,
  summary: 'Decide on one image. Answers what a GET would',
  params: idParam,
  body: z.strictObject({
    imageUrl: z.string().check(z.minLength(1), z.maxLength(4_096)),
    type: imageTypeSchema,
    status: statusSchema,
    /**
     * Beside a status of pending: takes a decision back so that the first approval it confirmed waits again. Who decided on a single image is
     * not stored: it is refused to who approved the image first, and everybody else compares first and sends If-Match. Beside rejected: brings
     * a rejection back, and leaves the first approval of all images.
     */
    isUndo: z.optional(z.literal(true)),
  }),
  reply: describedContentSchema,
});
