// Texts of a product in other languages: from columns named after a language, rows in one, records by language, and cells in several.
import {
  localeShape,
  mostLocales,
  orderTranslations,
  type TranslatedPart,
  type Translation,
  type Translations,
  translatedParts,
  translationKey,
  translationKeys,
} from '#domain/catalogue/translations.ts';
import { readLocales } from '#domain/text/locale.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { isRecord, type Literal, literalText, readLiteral } from '../cells/read-literal.ts';
import { byLanguages, isByLanguage, otherLanguages } from '../cells/read-nested.ts';
import { targetByName } from '../columns/target-by-name.ts';
import {
  filledBy,
  isTextTarget,
  type TextTarget,
  textOfTranslated,
  textTargets,
  translatedTargets,
} from '../columns/translated-texts.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { isBlankName } from './build-sku.ts';
import { readTextFields, type TextFields, type TextStyle } from './build-text.ts';
import type { Field, Notes } from './field.ts';
import { readLine } from './read-line.ts';

/** A cell of a text in a language. */
export type Spoken = { locale: string; text: TextTarget; field: Field };
type Cells = ReadonlyMap<ImportTarget, readonly Field[]>;

/** Reads the languages of a file as it calls them: tags, names, countries, and store views, which are called as they are. Null for what is no name. */
export function readViews(all: Iterable<string>): (text: string) => string | null {
  const read = readLocales(all);
  return (text) => read(text) ?? (localeShape.test(text.trim()) ? text.trim() : null);
}

/** The texts of a record by language, with their languages read. */
const readEntries = <Value>(entries: readonly (readonly [string, Value])[]): [locale: string, Value][] => {
  const read = readViews(entries.map(([language]) => language));
  return entries.flatMap(([language, value]): [string, Value][] => {
    const locale = read(language);
    return locale === null ? [] : [[locale, value]];
  });
};

const unnamed = 'The name of this column does not say a language, such as “title (de)”, so it was skipped.';

/** The texts of columns whose names say a language, `localeOf` them. */
export function spokenByColumns(cells: Cells, localeOf: (column: string) => string | null, notes: Notes): Spoken[] {
  return translatedTargets.flatMap((target) =>
    (cells.get(target) ?? []).flatMap((field): Spoken[] => {
      const text = textOfTranslated(target) ?? 'title';
      if (isByLanguage(field.cell))
        return readEntries(byLanguages(field.cell)).map(([locale, cell]) => ({
          locale,
          text,
          field: { ...field, cell },
        }));
      const locale = localeOf(field.column);
      if (locale === null) notes.warn(field.column, field.cell, unnamed);
      return locale === null ? [] : [{ locale, text, field }];
    }),
  );
}

/** The texts of a row that is in one language. */
export const spokenByRow = (cells: Cells, locale: string): Spoken[] =>
  textTargets.flatMap((text) => (cells.get(text) ?? []).map((field) => ({ locale, text, field })));

/** What cells of the main texts say in the languages that were not taken of them. */
export const spokenInCells = (cells: Cells): Spoken[] =>
  textTargets.flatMap((text) =>
    (cells.get(text) ?? []).flatMap(({ column, cell }) =>
      readEntries(otherLanguages(cell)).map(([locale, own]) => ({ locale, text, field: { column, cell: own } })),
    ),
  );

const cellOf = (value: Literal) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : literalText(value);

/** The texts of records by language. */
export const spokenInRecords = (cells: Cells): Spoken[] =>
  (cells.get('translations') ?? []).flatMap(({ column, cell }) => {
    const literal = readLiteral(cell);
    if (!isRecord(literal)) return [];
    return readEntries(Object.entries(literal)).flatMap(([locale, texts]) => {
      if (!isRecord(texts)) return [];
      return Object.entries(texts).flatMap(([name, value]): Spoken[] => {
        const text = targetByName(name);
        return isTextTarget(text)
          ? [{ locale, text, field: { column: `${column}.${name}`, cell: cellOf(value) } }]
          : [];
      });
    });
  });

