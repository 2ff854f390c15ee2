// Description and bullets of a product out of the columns that hold them, whichever way the shop spread them.
import type { Attribute } from '#domain/catalogue/product.ts';
import { dirt } from '../cells/cleaning-log.ts';
import { plainName } from '../cells/column-names.ts';
import { cleanBullet, readBody } from '../cells/read-body.ts';
import { isHtml } from '../cells/read-html.ts';
import { readCommaTexts, readTexts } from '../cells/read-list.ts';
import { literalText, plainCell, readLiteral } from '../cells/read-literal.ts';
import { nestedLiteral, readNested, takenLanguage } from '../cells/read-nested.ts';
import type { Field, Notes } from './field.ts';

type Texts = { description: string; bullets: string[]; facts: Attribute[] };

/** The cells of the columns that hold texts. */
export type TextFields = Record<'bullets' | 'body' | 'description', readonly Field[]>;

/** How a format writes texts. */
export type TextStyle = {
  /** Whether line breaks inside cells are spelled out as `\n`. */
  hasSpelledBreaks?: boolean;
  /** Plain names of columns whose texts are parted by commas. */
  commaLists?: readonly string[];
};

/** Some formats spell line breaks inside cells out as `\n`. */
function spelledBreaks({ hasSpelledBreaks }: TextStyle, text: string): { text: string; bits: number } {
  if (!hasSpelledBreaks || !text.includes('\\n')) return { text, bits: 0 };
  return { text: text.replace(/\\r\\n|\r?\\n/g, '\n'), bits: dirt.lineBreaks };
}

function readField(field: Field, style: TextStyle, notes: Notes): { description: string; bullets: string[] } {
  const cell = spelledBreaks(style, plainCell(field.cell));
  const listed = readLiteral(field.cell);
  if (Array.isArray(listed) && listed.length > 1) {
    // Paragraphs of a list are taken one by one: one may be HTML and the next plain.
    const bodies = listed.map((part) => readField({ column: field.column, cell: literalText(part) }, style, notes));
    return {
      description: bodies
        .map((body) => body.description)
        .filter((text) => text !== '')
        .join('\n\n'),
      bullets: bodies.flatMap((body) => body.bullets),
    };
  }
  const body = readBody(cell.text);
  notes.clean(body.bits | cell.bits, field, body.description || body.bullets.join(' • '));
  return body;
}

function readBullets(given: Field, style: TextStyle, notes: Notes): string[] {
  const field = { ...given, cell: takenLanguage(given.cell) };
  const cell = spelledBreaks(style, field.cell);
  if (isHtml(cell.text) && readLiteral(cell.text) === undefined) {
    const body = readField(field, style, notes);
    return [...body.bullets, ...body.description.split('\n').filter((line) => line !== '')];
  }
  const isComma = style.commaLists?.includes(plainName(field.column)) ?? false;
  const parts = isComma ? readCommaTexts(cell.text) : readTexts(cell.text);
  let bits = cell.bits | (parts.length > 1 ? dirt.lists : 0);
  const bullets: string[] = [];
  for (const part of parts) {
    const clean = cleanBullet(part);
    bits |= clean.bits;
    if (clean.text !== '') bullets.push(clean.text);
  }
  notes.clean(bits, field, bullets.join(' • '));
  return bullets;
}

const nothingTaken = 'This value contains no text, so it was skipped.';

/** A spreadsheet's formula gives 0 for an empty cell: no text. */
function withoutZeros(fields: TextFields, notes: Notes): TextFields {
  const isText = (field: Field) => {
    if (field.cell.trim() !== '0') return true;
    notes.clean(dirt.placeholders, field, '');
    return false;
  };
  return {
    bullets: fields.bullets.filter(isText),
    body: fields.body.filter(isText),
    description: fields.description.filter(isText),
  };
}

/** The fields with their records taken apart: a text of each kind under its own target, further ones as facts. */
function flatFields(fields: TextFields, facts: Attribute[], notes: Notes): TextFields {
  const flat = { bullets: [...fields.bullets], body: [] as Field[], description: [] as Field[] };
  for (const target of ['body', 'description'] as const) {
    for (const field of fields[target]) {
      const literal = nestedLiteral(field.cell);
      if (literal === undefined) {
        flat[target].push(field);
        continue;
      }
      const { texts: all } = readNested(literal);
      // A word under a name that says nothing is a code, such as the origin of a text.
      const texts = all.filter(({ kind, text }) => kind !== 'other' || /\S\s+\S/.test(text));
      if (texts.length === 0) notes.warn(field.column, field.cell, nothingTaken);
      const main = (['body', 'short', 'other'] as const).find((kind) => texts.some((text) => text.kind === kind));
      const first = texts.find(({ kind }) => kind === main);
      for (const text of texts) {
        const own = { column: field.column, cell: text.text };
        if (text.kind === 'bullets') flat.bullets.push(own);
        else if (text === first) flat[target].push(own);
        else if (text.text !== first?.text)
          facts.push({ name: `${field.column}.${text.path}`, value: readBody(text.text).description || text.text });
      }
    }
  }
  return flat;
}

/**
 * Bullets come from their own columns, then from lists inside the description; each once. A short description is the description
 * where the full one is empty; beside a full one it gives the bullets if it is a list and there are no others, else it stays a fact.
 */
export function readTextFields(given: TextFields, style: TextStyle, notes: Notes): Texts {
  const bullets: string[] = [];
  const facts: Attribute[] = [];
  const paragraphs: string[] = [];
  const fields = flatFields(withoutZeros(given, notes), facts, notes);
  for (const field of fields.bullets) bullets.push(...readBullets(field, style, notes));
  for (const field of fields.body) {
    const body = readField(field, style, notes);
    bullets.push(...body.bullets);
    if (body.description !== '' && !paragraphs.includes(body.description)) paragraphs.push(body.description);
  }
  for (const field of fields.description) {
    const body = readField(field, style, notes);
    if (paragraphs.length === 0) {
      if (body.description !== '') paragraphs.push(body.description);
      bullets.push(...body.bullets);
    } else if (bullets.length === 0 && body.bullets.length > 0) bullets.push(...body.bullets);
    else if (bullets.length === 0 && body.description.split('\n').filter((line) => line !== '').length > 1) {
      const lines = body.description.split('\n').filter((line) => line !== '');
      notes.clean(dirt.lists, field, lines.join(' • '));
      bullets.push(...lines.map((line) => cleanBullet(line).text).filter((line) => line !== ''));
    } else if (body.description !== '' && !paragraphs.includes(body.description))
      facts.push({ name: field.column, value: body.description });
  }
  return { description: paragraphs.join('\n\n'), bullets: [...new Set(bullets)], facts };
}
