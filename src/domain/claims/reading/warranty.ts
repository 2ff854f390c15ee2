// Warranty terms: `2-year limited warranty`, `lifetime guarantee`, `covered for three years`.
import { mentionOf, type Read } from '../mention.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';
import { readUnit } from '../tokens/units.ts';

const between = new Set(
  'limited full manufacturer replacement product parts and labor extended hardware international standard us usa domestic on & service'.split(
    ' ',
  ),
);

/** Its months and the place after them. */
function readSpan(scan: Scan, at: number): { months: number; next: number } | null {
  const numeral = readNumeral(scan, at);
  if (!numeral || numeral.form === 'multiple' || !(numeral.value < 1000)) return null;
  const from = tokenAt(scan, numeral.next).key === '-' ? numeral.next + 1 : numeral.next;
  const found = readUnit(scan, from, numeral.value);
  if (found?.unit.quantity !== 'time') return null;
  return { months: Math.round(((numeral.value * found.unit.factor) / 2629800) * 100) / 100, next: found.next };
}

function mentionWarranty(scan: Scan, at: number, next: number, months: number | 'lifetime'): Read {
  const value = { type: 'warranty', months } as const;
  return { mention: mentionOf(scan, at, next, 'warranty', value), next };
}

/** A span of time by itself, as an attribute of warranty holds it. */
export function readTerms(scan: Scan, at: number): Read | null {
  if (tokenAt(scan, at).key === 'lifetime') return mentionWarranty(scan, at, at + 1, 'lifetime');
  const span = readSpan(scan, at);
  return span ? mentionWarranty(scan, at, span.next, span.months) : null;
}

const covering = new Set('guaranteed covered warranted backed'.split(' '));
const ends = new Set('warranty warranties guarantee'.split(' '));

/** The warranty that a span of time, or `lifetime`, opens within five words, or one that covers for a span of months. */
export function readWarranty(scan: Scan, at: number): Read | null {
  const first = tokenAt(scan, at);
  // `Warranty: 2 years`, `a guarantee of five years`.
  if (ends.has(first.key) && /^(?::|of)$/.test(tokenAt(scan, at + 1).key)) {
    const span = readSpan(scan, at + 2);
    return span && span.months >= 1 ? mentionWarranty(scan, at, span.next, span.months) : null;
  }
  if (covering.has(first.key)) {
    const span = tokenAt(scan, at + 1).key === 'for' ? readSpan(scan, at + 2) : null;
    return span && span.months >= 1 ? mentionWarranty(scan, at, span.next, span.months) : null;
  }
  let months: number | 'lifetime' | null = first.key === 'lifetime' ? 'lifetime' : null;
  let place = at + 1;
  if (months === null) {
    const span = readSpan(scan, at);
    if (!span) return null;
    months = span.months;
    place = span.next;
  }
  for (let words = 0; words < 6; words += 1, place += 1) {
    const { key } = tokenAt(scan, place);
    if (ends.has(key)) {
      return mentionWarranty(scan, at, place + 1, months);
    }
    if (key !== '-' && key !== '/' && !between.has(key)) return null;
  }
  return null;
}
