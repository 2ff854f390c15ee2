// What is kept of how a draft came about: enough to explain it to a reviewer, and to write it again.
import * as z from 'zod/mini';

/** One change the writer made, in a plain sentence, and what asked for it: a benchmark rule, a prompt, a keyword, or the facts. */
export const draftReasonSchema = z.object({
  text: z.string(),
  because: z.enum(['rule', 'prompt', 'keyword', 'facts']),
  /** The rule's id or the prompt's origin; null where the facts are the reason, or no single rule or prompt is. */
  ref: z.nullable(z.string()),
  /** The rule as it was then: its name, and the page it was read on. */
  rule: z.optional(z.object({ label: z.string(), source: z.string() })),
  /** A wish of a prompt that the source left no way to meet. */
  isUnmet: z.optional(z.literal(true)),
});
export type DraftReason = z.infer<typeof draftReasonSchema>;

/** A sentence or a bullet of a draft with the facts its writer says it rests on: where each stands in the source, and its words. */
export const groundedSentenceSchema = z.object({
  text: z.string(),
  facts: z.array(z.object({ field: z.string(), text: z.string() })),
});
export type GroundedSentence = z.infer<typeof groundedSentenceSchema>;

/** A clause of a prompt, and what became of it in the text: checked after writing, for every writer. */
export const checkedWishSchema = z.object({
  text: z.string(),
  /** The prompt of the library it stands in, such as `brand prompt for Lenovo`; null for one made for this text. */
  origin: z.nullable(z.string()),
  verdict: z.enum(['followed', 'missed', 'not-checked']),
  /** What the text has instead, without a full stop; empty where nothing was missed. */
  says: z.string(),
  /** Whether the built-in writer has no way to follow it. */
  needsModel: z.boolean(),
  /** Of a wish made for an earlier version of the text, which still holds. */
  isEarlier: z.optional(z.literal(true)),
});
export type CheckedWish = z.infer<typeof checkedWishSchema>;

/** A text that was rejected, and why. */
export const rejectedTextSchema = z.object({ reason: z.string(), text: z.union([z.string(), z.array(z.string())]) });
export type RejectedText = z.infer<typeof rejectedTextSchema>;

export const draftRecordSchema = z.object({
  /** Who wrote: `built-in`, or the name of the model. */
  engine: z.string(),
  reasons: z.array(draftReasonSchema),
  /** The checks as they came out on the stored text: claims by verdict, and the ids of the rules it breaks; advice is not counted. */
  checks: z.object({
    supported: z.int(),
    unsupported: z.int(),
    contradicted: z.int(),
    brokenRules: z.array(z.string()),
    /** Of the supported claims those that need proof, and of the broken rules those that are must. Absent from older drafts. */
    needProof: z.optional(z.int()),
    mustRules: z.optional(z.array(z.string())),
    /** Statements of which no rule and no judge read all. Absent from older drafts. */
    unchecked: z.optional(z.int()),
  }),
  /** Whether a first draft failed a check and the stored text is a second one that fares better. */
  isRepaired: z.boolean(),
  /** Whether its writer had nothing for the part, so that the text stayed as it was; the first reason says why. */
  isKept: z.optional(z.literal(true)),
  /** The reusable prompts that led it, by version. */
  prompts: z.array(z.object({ id: z.int(), version: z.int() })),
  /** The user's own prompt for it; absent from drafts of before it was kept. */
  prompt: z.optional(z.nullable(z.string())),
  /** Why texts before it were rejected, which led it; absent where none was for a reason. */
  rejections: z.optional(z.array(rejectedTextSchema)),
  /** What became of the prompts; absent from drafts of before they were checked. */
  wishes: z.optional(z.array(checkedWishSchema)),
  /** Absent where its writer names no facts, as the built-in writer, whose sentences are the source's own. */
  sentences: z.optional(z.array(groundedSentenceSchema)),
  /** SHA-256 (hex) of all that went in: the same hash, engine and version of Copydesk give the same draft. */
  inputHash: z.string(),
});
export type DraftRecord = z.infer<typeof draftRecordSchema>;
