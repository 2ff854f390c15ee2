// Where a text says just what a denial denies: `contains added sugar` of `no added sugars`, `iron it` of `do not iron`, `for copper pans` of `not suitable for copper`.

import { rootOf } from '#domain/text/word-forms.ts';
import type { Evidence } from '../checked-claim.ts';
import { mostOfSort } from '../fact-index.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import type { Denial, Mode } from './denial.ts';
import { placesOf, sameThing } from './denials.ts';
import { isGiven, openingAt } from './possession.ts';
import { type Cited, readSaid, type Said } from './source-polarity.ts';
import { deniedAt } from './turns.ts';

export type Affirmed = { from: number; next: number; by: Evidence; denial: Cited<Denial> };

/** The place from which all words of a denial follow in this order, at most three others between them. */
function matchBackwards(scan: Scan, at: number, words: readonly string[]): number {
  const { clause } = tokenAt(scan, at);
  let place = at;
  for (let index = words.length - 2; index >= 0; index -= 1) {
    const limit = place - 4;
    place -= 1;
    while (place > limit && sameThing(rootOf(tokenAt(scan, place).key)) !== sameThing(words[index] ?? '')) place -= 1;
    if (place <= limit || tokenAt(scan, place).clause !== clause) return -1;
  }
  return place;
}

/** Whether a thing said to be there in one way is denied in the same: a battery that is needed may still not be in the box. */
export const areOfOneMode = (said: Said, mode: Mode): boolean =>
  mode === 'any' || (mode === 'need' ? said === 'need' : said === 'box');

const adverbs = /(?:ly|^please|^simply|^just|^then|^also|^always|^even|^safely|^first)$/;
const modals = /^(?:can|may|should|must|could|will|to|lets?|allows?|and|or)$/;
const small =
  /^(?:it|them|this|that|these|the|your|its|a|an|with|on|in|at|for|before|after|when|if|as|only|well|to|by|from|over|once|twice|daily|overnight|regularly|freely|gently|and|or)$/;

/** Whether a word is an order or said to be possible here: `iron it on low`, `can be ironed`, `dilutable`; `iron base` is a thing. */
function isOrdered(scan: Scan, at: number, root: string): boolean {
  const { clause, key } = tokenAt(scan, at);
  if (/[ai]ble$/.test(key)) return true;
  let place = at - 1;
  while (tokenAt(scan, place).clause === clause && adverbs.test(tokenAt(scan, place).key)) place -= 1;
  const before = tokenAt(scan, place);
  // `has to be tuned`: it is not.
  const isOwed = before.key === 'be' && tokenAt(scan, place - 1).key === 'to';
  if (before.clause === clause && /^(?:be|been|is|are|gets?)$/.test(before.key))
    return !isOwed && /(?:ed|en|t)$/.test(key);
  const after = tokenAt(scan, at + 1);
  const isEnd =
    after.clause !== clause || after.type !== 'word' || /^(?:without|for|so|and|or|if|when)$/.test(after.key);
  if (key !== root && /(?:s|ing|ed|er|or)$/.test(key)) return false;
  const isFollowed = after.clause === clause && (small.test(after.key) || after.key.endsWith('ly'));
  if (before.clause !== clause) return isFollowed;
  if (!modals.test(before.key)) return false;
  return before.key === 'and' || before.key === 'or' ? isFollowed : isFollowed || isEnd;
}

const licensing =
  /^(?:for|on|onto|with|in|into|to|fits?|suits?|uses?|used|using|apply|applied|works?|handles?|cleans?|even|inside|under|through|near|while|during|when)$/;
const linking = /^(?:and|or|the|a|an|your|any|all|most|every|both|as|well|also|too|other)$/;

