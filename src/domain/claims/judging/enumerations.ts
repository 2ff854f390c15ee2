// Enumerations of the source with one thing more: `chlorine, lead and fluoride` where the source removes chlorine, lead and mercury. A thing the
// source never names, in line with things it names together, is a claim though no list of words knows it.
import { type Facts, mostOfSort } from '../facts.ts';
import type { Mention } from '../mention.ts';
import { type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';

type Item = { from: number; next: number };

/** Two things of one enumeration stand in the source within this many characters. */
const reach = 80;
const longestItem = 3;
const leastItems = 3;
const mostItems = 12;
const bounds = new Set(
  'either both way to for with from in on at by of that which who is are was be has have had as than so while when where if plus into through without your our its the this these a an no not it you they we can will until because but per over under more much most others everything anything everyone all beyond such so etc even then just also'.split(
    ' ',
  ),
);

const isItemWord = (scan: Scan, at: number, clause: number) => {
  const token = tokenAt(scan, at);
  return token.type === 'word' && token.clause === clause && !bounds.has(token.key) && !/^(?:and|or)$/.test(token.key);
};

/** Words of an item that begins here. */
function endOfItem(scan: Scan, at: number): number {
  const { clause } = tokenAt(scan, at);
  let next = at;
  while (
    isItemWord(scan, next, clause) ||
    (next > at && tokenAt(scan, next).key === '-' && tokenAt(scan, next).isGlued)
  )
    next += 1;
  return next;
}

/** The first item ends at its comma; how far back it goes only its bounds tell. */
function startOfItem(scan: Scan, comma: number): number {
  const { clause } = tokenAt(scan, comma - 1);
  let from = comma;
  while (from > 0 && comma - from < longestItem && isItemWord(scan, from - 1, clause)) from -= 1;
  return from;
}

/** `A, B and C`, from the first comma; null where it is no such enumeration. */
function readItems(scan: Scan, comma: number): { items: Item[]; next: number } | null {
  const items: Item[] = [{ from: startOfItem(scan, comma), next: comma }];
  // `and more, and so on`: nothing is named.
  if (items[0]?.from === comma) return null;
  let place = comma;
  let isClosed = false;
  while (!isClosed && items.length < mostItems) {
    const isComma = tokenAt(scan, place).key === ',';
    let from = isComma ? place + 1 : place;
    isClosed = /^(?:and|or)$/.test(tokenAt(scan, from).key);
    if (isClosed) from += 1;
    if (!isComma && !isClosed) return null;
    while (/^(?:a|an|the|your|its)$/.test(tokenAt(scan, from).key)) from += 1;
    const next = endOfItem(scan, from);
    if (next === from || (!isClosed && next - from > longestItem)) return null;
    items.push({ from, next: Math.min(next, from + longestItem) });
    place = next;
  }
  return isClosed && items.length >= leastItems ? { items, next: place } : null;
}

/** The things that stand out of enumerations the source nearly holds. */
export function findOddThings(
  facts: Facts,
  scan: Scan,
  mentions: readonly Mention[],
): { start: number; end: number }[] {
  const odd: { start: number; end: number }[] = [];
  let looked = 0;
  for (let at = 1; at < scan.tokens.length && looked < mostOfSort; at += 1) {
    if (tokenAt(scan, at).key !== ',' || tokenAt(scan, at - 1).type !== 'word') continue;
    const read = readItems(scan, at);
    if (!read) continue;
    at = read.next - 1;
    const places = read.items.map(({ next }) => facts.words.get(stemOf(tokenAt(scan, next - 1).key)));
    const unknown = read.items.filter((item) => isUnknown(facts, scan, item));
    const known = places.filter((place) => place !== undefined && place.text !== '');
    const [first] = known;
    const [item] = unknown;
    if (!item || !first || unknown.length > 1 || known.length < read.items.length - 1) continue;
    // `the taste of`, `room for`, `happy in`: what follows says what is meant.
    if (/^(?:of|for|in|to)$/.test(tokenAt(scan, item.next).key)) continue;
    const areTogether = known.every(
      (place) => place?.field === first.field && Math.abs(place.start - first.start) <= reach,
    );
    if (!areTogether) continue;
    looked += 1;
    const span = { start: tokenAt(scan, item.from).start, end: tokenAt(scan, item.next - 1).end };
    const isTold = mentions.some(({ start, end, isWeak }) => !isWeak && start < span.end && end > span.start);
    if (!isTold) odd.push(span);
  }
  return odd;
}

function isUnknown(facts: Facts, scan: Scan, { from, next }: Item): boolean {
  for (let at = from; at < next; at += 1) {
    const { type, key } = tokenAt(scan, at);
    if (type === 'word' && facts.words.has(stemOf(key))) return false;
  }
  return true;
}
