// Texts of a product in other languages: from columns named after a language, rows in one, records by language, and cells in several.
import {
  localeShape,
  mostLocales,
  orderTranslations,
  type TranslatedPart,
  type Translation,
  type Translations,
  translationKey,
  translationKeys,
} from '#domain/catalogue/translations.ts';
import { canonicalLocale, localeByName } from '#domain/text/locale.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { isRecord, type Literal, literalText, readLiteral } from '../cells/read-literal.ts';
import { byLanguages, isByLanguage, otherLanguages } from '../cells/read-nested.ts';
import { readColumnLocale } from '../columns/column-locale.ts';
import { targetByName } from '../columns/target-by-name.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import { readTextFields, type TextFields, type TextStyle } from './build-text.ts';
import type { Field, Notes } from './field.ts';
import { readLine } from './read-line.ts';

/** The texts of a product by what their columns become. */
export const textTargets = ['title', 'body', 'description', 'bullets'] as const;
export type TextTarget = (typeof textTargets)[number];
/** The targets of columns in other languages, and the text each holds. */
export const translatedTargets = {
  'translated-title': 'title',
  'translated-body': 'body',
  'translated-bullets': 'bullets',
} as const satisfies Partial<Record<ImportTarget, TextTarget>>;

/** A cell of a text in a language. */
export type Spoken = { locale: string; text: TextTarget; field: Field };
type Cells = ReadonlyMap<ImportTarget, readonly Field[]>;

export const isTextTarget = (target: ImportTarget | null): target is TextTarget =>
  (textTargets as readonly (ImportTarget | null)[]).includes(target);

/** The language a file names: by its tag, its name, or, of a store view, as it is called; null for what is no name. */
export function readLocale(text: string): string | null {
  const name = text.trim();
  return canonicalLocale(name) ?? localeByName(name) ?? (localeShape.test(name) ? name : null);
}

const unnamed = 'The name of this column does not say a language, such as “title (de)”, so it was skipped.';

/** The texts of columns whose names say a language. */
export function spokenByColumns(cells: Cells, notes: Notes): Spoken[] {
  return Object.entries(translatedTargets).flatMap(([target, text]) =>
    (cells.get(target as ImportTarget) ?? []).flatMap((field): Spoken[] => {
      if (isByLanguage(field.cell))
        return byLanguages(field.cell).flatMap(([language, cell]): Spoken[] => {
          const locale = readLocale(language);
          return locale === null ? [] : [{ locale, text, field: { ...field, cell } }];
        });
      const locale = readColumnLocale(field.column)?.locale;
      if (locale === undefined) notes.warn(field.column, field.cell, unnamed);
      return locale === undefined ? [] : [{ locale, text, field }];
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
      otherLanguages(cell).flatMap(([language, own]): Spoken[] => {
        const locale = readLocale(language);
        return locale === null ? [] : [{ locale, text, field: { column, cell: own } }];
      }),
    ),
  );

const cellOf = (value: Literal) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : literalText(value);

/** The texts of records by language. */
export const spokenInRecords = (cells: Cells): Spoken[] =>
  (cells.get('translations') ?? []).flatMap(({ column, cell }) => {
    const literal = readLiteral(cell);
    if (!isRecord(literal)) return [];
    return Object.entries(literal).flatMap(([language, texts]) => {
      const locale = readLocale(language);
      if (locale === null || !isRecord(texts)) return [];
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

function readOne(spoken: readonly Spoken[], style: TextStyle, notes: Notes): Translation {
  const of = (wanted: TextTarget) => spoken.flatMap(({ text, field }) => (text === wanted ? field : []));
  const fields: TextFields = { bullets: of('bullets'), body: of('body'), description: of('description') };
  const { description, bullets } = readTextFields(fields, style, notes);
  const title = readLine(of('title'), notes, { keepsOthers: true });
  const column = spoken[0]?.field.column ?? null;
  const fits = (text: string, most: number) => {
    if (text.length > most) notes.warn(column, text, `A text in another language is longer than ${most} characters.`);
    return text.length <= most;
  };
  return {
    ...(title !== null && fits(title, textLimits.title) ? { title } : {}),
    ...(fits(description, textLimits.description) ? { description } : {}),
    bullets: bullets.filter((bullet) => fits(bullet, textLimits.bullet)).slice(0, textLimits.bullets),
  };
}

/** The texts by language, cleaned as the main ones are. */
export function readTranslations(spoken: readonly Spoken[], style: TextStyle, notes: Notes): Translations {
  if (spoken.length === 0) return {};
  const all = [...Map.groupBy(spoken, ({ locale }) => locale)];
  if (all.length > mostLocales) notes.warn(all[mostLocales]?.[1][0]?.field.column ?? null, null, tooManyLanguages);
  return orderTranslations(
    Object.fromEntries(all.slice(0, mostLocales).map(([locale, own]) => [locale, readOne(own, style, notes)])),
  );
}

/** The texts that the cells of a text may fill. */
const parts: Readonly<Record<TextTarget, readonly TranslatedPart[]>> = {
  title: ['title'],
  body: ['description', 'bullets'],
  description: ['description'],
  bullets: ['bullets'],
};

/**
 * Which texts these languages and columns speak of (`title (de)`), and those of them that are empty here. A language of which a file has only
 * records says nothing of what it leaves out.
 */
export function spokenKeys(
  columns: readonly { locale: string; text: TextTarget }[],
  spoken: readonly Spoken[],
  read: Translations,
): { providesTranslations: string[]; blankTranslations: string[] } {
  const keysOf = ({ locale, text }: { locale: string; text: TextTarget }) =>
    parts[text].map((part) => translationKey(locale, part));
  const filled = translationKeys(read);
  const said = new Set(spoken.filter(({ field }) => field.cell.trim() !== '').flatMap(keysOf));
  const provides = new Set([...columns.flatMap(keysOf), ...filled]);
  return {
    providesTranslations: [...provides],
    blankTranslations: [...provides].filter((key) => !filled.includes(key) && !said.has(key)),
  };
}
