// A table that was exported, opened and saved again as spreadsheets do it: other line breaks, separators, and shared strings.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { escapeXml } from '#domain/transfer/cells/write-cell.ts';
import { columnName, workbookParts } from '#domain/transfer/files/write-sheet.ts';
import { readWorkbookSheets } from '#server/transfer/read-workbook.ts';

/** The rows of a CSV file or a workbook, as a spreadsheet shows them. */
export async function readSheet(bytes: Buffer): Promise<string[][]> {
  if (bytes.subarray(0, 2).toString() !== 'PK')
    return Papa.parse<string[]>(bytes.toString().replace('\ufeff', '').trimEnd()).data;
  const folder = await mkdtemp(join(tmpdir(), 'copydesk-sheet-'));
  try {
    const path = join(folder, 'sheet.xlsx');
    await writeFile(path, bytes);
    const read = await readWorkbookSheets(path);
    if ('problem' in read) throw new Error(read.problem);
    const rows = read.sheets[0]?.rows ?? [];
    const width = Math.max(0, ...rows.map(({ length }) => length));
    return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The bytes as German Excel saves CSV: semicolons, `\r\n`, no mark of the encoding but for that of UTF-8. */
export const saveAsCsv = (rows: readonly string[][]): Buffer =>
  Buffer.from(`\ufeff${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n' })}\r\n`);

/** The bytes of a workbook whose texts are shared strings. */
export function saveAsWorkbook(rows: readonly string[][]): Buffer {
  const texts = [...new Set(rows.flat())];
  const places = new Map(texts.map((text, at) => [text, at]));
  const cells = rows.map((row, y) => {
    const own = row.map((text, x) => `<c r="${columnName(x)}${y + 1}" t="s"><v>${places.get(text)}</v></c>`);
    return `<row r="${y + 1}">${own.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml';
  const strings = texts.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('');
  const files = {
    ...workbookParts,
    '[Content_Types].xml': (workbookParts['[Content_Types].xml'] ?? '').replace(
      '</Types>',
      `<Override PartName="/xl/sharedStrings.xml" ContentType="${type}"/></Types>`,
    ),
    'xl/_rels/workbook.xml.rels': (workbookParts['xl/_rels/workbook.xml.rels'] ?? '').replace(
      '</Relationships>',
      `<Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}" count="${rows.flat().length}" uniqueCount="${texts.length}">${strings}</sst>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}
