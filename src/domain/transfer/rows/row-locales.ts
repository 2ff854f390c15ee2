// What the cells of the column that says which language a row is in are called.
import { pickLanguage } from '../cells/read-nested.ts';
import { readViews } from '../fields/build-translations.ts';
import { detach } from './detach.ts';

/** What shops write for the rows that hold where a view has none of its own. */
export const isMainName = (cell: string) => /^(?:|default|admin|all|main|base|0)$/i.test(cell.trim());

/** More languages than these are none. */
export const mostLanguages = 200;

/** `main` is the language of the main rows; `of` is that of a cell, empty for one that says none. */
export type RowLocales = { main: string; of(cell: string): string };

/**
 * The languages of rows by what their column says. The main rows are in none where some rows have none, or all have the same one; else in one that is
 * taken of several.
 */
export function readRowLocales(cells: ReadonlySet<string>): RowLocales {
  const read = readViews([...cells].filter((cell) => !isMainName(cell)));
  const known = new Map<string, string>();
  const of = (cell: string) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const locale = isMainName(cell) ? '' : (read(cell) ?? cell.trim());
    if (known.size < mostLanguages) known.set(detach(cell), locale);
    return locale;
  };
  const isPlain = cells.size < 2 || [...cells].some(isMainName);
  return { main: isPlain ? '' : pickLanguage([...cells].flatMap((cell) => read(cell) ?? [])), of };
}
