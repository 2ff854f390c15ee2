// Model and part numbers, generations and codes: chunks of letters and digits that are names, not amounts.

import { mentionOf, type Read } from '../mention.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { readUnit } from '../tokens/units.ts';
import { isPackWord, isTimes } from './counts.ts';

const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `18-55mm`, `5V-2A`, `1080p`, `4x4`, `13-Cycle`: amounts and counts, not names. */
function isAmount(scan: Scan, at: number, end: number): boolean {
  let place = at;
  let joints = 0;
  while (place < end) {
    const number = tokenAt(scan, place);
    if (number.type !== 'number') return false;
    place += 1;
    // `3½`: the fraction belongs to the number.
    if (tokenAt(scan, place).type === 'number' && tokenAt(scan, place).value < 1) place += 1;
    if (place >= end) return true;
    const sign = tokenAt(scan, place);
    if (sign.key === 'x' && tokenAt(scan, place + 1).type === 'number') {
      place += 1;
      continue;
    }
    const isHyphen = sign.key === '-';
    if (isHyphen && tokenAt(scan, place + 1).type === 'number') {
      // `3283-99-2L`: no range has three ends.
      joints += 1;
      const goesUp = number.value <= tokenAt(scan, place + 1).value || tokenAt(scan, place + 2).key === '/';
      if (joints > 1 || !goesUp) return false;
      place += 1;
      continue;
    }
    const from = isHyphen ? place + 1 : place;
    // `5pcs`
    if (isPackWord(tokenAt(scan, from).key) && from + 1 >= end) return true;
    const unit = readUnit(scan, from, number.value);
    if (unit && unit.next >= end) return true;
    if (unit && tokenAt(scan, unit.next).type === 'word' && tokenAt(scan, unit.next - 1).type === 'word') return false;
    if (unit) {
      place = unit.next;
      if (tokenAt(scan, place).key === '-') {
        place += 1;
        // `1-pound-bag`: words go on, no more digits. `10W-30` is a name.
        if (tokenAt(scan, place).type === 'word') return hasNoDigits(scan, place, end);
        if (!readUnit(scan, place + 1, tokenAt(scan, place).value)) return false;
      }
      continue;
    }
    // `13-Cycle`, `4-port-hub`: a count of what the word says. `2032-A` is a name.
    return isHyphen && tokenAt(scan, from).key.length > 2 && hasNoDigits(scan, from, end);
  }
  return true;
}

function hasNoDigits(scan: Scan, from: number, end: number): boolean {
  for (let place = from; place < end; place += 1) if (tokenAt(scan, place).type === 'number') return false;
  return true;
}

/** `IPX4-rated`, `PS4-compatible`: an ordinary word after a hyphen is no part of the name. */
function withoutWord(scan: Scan, at: number, end: number): number {
  const last = tokenAt(scan, end - 1);
  if (last.type !== 'word' || last.key.length < 5 || end - at < 4 || tokenAt(scan, end - 2).key !== '-') return end;
  if (tokenAt(scan, at).type !== 'word' || !/^\p{Ll}/u.test(scan.source.charAt(last.start))) return end;
  return end - 2;
}

/** A chunk that names something by letters and digits. */
export function readModel(scan: Scan, at: number): Read | null {
  const whole = scan.chunkEnds.get(at);
  const first = tokenAt(scan, at);
  const end = whole === undefined ? undefined : withoutWord(scan, at, whole);
  if (end === undefined || end - at < 2) return null;
  if (hasNoDigits(scan, at, end)) return null;
  if (first.type === 'number') {
    if (isAmount(scan, at, end)) return null;
    // `6-` or `12-in`: a bare number with a hyphen.
    if (end - at === 3 && tokenAt(scan, at + 1).key === '-' && tokenAt(scan, at + 2).key === 'in') return null;
  } else if (first.key === 'x' && end - at === 2 && (tokenAt(scan, at - 1).type === 'number' || isTimes(scan, at)))
    return null;
  // `QG3330/42`: a short number after a stroke belongs to the name.
  const stroke = tokenAt(scan, end);
  const tail = tokenAt(scan, end + 1);
  const hasTail =
    first.type === 'word' && stroke.key === '/' && stroke.isGlued && tail.type === 'number' && tail.isGlued;
  const next = hasTail && scan.chunkEnds.get(end + 1) === end + 2 ? end + 2 : end;
  const text = scan.source.slice(first.start, tokenAt(scan, next - 1).end);
  // A file's or page's worth of glued text is no model number.
  if (text.length > 60) return null;
  const code = squash(text);
  // `IP67`
  const mention = /^ip[\dx]\d$/.test(code)
    ? mentionOf(scan, at, next, 'certificate', { type: 'term', term: code, parents: [] })
    : mentionOf(scan, at, next, 'model', { type: 'model', code });
  return { mention, next };
}

/** `16:9`, `1000:1`, `24/7`, `1/2.3`, `f/2.8`, `802.11ac`. */
export function readCode(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  const sign = tokenAt(scan, at + 1);
  const second = tokenAt(scan, at + 2);
  // `SPF 50 day cream` lasts no 50 days.
  if ((first.key === 'spf' || first.key === 'upf') && sign.type === 'number') {
    const value = { type: 'number', key: sign.key, prev: first.key } as const;
    return { mention: mentionOf(scan, at, at + 2, 'measure', value), next: at + 2 };
  }
  const isAperture = first.key === 'f' && sign.key === '/';
  const isPair = first.type === 'number' && (sign.key === ':' || sign.key === '/') && sign.isGlued && second.isGlued;
  if ((!isAperture && !isPair) || second.type !== 'number') return null;
  if (isPair && sign.key === '/' && (scan.chunkEnds.get(at + 2) ?? at + 3) > at + 3) {
    // `iPhone 5/5s`, `4/4S`: names divided by a stroke; `1/2-cup` is a fraction.
    return null;
  }
  // `1/2"` is a fraction of an inch; `1/2.3"` names a size of sensor.
  const isWhole = Number.isInteger(second.value);
  if (isPair && sign.key === '/' && isWhole && readUnit(scan, at + 3, second.value)) return null;
  let next = at + 3;
  if (isAperture && tokenAt(scan, next).key === '-' && tokenAt(scan, next + 1).type === 'number') next += 2;
  const code = scan.source.slice(first.start, tokenAt(scan, next - 1).end).toLowerCase();
  const value = { type: 'term', term: code.replaceAll(',', '').replace(/[–—‑]/g, '-'), parents: [] } as const;
  return { mention: mentionOf(scan, at, next, 'number', value), next };
}
