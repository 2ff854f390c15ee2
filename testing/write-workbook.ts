// Workbooks as spreadsheets write them, for tests: the parts are given as XML, what all workbooks have is added.
import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '#domain/transfer/cells/write-cell.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A sheet by its rows of cells as XML; `after` comes behind them, `links` are the addresses it refers to. */
export type SheetXml = {
  name: string;
  rows: string[][];
  state?: string;
  after?: string;
  links?: Record<string, string>;
};
type Options = {
  /** The formats of its styles, the first being that of cells without one. */
  formats?: string[];
  texts?: string[];
  is1904?: boolean;
};

const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${escapeXml(target)}"${mode}/>`;
const relations = (all: readonly string[]) => `<Relationships xmlns="${packaged}">${all.join('')}</Relationships>`;

/** A cell of text. */
export const textCell = (text: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
/** A cell of a number in a style. */
export const numberCell = (value: number | string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;

/** The bytes of the workbook. */
export function writeWorkbook(
  sheets: readonly SheetXml[],
  { formats = ['General'], texts = [], is1904 = false }: Options = {},
): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations([relation('a', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="s${at}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation('styles', 'styles', 'styles.xml'),
      relation('texts', 'sharedStrings', '/xl/sharedStrings.xml'),
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats
      .map((format, at) => `<numFmt numFmtId="${at + 200}" formatCode="${escapeXml(format)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>${formats
      .map((_, at) => `<xf numFmtId="${at + 200}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  };
  for (const [at, { rows, after = '', links = {} }] of sheets.entries()) {
    const cells = rows.map((row) => `<row>${row.join('')}</row>`).join('');
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData>${cells}</sheetData>${after}</worksheet>`;
    parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = relations(
      Object.entries(links).map(([id, target]) => relation(id, 'hyperlink', target, ' TargetMode="External"')),
    );
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
}
