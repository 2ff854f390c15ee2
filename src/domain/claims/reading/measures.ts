// Numbers with units: `15.6"`, `18-55mm`, `6' 2"`, `8-, 12- or 15-minute`, and sizes of two or three sides.
import type { ClaimKind } from '../kinds.ts';
import { type Amount, amountOf, mentionOf, type Read } from '../mention.ts';
import { readNumeral, readParts } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { readUnit, type Unit } from '../tokens/units.ts';

const kinds: Record<string, ClaimKind> = {
  length: 'dimension',
  area: 'dimension',
  volume: 'capacity',
  data: 'capacity',
  mass: 'weight',
  power: 'power',
  voltage: 'power',
  current: 'power',
  charge: 'power',
  energy: 'power',
  'apparent power': 'power',
};

const kindOfQuantity = (quantity: string): ClaimKind => kinds[quantity] ?? 'measure';

/** A unit after the number, a hyphen between them or not. */
function readUnitAfter(scan: Scan, at: number, value: number): { unit: Unit; next: number } | null {
  const token = tokenAt(scan, at);
  const isHyphen = token.key === '-' && (token.isGlued || tokenAt(scan, at + 1).isGlued);
  const direct = readUnit(scan, at, value);
  if (direct || !isHyphen) return direct;
  const found = readUnit(scan, at + 1, value);
  // `15" - 17"` is no unit of its own; a sign never follows a hyphen.
  return found && tokenAt(scan, at + 1).type === 'word' ? found : null;
}

const joints = new Set(['-', ',', 'or', 'and', 'to', 'x', '&']);

/** `8-, 12- or 15-minute`, `24, 20 and 16 inches`: the unit the last of the list carries. */
function readListUnit(scan: Scan, at: number): Unit | null {
  const isHyphened = tokenAt(scan, at).key === '-' && tokenAt(scan, at).isGlued;
  const first = isHyphened ? at + 1 : at;
  if (!/^(?:,|or|and|to|&)$/.test(tokenAt(scan, first).key) || tokenAt(scan, first).key === '-') return null;
  let isJoined = isHyphened;
  for (let place = at, numbers = 0; place < at + 14 && numbers < 6; place += 1) {
    const token = tokenAt(scan, place);
    const numeral = readNumeral(scan, place);
    if (numeral) {
      numbers += 1;
      const found = readUnitAfter(scan, numeral.next, numeral.value);
      // Without a hyphen only units that cannot be something else: `4, 5 and 6 g` but not `iPhone 5 and 6 x`.
      // `Tab 9.7, 64GB` is no list: nothing closes it.
      if (found && !isJoined) return null;
      if (found) return isHyphened || isPlain(scan, numeral.next, found.next) ? found.unit : null;
      if (!isHyphened && numeral.form !== 'digits') return null;
      place = numeral.next - 1;
    } else if (!joints.has(token.key)) return null;
    else isJoined ||= token.key !== ',';
  }
  return null;
}

/** A unit of at least two letters, or a sign. */
function isPlain(scan: Scan, at: number, next: number): boolean {
  const from = tokenAt(scan, at);
  const last = tokenAt(scan, next - 1);
  const text = scan.source.slice(from.start, last.end);
  return text.length > 1 && !/^(?:in|at|to|sec|min|mi|ma|mo)\.?$/i.test(text) && /\p{L}{2}/u.test(text);
}

const mayRange = (key: string) => key === '-' || key === 'to' || key === '~' || key === 'through';

function readRange(scan: Scan, at: number): Read | null {
  const low = readNumeral(scan, at);
  if (low?.form !== 'digits' || Number.isNaN(low.value)) return null;
  // `18- to 41-tonne`: a hyphen hangs on the first figure.
  const isSuspended = tokenAt(scan, low.next).key === '-' && tokenAt(scan, low.next + 1).key === 'to';
  const joint = isSuspended ? low.next + 1 : low.next;
  if (!mayRange(tokenAt(scan, joint).key)) return null;
  const high = readNumeral(scan, joint + 1);
  if (high?.form !== 'digits' || low.value >= high.value) return null;
  const found = readUnitAfter(scan, high.next, high.value);
  const unit = found?.unit ?? readListUnit(scan, high.next);
  if (!unit) return null;
  const next = found?.next ?? high.next;
  const amounts = [amountOf(low.value, unit), amountOf(high.value, unit)];
  const value = { type: 'measure', quantity: unit.quantity, amounts } as const;
  return { mention: mentionOf(scan, at, next, kindOfQuantity(unit.quantity), value), next };
}

const sides = new Set('w h d l wide high deep long tall thick width height depth length dia diameter'.split(' '));