/** What is said where a product has more than it may have. */
export const tooManyLanguages = `The product has texts in more than ${mostLocales} languages. The others were skipped.`;
const tooManyBullets = `A product has more than ${textLimits.bullets} bullets in another language. The others were skipped.`;

/** The texts of a language that are taken, and those that are there and are not. */
type ReadOne = { texts: Translation; skipped: TranslatedPart[] };

function readOne(spoken: readonly Spoken[], style: TextStyle, notes: Notes): ReadOne {
  const of = (wanted: TextTarget) => spoken.flatMap(({ text, field }) => (text === wanted ? field : []));
  const fields: TextFields = { bullets: of('bullets'), body: of('body'), description: of('description') };
  const { description, bullets } = readTextFields(fields, style, notes);
  const title = readLine(of('title'), notes, { keepsOthers: true }) ?? '';
  const column = spoken[0]?.field.column ?? null;
  const fits = (text: string, most: number) => {
    if (text.length > most) notes.warn(column, text, `A text in another language is longer than ${most} characters.`);
    return text.length <= most;
  };
  const fitting = bullets.filter((bullet) => fits(bullet, textLimits.bullet));
  if (fitting.length > textLimits.bullets) notes.warn(column, null, tooManyBullets);
  const isWhole = fits(description, textLimits.description);
  // A text that is skipped does not say either that there are no bullets.
  const hasNone = bullets.length === 0 && isWhole;
  const read = {
    title: fits(title, textLimits.title) ? title : null,
    description: isWhole ? description : null,
    bullets: fitting.length > 0 || hasNone ? fitting.slice(0, textLimits.bullets) : null,
  };
  return {
    texts: { title: read.title ?? '', description: read.description ?? '', bullets: read.bullets ?? [] },
    skipped: translatedParts.filter((part) => read[part] === null),
  };
}

/** The texts by language, cleaned as the main ones are, and the names of those that are there and were skipped. */
export function readTranslations(
  spoken: readonly Spoken[],
  style: TextStyle,
  notes: Notes,
): { translations: Translations; skipped: string[] } {
  const all = [...Map.groupBy(spoken, ({ locale }) => locale)];
  const [taken, others] = [all.slice(0, mostLocales), all.slice(mostLocales)];
  if (others.length > 0) notes.warn(others[0]?.[1][0]?.field.column ?? null, null, tooManyLanguages);
  const read = taken.map(([locale, own]) => [locale, readOne(own, style, notes)] as const);
  return {
    translations: orderTranslations(Object.fromEntries(read.map(([locale, { texts }]) => [locale, texts]))),
    skipped: [
      ...read.flatMap(([locale, { skipped }]) => skipped.map((part) => translationKey(locale, part))),
      ...others.flatMap(([locale]) => translatedParts.map((part) => translationKey(locale, part))),
    ],
  };
}

type SpokenText = { locale: string; text: TextTarget };
const keysOf = ({ locale, text }: SpokenText) => filledBy(text).map((part) => translationKey(locale, part));

/**
 * Which texts these languages and columns speak of (`title (de)`), and those of them whose cells are empty here. A language of which a file has only
 * records says nothing of what it leaves out, and cells that are skipped or `unread` say nothing at all.
 */
export function spokenKeys(
  columns: readonly SpokenText[],
  spoken: readonly Spoken[],
  { translations, skipped }: ReturnType<typeof readTranslations>,
  unread: readonly SpokenText[],
): { providesTranslations: string[]; blankTranslations: string[] } {
  const filled = translationKeys(translations);
  const silent = new Set([...skipped, ...unread.flatMap(keysOf)]);
  const said = new Set(spoken.filter(({ field }) => !isBlankName(field.cell)).flatMap(keysOf));
  const provides = new Set([...columns.flatMap(keysOf).filter((key) => !silent.has(key)), ...filled]);
  return {
    providesTranslations: [...provides],
    blankTranslations: [...provides].filter((key) => !filled.includes(key) && !said.has(key)),
  };
}
