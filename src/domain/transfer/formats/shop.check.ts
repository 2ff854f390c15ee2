// What a shop refuses of a file, or misreads, read from the rows as they are written: names that two products share, and prices.
import { isAmount } from '../cells/write-money.ts';
import type { SourceRow } from '../record.ts';
import type { CheckRows, ExportProblem } from '../rows/format.ts';
import type { RowFormat } from '../rows/lay-rows.ts';

/** A column that names a product or a variant in the file, and what it is called in a sentence. */
type NameColumn = { column: string; word: string };

/** Opens a check that finds names of products that came before in the same file; of each product the first that is found. */
export function openRepeats(
  kind: ExportProblem['kind'],
  columns: readonly NameColumn[],
): (rows: readonly SourceRow[]) => ExportProblem[] {
  const seen = columns.map((named) => ({ ...named, names: new Set<string>() }));
  return (rows) => {
    const repeated: ExportProblem[] = [];
    for (const { column, word, names } of seen) {
      const own = new Set(rows.map((row) => (row[column] ?? '').trim()).filter((name) => name !== ''));
      if ([...own].some((name) => names.has(name)))
        repeated.push({ kind, reason: `Another product in the file has the same ${word}` });
      for (const name of own) names.add(name);
    }
    return repeated.slice(0, 1);
  };
}

type ShopFile = {
  /** The rows a product came with in a file of this shop, under the names it is written with; null for any other source. */
  ownRows: RowFormat['own'];
  names: readonly NameColumn[];
  price: { column: string; kind: ExportProblem['kind'] };
};

/** Opens the check of one file of a shop. A price that came in a file of this shop goes back as it was, and is not looked at. */
export function openShopCheck({ ownRows, names, price }: ShopFile): CheckRows {
  const findRepeats = openRepeats('misread', names);
  return (rows, { source }) => {
    const cell = rows[0]?.[price.column] ?? '';
    const [own] = (source && ownRows(source)) ?? [];
    const isOwn = own?.[price.column] === cell;
    const isRead = cell === '' || isOwn || isAmount(cell);
    return [
      ...findRepeats(rows),
      ...(isRead ? [] : [{ kind: price.kind, reason: 'The price is not a plain number such as 12.50' }]),
    ];
  };
}
