// Texts inside records and lists of records: by language, by kind (short, long, bullets), in blocks of a heading and a text.
import { plainName } from './column-names.ts';
import { isRecord, type Literal, literalText, plainCell, readLiteral } from './read-literal.ts';

type NestedText = { kind: 'body' | 'short' | 'bullets' | 'other'; path: string; text: string };
export type Nested = {
  texts: NestedText[];
  /** The languages a text is given in and the one that was taken; null where there is only one. */
  languages: { all: string[]; taken: string } | null;
};

const languages = new Set(
  'ar bg bs ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  ),
);
export const isLanguage = (key: string): boolean => {
  const [base] = key.toLowerCase().split(/[-_]/);
  return /^[a-z]{2}(?:[-_][a-z\d]{2,4})?$/i.test(key) && languages.has(base ?? '');
};
/** The language to take of several: English, else the first. */
export const pickLanguage = (keys: readonly string[]): string =>
  keys.find((key) => /^en\b/i.test(key.replace('_', '-'))) ?? keys[0] ?? '';

const kinds: [RegExp, NestedText['kind']][] = [
  [/^(?:short|brief|summary|teaser|excerpt|intro|introduction|lead)\b/, 'short'],
  [/^(?:bullets?|bullet points?|(?:key |product )?features?|highlights?|points)$/, 'bullets'],
  [/^(?:long|full|html|body|main|detailed|description|text|content|value|plain|raw|rendered|default)\b/, 'body'],
];
const headingKeys = ['heading', 'headline', 'title', 'name', 'label'] as const;
const textKeys = ['text', 'content', 'value', 'body', 'html', 'description', 'data', 'name', 'title', 'label'] as const;
const localeKeys = ['locale', 'language', 'lang', 'language_code', 'languageCode', 'lang_code'] as const;
const maxDepth = 6;

/** A code beside a text, such as the channel it is for. */
const isWord = (value: Literal) => typeof value === 'string' && !/\s/.test(value);
const isText = (value: Literal | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/** The text in the pieces of a block: marked words follow each other, points of a list are lines of their own. */
function pieces(value: Literal): string {
  if (Array.isArray(value)) return value.map(blockText).join(value.every(isText) ? '\n' : '');
  return isRecord(value) ? blockText(value) : '';
}

/** A block of a list: its text, behind its heading where it has one. */
function blockText(value: Literal): string {
  if (!isRecord(value)) return isText(value) ? value : '';
  const [heading, text] = [headingKeys, textKeys].map((keys) => keys.find((key) => isText(value[key])));
  // Blocks of an editor hold their text in pieces.
  if (text === undefined) return Object.values(value).map(pieces).join('');
  const said = literalText(value[text]);
  return heading === undefined || heading === text ? said : `${literalText(value[heading])}: ${said}`;
}

/** A list of records of one language each, as a record by language: `[{ "locale": "en", "data": "Mug" }]`; null for any other list. */
export function byLanguage(list: readonly Literal[]): { [language: string]: Literal } | null {
  const entries = list.map((each): [string, Literal] => {
    if (!isRecord(each)) return ['', null];
    const key = localeKeys.find((name) => isLanguage(literalText(each[name])));
    const rest = Object.entries(each).filter(([name, value]) => name !== key && value !== null);
    const text = rest.find(([name]) => (textKeys as readonly string[]).includes(name));
    const isText = text !== undefined && rest.every(([name, value]) => name === text[0] || isWord(value));
    return [key === undefined ? '' : literalText(each[key]), isText ? text[1] : Object.fromEntries(rest)];
  });
  return entries.length > 0 && entries.every(([language]) => language !== '') ? Object.fromEntries(entries) : null;
}

/** Everything a record or a list of records says in words, in its order. */
export function readNested(literal: Literal): Nested {
  const found: Nested = { texts: [], languages: null };
  const visit = (value: Literal | undefined, kind: NestedText['kind'], path: string, depth: number): void => {
    if (isText(value)) found.texts.push({ kind, path, text: value });
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const translated = Array.isArray(value) ? byLanguage(value) : null;
    if (translated) {
      visit(translated, kind, path, depth + 1);
      return;
    }
    if (Array.isArray(value)) {
      const blocks = value.map(blockText).filter((text) => text !== '');
      if (blocks.length > 0)
        found.texts.push({ kind, path, text: kind === 'bullets' ? JSON.stringify(blocks) : blocks.join('\n\n') });
      return;
    }
    const keys = Object.keys(value).filter((key) => isText(value[key]) || typeof value[key] === 'object');
    if (keys.length > 0 && Object.keys(value).every(isLanguage)) {
      const taken = pickLanguage(keys);
      if (keys.length > 1) found.languages ??= { all: keys, taken };
      visit(value[taken], kind, path, depth + 1);
      return;
    }
    for (const key of keys) {
      const own = kinds.find(([name]) => name.test(plainName(key)))?.[1] ?? 'other';
      visit(value[key], own, path === '' ? key : `${path}.${key}`, depth + 1);
    }
  };
  visit(literal, 'body', '', 0);
  return found;
}

/** The text of a cell that may hold it in a record: `{"en":"Mug"}`, `[{"name":"Acme"}]`; other values there, such as the id of a brand, are none. */
export function lineText(cell: string): string {
  const literal = nestedLiteral(cell);
  if (literal === undefined) return cell;
  const { texts } = readNested(literal);
  const named = texts.find(({ kind, path }) => kind !== 'other' || /(?:^|\.)(?:name|title|label)$/.test(path));
  return plainCell(cell) || (named?.text.split('\n\n')[0] ?? '');
}

/** The record or the list of records a cell holds; undefined for plain texts and lists of them. */
export function nestedLiteral(cell: string): Literal | undefined {
  const literal = readLiteral(cell);
  return isRecord(literal) || (Array.isArray(literal) && literal.some(isRecord)) ? literal : undefined;
}
