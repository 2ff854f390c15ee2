// Amounts that follow from what the source says: the last 15% of what is 85% assembled, ten times as long as 4 hours where it says 40.
import type { Fact } from '../fact.ts';
import { type Facts, lookUpFacts } from '../facts.ts';
import type { Mention } from '../mention.ts';

const near = (one: number, other: number) => Math.abs(one - other) <= 0.005 * Math.abs(other);

const amountOf = ({ value }: Fact): { number: number; base: number } | null => {
  const [only, more] = value.type === 'measure' ? value.amounts : [];
  return only && !more ? only : null;
};

/** The share that is left of a hundred. */
function findRest(facts: Facts, number: number): Fact[] {
  return lookUpFacts(facts, `digits ${100 - number}`).filter(
    ({ value }) => value.type === 'measure' && value.quantity === 'share',
  );
}

const compared = new Set(['time', 'length', 'volume', 'mass', 'data', 'luminous flux', 'power']);

/** Two amounts of one thing, told in one place, of which one is so many times the other. */
function findRatio(facts: Facts, times: number): Fact[] {
  for (const quantity of compared) {
    const known = lookUpFacts(facts, `quantity ${quantity}`).slice(0, 12);
    for (const large of known)
      for (const small of known) {
        const [whole, part] = [amountOf(large), amountOf(small)];
        const isTogether = large.field === small.field && Math.abs(large.start - small.start) < 80;
        if (whole && part && part.base > 0 && isTogether && near(whole.base / part.base, times)) return [small, large];
      }
  }
  return [];
}

const squareFoot = 304.8 ** 2;

/** Two sides that make an area: lengths are in millimeters, areas in square feet. */
function findSides(facts: Facts, base: number): Fact[] {
  const sized = lookUpFacts(facts, 'quantity length').slice(0, 20);
  return sized.filter(({ value }) => {
    const [one, other, more] = value.type === 'dimensions' ? value.amounts : [];
    return one && other && !more && near((one.base * other.base) / squareFoot, base);
  });
}

/** The facts a claim that no fact tells follows from; none where it follows from nothing. */
export function inferMeasure(facts: Facts, { value, before, after }: Mention): Fact[] {
  if (value.type !== 'measure' || value.amounts.length !== 1) return [];
  const number = value.amounts[0]?.number ?? 0;
  if (
    value.quantity === 'share' &&
    number > 0 &&
    number < 100 &&
    /^(?:last|remaining|other|final)$/.test(before[0] ?? '')
  )
    return findRest(facts, number);
  if (value.quantity === 'area') return findSides(facts, value.amounts[0]?.base ?? 0);
  return value.quantity === 'times' && number >= 2 && after.length === 0 ? findRatio(facts, number) : [];
}
