// Workbooks that Excel of 2003 and shop systems write as one XML file: each cell as it is written there, merged cells filled down.
import { groupDigits } from '#domain/text/group-digits.ts';
import type { Sheet } from '#domain/transfer/files/sheet.ts';
import { fillDown } from './read-sheet.ts';
import { attributeOf, readXmlPart } from './workbook-parts.ts';

/** By the start of a file, as text. */
export const isSpreadsheetXml = (start: string): boolean =>
  start.includes('<Workbook') && start.includes('urn:schemas-microsoft-com:office:spreadsheet');

/** As many as of a sheet of an XLSX workbook. */
const mostCells = 10_000_000;
const mostRows = 1_048_576;

type OpenSheet = Sheet & { isHidden: boolean };

/** Its visible sheets in their order; throws where a cell stands too far out. */
export function readSpreadsheetXml(bytes: Uint8Array): Sheet[] {
  const sheets: OpenSheet[] = [];
  const path: string[] = [];
  let cells = 0;
  let row = -1;
  let column = -1;
  let width = 1;
  let text = '';
  const placeOf = (attributes: Record<string, string>, before: number): number =>
    Number(attributeOf(attributes, 'Index') ?? before + 2) - 1;

  function place(sheet: OpenSheet, value: string): void {
    if (value === '') return;
    if (row >= mostRows) throw new Error(`a cell in row ${groupDigits(row + 1)}, too far down`);
    while (sheet.rows.length <= row) sheet.rows.push([]);
    const line = sheet.rows[row];
    if (!line) return;
    cells += Math.max(0, column + 1 - line.length);
    if (cells > mostCells) throw new Error(`more than ${groupDigits(mostCells)} cells`);
    while (line.length < column) line.push('');
    line[column] = value;
  }

  function openCell(sheet: OpenSheet, attributes: Record<string, string>): void {
    column = placeOf(attributes, column + width - 1);
    const [across, down] = ['MergeAcross', 'MergeDown'].map((name) => Number(attributeOf(attributes, name) ?? 0));
    width = 1 + (across ?? 0);
    text = '';
    const address = attributeOf(attributes, 'HRef');
    if (address !== undefined) sheet.links.push({ row, column, text: address });
    if (down) sheet.merged.push({ top: row, left: column, bottom: row + down, right: column + width - 1 });
  }

  readXmlPart(bytes, {
    onOpen(name, attributes) {
      path.push(name);
      const sheet = sheets.at(-1);
      if (name === 'Worksheet') {
        const own = { name: attributeOf(attributes, 'Name') ?? '', isHidden: false };
        sheets.push({ ...own, rows: [], links: [], faults: [], merged: [] });
        row = -1;
      } else if (name === 'Row') {
        row = placeOf(attributes, row);
        column = -1;
        width = 1;
      } else if (name === 'Cell' && sheet) openCell(sheet, attributes);
    },
    onText(piece) {
      if (path.includes('Comment')) return;
      const sheet = sheets.at(-1);
      if (sheet && path.at(-1) === 'Visible') sheet.isHidden = /hidden/i.test(piece);
      if (path.includes('Data') && path.includes('Cell')) text += piece;
    },
    onClose(name) {
      path.pop();
      const sheet = sheets.at(-1);
      if (name === 'Cell' && sheet) place(sheet, text.trim());
    },
  });
  for (const { rows, merged } of sheets) for (const area of merged) fillDown(rows, area);
  return sheets.filter(({ isHidden }) => !isHidden).map(({ isHidden: _, ...sheet }) => sheet);
}
