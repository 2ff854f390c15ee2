// What a sample draft is: texts a language model wrote for a sample product beforehand, with the facts behind each sentence.

/**
 * A title, a bullet or a sentence, and the facts of the source it rests on: names of attributes, `title`, `brand` and the like, `bullet 2`
 * or `description 3` for the third sentence of the description.
 */
export type Said = readonly [text: string, ...facts: string[]];

export type SampleDraft = {
  title: Said;
  bullets: readonly Said[];
  /** Sentences paragraph by paragraph. */
  description: readonly (readonly Said[])[];
  /** Facts left out, and why in a few words. */
  unused?: readonly (readonly [fact: string, why: string])[];
  /** What a shopper would miss. */
  ask?: readonly string[];
};

/** Drafts by the SKU of their product. */
export type SampleDrafts = Readonly<Record<string, SampleDraft>>;
