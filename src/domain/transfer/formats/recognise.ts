// Recognizes what a file is from its first text: never from its name.
import { Problem } from '#domain/problem.ts';
import { plainNames, type SampledColumn } from '../cells/column-names.ts';
import { sampleColumns } from '../columns/sample-columns.ts';
import { isKnownName } from '../columns/target-by-name.ts';
import { type CsvDialect, createCsvScanner } from '../files/scan-csv.ts';
import { nameColumns, type TableShape } from '../files/scan-table.ts';
import { findXmlItems, type XmlItems } from '../files/xml-items.ts';
import type { ReadFormat } from '../rows/format.ts';
import type { ImportFormat, ImportProblem } from '../transfer.contract.ts';
import { googleTsv } from './google.read.ts';
import { readFormats } from './read-formats.ts';

/** How a file is taken apart. `skip` counts characters before the first JSON item. */
export type Layout =
  | { kind: 'xml'; items: XmlItems }
  | { kind: 'json'; skip: number; isArray: boolean }
  | { kind: 'json-lines' }
  | { kind: 'table'; dialect: CsvDialect; shape: TableShape };

/** `notes`: what of the file was taken for what, where the user should know. */
type Recognised = { format: ImportFormat; layout: Layout; notes: ImportProblem[] };

const notCatalogue = (what: string) =>
  new Problem(
    'UNSUPPORTED_MEDIA',
    `This is ${what}, not a catalog. Copydesk reads CSV, TSV, XLSX, JSON, JSON Lines and product feeds in XML.`,
  );

/** The first bytes of files that are no catalogue; -1 is any byte. */
const signatures: [what: string, ...starts: number[][]][] = [
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['an image', [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], [0x47, 0x49, 0x46, 0x38]],
  ['an image', [0x42, 0x4d, -1, -1, -1, -1, 0, 0, 0, 0]],
  ['an image or audio file', [0x52, 0x49, 0x46, 0x46]],
  ['a compressed archive', [0x1f, 0x8b], [0x37, 0x7a, 0xbc, 0xaf], [0x52, 0x61, 0x72, 0x21]],
];

/** Kinds of files recognized by their first bytes; null when the file may be text or a workbook. */
export function refuseBinary(bytes: Uint8Array): Problem | null {
  const starts = (start: readonly number[]) =>
    start.every((byte, at) => bytes[at] === byte || (byte < 0 && at < bytes.length));
  if (starts([0xd0, 0xcf, 0x11, 0xe0]))
    return new Problem(
      'UNSUPPORTED_MEDIA',
      'This is an old Excel workbook (.xls). Save it as .xlsx or CSV and upload that file.',
    );
  const [what] = signatures.find(([, ...all]) => all.some(starts)) ?? [];
  return what === undefined ? null : notCatalogue(what);
}

/** Where the first list of objects begins in a JSON document, as the number of characters up to its first item. */
function findList(head: string): { skip: number; isArray: boolean } {
  let inString = false;
  const open: string[] = [];
  for (let at = 0; at < head.length; at += 1) {
    const sign = head.charAt(at);
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') {
      if (sign === '[' && open.length <= 4 && !open.includes('[') && /^\s*(?:\{|$)/.test(head.slice(at + 1, at + 200)))
        return { skip: at + 1, isArray: true };
      open.push(sign);
    } else if (sign === '}' || sign === ']') open.pop();
  }
  return { skip: 0, isArray: false };
}