/** `15" W x 10" D x 5" H`, `1920 x 1080`, `8 by 10 inches`. */
function readDimensions(scan: Scan, at: number): Read | null {
  const parts: { number: number; unit: Unit | null }[] = [];
  let next = at;
  for (let place = at; parts.length < 4; ) {
    const numeral = readNumeral(scan, place);
    if (numeral?.form !== 'digits' || Number.isNaN(numeral.value)) break;
    let after = numeral.next;
    const found = readUnitAfter(scan, after, numeral.value);
    const unit = found && found.unit.name !== 'x' ? found.unit : null;
    if (unit && unit.quantity !== 'length') break;
    if (found && unit) after = found.next;
    const side = tokenAt(scan, after).key === '(' ? after + 1 : after;
    if (sides.has(tokenAt(scan, side).key)) {
      after = side + 1;
      if (tokenAt(scan, after).key === ')' && side === after - 2) after += 1;
      if (tokenAt(scan, after).key === '.' && tokenAt(scan, after + 1).key === 'x') after += 1;
    }
    parts.push({ number: numeral.value, unit });
    next = after;
    const by = tokenAt(scan, after);
    if (by.key !== 'x' && by.key !== 'by' && by.key !== '*') break;
    place = after + 1;
  }
  if (parts.length < 2) return null;
  const last = tokenAt(scan, next - 1);
  if (parts.at(-1)?.unit === null && last.type === 'number' && tokenAt(scan, next).isGlued) {
    // `4 x 20W` is a count of something else.
    if (tokenAt(scan, next).type === 'word') return null;
  }
  const shared = parts.findLast(({ unit }) => unit !== null)?.unit ?? null;
  if (shared === null && readUnitAfter(scan, next, parts.at(-1)?.number ?? 0)) return null;
  const amounts: Amount[] = parts.map(({ number, unit }) =>
    amountOf(number, unit ?? shared ?? { name: 'px', quantity: 'px', factor: 1 }),
  );
  const value = { type: 'dimensions', quantity: shared ? 'length' : null, amounts } as const;
  return { mention: mentionOf(scan, at, next, 'dimension', value), next };
}

function readMeasure(scan: Scan, at: number): Read | null {
  const numeral = readNumeral(scan, at);
  if (!numeral || numeral.form === 'multiple' || Number.isNaN(numeral.value)) return null;
  // `two more hours`
  const isMore =
    /^(?:more|extra|additional|full|whole|long)$/.test(tokenAt(scan, numeral.next).key) &&
    tokenAt(scan, numeral.next + 1).key !== 'in';
  const found = readUnitAfter(scan, isMore ? numeral.next + 1 : numeral.next, numeral.value);
  // `All-in-One, 8GB` holds no one gigabyte.
  const unit = found?.unit ?? (numeral.form === 'one' ? null : readListUnit(scan, numeral.next));
  if (!unit) return null;
  const next = found?.next ?? numeral.next;
  const amounts = [amountOf(numeral.value, unit)];
  const value = { type: 'measure', quantity: unit.quantity, amounts } as const;
  const mention = mentionOf(scan, at, next, kindOfQuantity(unit.quantity), value);
  const isWeak = numeral.form === 'one' && !tokenAt(scan, numeral.next).isGlued;
  return { mention: { ...mention, isWeak, isLoose: numeral.form === 'round' }, next };
}

/** `two thirds of`: a share, seldom meant to the percent; `two-thirds cup` is a measure. */
function readShare(scan: Scan, at: number): Read | null {
  const parts = readParts(scan, at);
  if (!parts) return null;
  const found = readUnitAfter(scan, parts.next, parts.value);
  const unit = found?.unit ?? { name: '%', quantity: 'share', factor: 1 };
  const amount = amountOf(found ? parts.value : Math.round(1000 * parts.value) / 10, unit);
  const next = found?.next ?? parts.next;
  const value = { type: 'measure', quantity: unit.quantity, amounts: [amount] } as const;
  const mention = mentionOf(scan, at, next, kindOfQuantity(unit.quantity), value);
  return { mention: { ...mention, isLoose: !found }, next };
}

const dollars: Unit = { name: '$', quantity: 'price', factor: 1 };

/** `$25`, `€9.90`. */
export function readPrice(scan: Scan, at: number): Read | null {
  const sign = tokenAt(scan, at);
  const amount = tokenAt(scan, at + 1);
  if (!/^[$€£¥₹]$/.test(sign.key) || amount.type !== 'number') return null;
  const unit = sign.key === '$' ? dollars : { ...dollars, name: sign.key, quantity: `price ${sign.key}` };
  const value = { type: 'measure', quantity: unit.quantity, amounts: [amountOf(amount.value, unit)] } as const;
  return { mention: mentionOf(scan, at, at + 2, 'measure', value), next: at + 2 };
}

/** A measure that starts at this place. */
export function readAnyMeasure(scan: Scan, at: number): Read | null {
  return readShare(scan, at) ?? readDimensions(scan, at) ?? readRange(scan, at) ?? readMeasure(scan, at);
}

const wholly = new Set(['entirely', 'wholly', 'exclusively', 'solely', 'purely', 'completely']);

/** `made entirely of cotton`: all of it is, which matters only where the source gives another share. */
export function readWhole(scan: Scan, at: number): Read | null {
  if (!wholly.has(tokenAt(scan, at).key) || !/^(?:of|from)$/.test(tokenAt(scan, at + 1).key)) return null;
  const value = { type: 'measure', quantity: 'share', amounts: [{ number: 100, base: 100, unit: '%' }] } as const;
  return { mention: { ...mentionOf(scan, at, at + 2, 'measure', value), isLoose: true }, next: at + 2 };
}
