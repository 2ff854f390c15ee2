// Description and bullets of a product out of the columns that hold them, whichever way the shop spread them.
import type { Attribute } from '#domain/catalogue/product.ts';
import { dirt } from '../cells/cleaning-log.ts';
import { plainName } from '../cells/column-names.ts';
import { cleanBullet, readBody } from '../cells/read-body.ts';
import { isHtml } from '../cells/read-html.ts';
import { readCommaTexts, readTexts } from '../cells/read-list.ts';
import { literalText, plainCell, readLiteral } from '../cells/read-literal.ts';
import { type Nested, nestedLiteral, readNested } from '../cells/read-nested.ts';
import type { Building, Field } from './building.ts';

type Texts = { description: string; bullets: string[]; facts: Attribute[] };

/** Some formats spell line breaks inside cells out as `\n`. */
function spelledBreaks(building: Building, text: string): { text: string; bits: number } {
  if (!building.plan.format.hasSpelledBreaks || !text.includes('\\n')) return { text, bits: 0 };
  return { text: text.replace(/\\r\\n|\r?\\n/g, '\n'), bits: dirt.lineBreaks };
}

function readField(building: Building, field: Field): { description: string; bullets: string[] } {
  const cell = spelledBreaks(building, plainCell(field.cell));
  const listed = readLiteral(field.cell);
  if (Array.isArray(listed) && listed.length > 1) {
    // Paragraphs of a list are taken one by one: one may be HTML and the next plain.
    const bodies = listed.map((part) => readField(building, { column: field.column, cell: literalText(part) }));
    return {
      description: bodies
        .map((body) => body.description)
        .filter((text) => text !== '')
        .join('\n\n'),
      bullets: bodies.flatMap((body) => body.bullets),
    };
  }
  const body = readBody(cell.text);
  building.log.note(
    body.bits | cell.bits,
    building.group.main.row,
    field.column,
    field.cell,
    body.description || body.bullets.join(' • '),
  );
  return body;
}

function readBullets(building: Building, field: Field): string[] {
  const cell = spelledBreaks(building, field.cell);
  if (isHtml(cell.text) && readLiteral(cell.text) === undefined) {
    const body = readField(building, field);
    return [...body.bullets, ...body.description.split('\n').filter((line) => line !== '')];
  }
  const isComma = building.plan.format.commaLists?.includes(plainName(field.column)) ?? false;
  const parts = isComma ? readCommaTexts(cell.text) : readTexts(cell.text);
  let bits = cell.bits | (parts.length > 1 ? dirt.lists : 0);
  const bullets: string[] = [];
  for (const part of parts) {
    const clean = cleanBullet(part);
    bits |= clean.bits;
    if (clean.text !== '') bullets.push(clean.text);
  }
  building.log.note(bits, building.group.main.row, field.column, field.cell, bullets.join(' • '));
  return bullets;
}

const nothingTaken = 'This value contains no text, so it was skipped.';

/** The fields with their records taken apart: a text of each kind under its own target, further ones as facts. */
function flatFields(building: Building, facts: Attribute[]): Map<'bullets' | 'body' | 'description', Field[]> {
  const flat = new Map<'bullets' | 'body' | 'description', Field[]>();
  const add = (target: 'bullets' | 'body' | 'description', field: Field) =>
    flat.set(target, [...(flat.get(target) ?? []), field]);
  for (const target of ['bullets', 'body', 'description'] as const) {
    for (const field of building.fields.get(target) ?? []) {
      const literal = target === 'bullets' ? undefined : nestedLiteral(field.cell);
      if (literal === undefined) {
        add(target, field);
        continue;
      }
      const { texts: all, languages } = readNested(literal);
      // A word under a name that tells nothing is a code, such as the origin of a text.
      const texts = all.filter(({ kind, text }) => kind !== 'other' || /\S\s+\S/.test(text));
      if (texts.length === 0) building.warn(field.column, field.cell, nothingTaken);
      if (languages) warnOfLanguages(building, field, languages);
      const main = (['body', 'short', 'other'] as const).find((kind) => texts.some((text) => text.kind === kind));
      const first = texts.find(({ kind }) => kind === main);
      for (const text of texts) {
        if (text.kind === 'bullets') add('bullets', { column: field.column, cell: text.text });
        else if (text === first) add(target, { column: field.column, cell: text.text });
        else if (text.text !== first?.text)
          facts.push({ name: `${field.column}.${text.path}`, value: readBody(text.text).description || text.text });
      }
    }
  }
  return flat;
}

/** Tells which of several languages was taken. */
export function warnOfLanguages(
  building: Building,
  { column, cell }: Field,
  found: NonNullable<Nested['languages']>,
): void {
  building.warn(
    column,
    cell,
    `The file has this text in ${found.all.join(', ')}. The text in ${found.taken} was imported.`,
  );
}

/** A marketplace's sentence around the product's own title; nothing of it describes the product. */
function isTitleOnly(description: string, title: string): boolean {
  return / at SHEIN\.?$/.test(description) && description.startsWith(title);
}

/**
 * Bullets come from their own columns, then from lists inside the description; each once. A short description is the description
 * where the full one is empty; beside a full one it gives the bullets if it is a list and there are no others, else it stays a fact.
 */
export function readTextFields(building: Building, title: string): Texts {
  const bullets: string[] = [];
  const facts: Attribute[] = [];
  const paragraphs: string[] = [];
  const fields = flatFields(building, facts);
  for (const field of fields.get('bullets') ?? []) bullets.push(...readBullets(building, field));
  for (const field of fields.get('body') ?? []) {
    const body = readField(building, field);
    bullets.push(...body.bullets);
    if (body.description !== '' && !paragraphs.includes(body.description)) paragraphs.push(body.description);
  }
  for (const field of fields.get('description') ?? []) {
    const body = readField(building, field);
    if (paragraphs.length === 0) {
      if (body.description !== '') paragraphs.push(body.description);
      bullets.push(...body.bullets);
    } else if (bullets.length === 0 && body.bullets.length > 0) bullets.push(...body.bullets);
    else if (bullets.length === 0 && body.description.split('\n').filter((line) => line !== '').length > 1) {
      const lines = body.description.split('\n').filter((line) => line !== '');
      building.log.note(dirt.lists, building.group.main.row, field.column, field.cell, lines.join(' • '));
      bullets.push(...lines.map((line) => cleanBullet(line).text).filter((line) => line !== ''));
    } else if (body.description !== '' && !paragraphs.includes(body.description))
      facts.push({ name: field.column, value: body.description });
  }
  let description = paragraphs.join('\n\n');
  if (isTitleOnly(description, title)) {
    building.log.note(
      dirt.boilerplate,
      building.group.main.row,
      building.fields.get('body')?.[0]?.column ?? null,
      description,
      '',
    );
    description = '';
  }
  return { description, bullets: [...new Set(bullets)], facts };
}
