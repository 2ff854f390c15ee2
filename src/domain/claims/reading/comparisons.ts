// What a text names only to compare with: `10x faster than USB 2.0`, `unlike plastic bottles`, `as bright as a 60W bulb`. That is another
// thing's value: it says nothing of the product itself.
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

/** `other`: the other thing's value; `usual`: that of things nobody named, as `the usual 60 Hz`. */
export type Comparison = 'other' | 'usual';

type Span = { start: number; end: number; isUsual?: boolean };
type Comparisons = readonly Span[];

/** Words after which a sentence speaks of its own thing again. */
const closing = new Set(
  'that which who while when so because but with and this our it its is are has have for to at you your we than unlike vs versus'.split(
    ' ',
  ),
);
const mostWords = 12;

/** Before `than` and a number: a bound, not another thing. */
const bounding = new Set('more less fewer greater higher lower better no other later earlier sooner'.split(' '));
function endOfObject(scan: Scan, from: number): number {
  const { clause, sentence } = tokenAt(scan, from);
  let at = from;
  while (at < from + mostWords) {
    const token = tokenAt(scan, at);
    if (token.type === 'end' || token.clause !== clause || token.sentence !== sentence) break;
    if (at > from && closing.has(token.key)) break;
    at += 1;
  }
  return at;
}

/** Where the other thing's name begins, when this token opens a comparison; -1 when not. */
function objectAfter(scan: Scan, at: number): number {
  const { key } = tokenAt(scan, at);
  const next = tokenAt(scan, at + 1).key;
  const isNumber = readNumeral(scan, at + 1) !== null;
  switch (key) {
    case 'than': {
      const before = tokenAt(scan, at - 1).key;
      if (before === 'other' || (isNumber && bounding.has(before))) return -1;
      return next === 'just' || next === 'ever' || next === 'enough' ? -1 : at + 1;
    }
    case 'unlike':
      return at + 1;
    case 'compared':
    case 'comparison':
    case 'opposed':
    case 'relative':
      return next === 'to' || next === 'with' ? at + 2 : -1;
    case 'vs':
    case 'versus':
      return next === '.' ? at + 2 : at + 1;
    case 'instead':
      return next === 'of' ? at + 2 : -1;
    case 'backward':
    case 'backwards': {
      const place = next === '-' ? at + 2 : at + 1;
      const isOpening = tokenAt(scan, place).key === 'compatible' && tokenAt(scan, place + 1).key === 'with';
      return isOpening ? place + 2 : -1;
    }
    case 'as':
      // `as bright as a 60W bulb`; `as little as 30 minutes` is a bound.
      return tokenAt(scan, at - 2).key === 'as' && !isNumber && tokenAt(scan, at - 1).type === 'word' ? at + 1 : -1;
    case 'equivalent':
    case 'equal':
    case 'comparable':
      return next === 'to' ? at + 2 : -1;
    case 'old':
    case 'usual':
    case 'traditional':
    case 'conventional':
    case 'typical':
    case 'standard':
    case 'ordinary':
    case 'regular':
      // `those old 60-watt bulbs`, `the usual 60 Hz`; `10 years old` is nobody else's.
      return isNumber && tokenAt(scan, at - 1).type === 'word' ? at + 1 : -1;
    case 'replace':
    case 'replaces':
    case 'replacing':
      // `replaces a 60-watt bulb`; a part that replaces a model fits it.
      return next === 'a' || next === 'an' || next === 'your' || next === 'old' || next === 'traditional' ? at + 1 : -1;
    default:
      return -1;
  }
}

const usual = new Set('old usual traditional conventional typical standard ordinary regular'.split(' '));
/** Words that set the product against what follows. */
const instead = new Set('of than unlike to versus vs from beyond'.split(' '));

/** The word that opens `instead of the usual 60 Hz`, seen from `usual`. */
function openingBefore(scan: Scan, at: number): string {
  const { key } = tokenAt(scan, at - 1);
  return /^(?:the|a|an|your|those|these)$/.test(key) ? tokenAt(scan, at - 2).key : key;
}

/** The places of a text that only compare, in one pass. */
export function findComparisons(scan: Scan): Comparisons {
  const found = known.get(scan) ?? readComparisons(scan);
  known.set(scan, found);
  return found;
}

/** What a text compares with is asked for several times of one scan. */
const known = new WeakMap<Scan, Comparisons>();

function readComparisons(scan: Scan): Comparisons {
  const others: Span[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const token = tokenAt(scan, at);
    if (token.type !== 'word') continue;
    const from = objectAfter(scan, at);
    const next = from < 0 ? from : endOfObject(scan, from);
    const isUsual = usual.has(token.key) && instead.has(openingBefore(scan, at));
    if (next > from) others.push({ start: tokenAt(scan, from).start, end: tokenAt(scan, next - 1).end, isUsual });
  }
  return others;
}

/** The last of the spans that begins at or before a place; spans come in the order of the text. */
function lastBefore(spans: readonly Span[], start: number): Span | undefined {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1];
}

/** Whether a place lies in what a text compares with. */
export function comparisonAt(others: Comparisons, start: number, end: number): Comparison | null {
  const other = lastBefore(others, start);
  if (!other || end > other.end) return null;
  return other.isUsual ? 'usual' : 'other';
}
