// The files inside an .xlsx workbook of one sheet whose every cell is text, so that nothing in it can run or be reformatted.
import { escapeXml, guardCell } from '../cells/write-cell.ts';

/** Excel's own bounds; a file beyond them opens damaged or not at all. */
export const sheetLimits = { rows: 1_048_576, columns: 16_384, cell: 32_767 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Everything but the sheet itself: path → content. Style 1 is text, style 2 bold text for the header, style 3 wrapped text. */
export const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`,
};

export const sheetPath = 'xl/worksheets/sheet1.xml';
/** `columns`: the element of the widths of columns, if any. */
export const sheetHead = (columns = ''): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns}<sheetData>`;
/** `after`: the elements behind the rows, if any. */
export const sheetTail = (after = ''): string => `</sheetData>${after}</worksheet>`;

/** `A` for the first. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Excel reads `_x000D_` in a text as a carriage return; text that looks so by itself is escaped the way Excel does it. */
const escapeCell = (text: string) =>
  escapeXml(text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_'));

/** One row of the sheet; `number` counts from 1, the header's. Empty cells are left out. */
export function sheetRow(number: number, cells: readonly string[], isWrapped = false): string {
  const style = number === 1 ? 2 : isWrapped ? 3 : 1;
  let row = `<row r="${number}">`;
  for (const [index, cell] of cells.entries()) {
    if (cell === '') continue;
    const text = escapeCell(guardCell(cell));
    row += `<c r="${columnName(index)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  return `${row}</row>`;
}
