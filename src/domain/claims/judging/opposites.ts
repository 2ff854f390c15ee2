// Words that exclude each other before the same thing: `warm mist` where the source says `cool mist`.
import { type Evidence, type Facts, mostOfSort } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { rootOf, type Scan, tokenAt } from '../tokens/tokens.ts';

const groups = [
  'warm hot cool cold',
  'indoor outdoor',
  'corded cordless',
  'wired wireless',
  'manual automatic',
  'front top side rear',
  'matte glossy',
  'hard soft',
  'scented unscented',
  'sweetened unsweetened',
  'salted unsalted',
  'lined unlined',
  'fixed removable detachable',
  'rigid flexible',
  'straight curved',
  'analog digital',
  'linear tactile clicky',
  'gas electric',
  'single dual double triple',
  'left right',
  'thick thin',
  'long short',
  'wide narrow',
  'high low',
  'inner outer',
  'upper lower',
  'dry oily',
  'sparkling still',
  'synthetic natural',
  'ground whole',
  'smooth crunchy',
].map((words) => words.split(' '));
const opposites = new Map<string, string[]>();
for (const group of groups)
  for (const word of group)
    opposites.set(word, [...(opposites.get(word) ?? []), ...group.filter((other) => other !== word)]);

/** Such words before a thing that the source knows only with another of them, and where it says so. */
export function findOpposites(
  facts: Facts,
  scan: Scan,
  mentions: readonly Mention[],
): { start: number; end: number; by: Evidence }[] {
  const found: { start: number; end: number; by: Evidence }[] = [];
  let looked = 0;
  for (let at = 0; at < scan.tokens.length && looked < mostOfSort; at += 1) {
    const word = tokenAt(scan, at);
    const others = opposites.get(word.key);
    const thing = tokenAt(scan, tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1);
    if (!others || thing.type !== 'word' || thing.clause !== word.clause || facts.words.has(word.key)) continue;
    const noun = rootOf(thing.key);
    const by = others.map((other) => facts.pairs.get(`${rootOf(other)} ${noun}`)).find((pair) => pair !== undefined);
    if (!by) continue;
    looked += 1;
    const isTold = mentions.some(({ start, end, isWeak }) => !isWeak && start <= word.start && end > word.start);
    if (!isTold) found.push({ start: word.start, end: thing.end, by });
  }
  return found;
}
