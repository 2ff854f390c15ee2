// What a text states at one place, in a form that can be compared: the shape shared by facts and claims.

import { stemOf } from '#domain/text/word-forms.ts';
import type { ClaimKind } from './kinds.ts';
import { type Bound, boundBefore } from './reading/bounds.ts';
import type { Comparison } from './reading/comparisons.ts';
import { type Direction, directionAt, isAsked, type Limit, limitAt } from './reading/directions.ts';
import { type Scan, tokenAt } from './tokens/tokens.ts';
import type { Unit } from './tokens/units.ts';

/** A number with its unit in base units too. Two of them are a range, more are dimensions. */
export type Amount = { number: number; base: number; unit: string };

export type Value =
  | { type: 'measure'; quantity: string; amounts: readonly Amount[] }
  | { type: 'dimensions'; quantity: string | null; amounts: readonly Amount[] }
  | { type: 'number'; key: string; prev: string }
  | { type: 'pack'; number: number; group: string }
  /** A word or phrase of the mention's kind; `parents` are the terms it is a sort of. */
  | { type: 'term'; term: string; parents: readonly string[] }
  /** Letters and digits without what divides them. */
  | { type: 'model'; code: string }
  /** In months; `to` is null where it is open. */
  | { type: 'age'; from: number; to: number | null }
  | { type: 'warranty'; months: number | 'lifetime' }
  /** What is in the box, or has to be had; in one word. */
  | { type: 'included'; thing: string; isRequired: boolean }
  /** The words that name what something fits, who certifies it, or a place. */
  | { type: 'names'; words: readonly string[]; isSure: boolean };

export type Mention = {
  kind: ClaimKind;
  value: Value;
  start: number;
  end: number;
  /** Singular words right after and right before it in its clause, the nearest first. */
  after: readonly string[];
  before: readonly string[];
  /** Of a material or a colour: the part it is said of before it, `base made of aluminum`. */
  of: string | null;
  /** It is denied: `not waterproof`, `BPA-free`, `sold separately`. */
  isNegated: boolean;
  /** It is alone in its clause, as a colour at a title's end does. */
  isAlone: boolean;
  /** Good enough to support a claim, too vague to be one. */
  isWeak: boolean;
  /** A name said in passing: worth a claim only where the source does not know it. */
  isPassing: boolean;
  /** Said so loosely, `a hundred times`, that it is worth a claim only where the source says otherwise. */
  isLoose: boolean;
  /** It belongs to what the text compares with, not to the product. */
  comparison: Comparison | null;
  /** Of an amount or a count: `under 3 lb`, `about 10 hours`. */
  bound: Bound | null;
  /** Of an amount: `25 % lower`; `at most 40 W`. */
  direction: Direction | null;
  limit: Limit | null;
  sentence: number;
};

const barriers = new Set(
  (
    'and or with for that which who to from in on at by through is are was has have had can so when while where whether if plus feature include offer provide deliver let make give allow help than as but you your up ' +
    // Of Spanish, Czech and Serbian only what is no English word: what such a word joins is not one thing.
    'con para por los las el en una unos unas es son sa za od na je su se ili nebo jsou ve'
  ).split(' '),
);
const skipped = new Set(
  'of the a an its this these each more other different additional total about approximately over under least de del'.split(
    ' ',
  ),
);

/** Words that give the role of a mention: `16GB of memory` → memory; nearest first, at most four. */
export function rolesAfter(scan: Scan, at: number, clause: number): string[] {
  const roles: string[] = [];
  for (let place = at; place < at + 9 && roles.length < 4; place += 1) {
    const token = tokenAt(scan, place);
    if (token.type === 'end' || token.clause !== clause) break;
    if (token.type === 'sign' && token.key !== '-' && token.key !== '.' && token.key !== '"') break;
    if (token.type !== 'word') continue;
    const stem = stemOf(token.key);
    if (barriers.has(stem)) break;
    if (!skipped.has(stem) && stem.length > 1) roles.push(stem);
  }
  return roles;
}

/** Words between a verb or noun and its amount: `cold for 24 hours`, `up to 5`, `runs more than 10 hours`. */
const crossed = new Set('for up to at by than more less fewer'.split(' '));

