// What a text says is not there, and what it says not to do: `no added sugars`, `palm oil free`, `battery and charger not included`; for
// `do not bleach`, `not suitable for aluminum or copper` see `orders.ts`.

import { rootOf } from '#domain/text/word-forms.ts';
import { type Scan, type Token, tokenAt } from '../tokens/tokens.ts';
import type { Denial, Mode } from './denial.ts';
import { isRefused, readOrders } from './orders.ts';

const absent = new Set(['no', 'without', 'zero', 'lacks']);
const ends = new Set(
  (
    'with for that which who to from in on at by is are was be has have had can so when while where if plus of you your as but into onto through than about over under between it its we they this these those will ' +
    'inside outside near during while below above against needed required necessary included supplied provided involved and only yet'
  ).split(' '),
);
const articles = new Set(
  'a an the any other additional more single separate built onboard integrated dedicated'.split(' '),
);
/** `no more fumbling`, `no other case`, `no matter`, `no longer`: nothing of the product is denied. */
const idle = new Set(
  'more other longer matter doubt wonder need one less fewer better sooner only just compromise way'.split(' '),
);
const absentees = new Set(['included', 'supplied', 'provided', 'required', 'needed', 'necessary', 'separately']);
const longest = 4;

/** Things by other names, by their roots. */
const names = new Map(
  ['smell', 'odor', 'odour', 'fragrance', 'perfume', 'aroma'].map((name) => [rootOf(name), rootOf('scent')]),
);
export const sameThing = (root: string): string => names.get(root) ?? root;

/** Words in `-less` that say nothing of a part. */
const idioms = new Set(
  'effortless timeless countless endless flawless seamless priceless wireless cordless regardless unless stainless boundless harmless weightless limitless relentless spotless careless reckless ageless tireless useless doubtless nonetheless nevertheless selfless fearless'.split(
    ' ',
  ),
);

const isWord = (token: Token) => token.type === 'word';

const added = rootOf('added');

/** The words of one denied thing from here on. */
function readThing(scan: Scan, at: number, clause: number): { words: string[]; next: number } {
  const words: string[] = [];
  let next = at;
  for (; next < at + 9 && words.length < longest; next += 1) {
    const token = tokenAt(scan, next);
    if (token.clause !== clause || (token.type === 'sign' && token.key !== '-')) break;
    if (!isWord(token) || articles.has(token.key)) {
      if (token.type === 'number') break;
      continue;
    }
    // `no built-in microphone`
    const isSuspended = tokenAt(scan, next - 1).key === '-' && token.isGlued;
    if (isSuspended && token.key === 'in') continue;
    if (ends.has(token.key) || token.key === 'or' || token.key === 'nor') break;
    words.push(rootOf(token.key));
  }
  // `no sugar added` is `no added sugar`.
  if (words.length > 1 && words.at(-1) === added) words.unshift(words.pop() ?? '');
  return { words, next };
}

const needs = /^(?:required|needed|necessary)$/;

/** `no tools needed`, `no cable included`: what follows says in which way. */
function modeAt(scan: Scan, next: number): Mode {
  const last = /^(?:is|are)$/.test(tokenAt(scan, next).key) ? tokenAt(scan, next + 1) : tokenAt(scan, next);
  if (needs.test(last.key)) return 'need';
  return /^(?:included|supplied|provided)$/.test(last.key) ? 'box' : 'any';
}

/** `parabens, silicones or alcohol`: the list goes on at a comma only where `or` or `and` closes it. */
function readList(scan: Scan, at: number, from: number, isFirm: boolean): Denial[] {
  const found: Denial[] = [];
  let place = at;
  let closed = 1;
  for (let count = 0; count < 8; count += 1) {
    const { words, next } = readThing(scan, place, tokenAt(scan, place).clause);
    if (words.length === 0) break;
    found.push({ words, from: found.length === 0 ? from : place, next, isFirm, mode: modeAt(scan, next) });
    const joint = tokenAt(scan, next).key;
    // `free from dyes and wax, and burns slowly`: a list that was closed goes on at no comma.
    const isClosed = closed > 1 && found.length >= closed;
    if (joint === 'or' || joint === 'nor' || joint === 'and') {
      closed = found.length + 1;
      place = next + 1;
    } else if (joint === ',' && !isClosed) {
      place = next + 1;
      if (/^(?:or|and|nor)$/.test(tokenAt(scan, place).key)) {
        closed = found.length + 1;
        place += 1;
      }
    } else break;
  }
  return found.slice(0, closed);
}

