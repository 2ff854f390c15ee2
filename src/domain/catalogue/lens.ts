// The lenses of a status list: why a product needs a person, or that nothing keeps it from an approval in bulk.
import * as z from 'zod/mini';

/**
 * The first that fits wins, so every product on the pending list is under exactly one lens.
 *
 * `nothing-written`: no content yet, or a pending part was emptied though its source has text. `part-rejected`: a part, or one of the images
 * that wait, was rejected. `source-changed`: the source changed after a part was approved; an approved product can be under this lens too.
 * `open-claim`: a pending part makes a claim that its source contradicts, does not state, or cannot prove. `must-rule`: a pending part breaks
 * a rule that gets a listing refused. `wish-not-followed`: its draft does not follow all of a prompt. `unchanged`: the pending parts equal
 * their source. `clean`: none of these.
 */
export const lenses = [
  'nothing-written',
  'part-rejected',
  'source-changed',
  'open-claim',
  'must-rule',
  'wish-not-followed',
  'unchanged',
  'clean',
] as const;
export const lensSchema = z.enum(lenses);
export type Lens = z.infer<typeof lensSchema>;

/** The lenses under which a person has to look at something. */
export const lookLenses = [
  'nothing-written',
  'part-rejected',
  'source-changed',
  'open-claim',
  'must-rule',
  'wish-not-followed',
] as const satisfies readonly Lens[];
export type LookLens = (typeof lookLenses)[number];

/** The same lens where a person has to look; null for any other. */
export const needsLook = (lens: Lens | null): LookLens | null => lookLenses.find((each) => each === lens) ?? null;

/** The lens in words, on screens and in replies. */
export const lensLabels: Readonly<Record<Lens, string>> = {
  'nothing-written': 'Nothing written yet',
  'part-rejected': 'Part rejected',
  'source-changed': 'Source changed since approval',
  'open-claim': 'Open claim',
  'must-rule': 'Required rule',
  'wish-not-followed': 'Wish not followed',
  unchanged: 'Unchanged',
  clean: 'Clean',
};
