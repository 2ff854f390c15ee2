// Columns that hold a text of the product in another language than its main one.
import { plainName } from '../cells/column-names.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { type ColumnLocale, readColumnLocales, textOfStem, withoutLanguageWords } from './column-locale.ts';
import type { JudgedColumn } from './judge-column.ts';
import { fullText, isTextTarget, type TextTarget, textTargets, translatedTarget } from './translated-texts.ts';

type Spoken = ColumnLocale & { column: JudgedColumn; text: TextTarget };
type Named = ColumnLocale & { text: TextTarget; column?: JudgedColumn };

/** An ending that is more likely another word, and needs a surer one beside it: `Product No` and `Product ID` do not speak for each other. */
const isDoubtful = ({ isWord, isRare }: ColumnLocale) => isWord || isRare;

/**
 * Tells a language from an ending that only looks like one: where the name does not mark it, the same text is there in a second language, or, beside
 * a column without one, the text is prose, or another text is there in that language too. A step of a path, a country (`Description AI`) and a language
 * hardly anything is written in may be anything: they need a second language.
 */
function createBelief(names: readonly string[], named: readonly Named[]): (found: Named) => boolean {
  const bare = new Set(names.map(plainName));
  const byStem = Map.groupBy(named, ({ stem }) => stem);
  const byLocale = Map.groupBy(named, ({ locale }) => locale);
  return (found) => {
    const { stem, locale, text, isMarked, isPath, isCountry, isRare, column } = found;
    const seconds = byStem.get(stem)?.filter((other) => other.locale !== locale) ?? [];
    const isSecond = seconds.some((other) => !isDoubtful(found) || !isDoubtful(other));
    const others = byLocale.get(locale)?.filter((other) => fullText(other.text) !== fullText(text)) ?? [];
    const isProse = text !== 'title' && column?.looksLike('text') === true;
    const mayBeAlone = !isPath && !isCountry && !isRare && bare.has(stem);
    const isBeside = mayBeAlone && (isProse || others.some((other) => bare.has(other.stem)));
    return isMarked || isSecond || isBeside;
  };
}

/** Whether the values may be such a text. With a doubtful ending, only texts of several words are. */
function maySay({ hasValues, fits, looksLike }: JudgedColumn, text: TextTarget, found: ColumnLocale): boolean {
  if (!hasValues) return !isDoubtful(found);
  return fits(text) && !looksLike('codes') && (!isDoubtful(found) || found.isMarked || looksLike('text'));
}

function findSpoken(columns: readonly JudgedColumn[]): Map<string, Spoken> {
  const names = columns.map(({ name }) => name);
  const locales = readColumnLocales(names);
  const named = columns.flatMap((column): Spoken[] => {
    const found = locales.get(column.name);
    const text = found ? textOfStem(found.stem) : null;
    if (!found || text === null || !maySay(column, text, found)) return [];
    return [{ ...found, column, text }];
  });
  const isBelieved = createBelief(names, named);
  // A language that one text is in is one where another text says it.
  const believed = new Set(named.filter(isBelieved).map(({ locale }) => locale));
  return new Map(named.filter(({ locale }) => believed.has(locale)).map((each) => [each.column.name, each]));
}

const kinds = [...Map.groupBy(textTargets, fullText).values()];
const kindOf = (text: TextTarget) => kinds.find((kind) => kind.includes(text)) ?? [];
const isOf = (kind: readonly TextTarget[], target: ImportTarget) => isTextTarget(target) && kind.includes(target);

/**
 * Gives the columns of other languages what they become. The main language is the one the title is taken from, else the first text; a text that the
 * file does not have in it stays in the one language that was chosen for it.
 */
export function settleTranslations(columns: readonly JudgedColumn[], mapping: Map<string, ImportTarget>): void {
  takeRecords(columns, mapping);
  const spoken = findSpoken(columns);
  if (spoken.size === 0) return;
  const localeOf = (name: string | undefined) => (name === undefined ? null : (spoken.get(name)?.locale ?? null));
  const taken = kinds.map((kind) => columns.filter(({ name }) => isOf(kind, mapping.get(name) ?? 'ignore')));
  const main = localeOf(taken.find((found) => found.length > 0)?.[0]?.name);
  for (const [at, kind] of kinds.entries()) {
    const held = taken[at] ?? [];
    const isHeld = held.some(({ name }) => localeOf(name) === main);
    const own = isHeld ? main : localeOf(held[0]?.name);
    for (const { column, locale, text } of spoken.values()) {
      if (!kind.includes(text)) continue;
      const now = mapping.get(column.name) ?? 'ignore';
      const isOther = locale !== own && locale !== main;
      if (isOther && (now === 'attribute' || isOf(kind, now))) mapping.set(column.name, translatedTarget(text));
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
    const text = stem === plain ? null : textOfStem(stem);
    const isBeside = text !== null && kindOf(text).some((each) => held.has(each));
    if (isBeside && mapping.get(name) === 'attribute' && hasValues && looksLike('languages'))
      mapping.set(name, translatedTarget(text));
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
  const all = [...names, name];
  const named = [...readColumnLocales(all)].flatMap(([column, found]) => {
    const text = textOfStem(found.stem);
    return text === null ? [] : [{ ...found, name: column, text }];
  });
  const own = named.find((each) => each.name === name);
  return own !== undefined && createBelief(all, named)(own) ? translatedTarget(own.text) : null;
}
