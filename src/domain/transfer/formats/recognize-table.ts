// Recognizes a table of delimited text by its beginning, and of any table where its header is, what its columns are called and how its rows look.
import { Problem } from '#domain/problem.ts';
import { plainNames } from '../cells/column-names.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { type BodyShape, describeBody, hasSections } from '../files/body-rows.ts';
import { digestRows, type RowDigest } from '../files/digest-rows.ts';
import { type CsvDialect, createCsvScanner } from '../files/scan-csv.ts';
import { nameColumns, type TableShape } from '../files/scan-table.ts';
import type { MergedCells } from '../files/sheet.ts';
import type { ReadFormat } from '../rows/format.ts';
import type { ImportFormat, ImportProblem } from '../transfer.contract.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import { groupNames } from './group-names.ts';
import { isKnown } from './known-names.ts';
import { readFormats } from './read-formats.ts';
import { spreadNames } from './spread-names.ts';

/** How a table of text is taken apart; `body` is null where every row counts. */
export type TableLayout = { kind: 'table'; dialect: CsvDialect; shape: TableShape; body: BodyShape | null };

const formats = Object.values(readFormats);

const delimiters = [',', ';', '\t', '|'] as const;
/** Rows among which one names the columns, with few titles above. */
const namedRows = 8;
type Sniffed = { dialect: CsvDialect; rows: string[][]; score: number };

