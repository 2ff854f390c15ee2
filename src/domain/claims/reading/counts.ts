// Counts, pack sizes and numbers that are alone or belong to a name.

import { stemOf } from '#domain/text/word-forms.ts';
import { mentionOf, type Read, rolesAfter } from '../mention.ts';
import { type Numeral, readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { isUnitWord } from '../tokens/units.ts';

const packWords = new Map(
  'pack=pack packs=pack pk=pack count=pack ct=pack piece=piece pieces=piece pc=piece pcs=piece pair=pair pairs=pair'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** `no two pieces alike` counts nothing. */
const isDeniedCount = (scan: Scan, at: number, { form }: Numeral) =>
  form === 'word' && tokenAt(scan, at - 1).key === 'no';

/** `x30`, `×2`: so many of it, as chemists write; `X30` is a name. */
export function isTimes(scan: Scan, at: number): boolean {
  const { key, start } = tokenAt(scan, at);
  const amount = tokenAt(scan, at + 1);
  return (
    key === 'x' &&
    scan.source.charAt(start) !== 'X' &&
    amount.type === 'number' &&
    amount.isGlued &&
    Number.isInteger(amount.value)
  );
}

export const isPackWord = (key: string) => packWords.get(key) !== undefined;

const packOf = new Set([
  'multipack',
  'pack',
  'set',
  'case',
  'box',
  'bundle',
  'pair',
  'package',
  'lot',
  'packs',
  'sets',
]);

/** `3-pack`, `22 piece`, `100 ct.`, `pack of 3`, `set of 4`, `(Pair)`. */
export function readPack(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  if (first.type === 'word' && packOf.has(first.key)) {
    // `4-pack of 9V batteries` is read from its number.
    if (first.isGlued && tokenAt(scan, at - 1).key === '-') return null;
    const isBracketed = tokenAt(scan, at - 1).key === '(' && tokenAt(scan, at + 1).key === ')';
    if (first.key === 'pair' && isBracketed) {
      return { mention: mentionOf(scan, at, at + 1, 'pack', { type: 'pack', number: 2, group: 'pair' }), next: at + 1 };
    }
    if (tokenAt(scan, at + 1).key !== 'of') return null;
    const numeral = readNumeral(scan, at + 2);
    if (!numeral || numeral.form === 'multiple' || Number.isNaN(numeral.value)) return null;
    // `set of 16-in-1 slicers`: the number belongs to a name.
    if (tokenAt(scan, numeral.next).key === '-' && tokenAt(scan, numeral.next + 1).key === 'in') return null;
    // `set of 22 pieces` counts pieces.
    const group = packWords.get(tokenAt(scan, numeral.next).key) ?? packWords.get(first.key) ?? 'pack';
    const value = { type: 'pack', number: numeral.value, group } as const;
    return { mention: mentionOf(scan, at, numeral.next, 'pack', value), next: numeral.next };
  }
  if (
    isTimes(scan, at) &&
    !first.isGlued &&
    tokenAt(scan, at - 1).type !== 'number' &&
    scan.chunkEnds.get(at) === at + 2
  ) {
    const value = { type: 'pack', number: tokenAt(scan, at + 1).value, group: 'pack' } as const;
    return { mention: mentionOf(scan, at, at + 2, 'pack', value), next: at + 2 };
  }
  const numeral = readNumeral(scan, at);
  if (!numeral || !Number.isInteger(numeral.value) || isDeniedCount(scan, at, numeral)) return null;
  const place = tokenAt(scan, numeral.next).key === '-' ? numeral.next + 1 : numeral.next;
  const word = tokenAt(scan, place);
  const group = packWords.get(word.key);
  if (group === undefined || word.type !== 'word') return null;
  // `62 Pack of 2` is a pack of two.
  if (place === numeral.next && tokenAt(scan, place + 1).key === 'of' && readNumeral(scan, place + 2)) return null;
  const value = { type: 'pack', number: numeral.value, group } as const;
  const mention = mentionOf(scan, at, place + 1, 'pack', value);
  const isVague = (numeral.form === 'one' && place === numeral.next) || first.key === 'single';
  return { mention: { ...mention, isWeak: isVague, isLoose: numeral.form === 'round' }, next: place + 1 };
}

const notNames = new Set(
  'with and or of the a an to for in at by from through up about over under than feature features include includes has have offers offer provides most all select these this its your on as is are was between plus only both any uses use using'.split(
    ' ',
  ),
);

/** What there may be several of without anybody counting: `works three ways`. */
const uncounted = new Set(['way', 'reason', 'thing', 'step', 'word', 'world', 'season', 'occasion']);

/** `three premium, smooth beads`: an adjective before a comma is not yet what is counted. */
function rolesOfCount(scan: Scan, numeral: Numeral, after: readonly string[]): readonly string[] {
  if (!(numeral.value > 1) || after.length !== 1) return after;
  const word = tokenAt(scan, numeral.next);
  const comma = tokenAt(scan, numeral.next + 1);
  const beyond = tokenAt(scan, numeral.next + 2);
  if (word.type !== 'word' || word.key.endsWith('s') || comma.key !== ',' || beyond.type !== 'word') return after;
  return [...after, ...rolesAfter(scan, numeral.next + 2, beyond.clause)];
}

/** A number that is no measure: a count (`3 speeds`), part of a name (`Galaxy S 5`) or bare. */
export function readNumber(scan: Scan, at: number): Read | null {
  const numeral = readNumeral(scan, at);
  if (!numeral) return null;
  const token = tokenAt(scan, at);
  const { next } = numeral;
  const following = tokenAt(scan, tokenAt(scan, next).key === '-' ? next + 1 : next);
  const hasNoun = following.type === 'word' && following.clause === tokenAt(scan, next - 1).clause;
  if (isDeniedCount(scan, at, numeral)) return null;
  // `two` alone may be anything; `dual` needs what it doubles.
  if (numeral.form !== 'digits' && !hasNoun && following.type !== 'number') return null;
  // `USB 3.0` is not three of anything: its key has the point.
  const isDotted = token.type === 'number' && token.key.includes('.') && next === at + 1;
  const key = isDotted ? token.key : String(numeral.value);
  const before = tokenAt(scan, at - 1).key === '-' && token.isGlued ? at - 2 : at - 1;
  const previous = tokenAt(scan, before);
  // `20.2 MP 1` names nothing: the word before is the unit of another number.
  const isUnit = isUnitWord(previous.key) && tokenAt(scan, before - 1).type === 'number';
  const follows = !isUnit && previous.clause === token.clause && !notNames.has(previous.key);
  // `Deluxe 6-Speed Mixer` counts speeds.
  const isCompound = tokenAt(scan, next).key === '-' && tokenAt(scan, next).isGlued && tokenAt(scan, next + 1).isGlued;
  const isCapital = previous.type === 'word' && /\p{Lu}/u.test(scan.source.slice(previous.start, previous.end));
  const plain = mentionOf(scan, at, next, 'number', { type: 'number', key, prev: '' });
  const mention = { ...plain, after: rolesOfCount(scan, numeral, plain.after) };
  const isName =
    numeral.form === 'digits' &&
    follows &&
    !isCompound &&
    (previous.type === 'number' || (previous.type === 'word' && (isCapital || !hasNoun || mention.after.length === 0)));
  const prev = isName ? stemOf(previous.key) : '';
  const kind =
    prev === 'size' ? 'size' : isName && isCapital ? 'model' : hasNoun && mention.after.length > 0 ? 'count' : 'number';
  // `single-motor` denies a second one; `single-use` and the like say nothing of a count.
  const isSingle = token.key === 'single' && isCompound;
  const isVague =
    (numeral.form === 'multiple' && !hasNoun) ||
    (numeral.form === 'one' && !(tokenAt(scan, next).key === '-')) ||
    (numeral.form === 'multiple' &&
      token.key !== 'dual' &&
      token.key !== 'triple' &&
      token.key !== 'quad' &&
      token.key !== 'tri' &&
      !isSingle) ||
    (numeral.form === 'word' && !Number.isInteger(numeral.value));
  const isLoose =
    isSingle ||
    numeral.form === 'round' ||
    (numeral.form === 'word' && !isCompound && uncounted.has(mention.after[0] ?? ''));
  return { mention: { ...mention, kind, value: { type: 'number', key, prev }, isWeak: isVague, isLoose }, next };
}
