// What a text forbids or says a product is not for: `do not bleach`, `never fold it while it is on`, `not suitable for aluminum or copper`,
// `keep away from water`, `cannot be dimmed`.

import { rootOf } from '#domain/text/word-forms.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import type { Denial } from './denial.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const negators = words("not never don't doesn't didn't cannot can't isn't aren't won't shouldn't mustn't needn't");
const refusals = words('avoid avoids skip unsuitable incompatible refrain');
/** `not only`, `no more than`, `not just`: nothing is denied. */
const idle = words('only just more less fewer other matter to yet always necessarily included supplied provided');
/** Verbs and adjectives of every use: what is denied is what follows them. */
const light = words(
  'use used using uses be been being put place apply keep get have has do does make take try attempt based leave allow let need suitable intended designed meant fit fits fitting compatible work works working ' +
    'safe approved ideal appropriate advised allowed permitted recommended expose exposing exposed for on in to with by of from into onto at as out away off it its them this that these those the a an any your you we they all very really use product item unit device exposure contact direct prolonged extended please',
);
/** Of the light ones those that say whom or what a thing is for: an `and` after them goes on with the list. */
const suiting = words('suitable intended designed meant compatible recommended approved for safe exposure');
/** What follows says when, not what. */
const limiting = words(
  'while when if unless until before after above over below under beyond near during more less longer exceeding than without except within hotter higher lower younger older',
);
const ends = words(
  'but so because only just want wants worry compromise who which where since as otherwise will may can alone',
);

const openers: ReadonlySet<string> = new Set([...negators, ...refusals, 'leave', 'keep', 'stay']);

const longest = 5;

/** Whether something is forbidden before a place of a clause: `never ride without`. */
export function isRefused(scan: Scan, at: number): boolean {
  const { clause } = tokenAt(scan, at);
  for (let place = at - 1; place > at - 8 && tokenAt(scan, place).clause === clause; place -= 1)
    if (negators.has(tokenAt(scan, place).key)) return true;
  return false;
}

/** The place after the words that open an order or a denial of a use, -1 where none is here. */
function orderOpening(scan: Scan, at: number): number {
  const { key, clause } = tokenAt(scan, at);
  const following = tokenAt(scan, at + 1);
  if (refusals.has(key)) return following.clause === clause ? at + 1 : -1;
  if (negators.has(key)) return idle.has(following.key) || following.clause !== clause ? -1 : at + 1;
  // `leave copper alone`
  if (key === 'leave')
    for (let place = at + 2; place < at + 8 && tokenAt(scan, place).clause === clause; place += 1)
      if (tokenAt(scan, place).key === 'alone') return at + 1;
  // `keep away from heat`, `keep it out of the dryer`
  if (key !== 'keep' && key !== 'stay') return -1;
  for (let place = at + 1; place < at + 5 && tokenAt(scan, place).clause === clause; place += 1)
    if (/^(?:away|out|off)$/.test(tokenAt(scan, place).key))
      return /^(?:from|of|the)$/.test(tokenAt(scan, place + 1).key) ? place + 1 : -1;
  return -1;
}

type Item = { words: string[]; limits: string[]; next: number; isAct: boolean; isSuiting: boolean };

function readItem(scan: Scan, at: number, isOfThing: boolean): Item {
  const { clause } = tokenAt(scan, at);
  const item: Item = { words: [], limits: [], next: at, isAct: false, isSuiting: false };
  let isLimit = false;
  let isOpen = !isOfThing || /ing$/.test(tokenAt(scan, at).key);
  for (; item.next < at + 14; item.next += 1) {
    const { key, type, clause: own } = tokenAt(scan, item.next);
    if (own !== clause || (type === 'sign' && key !== '-') || key === 'and' || key === 'or' || key === 'nor') break;
    if (ends.has(key) || item.words.length >= longest) break;
    if (type === 'sign') continue;
    if (type === 'number' || limiting.has(key)) {
      isLimit = true;
      item.limits.push(key);
    } else if (light.has(key)) {
      if (suiting.has(key)) item.isSuiting = true;
      if (!/^be(?:en|ing)?$/.test(key)) isOpen = false;
    } else if (isLimit) item.limits.push(rootOf(key));
    else {
      if (item.words.length === 0 && isOpen) item.isAct = true;
      item.words.push(rootOf(key));
    }
  }
  // `not for use while swimming`, `or near water`: of nothing else, the limit is what is denied.
  const named = item.limits.filter((limit) => !limiting.has(limit));
  if (item.words.length === 0 && named.length > 0 && !named.some((limit) => /^\d/.test(limit)))
    return { ...item, words: named, limits: [] };
  return item;
}

/** What an order or a denial of a use that opens here denies, each thing of a list by itself: `copper`, `painted surfaces`. */
export function readOrders(scan: Scan, at: number): Denial[] {
  if (!openers.has(tokenAt(scan, at).key)) return [];
  const opening = orderOpening(scan, at);
  return opening < 0 ? [] : readList(scan, opening, at);
}

function readList(scan: Scan, at: number, opener: number): Denial[] {
  const isOfThing = !negators.has(tokenAt(scan, opener).key);
  const found: Denial[] = [];
  let verb: string | null = null;
  let isSuiting = false;
  let closed = 1;
  let place = at;
  for (let count = 0; count < 8; count += 1) {
    const item = readItem(scan, place, isOfThing);
    // `not below 20 degrees`, `never when hot`: what is denied is not read, but what follows may be.
    if (item.words.length === 0 && !/^(?:or|nor)$/.test(tokenAt(scan, item.next).key)) break;
    isSuiting ||= item.isSuiting;
    const isAct = count === 0 ? item.isAct : item.isAct && verb !== null;
    if (count === 0 && isAct) verb = item.words[0] ?? null;
    const own = { from: count === 0 ? opener : place, next: item.next, isFirm: false, limits: item.limits };
    const isObject = count > 0 && verb !== null && (found[0]?.words.length ?? 0) > 1;
    if (item.words.length === 0) {
      place = item.next + 1;
      continue;
    }
    // `do not machine wash or steam`: a verb too, where a text uses it as one.
    if (isObject && item.words.length === 1 && isAct) found.push({ ...own, words: item.words, mode: 'act' });
    if (isObject) found.push({ ...own, words: [verb ?? '', ...item.words], mode: 'act' });
    else found.push({ ...own, words: item.words, mode: isAct ? 'act' : 'use' });
    const joint = tokenAt(scan, item.next).key;
    place = item.next + 1;
    if (joint === 'or' || joint === 'nor' || (joint === 'and' && isSuiting)) closed = found.length + 1;
    else if (joint !== ',' || closed > 1) break;
    if (/^(?:or|nor|and)$/.test(tokenAt(scan, place).key)) {
      closed = found.length + 1;
      place += 1;
    }
  }
  return found.slice(0, closed);
}
