// The calls of who has the link of a sign-off. They need nobody signed in: the token is all there is, and it opens nothing but its products.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { partSchema } from '#domain/parts/parts.ts';
import { storedId } from '#domain/stored.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { incompleteSignOff } from './sign-off-words.ts';

export const signOffAnswers = ['yes', 'no', 'change'] as const;
export type SignOffAnswer = (typeof signOffAnswers)[number];
const answerSchema = z.nullable(z.enum(signOffAnswers));

const token = z.string().check(z.regex(/^[\w-]{43}$/, incompleteSignOff));
const productId = storedId('Invalid product ID');

/** Characters of a reason. */
export const longestWhy = 500;

/**
 * How a part stands. `isSent`: its answer was sent. `isGone`: the product is not in the catalog any more, so nothing can be answered.
 * `isChanged`: the text changed after it was shown, and nothing is answered since.
 */
const partStateSchema = z.object({
  productId: z.int(),
  part: partSchema,
  answer: answerSchema,
  isSent: z.boolean(),
  isGone: z.boolean(),
  isChanged: z.boolean(),
});
export type SignOffPartState = z.infer<typeof partStateSchema>;

const openedSchema = z.object({
  forWhom: z.string(),
  message: z.nullable(z.string()),
  madeBy: z.string(),
  expiresAt: z.iso.datetime(),
  /** Counts up with each saved answer; sent back with the next, whose reply has what others answered meanwhile. */
  revision: z.int(),
  products: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      title: z.string(),
      retailer: z.nullable(z.string()),
      /** Where its first picture is seen: the file stored here, else its own address; null where a page shows neither. */
      picture: z.nullable(z.string()),
    }),
  ),
  parts: z.array(partStateSchema),
});
export type OpenedSignOff = z.infer<typeof openedSchema>;

export const openSignOff = defineContract({
  method: 'POST',
  path: '/api/sign-offs/link/open',
  tag: 'sign-off',
  access: 'anyone',
  summary:
    'What a link is for, its products and how their parts stand. LINK_ENDED if it has ended, was revoked or is not known',
  body: z.strictObject({ token }),
  reply: openedSchema,
});

/** A text, a list of texts, or addresses of images. */
const valueSchema = z.union([z.string(), z.array(z.string())]);

const shownPartSchema = z.extend(partStateSchema, {
  /** The name of the part, and what its value is. */
  label: z.string(),
  kind: z.enum(['text', 'texts', 'images']),
  /** As the source has it, and as it is proposed. */
  before: valueSchema,
  after: valueSchema,
  /** The text that was shown before it changed; null where it did not. */
  earlier: z.nullable(valueSchema),
  /** Names the text that is shown: an answer says which one it is about. */
  seen: z.string(),
  /** Of *Change to*: the new text, of a list one value a line. Kept when the answer is taken back. */
  text: z.nullable(z.string()),
  why: z.nullable(z.string()),
  /** Most characters the retailer takes: of the text, or of each value of a list. Null for images. */
  limit: z.nullable(z.int()),
  /** Of images: where each of `before` and `after` is seen, as the first one of a product. */
  pictures: z.object({ before: z.array(z.nullable(z.string())), after: z.array(z.nullable(z.string())) }),
});
export type ShownPart = z.infer<typeof shownPartSchema>;

export const openSignOffProduct = defineContract({
  method: 'POST',
  path: '/api/sign-offs/link/product',
  tag: 'sign-off',
  access: 'anyone',
  summary: 'The parts of one product of a link, before and after. NOT_FOUND for a product that is not part of it',
  body: z.strictObject({ token, productId }),
  reply: z.object({ parts: z.array(shownPartSchema) }),
});

export const answerSignOff = defineContract({
  method: 'POST',
  path: '/api/sign-offs/link/answer',
  tag: 'sign-off',
  access: 'anyone',
  summary:
    'Saves the answer for one part, or takes it back with null, unless it was sent (ILLEGAL_TRANSITION); the last one counts. With `isSaved` false the text is another by now: it is in `shown`, and open. `parts` are those that changed after `revision`',
  body: z.strictObject({
    ...{ token, productId },
    part: partSchema,
    seen: z.string().check(z.maxLength(64)),
    answer: answerSchema,
    text: z.optional(z.string().check(z.maxLength(textLimits.description, 'This text is too long.'))),
    why: z.optional(z.string().check(z.maxLength(longestWhy, `Use at most ${longestWhy} characters.`))),
    revision: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  }),
  reply: z.object({
    isSaved: z.boolean(),
    savedAt: z.iso.datetime(),
    revision: z.int(),
    parts: z.array(partStateSchema),
    shown: shownPartSchema,
  }),
});

export const sendSignOff = defineContract({
  method: 'POST',
  path: '/api/sign-offs/link/send',
  tag: 'sign-off',
  access: 'anyone',
  audited: true,
  summary:
    'Sends the answers that were not sent yet: a run takes them, as who made the link. Where they cannot approve any more, the answers wait for somebody who can, and `isTaken` is false. Can be repeated',
  body: z.strictObject({ token, revision: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
  reply: z.object({
    /** Answers that were sent by this call. */
    sent: z.int(),
    isTaken: z.boolean(),
    revision: z.int(),
    parts: z.array(partStateSchema),
  }),
});
