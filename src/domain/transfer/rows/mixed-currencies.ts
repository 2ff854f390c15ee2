// Says which rows have their price in another currency than the rest of the file. Both may be right, but an export may write them side by side.
import { currenciesOf } from '../cells/currency-codes.ts';
import type { ReadProduct } from '../record.ts';
import type { ImportProblem } from '../transfer.contract.ts';

/** What stands before and behind the first amount of a price: `US $5 - US $9`, `5,90 €`. */
const around = /^([^\d-]*)-?\d[\d.,'’\s]*([^\d-]*)/;

/** The sign or code of a price as it is written; empty where it has none that is one. */
function signOf(price: string): string {
  const [, before = '', after = ''] = around.exec(price.normalize('NFKC')) ?? [];
  return `${before}${after}`.trim();
}

const codesOf = (sign: string) => currenciesOf(sign.replace(/\s/g, ''));

type Seen = { sign: string; codes: readonly string[]; count: number; first: { row: number; price: string }[] };
const mostRows = 5;
const sum = (seen: readonly Seen[]) => seen.reduce((all, { count }) => all + count, 0);

/** Collects the currencies of a file's prices; prices without one say nothing. */
export function createCurrencyLog(): {
  note(item: Pick<ReadProduct, 'row' | 'product'>): void;
  take(): ImportProblem[];
} {
  const all = new Map<string, Seen>();
  let prices = 0;
  return {
    note({ row, product: { price } }) {
      if (price === null) return;
      prices += 1;
      const sign = signOf(price);
      const known = all.get(sign);
      if (known === undefined && (sign === '' || all.size > mostSigns || codesOf(sign).length === 0)) return;
      const seen = known ?? { sign, codes: codesOf(sign), count: 0, first: [] };
      all.set(sign, seen);
      seen.count += 1;
      if (seen.first.length < mostRows) seen.first.push({ row, price });
    },
    take() {
      const seen = [...all.values()];
      // `$` may be the `US $` of the other rows.
      const alike = ({ codes }: Seen) => seen.filter((other) => other.codes.some((code) => codes.includes(code)));
      const countAlike = (each: Seen) => sum(alike(each));
      const [main] = seen.toSorted((a, b) => countAlike(b) - countAlike(a) || b.count - a.count);
      const others = main ? seen.filter((each) => !alike(main).includes(each)) : [];
      const rows = others.flatMap(({ first }) => first).toSorted((a, b) => a.row - b.row);
      const [first] = rows;
      if (main === undefined || first === undefined) return [];
      const count = sum(others);
      const listed = rows.slice(0, mostRows).map(({ row, price }) => `${row.toLocaleString('en')} (${price})`);
      const more = count > listed.length ? ', …' : '';
      const most = countAlike(main) * 2 > prices ? 'Most' : 'Some';
      const reason = `${most} prices of the file are in ${main.sign}, but ${count === 1 ? '1 product has its price' : `${count.toLocaleString('en')} products have their prices`} in another currency: ${count === 1 ? 'row' : 'rows'} ${listed.join(', ')}${more}. They are imported as they are. Check these prices.`;
      return [{ row: first.row, column: null, value: first.price, reason }];
    },
  };
}

/** A file of more signs than that is none of prices in one currency. */
const mostSigns = 200;
