// What was found of a part that waits for a decision, and what follows from it. Lenses, runs, dialogs, approvals and screens all ask here, so
// that "clean" means one thing everywhere.
import * as z from 'zod/mini';
import type { Lens } from '#domain/catalogue/lens.ts';
import { type Part, partSchema, partTable } from '#domain/parts/parts.ts';
import type { ReviewedContent } from './content.ts';

/**
 * How a draft compares with its source. `empty`: neither has any text. `missing`: the draft is empty though the source has text.
 */
const draftValues = ['changed', 'unchanged', 'empty', 'missing'] as const;

const brokenShape = {
  /** Ids of the rules that are broken: `must` of severity `block`, `should` of severity `warn`. Waived ones are in neither. */
  must: z.array(z.string()),
  should: z.array(z.string()),
  /** Ids of broken rules that are waived for this product. */
  waived: z.array(z.string()),
};
const brokenRulesSchema = z.object(brokenShape);
export type BrokenRules = z.infer<typeof brokenRulesSchema>;

export const partCheckSchema = z.object({
  part: partSchema,
  value: z.enum(draftValues),
  /** Claims that are contradicted, unsupported or need proof, and were not judged otherwise. */
  openClaims: z.int(),
  /** The words of the first of them, cut to `shownWords` characters; null where none is open. */
  openWords: z.nullable(z.string()),
  ...brokenShape,
  /** What a prompt asked of the draft that it does not follow, and the first of it in words. */
  unmetWishes: z.int(),
  wishWords: z.nullable(z.string()),
  /** One of its images was rejected. */
  hasRejectedImage: z.boolean(),
});
export type PartCheck = z.infer<typeof partCheckSchema>;

/** The checks of the parts that wait, and the rules the product breaks as a whole: those on its facts, and must rules on the substance of all texts. */
export const reviewCheckSchema = z.object({ parts: z.array(partCheckSchema), facts: brokenRulesSchema });
export type ReviewCheck = z.infer<typeof reviewCheckSchema>;
export const emptyCheck: ReviewCheck = { parts: [], facts: { must: [], should: [], waived: [] } };

export const shownWords = 80;

/** What a part that waits is called: a lens, of those that a part by itself can have. */
export type PartLens = Exclude<Lens, 'source-changed'>;

/** The one decision on what a part is: the first that fits. */
export function lensOfPart(check: PartCheck): PartLens {
  if (check.value === 'missing') return 'nothing-written';
  if (check.hasRejectedImage) return 'part-rejected';
  if (check.openClaims > 0) return 'open-claim';
  if (check.must.length > 0) return 'must-rule';
  if (check.unmetWishes > 0) return 'wish-not-followed';
  return check.value === 'changed' ? 'clean' : 'unchanged';
}

const isOpen = (check: PartCheck): boolean => {
  const lens = lensOfPart(check);
  return lens !== 'clean' && lens !== 'unchanged';
};

/** Whether an approval in bulk takes a part: nothing is open on it, and neither it nor the product's facts break a must rule. */
export function isApprovable(check: PartCheck, facts: BrokenRules): boolean {
  return !isOpen(check) && facts.must.length === 0;
}

/**
 * Whether *Approve the rest* on a product takes a part. A person has the product in front of them, so a part without text in source and draft
 * may be left empty even where a rule asks for text, and facts that no text can fix do not hold a part back.
 */
export function isTakenWithTheRest(check: PartCheck): boolean {
  return !isOpen(check) || (check.value === 'empty' && !check.hasRejectedImage);
}

/** The gravest of the parts that wait; null where none is given. */
function gravestOf(checks: readonly PartCheck[]): PartLens | null {
  const order: readonly PartLens[] = [
    'nothing-written',
    'part-rejected',
    'open-claim',
    'must-rule',
    'wish-not-followed',
    'clean',
    'unchanged',
  ];
  const found = new Set(checks.map(lensOfPart));
  return order.find((lens) => found.has(lens)) ?? null;
}

/** Whether the source changed after one of the parts was approved. */
export function hasSourceChanged({ parts }: Pick<ReviewedContent, 'parts'>): boolean {
  return Object.values(parts).some(({ status, record }) => status === 'approved' && record.sourceChanges.length > 0);
}

/**
 * The lens of a product, by its content and the checks of its pending parts. Without content nothing is written yet. Null where nothing
 * waits and the source is as it was approved.
 */
export function lensOf(content: ReviewedContent | null, { parts, facts }: ReviewCheck): Lens | null {
  if (!content) return 'nothing-written';
  const scored = parts.filter(({ part }) => partTable[part].isScored);
  const ofParts = gravestOf(scored);
  const holdsBack =
    facts.must.length > 0 && (ofParts === 'clean' || ofParts === 'unchanged' || ofParts === 'wish-not-followed');
  const own = holdsBack ? 'must-rule' : ofParts;
  const isRejected = Object.entries(content.parts).some(
    ([part, { status }]) => partTable[part as Part].isScored && status === 'rejected',
  );
  if (own === 'nothing-written') return own;
  if (own !== null && isRejected) return 'part-rejected';
  if (hasSourceChanged(content)) return 'source-changed';
  return own;
}
