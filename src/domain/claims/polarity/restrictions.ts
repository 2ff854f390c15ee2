// What a source allows of one sort only, and a text of any: `works with any battery` of `works only with the original battery`.
import { rootOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { deniedAt } from './turns.ts';

/** `battery` as the head of `the original battery`, and `original` as what narrows it, by their roots. */
export type Phrase = { head: string; narrowing: readonly string[]; from: number; next: number };
export type Restriction = { narrowing: readonly string[]; evidence: Evidence };

const limiting = /^(?:only|solely|exclusively)$/;
const linking = /^(?:with|for|to|on|in|by|from)$/;
const verbs = /^(?:uses?|fits?|takes?|accepts?|supports?)$/;
const wide = /^(?:any|all|every)$/;
const articles = /^(?:the|a|an|its|your|this|these|of|other|use)$/;
const ends = /^(?:and|or|but|that|which|who|when|while|if|as|is|are|was|can|than|at|with|for|to|on|in|by|from|only)$/;
const longest = 6;

/** The thing that is named from a place on, null where there is none. */
function readPhrase(scan: Scan, at: number): Phrase | null {
  const { clause } = tokenAt(scan, at);
  const roots: string[] = [];
  let next = at;
  for (; next < at + longest; next += 1) {
    const { key, type, clause: own } = tokenAt(scan, next);
    if (own !== clause || ends.test(key) || (type === 'sign' && key !== '-')) break;
    if (type !== 'sign' && !articles.test(key)) roots.push(rootOf(key));
  }
  const head = roots.pop();
  return head === undefined ? null : { head, narrowing: roots, from: at, next };
}

/** Where the thing begins that `only` limits: `only with the original battery`, `for indoor use only`; -1 where it limits none. */
function limitedFrom(scan: Scan, at: number): number {
  const { clause } = tokenAt(scan, at);
  if (tokenAt(scan, at - 1).key === 'not') return -1;
  const following = tokenAt(scan, at + 1);
  if (following.clause === clause && following.type !== 'sign') {
    if (linking.test(following.key)) return at + 2;
    return verbs.test(tokenAt(scan, at - 1).key) ? at + 1 : -1;
  }
  for (let place = at - 1; place > at - longest && tokenAt(scan, place).clause === clause; place -= 1)
    if (linking.test(tokenAt(scan, place).key)) return place + 1;
  return -1;
}

/** The things of a text that are allowed of one sort only. */
export function readRestrictions(scan: Scan): Phrase[] {
  return [...scan.tokens.entries()].flatMap(([at, { key }]) => {
    const from = limiting.test(key) ? limitedFrom(scan, at) : -1;
    const phrase = from < 0 ? null : readPhrase(scan, from);
    return phrase && phrase.narrowing.length > 0 ? [phrase] : [];
  });
}

/** The things of a text that are allowed of any sort: `any battery`. */
export function readWide(scan: Scan): Phrase[] {
  return [...scan.tokens.entries()].flatMap(([at, { key }]) => {
    const phrase = wide.test(key) && !deniedAt(scan, at) ? readPhrase(scan, at + 1) : null;
    return phrase ? [{ ...phrase, from: at }] : [];
  });
}

/** The restriction of the source that a wide phrase drops. */
export const restrictionOf = (
  restrictions: ReadonlyMap<string, readonly Restriction[]>,
  { head, narrowing }: Phrase,
): Restriction | undefined =>
  restrictions.get(head)?.find((known) => !known.narrowing.some((word) => narrowing.includes(word)));
