// What a text allows alone: `works only with Bremmer batteries`, `for indoor use only`, `can only be recorded on a computer`. A text that
// allows any, or does without it, says otherwise.
import type { Evidence } from '../evidence.ts';
import { rootOf, type Scan, tokenAt } from '../tokens/tokens.ts';
import type { Denial } from './denial.ts';
import { isRefused } from './orders.ts';

/** `words`: roots of what is allowed alone and of what it is allowed for. `from` and `next` are the tokens they stand in. */
export type Restriction = {
  words: string[];
  from: number;
  next: number;
  /** It says for or with what: `for wood only`. `Body only` tells what one gets. */
  isBound: boolean;
};

const binding = /^(?:for|with|in|on|by|be|to|when|after|under|use|used|from)$/;
const small = new Set(
  'a an the for with in on by be to when after under use used from of and or it its is are can may works work suitable at'.split(
    ' ',
  ),
);
const longest = 6;

/** The words up to the clause's end, one way or the other. */
function wordsOf(scan: Scan, at: number, step: 1 | -1): { words: string[]; place: number } {
  const { clause } = tokenAt(scan, at);
  const words: string[] = [];
  let place = at + step;
  for (; Math.abs(place - at) <= longest && tokenAt(scan, place).clause === clause; place += step) {
    const { key, type } = tokenAt(scan, place);
    if (type === 'sign' && key !== '-') break;
    if (type === 'word' && !small.has(key)) words.push(rootOf(key));
  }
  return { words, place: place - step };
}

function isBoundBefore(scan: Scan, from: number, next: number): boolean {
  for (let place = from; place < next; place += 1)
    if (/^(?:for|with|in|on|under)$/.test(tokenAt(scan, place).key)) return true;
  return false;
}

/** What a text allows alone, in its order. `only 5 g`, `not only` and `only at a shop` allow nothing. */
export function readRestrictions(scan: Scan): Restriction[] {
  const found: Restriction[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const { key, clause } = tokenAt(scan, at);
    // `never ride without a helmet`
    if (key === 'without' && isRefused(scan, at)) {
      const needed = wordsOf(scan, at, 1);
      if (needed.words.length > 0) found.push({ words: needed.words, from: at, next: needed.place + 1, isBound: true });
      continue;
    }
    if (key !== 'only' && key !== 'exclusively' && key !== 'solely') continue;
    const before = tokenAt(scan, at - 1);
    const after = tokenAt(scan, at + 1);
    if (/^(?:not|the|if|an|your)$/.test(before.key)) continue;
    const isEnd = after.clause !== clause || after.type !== 'word';
    if (!isEnd && !binding.test(after.key)) continue;
    const own = before.clause === clause ? wordsOf(scan, at, -1) : { words: [], place: at };
    const allowed = isEnd ? { words: [], place: at } : wordsOf(scan, at, 1);
    const words = [...own.words, ...allowed.words];
    const isBound = !isEnd || isBoundBefore(scan, own.place, at);
    if (words.length > 0) found.push({ words, from: own.place, next: allowed.place + 1, isBound });
  }
  return found;
}

const universal = /^(?:any|all|every|other|whatever)$/;
const linking = /^(?:for|with|on|in|to|of|fits?|from|by|inside)$/;

/** The root of a verb at a place: `record on any`, `can be recorded on any`; `a gift for any` has none. */
function deedBefore(scan: Scan, at: number): string | null {
  const { key, type, clause } = tokenAt(scan, at);
  const before = tokenAt(scan, at - 1);
  const isDeed = before.clause !== clause || /^(?:can|may|be|is|are|to|and|it|them)$/.test(before.key);
  if (type !== 'word') return null;
  return /^(?:it|them|this)$/.test(key) ? deedBefore(scan, at - 1) : isDeed ? rootOf(key) : null;
}

/** Where a text allows all of what is allowed alone, or does without it. */
export function findUnrestricted(
  scan: Scan,
  all: readonly (Restriction & { evidence: Evidence })[],
  denials: readonly Denial[],
): { from: number; next: number; by: Evidence }[] {
  const restrictions = all.filter(({ isBound }) => isBound);
  if (restrictions.length === 0) return [];
  const found: { from: number; next: number; by: Evidence }[] = [];
  for (const { words, from, next, mode } of denials) {
    const by = restrictions.find((each) => words.length === 1 && each.words.includes(words[0] ?? ''));
    if (by && mode === 'any') found.push({ from, next, by: by.evidence });
  }
  for (let at = 1; at < scan.tokens.length; at += 1) {
    if (!universal.test(tokenAt(scan, at).key) || !linking.test(tokenAt(scan, at - 1).key)) continue;
    const { clause } = tokenAt(scan, at);
    const behind = wordsOf(scan, at, 1).words;
    // `batteries of any brand`
    const isOf = /^(?:of|from)$/.test(tokenAt(scan, at - 1).key);
    const head = isOf ? rootOf(tokenAt(scan, at - 2).key) : deedBefore(scan, at - 2);
    const around = head === null ? behind : [head, ...behind];
    const isAlone = scan.tokens.some(
      ({ key, clause: own }) => own === clause && /^(?:only|no|not|without|except)$/.test(key),
    );
    // `all Bremmer tools` is no more than `only Bremmer tools`.
    const isWithin = (words: readonly string[]) => behind.length > 1 && words.includes(behind[0] ?? '');
    const by = isAlone
      ? undefined
      : restrictions.find(({ words }) => !isWithin(words) && around.some((word) => words.includes(word)));
    if (by) found.push({ from: at, next: wordsOf(scan, at, 1).place + 1, by: by.evidence });
  }
  return found;
}
