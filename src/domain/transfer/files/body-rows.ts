// Rows among the products of a table that are none: headings of sections, notes, totals. Found by how a row differs from the others, never by
// its words. In doubt a row stays one.
import { amountsOf } from '../cells/amounts-of.ts';
import type { ImportProblem } from '../transfer.contract.ts';
import { shapeOf } from './cell-shape.ts';
import { type BodyColumn, describeColumns, type RowDigest } from './digest-rows.ts';

/** Why a row is left out: it names a section or is a note, it adds up the rows above, it repeats the names of the columns. */
export type LeftOut = 'heading' | 'total' | 'names';

/** How the rows of a table usually look. */
export type BodyShape = {
  columns: BodyColumn[];
  /** How many cells a row usually fills. */
  typical: number;
  /** The column under which the headings of sections come with their products; null where none name any. */
  section?: string | null;
  /** The heading above the names of the columns, where all headings are. */
  firstSection?: string | null;
};

/** Finds out of each row, in the file's order, whether it is left out. */
export type BodyFilter = (cells: readonly string[]) => LeftOut | null;

/** Tables of fewer columns have rows of one cell that mean a product. */
const leastTypical = 3;
/** Where more of the rows fill a single cell, that is how this table is. */
const mostSingle = 0.65;

/** The share of the products that fill a column of which all are expected to. */
const neededFill = 0.9;

/** What a quarter of the numbers are at least: rows of totals and notes are many in a short list. */
const upperQuarter = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.75)] ?? 0;

/** The body's shape by its first rows; null where rows of few cells are usual, so that none of them says anything. */
export function describeBody(rows: readonly RowDigest[], width: number): BodyShape | null {
  const counted = rows.filter(({ filled }) => filled > 0);
  const full = counted.filter(({ filled }) => filled > 1);
  const typical = upperQuarter(full.map(({ filled }) => filled));
  if (typical < leastTypical || counted.length - full.length > counted.length * mostSingle) return null;
  const usual = full.filter(({ filled }) => filled > typical / 2);
  return { columns: describeColumns(usual, width), typical };
}

/** An amount as tables write it, and what it is where a mark parts thousands; null for any other text. */
function amountOf(cell: string): Readings | null {
  const text = cell.replace(/[\s\p{Sc}'’]|^\p{Lu}{3}|\p{Lu}{3}$/gu, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return null;
  const [decimal = 0, whole = decimal] = amountsOf(text.replace('-', ''));
  return text.startsWith('-') ? [-decimal, -whole] : [decimal, whole];
}

const nearly = (a: number, b: number) => Math.abs(a - b) < 0.006;

/** `1,200` as 1.2 and as 1200: the same where nobody doubts it. */
type Readings = readonly [decimal: number, whole: number];

/** What the rows of a section, and all of them, add up to. */
type Sums = { rows: number; columns: Map<number, Readings> };
const noSums = (): Sums => ({ rows: 0, columns: new Map() });

export function createBodyFilter(body: BodyShape): BodyFilter {
  const { columns, typical } = body;
  const numbers = columns.flatMap(({ shape, isSure }, at) => (isSure && shape === 'number' ? [at] : []));
  const all = noSums();
  let section = noSums();
  /** The cells that a row of totals fills: those behind it that fill the same belong to it. */
  let totals: string | null = null;

  /** Whether hardly any product leaves some column empty whose cells look alike: a row that is none lacks it. */
  const hasNeeded = columns.some(({ isSure, fill }) => isSure && fill >= neededFill);

  /** Whether a cell is what its column holds elsewhere. */
  const isUsual = (cell: string, at: number) => columns[at]?.isSure === true && shapeOf(cell) === columns[at]?.shape;

  /** Whether the only cell of a row may be the code of a product all the same. */
  function mayBeCode(cell: string, at: number): boolean {
    const column = columns[at];
    if (!column) return false;
    if (isUsual(cell, at)) return true;
    return column.isToken && column.shape !== 'number' && /^(?!\d+$)\S*[\d_-]\S*$/.test(cell.trim());
  }

  /** Whether the row before was empty or none of a product. */
  let isApart = false;

  /** Two prices may add up to that of the next product, a set of both: their sum stands apart. */
  const isSum = (at: number, amount: Readings) =>
    [all, section].some(({ rows, columns }) => {
      const sum = columns.get(at);
      return (
        rows > (isApart ? 1 : 2) && sum !== undefined && sum.some((each, way) => nearly(each, amount[way] ?? each))
      );
    });
  /** How many rows there are may stand beside what they add up to. */
  const isCount = ([amount]: Readings) => [all, section].some(({ rows }) => rows === amount);

  /** Sums stand behind what they are called; a number before a text is the code of a product. */
  function isTotal(cells: readonly string[], filled: readonly number[]): boolean {
    const amounts = filled.filter((at) => amountOf(cells[at] ?? '') !== null);
    const [first = -1] = amounts;
    const others = filled.filter((at) => !amounts.includes(at));
    if (others.length > 2 || others.some((at) => at > first || isUsual(cells[at] ?? '', at))) return false;
    // A code and a name: a set of the products above may cost what they do.
    if (others.filter((at) => (columns[at]?.fill ?? 0) >= neededFill).length > 1) return false;
    const given = (at: number): Readings => amountOf(cells[at] ?? '') ?? [Number.NaN, Number.NaN];
    return (
      amounts.every((at) => isSum(at, given(at)) || isCount(given(at))) &&
      amounts.some((at) => numbers.includes(at) && isSum(at, given(at)))
    );
  }

  return (cells) => {
    const filled: number[] = [];
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at] ?? '';
      if (cell !== '' && cell.trim() !== '') filled.push(at);
    }
    const count = filled.length;
    if (count === 0) {
      isApart = true;
      return null;
    }
    if (count < typical && count * 2 <= typical + 1) {
      const [only = 0] = filled;
      if (isTotal(cells, filled) || (totals !== null && count > 1 && totals === filled.join())) {
        totals = filled.join();
        section = noSums();
        isApart = true;
        return 'total';
      }
      if (count === 1 && hasNeeded && !mayBeCode(cells[only] ?? '', only)) {
        section = noSums();
        isApart = true;
        return 'heading';
      }
    } else totals = null;
    isApart = false;
    for (const sums of [all, section]) sums.rows += 1;
    for (const at of numbers) {
      const amount = amountOf(cells[at] ?? '');
      if (amount === null) continue;
      for (const { columns: sums } of [all, section]) {
        const [decimal, whole] = sums.get(at) ?? [0, 0];
        sums.set(at, [decimal + amount[0], whole + amount[1]]);
      }
    }
    return null;
  };
}

