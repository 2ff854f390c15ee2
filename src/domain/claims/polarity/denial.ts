// What a text denies or forbids, in the form both sides are compared in.

/**
 * What a denial denies: that a thing is in the box, that it is needed, that it is there at all, that something is done (`act`), or that the
 * product is for a thing (`use`).
 */
export type Mode = 'box' | 'need' | 'any' | 'act' | 'use';

/**
 * `words`: roots of what is denied, its own words only. `from` and `next` are the tokens it covers. `isFirm`: said of the product and of all
 * of it. `limits`: roots and figures it holds under only, as `under 3` in `not for children under 3`.
 */
export type Denial = {
  words: string[];
  from: number;
  next: number;
  isFirm: boolean;
  mode: Mode;
  limits?: readonly string[];
};
