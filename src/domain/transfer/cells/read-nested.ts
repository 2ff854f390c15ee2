// Texts inside records and lists of records: by language, by kind (short, long, bullets), in blocks of a heading and a text.
import { canonicalLocale, isLanguage, isOnlyCountry, localeByName, localeOfCountry } from '#domain/text/locale.ts';
import { plainName } from './column-names.ts';
import { isRecord, type Literal, type LiteralRecord, literalText, plainCell, readLiteral } from './read-literal.ts';

type NestedText = { kind: 'body' | 'short' | 'bullets' | 'other'; path: string; text: string };
export type Nested = {
  texts: NestedText[];
  /** The languages a text is given in and the one that was taken; null where there is only one. */
  languages: { all: string[]; taken: string } | null;
};

/** What shops write for the texts that hold where a language has none. */
const isDefault = (key: string) => /^(?:x[-_])?default$/i.test(key);

const isEnglish = (key: string) => /^en(?:$|[-_])/i.test(key);

const isAmount = (text: string) => /^[^\p{L}]*\d[\d.,\s]*\p{L}{0,4}\.?$/u.test(text);
const isCode = (text: string) => /^(?=.*\d)\S+$/u.test(text);
const isAddress = (text: string) => /^(?:https?:)?\/\/\S+$/i.test(text);
const hasWords = (text: string) => /\p{L}/u.test(text) && ![isAmount, isCode, isAddress].some((is) => is(text));

/** Whether there are words in a value, and in each of its texts several of them where it `isLong`. */
function saysWords(value: Literal, isLong: boolean): boolean {
  if (typeof value === 'string') return hasWords(value.trim()) && (!isLong || /\S\s+\S/.test(value.trim()));
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => saysWords(each, isLong));
}

const isBlank = (value: Literal) => value === null || (typeof value === 'string' && value.trim() === '');

/**
 * True for a record of one thing by language. Beside English, all tags are those of languages. Without it some may be words or units, so the values must
 * be texts; where hardly anything is written in one of the languages, texts of several words (`kg` and `lb` are no Kongo and Luxembourgish).
 */
export function areLanguages(record: LiteralRecord): boolean {
  const named = Object.entries(record).filter(([key]) => !isDefault(key));
  const keys = named.map(([key]) => key);
  if (keys.length === 0 || keys.some((key) => canonicalLocale(key) === null)) return false;
  if (keys.some(isEnglish)) return true;
  const filled = named.filter(([, value]) => !isBlank(value));
  const isLong = !keys.every(isLanguage);
  return keys.some(isLanguage) && filled.length > 0 && filled.every(([, value]) => saysWords(value, isLong));
}

/** The language to take of several: the one that holds by default, English, else the first. */
export const pickLanguage = (keys: readonly string[]): string =>
  keys.find(isDefault) ?? keys.find(isEnglish) ?? keys[0] ?? '';

const kinds: [RegExp, NestedText['kind']][] = [
  [/^(?:short|brief|summary|teaser|excerpt|intro|introduction|lead)\b/, 'short'],
  [/^(?:bullets?|bullet points?|(?:key |product )?features?|highlights?|points)$/, 'bullets'],
  [/^(?:long|full|html|body|main|detailed|description|text|content|value|plain|raw|rendered|default)\b/, 'body'],
];
const headingKeys = ['heading', 'headline', 'title', 'name', 'label'] as const;
const textKeys = ['text', 'content', 'value', 'body', 'html', 'description', 'data', 'name', 'title', 'label'] as const;
const localeKeys = [
  ...(['locale', 'language', 'lang', 'xml:lang', 'language_code', 'languageCode', 'lang_code'] as const),
  ...(['locale_code', 'localeCode', 'iso', 'languageId', 'language_id'] as const),
];
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

/** What a field says that is called after the language: a tag as it is, the tag of a language by its name or, as `ua`, by its country; null for none of them. */
function languageIn(value: Literal | undefined): string | null {
  const text = literalText(value ?? null);
  return canonicalLocale(text) !== null || isDefault(text)
    ? text
    : (localeByName(text) ?? (isOnlyCountry(text) ? localeOfCountry(text) : null));
}