/** The number that most of these are, of two as frequent the first. */
function usual(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

function sniff(head: string, isWhole: boolean, newline: '\n' | '\r'): Sniffed {
  const tried = delimiters.map((delimiter): Sniffed => {
    const dialect = { delimiter, newline } as const;
    const scanner = createCsvScanner(dialect, 0);
    let rows: string[][];
    try {
      rows = [...scanner.push(head.slice(0, 200_000)), ...(isWhole && head.length <= 200_000 ? scanner.end() : [])]
        .filter((row) => !row.isBroken)
        .map((row) => row.cells);
    } catch {
      return { dialect, rows: [], score: 0 };
    }
    if (rows.length === 0) rows = scanner.end().map((row) => row.cells);
    const filled = rows.slice(0, 200).filter((row) => row.length > 1 || (row[0] ?? '').trim() !== '');
    const width = usual(filled.map(({ length }) => length));
    const even = filled.filter((row) => row.length === width).length / Math.max(1, filled.length);
    const known = Math.max(0, ...filled.slice(0, namedRows).map((row) => row.filter(isKnown).length));
    return {
      dialect,
      rows,
      score: width < 2 ? 0 : even * Math.min(width, 8) + known * 2 + Number(filled[0]?.length === width),
    };
  });
  return tried.reduce((best, next) => (next.score > best.score ? next : best));
}

/** The first format whose files are taken apart so. */
export function formatOf(layout: ReadFormat['layout']): ImportFormat {
  const found = formats.find((format) => format.layout === layout && format.recognize === undefined);
  if (!found) throw new Error(`No format is read as ${layout}`);
  return found.id;
}

/** A table by its first rows: where its header is, what its columns are called and how its rows look. */
export type RecognizedRows = {
  shape: TableShape;
  header: readonly string[];
  body: BodyShape | null;
  notes: ImportProblem[];
};

const headRows = 300;
const mostNumbers = 5;

/** Names rows of titles, names and explanations that are passed over. `filled` counts the cells of each row. */
function noteSkipped(filled: readonly number[], first: number, { at, end }: FoundHeader): ImportProblem[] {
  const others = filled.flatMap((count, row) =>
    row >= first && row < end && row !== at && count > 0 ? [row + 1] : [],
  );
  if (others.length === 0) return [];
  const numbers = others.slice(0, mostNumbers).join(', ') + (others.length > mostNumbers ? ', …' : '');
  const rows = others.length === 1 ? 'row' : 'rows';
  const reason = `Row ${at + 1} has the column names. Not imported, because they come before the products: ${rows} ${numbers}.`;
  return [{ row: at + 1, column: null, value: null, reason }];
}

/** Says that no row names the columns: what they hold can then be told by their values alone. */
function noteNoNames(row: number, columns: readonly string[]): ImportProblem {
  const [first = '', second] = columns;
  const names = second === undefined ? `is called “${first}”` : `are called “${first}”, “${second}” and so on`;
  const reason = `No row with column names was found, so the columns ${names}, and every row is read as a product. Check which column is the title and which is the price, or add a row of column names at the top of the table.`;
  return { row, column: null, value: null, reason };
}

/** Where most rows are longer than the header, its last columns have no names. */
function padHeader(header: readonly string[], rows: readonly RowDigest[]): string[] {
  const lengths = rows
    .filter(({ filled }) => filled > 1)
    .map(({ cells }) => cells.findLastIndex(({ shape }) => shape !== 'empty') + 1)
    .toSorted((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const missing = middle > header.length ? (lengths.at(-1) ?? 0) - header.length : 0;
  return [...header, ...Array.from({ length: missing }, () => '')];
}

/** Whether a row has the cells of the header again. */
const isSameRow = (row: RowDigest, header: RowDigest) =>
  row.filled > 1 && row.cells.every(({ shape, text }, at) => shape === 'empty' || text === header.cells[at]?.text);

/** The heading above the header of a table that repeats its names below each heading. */
function headingAbove(
  texts: readonly (readonly string[])[],
  rows: readonly RowDigest[],
  header: RowDigest,
  headerAt: number,
): string | null {
  const isBelowHeading = (row: RowDigest, at: number) => isSameRow(row, header) && rows[at - 1]?.filled === 1;
  if (rows.filter(isBelowHeading).length < 2 || rows[headerAt - 1]?.filled !== 1) return null;
  return texts[headerAt - 1]?.find((cell) => cell.trim() !== '')?.trim() ?? null;
}

/** A name for the sections of a table that none of its columns has. */
const nameSection = (columns: readonly string[]) => nameColumns([...columns, 'Section']).at(-1) ?? 'Section';

/** Whether these are the columns of a format of its own. */
function isOfFormat(header: readonly string[]): boolean {
  const columns = header.map((name) => ({ name, samples: [] }));
  const names = plainNames(header);
  return formats.some((format) => format.recognize?.(columns, names) === true);
}

/** Splits the head of a table and finds its header; the name of cells that are `merged` is that of all columns below them. */
export function recognizeRows(
  all: readonly (readonly string[])[],
  merged: readonly MergedCells[] = [],
): RecognizedRows {
  const texts = all.slice(0, headRows);
  const rows = digestRows(texts);
  let first = Math.max(
    0,
    rows.findIndex(({ filled }) => filled > 0),
  );
  // Excel's own hint of the separator.
  if (/^sep=.?$/i.test((texts[first] ?? []).join('').trim())) first += 1;
  const namesAt = (at: number) => groupNames(texts[at] ?? [], texts[at - 1]);
  // A file of a shop or a feed begins with the names of its columns.
  const found = isOfFormat(texts[first] ?? [])
    ? { at: first, end: first + 1 }
    : findHeader({ rows, countKnown: (at) => namesAt(at).filter(isKnown).length }, first);
  const width = rows.slice(first, first + 50).reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (!found) {
    const columns = nameColumns(Array.from({ length: width }, () => ''));
    const notes = rows.length > 0 ? [noteNoNames(first + 1, columns)] : [];
    return { shape: { columns, skip: first }, header: [], body: null, notes };
  }
  const names = spreadNames(namesAt(found.at), found, merged, rows);
  const header = names.slice(0, names.findLastIndex((cell) => cell !== '') + 1);
  const columns = nameColumns(padHeader(header, rows.slice(found.end)));
  const notes = noteSkipped(
    rows.map(({ filled }) => filled),
    first,
    found,
  );
  const named = rows[found.at];
  const own = rows.slice(found.end).filter((row) => !named || !isSameRow(row, named));
  const looks = describeBody(own, columns.length);
  const hasHeadings = looks !== null && own.some(({ filled }) => filled === 1);
  const section = hasHeadings && hasSections(texts.slice(found.end), looks) ? nameSection(columns) : null;
  const firstSection = section === null || !named ? null : headingAbove(texts, rows, named, found.at);
  const body = looks && { ...looks, section, firstSection };
  return { shape: { columns, skip: found.end }, header, body, notes };
}

/** Shops and feeds write no headings between their products: what looks like one is a damaged row. */
export const bodyFor = (format: ImportFormat, body: BodyShape | null) => (readFormats[format].recognize ? null : body);

/** The format and layout of a table by its first text. Throws a `Problem` when it is none. */
export function recognizeDelimited(
  head: string,
  isWhole: boolean,
): { format: ImportFormat; layout: TableLayout; notes: ImportProblem[] } {
  const newline = !head.includes('\n') && head.includes('\r') ? '\r' : '\n';
  const sniffed = sniff(head, isWhole, newline);
  const only = sniffed.rows[0] ?? [];
  const isOne = sniffed.score === 0;
  if (isOne && !only.some((cell) => isKnown(cell))) {
    throw new Problem('UNSUPPORTED_MEDIA', 'Copydesk found no table, list or feed of products in this file.');
  }
  const { shape, body, notes } = recognizeRows(sniffed.rows);
  const rows = sniffed.rows
    .slice(shape.skip, shape.skip + 200)
    .map((row) => shape.columns.map((name, index): [string, string] => [name, row[index] ?? '']));
  const columns = sampleColumns(shape.columns, rows, 30);
  const names = plainNames(shape.columns);
  // A table that is nobody's own has any columns.
  const format = formats.find((each) => each.recognize?.(columns, names))?.id ?? formatOf('table');
  return { format, layout: { kind: 'table', dialect: sniffed.dialect, shape, body: bodyFor(format, body) }, notes };
}
