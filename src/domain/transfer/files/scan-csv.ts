// Splits a CSV text into rows with Papa Parse, piece by piece. A quote that never closes costs one row, not the rest of the file.
import Papa from 'papaparse';
import { scanLimits, unreadable } from './scan.ts';

/** `newline` is `\r` only for old Mac files; `\n` takes `\r\n` too. */
export type CsvDialect = { delimiter: string; newline: '\n' | '\r' };

/** A row with its record number; `isBroken` rows hold the cells of their first line as far as they could be read. */
export type CsvRow = { row: number; cells: string[]; isBroken: boolean; reason?: string };

type CsvScanner = { push(text: string): CsvRow[]; end(): CsvRow[] };

const brokenQuotes = 'A quotation mark in this row is not closed.';
const tooLong = `A cell of this row is longer than ${scanLimits.cell.toLocaleString('en')} characters.`;
/** Characters of a refused line that are kept to show what it was. */
const shownLine = 2_000;

/** One row as the parser gives it; `end` is where the next one starts. */
type Parsed = { cells: string[]; end: number; isLoose: boolean; isOpen: boolean };

/** Whether a cell stands in the text as it is, unquoted, right before `end`: with the line end behind it or without. */
const isPlainBefore = (text: string, cell: string, end: number) =>
  text.startsWith(`${cell}\n`, end - cell.length - 1) || text.startsWith(cell, end - cell.length);

/**
 * `width` (the header's, 0 when unknown) separates a stray quote from one that swallows rows: a row over several lines that does
 * not fit the header, while the line behind its first does, is a broken line followed by sound rows.
 */
export function createCsvScanner(dialect: CsvDialect, width: number): CsvScanner {
  const { delimiter, newline } = dialect;
  let buffer = '';
  let row = 0;
  let broken = 0;
  let readInVain = 0;
  let isSkipping = false;

  /** Gives the rows of `text` to `take` until it answers false; an unfinished last row is given only when the file ends here. */
  function parseRows(text: string, isLast: boolean, take: (parsed: Parsed) => boolean): void {
    const parser = new Papa.Parser({
      delimiter,
      newline,
      step: ({ data, errors, meta }: Papa.ParseStepResult<string[][]>) => {
        const cells = (data as unknown as string[][])[0] ?? [];
        const last = cells.at(-1);
        // The `\r` of a line end; one inside quotes belongs to the text.
        if (newline === '\n' && last?.endsWith('\r') && isPlainBefore(text, last, meta.cursor))
          cells[cells.length - 1] = last.slice(0, -1);
        // A quote at the end of a cell is often the end of a quoted cell that began earlier.
        const isLoose = errors.length > 0 || cells.some((cell) => cell.endsWith('"'));
        const isOpen = errors.some((error) => error.code === 'MissingQuotes');
        if (!take({ cells, end: meta.cursor, isLoose, isOpen })) parser.abort();
      },
    });
    parser.parse(text, 0, !isLast);
  }

  function swallowsRows(start: number, { cells, end, isLoose }: Parsed, isLast: boolean): boolean {
    if (width < 2 || (!isLoose && cells.length === width)) return false;
    const lineEnd = buffer.indexOf(newline, start);
    if (lineEnd === -1 || lineEnd >= end - 1) return false;
    let isSound = false;
    parseRows(buffer.slice(lineEnd + 1, lineEnd + 1 + scanLimits.cell), isLast, (second) => {
      isSound = !second.isLoose && second.cells.length === width;
      return false;
    });
    return isSound;
  }

  /** Ends a file in which quote after quote is not closed, before minutes go into looking for their ends. */
  function refuseOpenQuote(length: number): void {
    readInVain += length;
    if (readInVain <= scanLimits.readInVain) return;
    throw unreadable(
      `Row ${(row + 1).toLocaleString('en')} has an opening quotation mark without a closing one, as have rows before it. Close the quotation marks in the file, then upload it again.`,
    );
  }

  /** Gives up the line at `start` and answers where the next one begins. */
  function refuseLine(rows: CsvRow[], start: number, reason: string): number {
    broken += 1;
    if (broken > scanLimits.brokenRows) {
      throw unreadable(
        `More than ${scanLimits.brokenRows.toLocaleString('en')} rows have broken quotation marks: the file is damaged.`,
      );
    }
    row += 1;
    const lineEnd = buffer.indexOf(newline, start);
    const line = buffer.slice(start, Math.min(lineEnd === -1 ? buffer.length : lineEnd, start + shownLine));
    isSkipping = lineEnd === -1;
    const isLong = line.length === shownLine && (lineEnd === -1 || lineEnd - start > scanLimits.cell);
    const cells = line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''));
    rows.push({ row, cells, isBroken: true, reason: isLong ? tooLong : reason });
    return lineEnd === -1 ? buffer.length : lineEnd + 1;
  }

  /** Reads rows from `start` to the first one that must be given up, and answers where that one, or the rest, begins. */
  function takeSoundRows(rows: CsvRow[], start: number, isLast: boolean): { at: number; reason?: string } {
    let at = start;
    let reason: string | undefined;
    parseRows(start === 0 ? buffer : buffer.slice(start), isLast, (parsed) => {
      const end = start + parsed.end;
      // Behind the last line break the parser sees one more, empty row.
      if (at >= buffer.length) return false;
      if (parsed.cells.some((cell) => cell.length > scanLimits.cell)) reason = tooLong;
      else if (parsed.isOpen || swallowsRows(at, { ...parsed, end }, isLast)) {
        refuseOpenQuote(end - at);
        reason = brokenQuotes;
      }
      if (reason !== undefined) return false;
      row += 1;
      rows.push({ row, cells: parsed.cells, isBroken: false });
      at = end;
      return true;
    });
    if (reason === undefined && !isLast && buffer.length - at > scanLimits.cell) {
      reason = buffer.length - at < scanLimits.record ? brokenQuotes : tooLong;
      refuseOpenQuote(buffer.length - at);
    }
    return { at, ...(reason === undefined ? {} : { reason }) };
  }

  function scan(isLast: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    let start = 0;
    if (isSkipping) {
      const lineEnd = buffer.indexOf(newline);
      start = lineEnd === -1 ? buffer.length : lineEnd + 1;
      isSkipping = lineEnd === -1;
    }
    while (start < buffer.length && !isSkipping) {
      const { at, reason } = takeSoundRows(rows, start, isLast);
      start = at;
      if (reason === undefined) break;
      start = refuseLine(rows, at, reason);
    }
    buffer = buffer.slice(start);
    return rows;
  }

  return {
    push(text) {
      buffer = buffer === '' ? text : buffer + text;
      return scan(false);
    },
    end() {
      return scan(true);
    },
  };
}
