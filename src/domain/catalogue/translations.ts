// Texts of a product in other languages than its main ones, each under the name by which a change of it is told: `title (de)`.

/** The texts a translation may have. */
export const translatedParts = ['title', 'description', 'bullets'] as const;
export type TranslatedPart = (typeof translatedParts)[number];

export type Translation = { title?: string; description?: string; bullets?: string[] };
/** By language: a canonical tag (`de-AT`), or the name of a store view that is none. What is empty is left out. */
export type Translations = Readonly<Record<string, Translation>>;

/** More languages of one product are none that anyone sells in. */
export const mostLocales = 40;

/** The names of languages that are taken: no signs that separate names elsewhere. */
export const localeShape = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

/** The name of a text in a language; no field of a product has such a one. */
export const translationKey = (locale: string, part: TranslatedPart): string => `${part} (${locale})`;

/** The text a name of this form stands for; null for any other name. */
export function readTranslationKey(key: string): { locale: string; part: TranslatedPart } | null {
  const [, name, locale] = /^(\w+) \(([^()]+)\)$/.exec(key) ?? [];
  const part = translatedParts.find((each) => each === name);
  return part === undefined || locale === undefined ? null : { locale, part };
}

/** The names of all texts there are. */
export const translationKeys = (translations: Translations): string[] =>
  Object.entries(translations).flatMap(([locale, texts]) =>
    translatedParts.flatMap((part) => (texts[part] === undefined ? [] : [translationKey(locale, part)])),
  );

/** The text of this name; null where there is none. */
export function translatedText(translations: Translations, key: string): string | string[] | null {
  const found = readTranslationKey(key);
  if (found === null || !Object.hasOwn(translations, found.locale)) return null;
  return translations[found.locale]?.[found.part] ?? null;
}

/** Without what is empty, and in one order: databases and files have orders of their own. */
export function orderTranslations(translations: Translations): Translations {
  const entries = Object.entries(translations).flatMap(([locale, { title, description, bullets }]) => {
    const texts: Translation = {
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(bullets && bullets.length > 0 ? { bullets } : {}),
    };
    return Object.keys(texts).length === 0 ? [] : [[locale, texts] as const];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same with another text of this name, or without one. */
export function withTranslation(
  translations: Translations,
  key: string,
  text: string | readonly string[] | null,
): Translations {
  const found = readTranslationKey(key);
  if (found === null) return translations;
  const before = Object.hasOwn(translations, found.locale) ? translations[found.locale] : undefined;
  return orderTranslations(
    Object.fromEntries([
      ...Object.entries(translations),
      [found.locale, { ...before, [found.part]: text ?? undefined }] as const,
    ]),
  );
}
