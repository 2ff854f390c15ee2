// What the scanners of all formats have in common: text goes in piece by piece, records come out.
import { Problem } from '#domain/problem.ts';
import type { LeftOut } from './body-rows.ts';

/** One record of a file: a row, an XML item, a JSON object. `fields` keeps the file's order and leaves empty values out. */
export type RawRecord = {
  /** Record number, the header counting as 1; for XML and JSON the item's number from 1. */
  row: number;
  fields: [column: string, cell: string][];
  /** Why the record cannot be used at all. */
  refusal?: string;
  /** Why it is no product at all: it is counted, and otherwise passed over. */
  leftOut?: LeftOut;
  /** The sheet of a workbook of several that it is in, and that `row` counts in. */
  sheet?: string;
  /** Columns that have something here nobody can read: what they say of the product is unknown, and not that it has nothing. */
  unread?: string[];
  /** Things doubtful in it. */
  warnings?: string[];
  /** The rows that say the same of its product in other languages. */
  translations?: RawRecord[];
};

/** Throws a `Problem` when the rest of the file cannot be read. */
export type RecordScanner = { push(text: string): RawRecord[]; end(): RawRecord[] };

/** Bounds of one record, so that a damaged file cannot make a scanner collect all of it. */
export const scanLimits = {
  cell: 1_000_000,
  record: 5_000_000,
  depth: 100,
  columns: 2_000,
  brokenRows: 1_000,
  /** Characters read in vain behind quotes that are not closed: up to a megabyte each. */
  readInVain: 20_000_000,
} as const;

/** A file of which nothing more can be read, in a sentence for the user. */
export const unreadable = (why: string): Problem => new Problem('INVALID_INPUT', why);

/** Ends a file in which a record goes on and on; `what` names it, `end` is what the file is then. */
export function requireEnd(size: number, what: string, end = 'damaged or not a list of products'): void {
  if (size > scanLimits.record)
    throw unreadable(
      `${what} does not end within ${scanLimits.record.toLocaleString('en')} characters: the file is ${end}.`,
    );
}