/** A list of records of one language each, as a record by language: `[{ "locale": "en", "data": "Mug" }]`; null for any other list. */
export function byLanguage(list: readonly Literal[]): { [language: string]: Literal } | null {
  const plain = list.filter((each) => typeof each === 'string');
  const entries = list.map((each): [string, Literal] => {
    // `<name>Mug</name><name lang="de">Becher</name>`
    if (typeof each === 'string' && plain.length === 1) return ['default', each];
    if (!isRecord(each)) return ['', null];
    const key = localeKeys.find((name) => languageIn(each[name]) !== null);
    const rest = Object.entries(each).filter(([name, value]) => name !== key && value !== null);
    const text = rest.find(([name]) => (textKeys as readonly string[]).includes(name));
    const isText = text !== undefined && rest.every(([name, value]) => name === text[0] || isWord(value));
    return [(key === undefined ? null : languageIn(each[key])) ?? '', isText ? text[1] : Object.fromEntries(rest)];
  });
  const isSpoken = entries.length > 0 && entries.every(([language]) => language !== '');
  return isSpoken && entries.some(([language]) => !isDefault(language)) ? Object.fromEntries(entries) : null;
}

/** A record or a list of records of one text by language; null for any other value. */
function spokenRecord(value: Literal | undefined): { [language: string]: Literal } | null {
  if (Array.isArray(value)) return byLanguage(value);
  return isRecord(value) && areLanguages(value) ? value : null;
}

/** The same value in one language: what is said in others, or in none, is left out; undefined where that is everything. */
function inLanguage(value: Literal | undefined, language: string, depth = 0): Literal | undefined {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return undefined;
  const spoken = spokenRecord(value);
  if (spoken) return Object.hasOwn(spoken, language) ? spoken[language] : undefined;
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, entry]): [string, Literal][] => {
    const own = inLanguage(entry, language, depth + 1);
    return own === undefined ? [] : [[key, own]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function collectLanguages(value: Literal | undefined, found: Set<string>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  const spoken = spokenRecord(value);
  if (spoken === null) {
    if (isRecord(value)) for (const entry of Object.values(value)) collectLanguages(entry, found, depth + 1);
    return;
  }
  const keys = Object.keys(spoken).filter((key) => isText(spoken[key]) || typeof spoken[key] === 'object');
  const taken = pickLanguage(keys);
  for (const key of keys) if (key !== taken && !isDefault(key)) found.add(key);
}

/** What a cell says in the language that is taken of several; the cell itself where it is in one. */
export function takenLanguage(cell: string): string {
  const spoken = spokenRecord(nestedLiteral(cell));
  if (spoken === null) return cell;
  return cellText(spoken[pickLanguage(Object.keys(spoken))]);
}

/** Whether a cell is a record or a list of records of one text by language. */
export const isByLanguage = (cell: string): boolean => spokenRecord(nestedLiteral(cell)) !== null;

/** What a cell says by language, in all of them. */
export const byLanguages = (cell: string): [language: string, cell: string][] =>
  Object.entries(spokenRecord(nestedLiteral(cell)) ?? {}).map(([language, text]) => [language, cellText(text)]);

const cellText = (value: Literal | undefined) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : literalText(value);

/** What a cell says in other languages than the one that is taken of it: a cell of the same kind for each. */
export function otherLanguages(cell: string): [language: string, cell: string][] {
  const literal = nestedLiteral(cell);
  if (literal === undefined) return [];
  const found = new Set<string>();
  collectLanguages(literal, found);
  return [...found].flatMap((language): [string, string][] => {
    const own = inLanguage(literal, language);
    if (own === undefined || own === null) return [];
    return [[language, cellText(own)]];
  });
}

/** Everything a record or a list of records says in words, in its order. */
export function readNested(literal: Literal): Nested {
  const found: Nested = { texts: [], languages: null };
  const visit = (value: Literal | undefined, kind: NestedText['kind'], path: string, depth: number): void => {
    if (isText(value)) found.texts.push({ kind, path, text: value });
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    const spoken = spokenRecord(value);
    if (spoken) {
      const keys = Object.keys(spoken).filter((key) => isText(spoken[key]) || typeof spoken[key] === 'object');
      const taken = pickLanguage(keys);
      if (keys.length > 1) found.languages ??= { all: keys, taken };
      visit(spoken[taken], kind, path, depth + 1);
      return;
    }
    if (Array.isArray(value)) {
      const blocks = value.map(blockText).filter((text) => text !== '');
      if (blocks.length > 0)
        found.texts.push({ kind, path, text: kind === 'bullets' ? JSON.stringify(blocks) : blocks.join('\n\n') });
      return;
    }
    const keys = Object.keys(value).filter((key) => isText(value[key]) || typeof value[key] === 'object');
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
