// Looks up the unit that comes after a number, and says when the same letters mean something else.
import { type Scan, tokenAt } from './tokens.ts';
import { type Quantity, unitRows } from './units.data.ts';

export type Unit = { name: string; quantity: Quantity; factor: number };

type Spelling = { words: readonly string[]; unit: Unit };

/** Spellings by their first word, the longest first. */
const byFirst = new Map<string, Spelling[]>();
for (const [name, quantity, factor, spellings] of unitRows) {
  for (const spelling of spellings.split('|')) {
    const words = spelling.split(' ');
    const first = words[0] ?? '';
    const list = byFirst.get(first) ?? [];
    list.push({ words, unit: { name, quantity, factor } });
    list.sort((a, b) => b.words.length - a.words.length);
    byFirst.set(first, list);
  }
}

/** Whether a word is a spelling of some unit by itself. */
export function isUnitWord(key: string): boolean {
  return byFirst.get(key)?.some(({ words }) => words.length === 1) ?? false;
}

const lines = new Set([144, 240, 360, 480, 540, 576, 720, 768, 1080, 1200, 1440, 2160, 4320]);
const afterIn = new Set(
  'a an the this that your our its his her their each all every any some one two three four total stock assorted various different many most as order addition front back case and or either use conjunction black white red blue green gray grey silver gold pink brown beige'.split(
    ' ',
  ),
);
const networks = new Set([2, 3, 4, 5]);
/** Kelvins of light: `2700K`. */
const isWarmth = (value: number) => value >= 1_500 && value <= 10_000 && value % 50 === 0;

/** Whether a unit of one letter is meant as one here. `at` is the unit's place, `value` the number before it. */
function isMeant(scan: Scan, at: number, value: number): boolean {
  const token = tokenAt(scan, at);
  const raw = scan.source.slice(token.start, token.end);
  const next = tokenAt(scan, at + 1);
  const isHyphened = tokenAt(scan, at - 1).key === '-';
  const isTight = token.isGlued && !isHyphened;
  // `2-in-1`, `K-Cup`: a letter with a hyphen after it is a word of its own.
  const opensWord = next.key === '-' && next.isGlued && tokenAt(scan, at + 2).isGlued;
  switch (raw) {
    case 'in':
    case 'IN':
    case 'In': {
      if (opensWord) return false;
      return isTight || isHyphened || next.clause !== token.clause || next.type === 'end' || !afterIn.has(next.key);
    }
    case "'":
    case '’':
    case '′':
      return isTight && !(next.isGlued && next.type === 'word' && next.key !== 'x');
    case 'p':
    case 'P':
      return isTight && lines.has(value);
    case 'i':
    case 'I':
      return isTight && (value === 1080 || value === 480);
    case 'k':
    case 'K':
      if (isWarmth(value)) return isTight || raw === 'K';
      return (isTight || isHyphened) && (networks.has(value) || [8, 10, 14, 16, 18, 22, 24].includes(value));
    case 'x':
    case 'X':
    case '×':
      return isTight && !opensWord && next.type !== 'number' && !(next.isGlued && next.type === 'word');
    case 'g':
    case 'G':
      return !(networks.has(value) && (raw === 'G' || next.key === 'lte' || next.key === 'network'));
    case 'a':
      return isTight && value < 100;
    case 'A':
      return (isTight || isHyphened || next.type !== 'word') && value < 100;
    case 'F':
    case 'C':
      // `400F`, `up to 160 C`
      return !opensWord && (isTight || value >= 10) && !(next.isGlued && next.type !== 'sign') && next.key !== '/';
    case 'f':
    case 'c':
      return isTight && value >= 30 && next.type !== 'number';
    case 'm':
      return !opensWord;
    case 'M':
      return value < 100 && !opensWord;
    case 'h':
      // `4 h`, not the height of `5 w x 4 h`
      return !opensWord && (isTight || (tokenAt(scan, at - 2).key !== 'x' && next.key !== 'x'));
    case 'H':
    case 'j':
    case 'J':
      return isTight && !opensWord;
    case 'w':
    case 'W':
    case 'v':
    case 'V':
    case 'L':
      return isTight || isHyphened || raw === raw.toUpperCase();
    case 'MS':
      return isTight || isHyphened || value >= 10;
    case 'ma':
    case 'MA':
      return isTight || isHyphened || value >= 10;
    case 'ga':
    case 'mi':
    case 'MI':
    case 'mo':
    case 'va':
    case 'VA':
      return isTight || isHyphened || raw === raw.toLowerCase();
    default:
      return true;
  }
}

/** Signs that may be between the words of a unit: `cu. ft.`, `MB/sec`, `watt-hours`. */
function matchWords(scan: Scan, at: number, words: readonly string[]): number {
  let place = at;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      while (tokenAt(scan, place).key === '.' || (tokenAt(scan, place).key === '-' && word !== '-')) place += 1;
    }
    if (tokenAt(scan, place).key !== word) return -1;
    place += 1;
  }
  return place;
}

/** Signs of units that are written without a stop, unlike `in.` and `oz.`. */
const neverDotted = new Set([
  'mm',
  'cm',
  'm',
  'km',
  'ml',
  'cl',
  'l',
  'mg',
  'g',
  'kg',
  'w',
  'kw',
  'v',
  'mah',
  'hz',
  'ghz',
  'mhz',
  'gb',
  'tb',
  'mb',
]);

/** The unit at this place, and the place after it, its full stop included. */
export function readUnit(scan: Scan, at: number, value: number): { unit: Unit; next: number } | null {
  const first = tokenAt(scan, at);
  if (first.type === 'number' || first.type === 'end') return null;
  // `''` is written for inches.
  if (first.key === "'" && first.isGlued && tokenAt(scan, at + 1).key === "'" && tokenAt(scan, at + 1).isGlued) {
    return { unit: { name: 'in', quantity: 'length', factor: 25.4 }, next: at + 2 };
  }
  if (first.key === '"' && !first.isGlued) return null;
  // A number may end a clause, but its unit does not begin the next.
  for (const { words, unit } of byFirst.get(first.key) ?? []) {
    let next = matchWords(scan, at, words);
    if (next < 0) continue;
    if (words.length === 1 && !isMeant(scan, at, value)) return null;
    const last = tokenAt(scan, next - 1);
    const after = tokenAt(scan, next);
    if (last.type === 'word' && after.type === 'number' && after.isGlued && unit.name !== 'x') return null;
    if (after.key === '.' && after.isGlued && last.type === 'word') {
      const beyond = tokenAt(scan, next + 1);
      // `27 cm. It`: the stop is the sentence's, not the unit's.
      const endsSentence = neverDotted.has(last.key) && /\p{Lu}/u.test(scan.source.charAt(beyond.start));
      if (!beyond.isGlued && beyond.type !== 'end' && !endsSentence) next += 1;
    }
    const upper = scan.source.slice(first.start, last.end);
    if (unit.name === 'K' && isWarmth(value)) {
      return { unit: { name: 'kelvin', quantity: 'colour temperature', factor: 1 }, next };
    }
    // `5 K` of gold and `4K` of a screen differ by the number.
    if (unit.name === 'K' && value >= 10) {
      return { unit: { name: 'karat', quantity: 'fineness', factor: 1 }, next };
    }
    if (unit.name === 'nm' && upper === 'Nm') return { unit: { name: 'Nm', quantity: 'torque', factor: 1 }, next };
    if (unit.name === 'MB/s' && upper === 'Mb/s')
      return { unit: { name: 'Mbps', quantity: 'rate', factor: 1e6 }, next };
    return { unit, next };
  }
  return null;
}
