// An area that two sides of the source make: `9 square feet` of `36 x 36 inches`.
import type { Fact } from '../fact-index.ts';
import type { Facts } from '../facts.ts';
import type { Mention } from '../mention.ts';

const near = (one: number, other: number) => Math.abs(one - other) <= 0.005 * Math.abs(other);

const squareFoot = 304.8 ** 2;

/** The facts whose two sides make a claim's area; none where no two do. Lengths are in millimeters, areas in square feet. */
export function inferArea(facts: Facts, { value }: Mention): Fact[] {
  if (value.type !== 'measure' || value.quantity !== 'area' || value.amounts.length !== 1) return [];
  const base = value.amounts[0]?.base ?? 0;
  return facts.index.byQuantity
    .get('length')
    .slice(0, 20)
    .filter((fact) => {
      const [one, other, more] = fact.value.type === 'dimensions' ? fact.value.amounts : [];
      return one && other && !more && near((one.base * other.base) / squareFoot, base);
    });
}
