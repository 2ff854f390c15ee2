// What every rule kind is given and what it answers.
import { forEachPart, issueOrder, partTable } from '#domain/parts/parts.ts';
import type { RuleProduct } from './rule-product.ts';
import type { ListingReading } from './substance/read-listing.ts';

/** What a rule checks: one of the parts, the facts of the product itself, or the substance of all its text. */
export const attributes = [...issueOrder, 'facts', 'substance'] as const;
export type Attribute = (typeof attributes)[number];

export type { RuleProduct };

/** One attribute of a listing, ready to be measured: a text, or the entries of a list without blank ones. */
export type Target = {
  attribute: Attribute;
  items: readonly string[];
  product: RuleProduct;
  /** Reads the listing as a whole, once for all rules; absent where a text is checked by itself. */
  readListing?: () => ListingReading;
};

export type Unit = 'characters' | 'bytes' | 'words' | 'bullets' | 'images' | 'times' | 'percent';
export type Measure = { value: number; unit: Unit };
/** Bounds, both included. */
export type Bounds = { min?: number | undefined; max?: number | undefined };

/**
 * How a rule came out. Ranges say by how much they are missed; the other kinds only pass or fail.
 * `slightly` is within a fifth of the bound.
 */
export const verdicts = ['passed', 'slightly-below', 'below', 'slightly-above', 'above', 'failed'] as const;
export type Verdict = (typeof verdicts)[number];

export type Finding = {
  verdict: Verdict;
  /** Share of the rule's points that is lost, 0-1; 0 exactly when it passed. */
  share: number;
  message: string;
  /** What to do about it; null when nothing is wrong. */
  fix: string | null;
  measured: Measure | null;
  limit: Bounds | null;
  /** The words, signs or entries it is about, at most `foundLimit`. */
  found: string[];
  /** Of a broken rule on images: the addresses of all it is about. */
  images?: string[];
  /** The address of an image the first of these shows the same as; absent where it is not about that. */
  sameAs?: string;
  /** Of the first of these images what is wrong with it in a word, such as `240 px`; absent where no word says it. */
  word?: string;
};

export const foundLimit = 5;

/** How messages speak of an attribute. */
export const nouns: Readonly<Record<Attribute, { noun: string; verb: 'is' | 'are'; entry: string; entries: string }>> =
  {
    ...forEachPart((part) => {
      const { shortLabel: noun, word: entry } = partTable[part];
      return { noun, verb: 'is' as const, entry, entries: `${entry}s` };
    }),
    bullets: { noun: 'Bullet points', verb: 'are', entry: 'bullet point', entries: 'bullet points' },
    images: { noun: 'Product images', verb: 'are', entry: 'product image', entries: 'product images' },
    facts: { noun: 'Product facts', verb: 'are', entry: 'fact', entries: 'facts' },
    substance: { noun: 'Substance', verb: 'is', entry: 'text', entries: 'texts' },
  };

/** A finding of a rule that is kept. */
export function pass(message: string, given: Partial<Pick<Finding, 'measured' | 'limit'>> = {}): Finding {
  return { verdict: 'passed', share: 0, message, fix: null, measured: null, limit: null, found: [], ...given };
}

/** A finding of a rule that is broken and has no degrees. */
export function fail(
  message: string,
  fix: string,
  given: Partial<Pick<Finding, 'measured' | 'limit' | 'found'>> = {},
): Finding {
  return { verdict: 'failed', share: 1, message, fix, measured: null, limit: null, found: [], ...given };
}

// Made once and not before it is needed: making a formatter costs more than checking a title.
let listFormat: Intl.ListFormat | undefined;

/** Words in quotes, joined for a sentence. */
export function quoteAll(found: readonly string[]): string {
  listFormat ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return listFormat.format(found.map((text) => `"${text}"`));
}

/** A text without the signs a name may carry or not: `Orvik™` and `Orvik` are one brand. */
export const dropTradeMarks = (text: string): string => text.replace(/[™®©]/g, '');