/** `Battery and charger not included`, `adapter; sold separately`: what comes before. */
function readBefore(scan: Scan, at: number, mode: Mode): Denial[] {
  const found: Denial[] = [];
  const { sentence } = tokenAt(scan, at);
  let words: string[] = [];
  let next = at;
  let from = at;
  for (let place = at - 1; place > at - 12 && tokenAt(scan, place).sentence === sentence; place -= 1) {
    const token = tokenAt(scan, place);
    const isJoint = token.key === 'and' || token.key === 'or';
    if (/^(?:is|are|\(|was|which|that|,)$/.test(token.key) && words.length === 0) {
      next = place;
      continue;
    }
    if (isJoint || !isWord(token) || ends.has(token.key) || articles.has(token.key) || words.length === 2) {
      if (words.length > 0) found.push({ words, from: place + 1, next, isFirm: true, mode });
      words = [];
      next = place;
      if (!isJoint) break;
      from = place;
    } else {
      words.unshift(rootOf(token.key));
      from = place;
    }
  }
  if (words.length > 0) found.push({ words, from, next, isFirm: true, mode });
  return found.map((denial) => ({ ...denial, words: denial.words.slice(-1) }));
}

/** `palm oil free`, `nut-free`: the word before. */
function readFree(scan: Scan, at: number): Denial[] {
  const before = tokenAt(scan, at - 1);
  const isHyphened = before.key === '-';
  const last = isHyphened ? at - 2 : at - 1;
  const thing = tokenAt(scan, last);
  if (!isWord(thing) || thing.clause !== tokenAt(scan, at).clause || ends.has(thing.key) || thing.key === 'and')
    return [];
  const after = tokenAt(scan, at + 1);
  const isLast = after.clause !== thing.clause || after.type !== 'word' || /^(?:and|or|so|with)$/.test(after.key);
  if (!isHyphened && (!isLast || articles.has(thing.key) || thing.key.length < 3)) return [];
  if (/^(?:of|from|shipping|delivery|trial|time|standing)$/.test(tokenAt(scan, at + 1).key)) return [];
  return [{ words: [rootOf(thing.key)], from: last, next: at + 1, isFirm: isHyphened, mode: 'any' }];
}

const delivering = /^(?:comes?|supplied|delivered|sold|ships|shipped|provided)$/;

/** `no adhesive`, `without parabens`, and of what is in the box `comes without a poster`. */
function readAbsent(scan: Scan, at: number, key: string): Denial[] {
  // `never ride without a helmet` asks for one.
  if (key === 'without' && isRefused(scan, at)) return [];
  const isBox = key === 'without' && delivering.test(tokenAt(scan, at - 1).key);
  const found = readList(scan, at + 1, at, isBox || key === 'no' || key === 'zero');
  return isBox ? found.map((denial) => ({ ...denial, mode: 'box' })) : found;
}

/** The denials of a text, in its order. */
export function readDenials(scan: Scan): Denial[] {
  const found: Denial[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const { key, type, clause } = tokenAt(scan, at);
    if (type !== 'word') continue;
    const following = tokenAt(scan, at + 1);
    if (key.endsWith('less') && key.length > 6 && !idioms.has(key))
      found.push({ words: [rootOf(key.slice(0, -4))], from: at, next: at + 1, isFirm: true, mode: 'any' });
    // `unlined`, `unscented`
    else if (key.startsWith('un') && /^un.{4,}ed$/.test(key))
      found.push({ words: [rootOf(key.slice(2))], from: at, next: at + 1, isFirm: true, mode: 'any' });
    else if (key === 'free') {
      const isOf = following.key === 'of' || following.key === 'from';
      if (isOf) found.push(...readList(scan, at + 2, at, true));
      else found.push(...readFree(scan, at));
    } else if (key === 'sold' && following.key === 'separately') found.push(...readBefore(scan, at, 'box'));
    else if (absent.has(key)) {
      if (!idle.has(following.key) && following.clause === clause) found.push(...readAbsent(scan, at, key));
    } else if (key === 'not' && absentees.has(following.key))
      found.push(...readBefore(scan, at, needs.test(following.key) ? 'need' : 'box'));
    else found.push(...readOrders(scan, at));
  }
  return found;
}

/** The tokens that denials cover. */
export function placesOf(denials: readonly Denial[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { from, next } of denials) for (let at = from; at < next; at += 1) places.add(at);
  return places;
}

/** Whether a place lies in what is denied as a use: `not suitable for copper` says nothing of what the product is made of. */
export const isOfDeniedUse = (scan: Scan, denials: readonly Denial[], { start }: { start: number }): boolean =>
  denials.some(
    ({ mode, from, next }) =>
      (mode === 'use' || mode === 'act') && tokenAt(scan, from).start <= start && start < tokenAt(scan, next - 1).end,
  );