/** As `rolesAfter`, backwards; a label before a colon counts. */
function rolesBefore(scan: Scan, at: number, clause: number): string[] {
  const roles: string[] = [];
  let own = clause;
  for (let place = at - 1; place > at - 8 && place >= 0 && roles.length < 3; place -= 1) {
    const token = tokenAt(scan, place);
    if (token.key === ':' && place === at - 1) {
      own = token.clause;
      continue;
    }
    if (token.clause !== own || (token.type === 'sign' && token.key !== '-' && token.key !== '.')) break;
    if (token.type !== 'word') continue;
    const stem = stemOf(token.key);
    if (crossed.has(stem)) continue;
    if (barriers.has(stem)) break;
    if (!skipped.has(stem) && stem.length > 1) roles.push(stem);
  }
  return roles;
}

const negations: ReadonlySet<string> = new Set(
  'not no without non never cannot neither nor lacks excludes excluding nicht nie niemals ohne'.split(' '),
);

/** Whether a word denies what follows it: `not`, `isn't`, `keine`. */
export const isNegation = (key: string): boolean =>
  negations.has(key) || key.endsWith("n't") || /^kein(?:e[nmrs]?)?$/.test(key);

/** Whether what is between two places is denied: `not X`, `no X`, `X-free`, `free of X`, `X (not included)`. */
export function isDenied(scan: Scan, from: number, next: number, window = 3): boolean {
  const { clause } = tokenAt(scan, from);
  // `non-dimmable`: a hyphen takes no room between the two.
  const isSuspended = tokenAt(scan, from - 1).key === '-';
  for (let place = from - 1; place >= from - window - (isSuspended ? 1 : 0) && place >= 0; place -= 1) {
    const token = tokenAt(scan, place);
    if (token.clause !== clause) break;
    // `non-slip rubber` denies slipping, not rubber.
    if (token.key === 'non' && place < from - (tokenAt(scan, place + 1).key === '-' ? 2 : 1)) continue;
    if (isNegation(token.key) && tokenAt(scan, place + 1).key !== 'matter') return true;
    if (token.key === 'free' && /^(?:of|from)$/.test(tokenAt(scan, place + 1).key)) return true;
  }
  const after = tokenAt(scan, next);
  // `Waterproof: no`, as a table says it.
  const answer = tokenAt(scan, next + 1);
  const isAnswer = tokenAt(scan, next + 2).clause !== answer.clause || tokenAt(scan, next + 2).type !== 'word';
  if (after.key === ':' && isAnswer && /^(?:no|false|none)$/.test(answer.key)) return true;
  const free = after.key === '-' ? tokenAt(scan, next + 1) : after;
  return (
    free.key === 'free' &&
    free.clause === tokenAt(scan, next - 1).clause &&
    !/^(?:of|from)$/.test(tokenAt(scan, free === after ? next + 1 : next + 2).key)
  );
}

export function amountOf(number: number, unit: Unit): Amount {
  return { number, base: number * unit.factor, unit: unit.name };
}

/** A mention of the tokens from `from` to before `next`. */
export function mentionOf(scan: Scan, from: number, next: number, kind: ClaimKind, value: Value): Mention {
  const first = tokenAt(scan, from);
  const last = tokenAt(scan, next - 1);
  const isAmount = value.type === 'measure' || value.type === 'number';
  const isStated = isAmount && !isAsked(scan, from);
  return {
    kind,
    value,
    start: first.start,
    end: last.end,
    after: rolesAfter(scan, next, last.clause),
    before: rolesBefore(scan, from, first.clause),
    of: null,
    isNegated: false,
    isAlone: false,
    isWeak: false,
    isPassing: false,
    isLoose: false,
    comparison: null,
    bound: isAmount ? boundBefore(scan, from) : null,
    direction: isStated && value.type === 'measure' ? directionAt(scan, from, next) : null,
    limit: isStated ? limitAt(scan, from, next) : null,
    sentence: first.sentence,
  };
}

/** What a reader of one kind answers: the mention and the token to go on with. */
export type Read = { mention: Mention; next: number };
export type Reader = (scan: Scan, at: number) => Read | null;
