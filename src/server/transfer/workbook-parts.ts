// The parts of a workbook its sheets refer to: shared texts, formats of numbers, and where each sheet is.
import { Parser } from 'htmlparser2';
import { builtInFormat } from '#domain/transfer/files/number-format.ts';
import { localName } from '#domain/transfer/files/xml-tree.ts';

/** The files in a workbook by their path without a first slash, unpacked. */
export type Parts = ReadonlyMap<string, Uint8Array>;

const pieceSize = 65_536;
/** Excel writes characters that XML cannot hold by their number, and escapes what looks so. */
const escaped = /_x([\da-f]{4})_/gi;

type Handlers = {
  onOpen(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
};

/** Reads XML piece by piece; names come without their prefix. */
export function readXmlPart(bytes: Uint8Array | undefined, { onOpen, onText, onClose }: Handlers): void {
  if (!bytes) return;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => onOpen(localName(name), attributes),
      ...(onText ? { ontext: onText } : {}),
      ...(onClose ? { onclosetag: (name: string) => onClose(localName(name)) } : {}),
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8');
  for (let at = 0; at < bytes.length; at += pieceSize)
    parser.write(decoder.decode(bytes.subarray(at, at + pieceSize), { stream: true }));
  parser.end(decoder.decode());
}

/** The attribute of this name, with or without a prefix. */
export const attributeOf = (attributes: Record<string, string>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];

export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(escaped, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text;

/** Where a part refers to others: id → target and type, paths without a first slash. */
export function readRelations(
  parts: Parts,
  path: string,
): Map<string, { target: string; type: string; isOutside: boolean }> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const file = path.slice(folder.length);
  const found = new Map<string, { target: string; type: string; isOutside: boolean }>();
  readXmlPart(parts.get(`${folder}_rels/${file}.rels`), {
    onOpen(name, { Id, Target = '', Type = '', TargetMode }) {
      if (name !== 'Relationship' || Id === undefined) return;
      const isOutside = TargetMode === 'External';
      const target = isOutside ? Target : resolvePath(folder, Target);
      found.set(Id, { target, type: Type.slice(Type.lastIndexOf('/') + 1), isOutside });
    },
  });
  return found;
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  return steps.join('/');
}

/** Texts that cells refer to by their number; how they are pronounced is left out. */
export function readSharedTexts(bytes: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  readXmlPart(bytes, {
    onOpen(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    onText(piece) {
      if (isText) text += piece;
    },
    onClose(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(unescapeText(text));
    },
  });
  return texts;
}

/** The format of each style, by its number. */
export function readNumberFormats(bytes: Uint8Array | undefined): string[] {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isCell = false;
  readXmlPart(bytes, {
    onOpen(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCell = true;
      if (name === 'xf' && isCell) formats.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    onClose(name) {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return formats;
}

type SheetPlace = { name: string; path: string };

/** The visible sheets in their order, and whether days are counted from 1904. */
export function readSheetList(parts: Parts, path: string): { sheets: SheetPlace[]; is1904: boolean } {
  const relations = readRelations(parts, path);
  const sheets: SheetPlace[] = [];
  let is1904 = false;
  readXmlPart(parts.get(path), {
    onOpen(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true|on)$/i.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const relation = relations.get(attributeOf(attributes, 'id') ?? '');
      if (relation?.type === 'worksheet') sheets.push({ name: attributes.name ?? '', path: relation.target });
    },
  });
  return { sheets, is1904 };
}
