// What the source says of a claim, with the facts or the words that say so.
import type { Evidence } from '../checked-claim.ts';
import type { Fact } from '../fact-index.ts';

/** `words`: evidence that is no fact. */
export type Judged = {
  verdict: 'supported' | 'contradicted' | 'unsupported';
  by: readonly Fact[];
  words?: readonly Evidence[];
};

/** A few facts are evidence enough. */
const most = 3;

export const unsupported: Judged = { verdict: 'unsupported', by: [] };
export const supported = (by: readonly Fact[]): Judged => ({ verdict: 'supported', by: by.slice(0, most) });
export const contradicted = (by: readonly Fact[]): Judged => ({ verdict: 'contradicted', by: by.slice(0, most) });
export const supportedByWords = (words: readonly Evidence[]): Judged => ({ verdict: 'supported', by: [], words });