/** A name, as sections have: of some words, and no sentence. */
const isSectionName = (text: string) =>
  /\p{L}{2}/u.test(text) && text.length <= longestSection && !/[.!?:;]$|^https?:/.test(text);
const longestSection = 100;

/** Finds out of each row, in the file's order, whether it is left out and else in which section it is. */
type SectionReader = (cells: readonly string[]) => { leftOut: LeftOut | null; section: string | null };

/** A section begins with its heading and ends with the next one or with its total. */
export function createSectionReader(body: BodyShape): SectionReader {
  const leaveOut = createBodyFilter(body);
  let section: string | null = body.firstSection ?? null;
  return (cells) => {
    const leftOut = leaveOut(cells);
    if (leftOut === 'total') section = null;
    if (leftOut === 'heading') {
      const text = (cells.find((cell) => cell.trim() !== '') ?? '').trim().replace(/\s+/g, ' ');
      if (isSectionName(text)) section = text;
    }
    return { leftOut, section: leftOut === null ? section : null };
  };
}

/** Whether the headings of a table name sections: several of them have products. A single one may be a note. */
export function hasSections(rows: readonly (readonly string[])[], body: BodyShape): boolean {
  const read = createSectionReader(body);
  const named = rows.map((cells) => (cells.some((cell) => cell.trim() !== '') ? read(cells).section : null));
  return new Set(named.filter((section) => section !== null)).size > 1;
}

const words: Record<LeftOut, [one: string, many: string]> = {
  heading: ['heading or note', 'headings or notes'],
  total: ['row of totals', 'rows of totals'],
  names: ['repeated row of column names', 'repeated rows of column names'],
};
const mostNumbers = 5;

type LeftOutRow = { row: number; leftOut?: LeftOut; sheet?: string };

/** Collects the rows that were left out, and says so in one sentence. */
export function createLeftOutLog(): { note(record: LeftOutRow): void; take(): ImportProblem[] } {
  const rows = new Map<LeftOut, { count: number; first: string[] }>();
  let firstRow = 1;
  return {
    note({ row, leftOut = 'heading', sheet }) {
      if (rows.size === 0) firstRow = row;
      const entry = rows.get(leftOut) ?? { count: 0, first: [] };
      rows.set(leftOut, entry);
      entry.count += 1;
      const number = row.toLocaleString('en');
      if (entry.first.length < mostNumbers) entry.first.push(sheet === undefined ? number : `${number} of “${sheet}”`);
    },
    take() {
      if (rows.size === 0) return [];
      const parts = [...rows].map(([why, { count, first }]) => {
        const more = count > first.length ? ', …' : '';
        return `${count.toLocaleString('en')} ${words[why][count === 1 ? 0 : 1]} (${count === 1 ? 'row' : 'rows'} ${first.join(', ')}${more})`;
      });
      const reason = `Not imported, because they are not products: ${parts.join('; ')}.`;
      return [{ row: firstRow, column: null, value: null, reason }];
    },
  };
}
