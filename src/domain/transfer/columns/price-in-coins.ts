// A price in cents beside the same one in whole units: databases of shops export both, and the first looks like a price a hundred times too high.
import type { ImportProblem, Mapping } from '../transfer.contract.ts';
import { judgeName } from './judge-name.ts';

/** Fewer rows, or one price alone, may be so by chance. */
const leastRows = 3;
const leastPrices = 2;
const coinsPerUnit = 100;

const wholeNumber = /^\d{1,12}(?:[.,]0{1,2})?$/;
/** An amount as people write it, in any currency: `$1,299.00`, `1.299,00 €`. */
const amount = /^[^\d-]{0,5}(\d{1,3}(?:[.,\s'’]?\d{3})*)(?:[.,](\d{1,2}))?[^\d]{0,5}$/;

/** In coins; null for what is no single amount. */
function coinsOf(cell: string): number | null {
  const [, units, coins = ''] = amount.exec(cell.trim()) ?? [];
  if (units === undefined) return null;
  return Number(units.replace(/\D/g, '')) * coinsPerUnit + Number(coins.padEnd(2, '0'));
}

/** Whether a cell states a price at all: neither nothing nor zero. */
const isPriced = (cell: string) => /[1-9]/.test(cell);

const countOf = (cell: string): number | null =>
  wholeNumber.test(cell.trim()) ? Number.parseInt(cell.trim(), 10) : null;

/** Whether one column counts the coins of the other in every row that has both, which most have. */
function areItsCoins(column: string, other: string, rows: readonly [string, string][][]): boolean {
  const prices = new Set<number>();
  let count = 0;
  let priced = 0;
  for (const row of rows) {
    const cells = new Map(row);
    const [own, whole] = [cells.get(column) ?? '', cells.get(other) ?? ''];
    priced += Number(isPriced(own));
    if (!isPriced(own) || !isPriced(whole)) continue;
    const coins = countOf(own);
    if (coins === null || coins !== coinsOf(whole)) return false;
    prices.add(coins);
    count += 1;
  }
  return count >= leastRows && count * 2 >= priced && prices.size >= leastPrices;
}

/**
 * The mapping with the price in whole units where the one that was taken counts the coins of another in these rows, and what is said of it. Rows
 * are asked for only where there are two prices.
 */
export function avoidCoins(
  mapping: Mapping,
  rows: () => readonly [string, string][][],
): { mapping: Mapping; advice: ImportProblem[] } {
  const names = Object.keys(mapping);
  const taken = names.find((name) => mapping[name] === 'price');
  const others = names.filter((name) => name !== taken && judgeName(name).target === 'price');
  const whole = taken === undefined ? undefined : others.find((name) => areItsCoins(taken, name, rows()));
  if (taken === undefined || whole === undefined) return { mapping, advice: [] };
  const reason = `“${taken}” holds cents: in each of these rows it is 100 times “${whole}”, which is set as the price.`;
  return {
    mapping: { ...mapping, [taken]: 'ignore', [whole]: 'price' },
    advice: [{ row: 1, column: taken, value: null, reason }],
  };
}
