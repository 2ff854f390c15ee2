// The languages a text may be asked for in: those the large marketplaces publish in. A language model writes them; the built-in writer keeps
// the language of the source.

import { once } from '#domain/once.ts';

/** ISO 639-1. */
export const targetLanguages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;

const names = once(() => new Intl.DisplayNames('en', { type: 'language' }));

/** `German` of `de`. */
export const languageName = (code: string): string => names().of(code) ?? code;
