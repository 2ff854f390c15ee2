// How something is made and what it does by itself, where the source has no word of it: `an embroidered border`, `it whistles`, `a hint of mint`.
import type { Facts } from '../facts.ts';
import type { Place } from '../tokens/noun-phrases.ts';
import { rootOf, type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';
import { doings, flavours, foodMakings, handiwork, makingWords } from './makings.data.ts';

const made: ReadonlySet<string> = new Set(makingWords);
const cooked: ReadonlySet<string> = new Set(foodMakings);
const byHand: ReadonlySet<string> = new Set(handiwork);
const tastes: ReadonlySet<string> = new Set(flavours);
const done: ReadonlySet<string> = new Set(doings);
/** All words that may tell of one. */
export const making: readonly string[] = [
  ...makingWords,
  ...doings,
  ...flavours,
  ...flavours.map((word) => `${word}s`),
  'berries',
  'cherries',
  'hand',
];

const hints = new Set(
  'hint whisper note notes touch breath dash burst kiss scent aroma fragrance taste flavor flavour essence swirl'.split(
    ' ',
  ),
);
const carriers = new Set(
  'scent aroma fragrance flavor flavour scented flavored flavoured infused oil extract'.split(' '),
);
const subjects = new Set('it which also then even automatically and'.split(' '));

/** Whether the source has a word of one root with this one. */
export function hasWord({ words, roots }: Facts, key: string): boolean {
  const root = rootOf(key);
  // `mirrored` of `mirror`, whose own ending looks like one too.
  return words.has(stemOf(key)) || roots.has(root) || roots.has(rootOf(root));
}

function readTaste(scan: Scan, at: number): Place | null {
  const { clause } = tokenAt(scan, at);
  const following = tokenAt(scan, tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1);
  if (carriers.has(following.key) && following.clause === clause) return { from: at, next: at + 1 };
  if (cooked.has(tokenAt(scan, at - 1).key)) return { from: at - 1, next: at + 1 };
  for (let place = at - 1; place > at - 4 && tokenAt(scan, place).clause === clause; place -= 1)
    if (tokenAt(scan, place).key === 'of')
      return hints.has(tokenAt(scan, place - 1).key) ? { from: at, next: at + 1 } : null;
  return null;
}

/** `hand-blown`, `hand blown`: the hand's work, not the hand. */
function readHandiwork(scan: Scan, at: number): Place | null {
  const place = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  const { key, isGlued } = tokenAt(scan, place);
  const isDone = byHand.has(key) || (isGlued && key.length > 4 && /(?:ed|en|wn)$/.test(key));
  return isDone ? { from: at, next: place + 1 } : null;
}

/** Short forms of what readers have and do, not goods. */
const common = new Set(
  'TV DVD DIY USA EU UK OK CEO BBQ SOS UV VIP NYC FAQ SUV RV TLC ASAP FYI PS AKA RIP CD MP PC MAX MIN PRO PLUS NEW ALL THE AND FOR'.split(
    ' ',
  ),
);

/** `XLR`, `NFC`: short forms in capitals name techniques and standards; in a text of capitals they are words. */
function readShortForm(facts: Facts, scan: Scan, at: number): Place | null {
  const { start, end } = tokenAt(scan, at);
  const raw = scan.source.slice(start, end);
  if (raw.length < 3 || raw.length > 5 || !/^[A-Z]+$/.test(raw) || common.has(raw)) return null;
  if (scan.chunkEnds.get(at) !== at + 1 || hasWord(facts, raw.toLowerCase())) return null;
  const isShouted = [at - 1, at + 1].some((place) => {
    const beside = tokenAt(scan, place);
    return (
      beside.type === 'word' &&
      beside.end - beside.start > 1 &&
      /^[^a-z]+$/.test(scan.source.slice(beside.start, beside.end))
    );
  });
  return isShouted ? null : { from: at, next: at + 1 };
}

/** A making, a doing or a taste that the source does not know, told here. */
export function readMaking(facts: Facts, scan: Scan, at: number): Place | null {
  const { key, clause } = tokenAt(scan, at);
  // `heated to 260 degrees`: a deed with its figure, which is compared, and no part of the goods.
  const isDeed = /^(?:to|at|by|from|over)$/.test(tokenAt(scan, at + 1).key) && tokenAt(scan, at + 2).type === 'number';
  if (made.has(key)) return isDeed || hasWord(facts, key) ? null : { from: at, next: at + 1 };
  if (key === 'hand') {
    const read = readHandiwork(scan, at);
    const work = tokenAt(scan, (read?.next ?? at) - 1).key;
    const isKnown = (facts.words.has('hand') && hasWord(facts, work)) || hasWord(facts, `hand${work}`);
    return isKnown ? null : read;
  }
  if (done.has(key) && !hasWord(facts, key)) {
    const before = tokenAt(scan, at - 1);
    return before.clause === clause && subjects.has(before.key) ? { from: at, next: at + 1 } : null;
  }
  if (tastes.has(stemOf(key)) && !hasWord(facts, key)) return readTaste(scan, at);
  return key.length < 6 ? readShortForm(facts, scan, at) : null;
}
