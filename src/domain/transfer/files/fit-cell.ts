// Texts longer than a cell of a sheet: their end is left out, where something ends.
import { readLiteral } from '../cells/read-literal.ts';
import { guardCell } from '../cells/write-cell.ts';
import { sheetLimits } from './write-sheet.ts';

/** Only so near its end a text is cut between lines or words. */
const nearEnd = 0.9;

const most = sheetLimits.cell - 1;
const isTooLong = (cell: string) => guardCell(cell).length > most;

/** The first values of a JSON list that fit together; null where not even one does. */
function fitList(values: readonly unknown[]): string | null {
  let size = 1;
  const sizes = values.map((value) => {
    size += JSON.stringify(value).length + 1;
    return size;
  });
  // What guards formulas takes its place, too.
  for (let count = sizes.filter((each) => each <= most).length; count > 0; count -= 1) {
    const list = JSON.stringify(values.slice(0, count));
    if (!isTooLong(list)) return list;
  }
  return null;
}

/** A cell as a sheet can hold it, cut between the values of a list, lines or words; null where it can hold all of it. */
export function fitCell(cell: string): string | null {
  if (!isTooLong(cell)) return null;
  const list = readLiteral(cell);
  const fitting = Array.isArray(list) ? fitList(list) : null;
  if (fitting !== null) return fitting;
  let start = cell.slice(0, most);
  // What guards formulas takes its place, too.
  while (isTooLong(start)) start = start.slice(0, Math.floor((start.length * most) / guardCell(start).length));
  start = start.toWellFormed().replace(/\ufffd$/, '');
  const end = ['\n', ' '].map((sign) => start.lastIndexOf(sign)).find((at) => at > start.length * nearEnd);
  return start.slice(0, end).trimEnd();
}
