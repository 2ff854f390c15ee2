// The call by which programs propose texts: they wait for review like any draft, and never take the place of what was approved.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { isEmptyValue, type PartContent, type TextPart, textPartSchema, textParts } from '#domain/parts/parts.ts';

const proposedText = <P extends TextPart>(part: P) =>
  z.optional(
    partValues[part].check(
      z.refine((value) => !isEmptyValue(value), 'Write the text to propose.'),
    ) as unknown as z.ZodMiniType<PartContent[P], PartContent[P]>,
  );

export const proposedTextsBody = z
  .strictObject({
    title: proposedText('title'),
    bullets: proposedText('bullets'),
    description: proposedText('description'),
  })
  .check(
    z.refine((body) => textParts.some((part) => body[part] !== undefined), {
      error: 'Propose a title, bullets or a description.',
      when: ({ issues }) => issues.length === 0,
    }),
  );
export type ProposedTexts = z.output<typeof proposedTextsBody>;

export const proposeTexts = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/proposed-texts',
  tag: 'review',
  givesVersion: true,
  takesVersion: true,
  summary:
    'Proposes texts of a product, which wait for review like any draft, marked with the token of the call. Refused with 422 for a part that is approved or approved by the first of two people, and where nothing would change',
  params: idParam,
  body: proposedTextsBody,
  reply: z.object({
    productId: z.int(),
    /** The version of the content with what was proposed. */
    version: z.int(),
    /** The parts that were proposed and wait. */
    waiting: z.array(textPartSchema),
  }),
});
