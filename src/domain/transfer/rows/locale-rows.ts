// Files with a row for each language of a product: which column says it, which rows are the main ones, and which product a row is about.
import { once } from '#domain/once.ts';
import { readLocales } from '#domain/text/locale.ts';
import { plainName } from '../cells/column-names.ts';
import data from '../columns/target-names.json' with { type: 'json' };
import type { RawRecord } from '../files/scan.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { detach } from './detach.ts';
import type { ImportPlan } from './import-plan.ts';
import { isMainName, mostLanguages, readRowLocales } from './row-locales.ts';

type Row = [column: string, cell: string][];

const languageNames = once(() => new Set(data.language.flatMap((names) => names.split(', ')).map(plainName)));
const beside = / ?\b(?:code|id|name|key|iso|tag)\b ?/g;

/** True for a column that may say by its name which language a row is in. */
export function isLanguageColumn(name: string): boolean {
  const plain = plainName(name);
  return languageNames().has(plain) || languageNames().has(plain.replace(beside, ' ').trim());
}

const isLocaleCell = (cell: string) => isMainName(cell) || readLocales([cell])(cell) !== null;

const cellIn = (row: Row, column: string) => row.find(([name]) => name === column)?.[1].trim() ?? '';

/** The language a row is in; empty where the file says none. */
export function localeOfRow(plan: ImportPlan, { fields }: Pick<RawRecord, 'fields'>): string {
  return plan.localeColumn === null ? '' : plan.locales.of(cellIn(fields, plan.localeColumn));
}

/** True for a row that speaks for its product in the main language. */
export function isMainRow(plan: ImportPlan, record: Pick<RawRecord, 'fields'>): boolean {
  const locale = localeOfRow(plan, record);
  return locale === '' || locale === plan.locales.main;
}

const naming: readonly ImportTarget[] = ['group', 'sku', 'id'];

/** What the rows of one product have in common: its handle, else its SKU, else its id; empty without any. */
export function rowKey(plan: ImportPlan, { fields }: Pick<RawRecord, 'fields'>): string {
  for (const target of naming) {
    const column = plan.columnOf(target);
    const cell = column === null ? '' : cellIn(fields, column);
    if (cell !== '') return cell;
  }
  return '';
}

/** How often a product has rows without a language, in the main one, and in others. */
export type LocaleCount = { plain: number; main: number; other: number };

/** Counts a row of the first reading. */
export function countLocale(counts: Map<string, LocaleCount>, plan: ImportPlan, record: RawRecord): void {
  const key = rowKey(plan, record);
  const count = counts.get(key) ?? { plain: 0, main: 0, other: 0 };
  const locale = localeOfRow(plan, record);
  count[locale === '' ? 'plain' : locale === plan.locales.main ? 'main' : 'other'] += 1;
  if (!counts.has(key)) counts.set(detach(key), count);
}

/** A column that may say which language a row is in, the one that names the products, and what the columns are then. */
export type LocaleCandidate = { column: string; key: string; mapping: Mapping };

/** The column whose name says language and whose values are languages; `suggest` gets rows of one language. Null for a file without one. */
export function findLocaleColumn(
  columns: readonly string[],
  rows: readonly Row[],
  suggest: (rows: Row[]) => Mapping,
): LocaleCandidate | null {
  for (const column of columns.filter(isLanguageColumn)) {
    const cells = new Set(rows.map((row) => cellIn(row, column)));
    if (![...cells].every(isLocaleCell)) continue;
    const { main, of } = readRowLocales(cells);
    const mapping = suggest(rows.filter((row) => [main, ''].includes(of(cellIn(row, column))) || cells.size === 1));
    // A handle has several rows in each language.
    const key = (['sku', 'id', 'group'] as const).flatMap(
      (target) => Object.keys(mapping).find((name) => mapping[name] === target) ?? [],
    )[0];
    if (key !== undefined) return { column, key, mapping: { ...mapping, [column]: 'locale' } };
  }
  return null;
}

/**
 * Looks through the rows of a file for products that come again in another language: those of the first rows, by what is in `key`. Without one it only
 * finds the languages.
 */
export function createLocaleSearch(column: string, key: string | null, first: readonly Row[]) {
  const cells = new Set<string>();
  const locales = new Map<string, string[]>();
  if (key !== null) for (const row of first) locales.set(cellIn(row, key), []);
  locales.delete('');
  return {
    /** False where no further row can tell more. */
    add(row: Row): boolean {
      const cell = cellIn(row, column);
      if (cells.size < mostLanguages) cells.add(cell);
      if (key !== null) locales.get(cellIn(row, key))?.push(cell);
      return cells.size < mostLanguages;
    },
    /** Whether each language says a product once, and some products come in several. */
    isFound(): boolean {
      const { of } = readRowLocales(cells);
      const several = [...locales.values()].map((found) => found.map(of)).filter((found) => new Set(found).size > 1);
      const rows = several.reduce((sum, found) => sum + found.length, 0);
      const distinct = several.reduce((sum, found) => sum + new Set(found).size, 0);
      return several.length > 0 && distinct >= rows * 0.9 && [...cells].every(isLocaleCell);
    },
    locales: () => readRowLocales(cells),
  };
}
