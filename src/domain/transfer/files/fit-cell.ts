// Texts longer than a cell of a sheet: their end is left out, where something ends.
import { readLiteral } from '../cells/read-literal.ts';
import { guardCell } from '../cells/write-cell.ts';
import { sheetLimits } from './write-sheet.ts';

/** Only so near its end a text is cut between lines or words. */
const nearEnd = 0.9;

const isTooLong = (cell: string) => guardCell(cell).length > sheetLimits.cell - 1;

/** The first values of a JSON list that fit together. */
function fitList(values: readonly unknown[], most: number): string {
  let size = 2;
  const fitting = values.findIndex((value) => {
    size += JSON.stringify(value).length + 1;
    return size > most;
  });
  return JSON.stringify(values.slice(0, fitting));
}

/** A cell as a sheet can hold it, cut between the values of a list, lines or words; null where it can hold all of it. */
export function fitCell(cell: string): string | null {
  if (!isTooLong(cell)) return null;
  // What guards formulas takes its place, too.
  const most = sheetLimits.cell - 1 - (guardCell(cell).length - cell.length);
  const list = readLiteral(cell);
  if (Array.isArray(list)) return fitList(list, most);
  const start = cell
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const end = ['\n', ' '].map((sign) => start.lastIndexOf(sign)).find((at) => at > most * nearEnd);
  return start.slice(0, end).trimEnd();
}
