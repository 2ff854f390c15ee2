// Reads a number in any of its spellings: `1,000`, `3-1/2`, `½`, `.5`, `twenty-five`, `two hundred`, `two and a half`, `two thirds`, `dual`.
import { type Scan, tokenAt } from './tokens.ts';

/** `round`: `a hundred`, which often only means many. */
export type Numeral = { value: number; next: number; form: 'digits' | 'word' | 'multiple' | 'one' | 'round' };

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, value): [string, number] => [word, value * 10]),
  ['dozen', 12],
]);
const powers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);
const parts = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['eighth', 8],
  ['tenth', 10],
]);
wordValues.delete('_');
wordValues.delete('zero');
const multiples = new Map([
  ['dual', 2],
  ['double', 2],
  ['twin', 2],
  ['triple', 3],
  ['quad', 4],
  ['single', 1],
]);
/** Words a number may begin with: most words do not, and cost no more than this. */
const openers = new Set([...wordValues.keys(), ...multiples.keys(), ...powers.keys(), 'tri', 'half']);
const denominators = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64]);

function readFraction(scan: Scan, at: number): { value: number; next: number } | null {
  const top = tokenAt(scan, at);
  if (top.type === 'number' && top.value < 1 && /^\D$/.test(top.key)) return { value: top.value, next: at + 1 };
  const slash = tokenAt(scan, at + 1);
  const bottom = tokenAt(scan, at + 2);
  if (top.type !== 'number' || slash.key !== '/' || !slash.isGlued || !bottom.isGlued) return null;
  const isProper = Number.isInteger(top.value) && top.value < bottom.value && denominators.has(bottom.value);
  const isChain = tokenAt(scan, at + 3).key === '/' && tokenAt(scan, at + 3).isGlued;
  return isProper && !isChain ? { value: top.value / bottom.value, next: at + 3 } : null;
}

/** `two and a half`: the place after it and what it adds. */
function readAndPart(scan: Scan, at: number): { value: number; next: number } | null {
  if (tokenAt(scan, at).key !== 'and' || tokenAt(scan, at + 1).key !== 'a') return null;
  const part = parts.get(tokenAt(scan, at + 2).key);
  return part === undefined ? null : { value: 1 / part, next: at + 3 };
}

/** `two thirds`, `three-quarters`: not `one third`, which may be the third of anything. */
export function readParts(scan: Scan, at: number): { value: number; next: number } | null {
  const count = wordValues.get(tokenAt(scan, at).key);
  if (count === undefined || count < 2 || count > 9) return null;
  const place = tokenAt(scan, at + 1).key === '-' ? at + 2 : at + 1;
  const word = tokenAt(scan, place);
  const part = word.key.endsWith('s') ? parts.get(word.key.slice(0, -1)) : undefined;
  return part === undefined || part <= count ? null : { value: count / part, next: place + 1 };
}

/** The number at this place. `one` is read as such; callers decide whether it counts. */
export function readNumeral(scan: Scan, at: number): Numeral | null {
  const plain = readPlain(scan, at);
  if (!plain) return null;
  const more = plain.form === 'multiple' ? null : readAndPart(scan, plain.next);
  return more
    ? { value: plain.value + more.value, next: more.next, form: plain.form === 'one' ? 'word' : plain.form }
    : plain;
}

/** `two hundred fifty`: the number that comes before and after the power. */
function readPower(scan: Scan, first: { value: number; next: number }): Numeral | null {
  const power = powers.get(tokenAt(scan, first.next).key);
  if (power === undefined || first.value >= power) return null;
  const place = tokenAt(scan, first.next + 1).key === 'and' ? first.next + 2 : first.next + 1;
  const rest = readSmall(scan, place);
  if (rest && rest.value < power && rest.value !== 1)
    return { value: first.value * power + rest.value, next: rest.next, form: 'word' };
  return { value: first.value * power, next: first.next + 1, form: 'word' };
}

/** A number word below a hundred: `twenty-five`. */
function readSmall(scan: Scan, at: number): { value: number; next: number } | null {
  const value = wordValues.get(tokenAt(scan, at).key);
  if (value === undefined) return null;
  if (value >= 20 && value < 100) {
    const hasHyphen = tokenAt(scan, at + 1).key === '-';
    const unit = wordValues.get(tokenAt(scan, at + (hasHyphen ? 2 : 1)).key);
    if (unit !== undefined && unit < 10) return { value: value + unit, next: at + (hasHyphen ? 3 : 2) };
  }
  return { value, next: at + 1 };
}

function readPlain(scan: Scan, at: number): Numeral | null {
  const token = tokenAt(scan, at);
  if (token.type === 'number') {
    const alone = readFraction(scan, at);
    if (alone) return { ...alone, form: 'digits' };
    const isWhole = Number.isInteger(token.value) && token.value < 1000;
    const second = tokenAt(scan, at + 1);
    const from = isWhole && second.key === '-' && second.isGlued ? at + 2 : at + 1;
    const rest = isWhole ? readFraction(scan, from) : null;
    // `1-1/2`, `1 1/2`, `3½`: the fraction belongs to the number before it.
    if (rest && (from === at + 2 || second.type === 'number')) {
      return { value: token.value + rest.value, next: rest.next, form: 'digits' };
    }
    return { value: token.value, next: at + 1, form: 'digits' };
  }
  if (token.type !== 'word' || !openers.has(token.key)) return null;
  // `tri-band`; `tri` alone is no number.
  const isTri = token.key === 'tri' && tokenAt(scan, at + 1).key === '-' && tokenAt(scan, at + 2).type === 'word';
  const multiple = isTri ? 3 : multiples.get(token.key);
  if (multiple !== undefined) return { value: multiple, next: at + 1, form: 'multiple' };
  if (token.key === 'half' && tokenAt(scan, at + 1).key === 'a' && tokenAt(scan, at + 2).key === 'dozen')
    return { value: 6, next: at + 3, form: 'word' };
  const round = powers.get(token.key);
  if (round !== undefined) return { value: round, next: at + 1, form: 'round' };
  const small = readSmall(scan, at);
  if (!small) return null;
  return readPower(scan, small) ?? { ...small, form: small.value === 1 ? 'one' : 'word' };
}