function layoutOfJson(head: string, isWhole: boolean): Layout {
  const start = head.search(/\S/);
  if (head.charAt(start) === '[') return { kind: 'json', skip: start + 1, isArray: true };
  const [first = '', ...lines] = head
    .slice(start)
    .split('\n')
    .map((line) => line.trim());
  const [second] = lines;
  const isLines = first.endsWith('}') && (second === undefined ? isWhole : second === '' || second.startsWith('{'));
  if (isLines && lines.some((line) => line.startsWith('{'))) return { kind: 'json-lines' };
  const list = findList(head);
  // A product may hold lists of objects itself (variants, images): then what follows its name is no list of products.
  const isProduct =
    /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*(?:"|\d)/.test(head) &&
    /"(?:title|name|product_name|sku)"\s*:\s*"/.test(head.slice(0, list.skip));
  if (list.isArray && !isProduct) return { kind: 'json', ...list };
  return isLines ? { kind: 'json-lines' } : { kind: 'json', skip: 0, isArray: false };
}

const formats = Object.values(readFormats);

/** True for a name some catalogue gives a column. */
const isKnown = (name: string) => isKnownName(name) || formats.some((format) => format.isOwnName?.(name));

const isGoogle = (columns: readonly SampledColumn[]): boolean =>
  googleTsv.recognise?.(columns, plainNames(columns.map(({ name }) => name))) ?? false;

const delimiters = [',', ';', '\t', '|'] as const;
type Sniffed = { dialect: CsvDialect; rows: string[][]; score: number };

function sniff(head: string, isWhole: boolean, newline: '\n' | '\r'): Sniffed {
  const tried = delimiters.map((delimiter): Sniffed => {
    const dialect = { delimiter, newline } as const;
    const scanner = createCsvScanner(dialect, 0);
    let rows: string[][];
    try {
      rows = [...scanner.push(head.slice(0, 200_000)), ...(isWhole && head.length <= 200_000 ? scanner.end() : [])]
        .filter((row) => !row.isBroken)
        .map((row) => row.cells);
    } catch {
      return { dialect, rows: [], score: 0 };
    }
    if (rows.length === 0) rows = scanner.end().map((row) => row.cells);
    const header = rows.find((row) => row.some((cell) => cell.trim() !== '')) ?? [];
    const width = header.length;
    const filled = rows.slice(0, 200).filter((row) => row.length > 1 || (row[0] ?? '').trim() !== '');
    const even = filled.filter((row) => row.length === width).length / Math.max(1, filled.length);
    const known = header.filter((cell) => isKnown(cell)).length;
    return { dialect, rows, score: width < 2 ? 0 : even * Math.min(width, 8) + known * 2 };
  });
  return tried.reduce((best, next) => (next.score > best.score ? next : best));
}

const numeric = /^[\s\d.,:%$€£+/-]+$/;

/** True when the first row names columns rather than describing a product. */
function isHeader(row: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const cells = row.map((cell) => cell.trim());
  const filled = cells.filter((cell) => cell !== '');
  const known = filled.filter((cell) => isKnown(cell)).length;
  if (known >= 2 || (known === 1 && rows.length < 2)) return true;
  const isNamed = filled.every(
    (cell) =>
      cell.length <= 60 &&
      !numeric.test(cell) &&
      !/^https?:|^\/\/|@/.test(cell) &&
      !/[.!?]$/.test(cell.replace(/\?$/, '')),
  );
  const repeats = rows
    .slice(0, 20)
    .some((other) => other !== row && filled.some((cell) => other.includes(cell) && cell.length > 3));
  return (
    isNamed &&
    filled.length > 0 &&
    new Set(filled).size === filled.length &&
    filled.length >= cells.length / 2 &&
    !repeats
  );
}

/** The first format whose files are taken apart so. */
function formatOf(layout: ReadFormat['layout']): ImportFormat {
  const found = formats.find((format) => format.layout === layout && format.recognise === undefined);
  if (!found) throw new Error(`No format is read as ${layout}`);
  return found.id;
}

/** Splits the head of a table and finds its header. */
export function recogniseRows(rows: readonly (readonly string[])[]): { shape: TableShape; header: readonly string[] } {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  let at = Math.max(0, first);
  // Excel's own hint of the separator.
  if (/^sep=.?$/i.test((rows[at] ?? []).join('').trim())) at += 1;
  // Shops put a title over the header: a single cell, with a row of known names right below.
  while (
    at < 5 &&
    rows[at] !== undefined &&
    (rows[at] ?? []).filter((cell) => cell.trim() !== '').length <= 1 &&
    (rows[at + 1] ?? []).filter((cell) => isKnown(cell)).length >= 2
  )
    at += 1;
  const header = rows[at] ?? [];
  if (isHeader(header, rows.slice(at))) {
    const trimmed = header.slice(0, header.findLastIndex((cell) => cell.trim() !== '') + 1);
    return { shape: { columns: nameColumns(trimmed), skip: at + 1 }, header: trimmed };
  }
  const width = rows.slice(at, at + 50).reduce((widest, row) => Math.max(widest, row.length), 0);
  return { shape: { columns: nameColumns(Array.from({ length: width }, () => '')), skip: at }, header: [] };
}

function recogniseDelimited(head: string, isWhole: boolean): Recognised {
  const newline = !head.includes('\n') && head.includes('\r') ? '\r' : '\n';
  const sniffed = sniff(head, isWhole, newline);
  const only = sniffed.rows[0] ?? [];
  const isOne = sniffed.score === 0;
  if (isOne && !only.some((cell) => isKnown(cell))) {
    throw new Problem('UNSUPPORTED_MEDIA', 'Copydesk found no table, list or feed of products in this file.');
  }
  const { shape } = recogniseRows(sniffed.rows);
  const rows = sniffed.rows
    .slice(shape.skip, shape.skip + 200)
    .map((row) => shape.columns.map((name, index): [string, string] => [name, row[index] ?? '']));
  const columns = sampleColumns(shape.columns, rows, 30);
  const names = plainNames(shape.columns);
  // A table that is nobody's own has any columns.
  const format = formats.find((each) => each.recognise?.(columns, names))?.id ?? formatOf('table');
  return { format, layout: { kind: 'table', dialect: sniffed.dialect, shape }, notes: [] };
}

/** What in an XML looks like products and is not read. */
function noteOthers({ tag, others }: XmlItems): ImportProblem[] {
  if (others.length === 0) return [];
  const named = others.slice(0, 5).map((other) => `<${other}>`);
  const reason = `The products are the <${tag}> elements. The file has others that look like products and are not imported: ${named.join(', ')}.`;
  return [{ row: 1, column: null, value: null, reason }];
}

/**
 * Recognises a text file by its first characters; `isWhole` when they are all of it. `wanted` is the user's own choice of format.
 * Throws a `Problem` when it is no catalogue, or not of the wanted kind.
 */
export function recognise(text: string, isWhole: boolean, wanted?: ImportFormat): Recognised {
  const head = text.replace(/^[\s\ufeff]+/, '');
  if (head === '') throw new Problem('INVALID_INPUT', 'The file is empty.');
  const offset = text.length - head.length;
  const isXml = head.startsWith('<');
  const isJson = head.startsWith('[') || head.startsWith('{');
  const mismatch = (what: string) =>
    new Problem('INVALID_INPUT', `You chose ${what} as the format, but the file does not look like it.`);
  const layout = wanted && readFormats[wanted].layout;
  if (layout === 'xml' && !isXml) throw mismatch('an XML feed');
  if ((layout === 'json' || layout === 'json-lines') && !isJson) throw mismatch('JSON');
  if (layout === 'workbook') throw mismatch('an XLSX workbook');
  if (isXml && layout !== 'table') {
    if (/^<(?:!doctype html|html|head|body)\b/i.test(head)) throw notCatalogue('a web page');
    const isFeed = layout === 'xml' ? wanted === 'google-xml' : undefined;
    const items = findXmlItems(head, isGoogle, isFeed);
    if (!items) throw new Problem('INVALID_INPUT', 'Copydesk found no elements in this XML that look like products.');
    return { format: items.isFeed ? 'google-xml' : 'xml', layout: { kind: 'xml', items }, notes: noteOthers(items) };
  }
  if (isJson && layout !== 'table') {
    const found: Layout = layout === 'json-lines' ? { kind: 'json-lines' } : layoutOfJson(head, isWhole);
    const skipped = found.kind === 'json' ? { ...found, skip: found.skip + offset } : found;
    return { format: formatOf(found.kind), layout: skipped, notes: [] };
  }
  const table = recogniseDelimited(text, isWhole);
  return wanted && layout === 'table' ? { ...table, format: wanted } : table;
}