/** Whether a thing is said here to be what the product is used on, with or for, by itself or in a list. */
function isMeant(scan: Scan, from: number, next: number): boolean {
  const { sentence, clause } = tokenAt(scan, from);
  let isInList = false;
  if (/^(?:safe|proof|friendly|suitable|approved|ready|compatible)$/.test(tokenAt(scan, next).key)) return true;
  for (let place = from - 1; place >= from - 12 && tokenAt(scan, place).sentence === sentence; place -= 1) {
    const { key, type, clause: own } = tokenAt(scan, place);
    if (licensing.test(key)) return true;
    if (key === ',' || key === 'and' || key === 'or' || key === '&' || key === '/') isInList = true;
    else if (type === 'sign' && key !== '-') return false;
    // Another noun before it: the thing is of that, unless both are in one list.
    else if (!linking.test(key) && !isInList && (own !== clause || /^(?:of|from|by|at|about|like|is|are)$/.test(key)))
      return false;
    else if (/^(?:of|from|by|at|about|like|is|are|that|which|who|while)$/.test(key)) return false;
  }
  return false;
}

/** Whether the words before a thing say that the product has it, or that one can have it. */
function isHad(scan: Scan, from: number, at: number): boolean {
  if (isGiven(scan, from, at)) return true;
  const { clause } = tokenAt(scan, from);
  for (let place = from - 1; place >= from - 3 && tokenAt(scan, place).clause === clause; place -= 1) {
    const opening = openingAt(scan, place);
    if (opening > 0 && opening <= from) return true;
  }
  return false;
}

function holdsLimits(scan: Scan, at: number, limits: readonly string[]): boolean {
  if (limits.length === 0) return true;
  const { sentence } = tokenAt(scan, at);
  const left = new Set(limits);
  for (const token of scan.tokens)
    if (token.sentence === sentence)
      left.delete(token.type === 'word' && !left.has(token.key) ? rootOf(token.key) : token.key);
  return left.size === 0;
}

/** Whether a denied thing or deed is affirmed from one place to another. */
function isAffirmed(scan: Scan, from: number, at: number, denial: Denial, isKnownToHave: boolean): boolean {
  const { mode, words, isFirm, limits = [] } = denial;
  if (mode === 'act')
    return holdsLimits(scan, at, limits) && (words.length > 1 || isOrdered(scan, from, words[0] ?? ''));
  if (mode === 'use')
    return holdsLimits(scan, at, limits) && isMeant(scan, from, tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1);
  if (!isFirm && words.length > 1) return true;
  if (isKnownToHave) return false;
  const said = readSaid(scan, from, at + 1);
  if (said !== null) return areOfOneMode(said, mode);
  // `the onboard microphone`, `it can be recorded`
  return (
    mode === 'any' && isFirm && (isHad(scan, from, at) || (words.length === 1 && isOrdered(scan, from, words[0] ?? '')))
  );
}

/** What a text affirms of denials, which are given by the root of their last word; `own` are the text's own denials. */
export function findAffirmed(
  scan: Scan,
  denials: ReadonlyMap<string, readonly Cited<Denial>[]>,
  own: readonly Denial[],
  isKnown: (root: string, mode: Mode) => boolean,
): Affirmed[] {
  const found: Affirmed[] = [];
  if (denials.size === 0) return found;
  const denied = placesOf(own);
  for (let at = 0; at < scan.tokens.length && found.length < mostOfSort; at += 1) {
    const token = tokenAt(scan, at);
    if (token.type !== 'word') continue;
    const root = sameThing(rootOf(token.key));
    for (const denial of denials.get(root) ?? []) {
      const from = matchBackwards(scan, at, denial.words);
      if (from < 0 || denied.has(at) || deniedAt(scan, from) || /^(?:-|free|less)$/.test(tokenAt(scan, at + 1).key))
        continue;
      if (!isAffirmed(scan, from, at, denial, denial.words.length === 1 && isKnown(root, denial.mode))) continue;
      found.push({ from, next: at + 1, by: denial.evidence, denial });
      break;
    }
  }
  return found;
}
