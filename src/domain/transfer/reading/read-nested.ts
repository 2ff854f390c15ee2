// Texts inside records and lists of records: by language, by kind (short, long, bullets), in blocks of a heading and a text.
import { plainName } from '../mapping/column-names.ts';
import { type Literal, literalText, readLiteral } from './read-literal.ts';

export type NestedText = { kind: 'body' | 'short' | 'bullets' | 'other'; path: string; text: string };
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
const isLanguage = (key: string) => {
  const [base] = key.toLowerCase().split(/[-_]/);
  return /^[a-z]{2}(?:[-_][a-z\d]{2,4})?$/i.test(key) && languages.has(base ?? '');
};
const kinds: [RegExp, NestedText['kind']][] = [
  [/^(?:short|brief|summary|teaser|excerpt|intro|introduction|lead)\b/, 'short'],
  [/^(?:bullets?|bullet points?|(?:key |product )?features?|highlights?|points)$/, 'bullets'],
  [/^(?:long|full|html|body|main|detailed|description|text|content|value|plain|raw|rendered|default)\b/, 'body'],
];
const headingKeys = ['heading', 'headline', 'title', 'name', 'label'] as const;
const textKeys = ['text', 'content', 'value', 'body', 'html', 'description', 'name', 'title', 'label'] as const;
const maxDepth = 6;

const isRecord = (value: Literal | undefined): value is { [key: string]: Literal } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Literal | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/** A block of a list: its text, behind its heading where it has one. */
function blockText(value: Literal): string {
  if (!isRecord(value)) return isText(value) ? value : '';
  const [heading, text] = [headingKeys, textKeys].map((keys) => keys.find((key) => isText(value[key])));
  if (text === undefined) return '';
  const said = literalText(value[text]);
  return heading === undefined || heading === text ? said : `${literalText(value[heading])}: ${said}`;
}

/** Everything a record or a list of records says in words, in its order. */
export function readNested(literal: Literal): Nested {
  const found: Nested = { texts: [], languages: null };
  const visit = (value: Literal | undefined, kind: NestedText['kind'], path: string, depth: number): void => {
    if (isText(value)) found.texts.push({ kind, path, text: value });
    if (typeof value !== 'object' || value === null || depth > maxDepth) return;
    if (Array.isArray(value)) {
      const blocks = value.map(blockText).filter((text) => text !== '');
      if (blocks.length > 0)
        found.texts.push({ kind, path, text: kind === 'bullets' ? JSON.stringify(blocks) : blocks.join('\n\n') });
      return;
    }
    const keys = Object.keys(value).filter((key) => isText(value[key]) || typeof value[key] === 'object');
    if (keys.length > 0 && Object.keys(value).every(isLanguage)) {
      const taken = keys.find((key) => /^en\b/i.test(key.replace('_', '-'))) ?? keys[0] ?? '';
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

/** The record or the list of records a cell holds; undefined for plain texts and lists of them. */
export function nestedLiteral(cell: string): Literal | undefined {
  const literal = readLiteral(cell);
  return isRecord(literal) || (Array.isArray(literal) && literal.some(isRecord)) ? literal : undefined;
}
