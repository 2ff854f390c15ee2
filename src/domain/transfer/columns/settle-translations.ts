// Columns that hold a text of the product in another language than its main one.
import { plainName } from '../cells/column-names.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { type ColumnLocale, readColumnLocale, withoutLanguageWords } from './column-locale.ts';
import type { JudgedColumn } from './judge-column.ts';
import { judgePath } from './target-by-name.ts';

/** The texts of a product by what their columns become in its main language, and in others. */
const translatedAs: Partial<Record<ImportTarget, ImportTarget>> = {
  title: 'translated-title',
  body: 'translated-body',
  description: 'translated-body',
  bullets: 'translated-bullets',
};

type Spoken = ColumnLocale & { column: JudgedColumn; text: ImportTarget; becomes: ImportTarget };

/** Tells a language from an ending that only looks like one: beside a column of the same text, without a language or in another one. */
function createBelief(names: Iterable<string>): (found: ColumnLocale) => boolean {
  const bare = new Set<string>();
  const locales = new Map<string, Set<string>>();
  for (const name of names) {
    const found = readColumnLocale(name);
    bare.add(plainName(name));
    if (found) locales.set(found.stem, (locales.get(found.stem) ?? new Set()).add(found.locale));
  }
  return ({ stem, isMarked }) => isMarked || bare.has(stem) || (locales.get(stem)?.size ?? 0) > 1;
}

/** The text a name stands for, without its language. */
function textOf({ stem }: Pick<ColumnLocale, 'stem'>): ImportTarget | null {
  const { target, isUnsure } = judgePath(stem);
  return target !== null && !isUnsure && translatedAs[target] !== undefined ? target : null;
}

function findSpoken(columns: readonly JudgedColumn[]): Map<string, Spoken> {
  const isBelieved = createBelief(columns.map(({ name }) => name));
  const named = columns.flatMap((column): Spoken[] => {
    const found = readColumnLocale(column.name);
    const text = found && textOf(found);
    const becomes = text === null ? undefined : translatedAs[text];
    if (!found || text === null || !becomes || (column.hasValues && !column.fits(text))) return [];
    return [{ ...found, column, text, becomes }];
  });
  // A language that one text is in is one where another text says it.
  const locales = new Set(named.filter(isBelieved).map(({ locale }) => locale));
  return new Map(named.filter(({ locale }) => locales.has(locale)).map((each) => [each.column.name, each]));
}

const kinds: readonly (readonly ImportTarget[])[] = [['title'], ['body', 'description'], ['bullets']];

/**
 * Gives the columns of other languages what they become. The main language is the one the title is taken from, else the first text; a text that the
 * file does not have in it stays in the one language that was chosen for it.
 */
export function settleTranslations(columns: readonly JudgedColumn[], mapping: Map<string, ImportTarget>): void {
  takeRecords(columns, mapping);
  const spoken = findSpoken(columns);
  if (spoken.size === 0) return;
  const localeOf = (name: string | undefined) => (name === undefined ? null : (spoken.get(name)?.locale ?? null));
  const taken = kinds.map((kind) => columns.filter(({ name }) => kind.includes(mapping.get(name) ?? 'ignore')));
  const main = localeOf(taken.find((found) => found.length > 0)?.[0]?.name);
  for (const [at, kind] of kinds.entries()) {
    const held = taken[at] ?? [];
    const isHeld = held.some(({ name }) => localeOf(name) === main);
    const own = isHeld ? main : localeOf(held[0]?.name);
    for (const { column, locale, text, becomes } of spoken.values()) {
      if (!kind.includes(text)) continue;
      const now = mapping.get(column.name) ?? 'ignore';
      const isOther = locale !== own && locale !== main;
      if (isOther && (now === 'attribute' || kind.includes(now))) mapping.set(column.name, becomes);
    }
  }
  keepOneTitle(spoken, mapping);
  keepSummaries(spoken, mapping);
}

/** Of several titles in a language that of the name the main one has, else the first; the others stay facts. */
function keepOneTitle(spoken: ReadonlyMap<string, Spoken>, mapping: Map<string, ImportTarget>): void {
  const main = [...mapping].find(([, target]) => target === 'title')?.[0] ?? '';
  const stem = spoken.get(main)?.stem ?? plainName(main);
  const titles = [...spoken].filter(([name]) => mapping.get(name) === 'translated-title');
  for (const own of Map.groupBy(titles, ([, { locale }]) => locale).values()) {
    const kept = own.find(([, found]) => found.stem === stem) ?? own[0];
    for (const [name] of own) if (name !== kept?.[0]) mapping.set(name, 'attribute');
  }
}

/** Records by language beside the text in the main one: `title` and `title_translations`. */
function takeRecords(columns: readonly JudgedColumn[], mapping: Map<string, ImportTarget>): void {
  const held = new Set(mapping.values());
  for (const { name, hasValues, looksLike } of columns) {
    const plain = plainName(name);
    const stem = withoutLanguageWords(plain);
    const text = stem === plain ? null : textOf({ stem });
    const becomes = text === null ? undefined : translatedAs[text];
    const isBeside = text !== null && kinds.some((kind) => kind.includes(text) && kind.some((each) => held.has(each)));
    if (becomes && isBeside && mapping.get(name) === 'attribute' && hasValues && looksLike('languages'))
      mapping.set(name, becomes);
  }
}

/** A short text beside the full one of its language stays a fact, as in the main one. */
function keepSummaries(spoken: ReadonlyMap<string, Spoken>, mapping: Map<string, ImportTarget>): void {
  const full = new Set([...spoken.values()].flatMap(({ text, locale }) => (text === 'body' ? locale : [])));
  for (const [name, { text, locale }] of spoken)
    if (text === 'description' && full.has(locale) && mapping.get(name) === 'translated-body')
      mapping.set(name, 'attribute');
}

/** What a column that first appears deep in a file becomes, if it is a text in another language beside those of `names`; else null. */
export function translatedLate(name: string, names: readonly string[]): ImportTarget | null {
  const found = readColumnLocale(name);
  if (found === null || !createBelief([...names, name])(found)) return null;
  const text = textOf(found);
  return text === null ? null : (translatedAs[text] ?? null);
}
