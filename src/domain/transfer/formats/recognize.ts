// Recognizes what a file is from its first text: never from its name.
import { Problem } from '#domain/problem.ts';
import { plainNames, type SampledColumn } from '../cells/column-names.ts';
import { jsonCurrency } from '../files/file-currency.ts';
import { findXmlItems, type XmlItems } from '../files/xml-items.ts';
import type { ImportFormat, ImportProblem } from '../transfer.contract.ts';
import { googleTsv } from './google.read.ts';
import { readFormats } from './read-formats.ts';
import { bodyFor, formatOf, recognizeDelimited, type TableLayout } from './recognize-table.ts';

/** How a file is taken apart. `skip` counts characters before the first JSON item. */
export type Layout =
  | { kind: 'xml'; items: XmlItems }
  | { kind: 'json'; skip: number; isArray: boolean }
  | { kind: 'json-lines' }
  | TableLayout;

/** `notes`: what of the file was taken for what, where the user should know; `currency`: that of all its prices that name none. */
type Recognized = { format: ImportFormat; layout: Layout; notes: ImportProblem[]; currency: string | null };

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

const isGoogle = (columns: readonly SampledColumn[]): boolean =>
  googleTsv.recognize?.(columns, plainNames(columns.map(({ name }) => name))) ?? false;

/** What in an XML looks like products and is not read. */
function noteOthers({ tag, others }: XmlItems): ImportProblem[] {
  if (others.length === 0) return [];
  const named = others.slice(0, 5).map((other) => `<${other}>`);
  const reason = `The products are the <${tag}> elements. Other elements look like products, too, and are not imported: ${named.join(', ')}.`;
  return [{ row: 1, column: null, value: null, reason }];
}

/**
 * Recognizes a text file by its first characters; `isWhole` when they are all of it. `wanted` is the user's own choice of format.
 * Throws a `Problem` when it is no catalogue, or not of the wanted kind.
 */
export function recognize(text: string, isWhole: boolean, wanted?: ImportFormat): Recognized {
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
    const { currency } = items;
    const format = items.isFeed ? 'google-xml' : 'xml';
    return { format, layout: { kind: 'xml', items }, notes: noteOthers(items), currency };
  }
  if (isJson && layout !== 'table') {
    const found: Layout = layout === 'json-lines' ? { kind: 'json-lines' } : layoutOfJson(head, isWhole);
    const skipped = found.kind === 'json' ? { ...found, skip: found.skip + offset } : found;
    const currency = found.kind === 'json' && found.isArray ? jsonCurrency(head.slice(0, found.skip)) : null;
    return { format: formatOf(found.kind), layout: skipped, notes: [], currency };
  }
  const table = { ...recognizeDelimited(text, isWhole), currency: null };
  if (!wanted || layout !== 'table' || table.layout.kind !== 'table') return table;
  return { ...table, format: wanted, layout: { ...table.layout, body: bodyFor(wanted, table.layout.body) } };
}
