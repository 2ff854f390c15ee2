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

/** Collects the currencies of a file's prices; prices without one say nothing. */
export function createCurrencyLog(): {
  note(item: Pick<ReadProduct, 'row' | 'product'>): void;
  take(): ImportProblem[];
} {
  const all = new Map<string, Seen>();
  return {
    note({ row, product: { price } }) {
      if (price === null) return;
      const sign = signOf(price);
      const known = all.get(sign);
      if (known === undefined && (sign === '' || all.size > mostSigns || codesOf(sign).length === 0)) return;
      const seen = known ?? { sign, codes: codesOf(sign), count: 0, first: [] };
      all.set(sign, seen);
      seen.count += 1;
      if (seen.first.length < mostRows) seen.first.push({ row, price });
    },
    take() {
      const [main, ...rest] = [...all.values()].toSorted((a, b) => b.count - a.count);
      // `$` may be the `US $` of the other rows.
      const others = rest.filter(({ codes }) => !codes.some((code) => main?.codes.includes(code)));
      const rows = others.flatMap(({ first }) => first).toSorted((a, b) => a.row - b.row);
      const [first] = rows;
      if (main === undefined || first === undefined) return [];
      const count = others.reduce((sum, each) => sum + each.count, 0);
      const listed = rows.slice(0, mostRows).map(({ row, price }) => `${row.toLocaleString('en')} (${price})`);
      const more = count > listed.length ? ', …' : '';
      const most = main.count > count ? 'Most' : 'Some';
      const reason = `${most} prices of the file are in ${main.sign}, but ${count === 1 ? '1 product has its price' : `${count.toLocaleString('en')} products have their prices`} in another currency: ${count === 1 ? 'row' : 'rows'} ${listed.join(', ')}${more}. They are imported as they are. Check these prices.`;
      return [{ row: first.row, column: null, value: first.price, reason }];
    },
  };
}

/** A file of more signs than that is none of prices in one currency. */
const mostSigns = 200;
