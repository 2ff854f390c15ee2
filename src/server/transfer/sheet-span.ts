// How far a sheet reaches, read from its XML as it is unpacked: one cell at its far end makes a grid of billions out of nothing.
import { groupDigits } from '#domain/text/group-digits.ts';

/** Ten million fields fit into the memory of the reader; a sheet of 300 columns has 33,000 products then. */
const mostCells = 10_000_000;
/** The rows a sheet can have at all. */
const mostRows = 1_048_576;
/** No tag of a row or a cell is longer. */
const longestTag = 1_000;

const tag = /<(?:\w+:)?(?:c|row)\b([^<>]*)>/g;
const place = /(?:^|\s)r\s*=\s*["']([A-Z]*)(\d+)["']/i;

/** `AB` is 28. */
export const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

export type SheetSpan = {
  /** Takes the next bytes of a part. */
  add: (bytes: Uint8Array) => void;
  /** The fields of the grid its cells span. */
  cells: () => number;
  /** What is wrong with what was read so far, a sentence for the user; null while the sheet is no larger than can be read. */
  problem: () => string | null;
};

export function openSheetSpan(): SheetSpan {
  let rest = '';
  let rows = 0;
  let lastRow = 0;
  let columns = 0;

  function note(attributes: string): void {
    const [, letters = '', digits = ''] = place.exec(attributes) ?? [];
    if (digits === '') return;
    lastRow = Math.max(lastRow, Number(digits));
    // A cell that is only formatted holds nothing, and the reader leaves it out.
    if (letters === '' || attributes.endsWith('/')) return;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnOf(letters));
  }

  return {
    add(bytes) {
      const text = rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      for (const [, attributes = ''] of text.matchAll(tag)) note(attributes);
      const open = text.lastIndexOf('<');
      rest = open < 0 || text.indexOf('>', open) >= 0 ? '' : text.slice(open, open + longestTag);
    },
    cells: () => rows * columns,
    problem() {
      if (lastRow <= mostRows && rows * columns <= mostCells) return null;
      return `The sheet extends to row ${groupDigits(lastRow)} and column ${groupDigits(columns)}, which is too large to read. Delete cells far away from the products, or save the sheet as CSV.`;
    },
  };
}

/** What is wrong with sheets that are read together; null while all of them are no larger than one may be. */
export function spanProblem(spans: readonly SheetSpan[]): string | null {
  const cells = spans.reduce((sum, span) => sum + span.cells(), 0);
  if (cells <= mostCells) return null;
  return `The sheets have ${groupDigits(cells)} cells together, which is too many to read. Delete cells far away from the products, or save the sheets as CSV.`;
}
