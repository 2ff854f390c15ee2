// One sheet of a workbook as text: each cell as it is shown, merged cells filled down, with its links and the cells that hold no value.
import { showNumber } from '#domain/transfer/files/number-format.ts';
import type { CellNote, MergedCells, Sheet } from '#domain/transfer/files/sheet.ts';
import { columnOf } from './sheet-span.ts';
import { attributeOf, type Parts, readRelations, readXmlPart, unescapeText } from './workbook-parts.ts';

/** What cells refer to. */
export type SheetBooks = { texts: readonly string[]; formats: readonly string[]; is1904: boolean };

type Cell = {
  row: number;
  column: number;
  kind: string;
  style: number;
  value: string;
  inline: string;
  formula: string | null;
};

const linked = /^HYPERLINK\(\s*"([^"]+)"/i;
const noResult =
  'The formula in this cell has no saved result, so the cell was read as empty. Open the workbook, save it and upload it again.';

/** `B7` or `B7:C9`, counted from 0; null for what names no cell. */
function areaOf(reference: string): MergedCells | null {
  const found = /^\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/i.exec(reference);
  if (!found) return null;
  const [, first = '', top = '', last = first, bottom = top] = found;
  return { top: Number(top) - 1, left: columnOf(first) - 1, bottom: Number(bottom) - 1, right: columnOf(last) - 1 };
}

/** Every value of a merged cell's first column, in all its rows. */
export function fillDown(rows: string[][], { top, left, bottom }: MergedCells): void {
  const value = rows[top]?.[left] ?? '';
  if (value === '') return;
  for (let at = top + 1; at <= Math.min(bottom, rows.length - 1); at += 1) {
    const row = rows[at];
    if (!row) continue;
    while (row.length < left) row.push('');
    row[left] ||= value;
  }
}

/** The text of a cell; `fault` says why there is none. */
function textOf(
  { kind, style, value, inline, formula }: Cell,
  { texts, formats, is1904 }: SheetBooks,
): { text: string; fault?: string } {
  if (kind === 's') return { text: texts[Number(value)] ?? '' };
  if (kind === 'inlineStr') return { text: unescapeText(inline) };
  if (kind === 'str') return { text: unescapeText(value) };
  if (kind === 'b') return { text: value === '1' ? 'true' : value === '0' ? 'false' : value };
  if (kind === 'd') return { text: value.replace(/T00:00:00(?:\.0+)?Z?$/, '') };
  if (kind === 'e') return { text: '', fault: `The cell holds the error ${value}, so it was read as empty.` };
  if (value === '') return formula === null ? { text: '' } : { text: '', fault: noResult };
  return { text: showNumber(value, formats[style] ?? 'General', is1904) };
}

/** Throws nothing: what cannot be read of a sheet is not there. */
export function readSheetPart(name: string, path: string, parts: Parts, books: SheetBooks): Sheet {
  const rows: string[][] = [];
  const links: CellNote[] = [];
  const faults: CellNote[] = [];
  const merged: MergedCells[] = [];
  const relations = readRelations(parts, path);
  let cell: Cell | null = null;
  let field: 'value' | 'inline' | 'formula' | null = null;
  let isReading = false;
  let lastRow = -1;
  let lastColumn = -1;

  function place({ row, column }: Cell, text: string): void {
    if (text === '') return;
    while (rows.length <= row) rows.push([]);
    const cells = rows[row];
    if (!cells) return;
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  function close(done: Cell): void {
    const { text, fault } = textOf(done, books);
    const at = { row: done.row, column: done.column };
    place(done, text);
    if (fault !== undefined) faults.push({ ...at, text: fault });
    const address = linked.exec(done.formula ?? '')?.[1];
    if (address !== undefined) links.push({ ...at, text: address });
  }

  function openLink(attributes: Record<string, string>): void {
    const area = areaOf(attributes.ref ?? '');
    const relation = relations.get(attributeOf(attributes, 'id') ?? '');
    if (!area || !relation?.isOutside) return;
    for (let row = area.top; row <= Math.min(area.bottom, rows.length - 1); row += 1)
      links.push({ row, column: area.left, text: relation.target });
  }

  function openTag(tag: string, attributes: Record<string, string>): void {
    if (tag === 'row') {
      lastRow = attributes.r === undefined ? lastRow + 1 : Number(attributes.r) - 1;
      lastColumn = -1;
    } else if (tag === 'c') {
      const area = areaOf(attributes.r ?? '');
      lastColumn = area?.left ?? lastColumn + 1;
      lastRow = area?.top ?? lastRow;
      const style = Number(attributes.s ?? 0);
      const kind = attributes.t ?? 'n';
      cell = { row: lastRow, column: lastColumn, kind, style, value: '', inline: '', formula: null };
    } else if (tag === 'rPh') isReading = true;
    else if (tag === 'v') field = 'value';
    else if (tag === 't' && !isReading) field = 'inline';
    else if (tag === 'f') {
      field = 'formula';
      if (cell) cell.formula = '';
    } else if (tag === 'mergeCell') {
      const area = areaOf(attributes.ref ?? '');
      if (area) merged.push(area);
    } else if (tag === 'hyperlink') openLink(attributes);
  }

  readXmlPart(parts.get(path), {
    onOpen: openTag,
    onText(text) {
      if (cell && field !== null) cell[field] = (cell[field] ?? '') + text;
    },
    onClose(tag) {
      field = null;
      if (tag === 'rPh') isReading = false;
      if (tag !== 'c' || !cell) return;
      close(cell);
      cell = null;
    },
  });
  for (const area of merged) fillDown(rows, area);
  return { name, rows, links, faults, merged };
}
