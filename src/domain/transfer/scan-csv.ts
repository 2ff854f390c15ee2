// Splits a CSV text into rows. A quote that never closes costs one row, not the rest of the file.
import { Problem } from '#domain/problem.ts';
import { scanLimits } from './scan.ts';

/** `newline` is `\r` only for old Mac files; `\n` takes `\r\n` too. */
export type CsvDialect = { delimiter: string; newline: '\n' | '\r' };

/** A row with its record number; `isBroken` rows hold the cells of their first line as far as they could be told. */
export type CsvRow = { row: number; cells: string[]; isBroken: boolean; reason?: string };

export type CsvScanner = { push(text: string): CsvRow[]; end(): CsvRow[] };

const quoteCode = 34;
const brokenQuotes = 'The quotes in this row are not closed.';
const tooLong = `A cell of this row is longer than ${scanLimits.cell.toLocaleString('en')} characters.`;

type Scan = { cells: string[]; end: number; isLoose: boolean };

/**
 * Reads quoted and plain cells as RFC 4180 writes them. A quote inside a quoted cell that is not doubled stays as text when
 * a closing one follows; `width` (the header's, 0 when unknown) helps to tell a stray quote from one that swallows rows.
 */
export function createCsvScanner(dialect: CsvDialect, width: number): CsvScanner {
  const { delimiter, newline } = dialect;
  let buffer = '';
  let row = 0;
  let broken = 0;
  let isSkipping = false;

  /** One record from `start`: null when more text is needed, 'broken' when its quotes do not close. */
  function scanRecord(start: number, isLast: boolean): Scan | null | 'broken' {
    const cells: string[] = [];
    let isLoose = false;
    let at = start;
    let lineEnd = -2;
    for (;;) {
      if (at >= buffer.length && !isLast) return null;
      if (buffer.charCodeAt(at) === quoteCode) {
        let from = at + 1;
        let isEscaped = false;
        let close = -1;
        let after = 0;
        for (;;) {
          close = buffer.indexOf('"', from);
          if (close === -1 || close - at > scanLimits.cell) {
            if (close !== -1 || isLast || buffer.length - at > scanLimits.cell) return 'broken';
            return null;
          }
          after = close + 1;
          if (after < buffer.length && buffer.charCodeAt(after) === quoteCode) {
            isEscaped = true;
            from = after + 1;
            continue;
          }
          while (buffer.charAt(after) === ' ' || (newline === '\n' && buffer.charAt(after) === '\r')) after += 1;
          if (after >= buffer.length) {
            if (isLast) break;
            return null;
          }
          const next = buffer.charAt(after);
          if (next === delimiter || next === newline) break;
          isLoose = true;
          from = close + 1;
        }
        const inner = buffer.slice(at + 1, close);
        cells.push(isEscaped ? inner.replaceAll('""', '"') : inner);
        at = after;
      } else {
        const next = buffer.indexOf(delimiter, at);
        if (lineEnd < at) lineEnd = buffer.indexOf(newline, at);
        if (lineEnd === -1 && next === -1 && !isLast) return null;
        const end = next !== -1 && (lineEnd === -1 || next < lineEnd) ? next : lineEnd === -1 ? buffer.length : lineEnd;
        // A quote at the end of a plain cell is usually the end of a quoted one that began earlier.
        if (buffer.charCodeAt(end - 1) === quoteCode && end > at) isLoose = true;
        cells.push(buffer.slice(at, end));
        at = end;
      }
      if (at >= buffer.length) {
        if (!isLast) return null;
        trimReturn(cells);
        return { cells, end: at, isLoose };
      }
      if (buffer.charAt(at) === newline) {
        trimReturn(cells);
        return { cells, end: at + 1, isLoose };
      }
      at += 1;
    }
  }

  function trimReturn(cells: string[]): void {
    const last = cells[cells.length - 1];
    if (newline === '\n' && last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1);
  }

  /** True when a row over several lines is better read as a broken line followed by sound rows. */
  function swallowsRows(start: number, scan: Scan, isLast: boolean): boolean {
    if (width < 2 || (!scan.isLoose && scan.cells.length === width)) return false;
    const lineEnd = buffer.indexOf(newline, start);
    if (lineEnd === -1 || lineEnd >= scan.end - 1) return false;
    const second = scanRecord(lineEnd + 1, isLast);
    return second !== null && second !== 'broken' && !second.isLoose && second.cells.length === width;
  }

  function refuseLine(start: number, reason: string): { broken: CsvRow; next: number } {
    broken += 1;
    if (broken > scanLimits.brokenRows) {
      throw new Problem(
        'INVALID_INPUT',
        `More than ${scanLimits.brokenRows.toLocaleString('en')} rows have broken quotes: the file is damaged.`,
      );
    }
    row += 1;
    const lineEnd = buffer.indexOf(newline, start);
    const line = buffer.slice(start, Math.min(lineEnd === -1 ? buffer.length : lineEnd, start + 2_000));
    isSkipping = lineEnd === -1;
    const isLong = line.length === 2_000 && (lineEnd === -1 || lineEnd - start > scanLimits.cell);
    const cells = line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''));
    return {
      broken: { row, cells, isBroken: true, reason: isLong ? tooLong : reason },
      next: lineEnd === -1 ? buffer.length : lineEnd + 1,
    };
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
      const scanned = scanRecord(start, isLast);
      if (scanned === null) {
        if (buffer.length - start < scanLimits.record) break;
        const refused = refuseLine(start, tooLong);
        rows.push(refused.broken);
        start = refused.next;
      } else if (scanned === 'broken' || swallowsRows(start, scanned, isLast)) {
        const refused = refuseLine(start, brokenQuotes);
        rows.push(refused.broken);
        start = refused.next;
      } else {
        row += 1;
        rows.push({ row, cells: scanned.cells, isBroken: false });
        start = scanned.end;
      }
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
