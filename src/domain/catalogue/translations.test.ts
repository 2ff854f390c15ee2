import { expect, test } from 'vitest';
import {
  orderTranslations,
  readTranslationKey,
  translatedText,
  translationKeys,
  withTranslation,
} from './translations.ts';

const mug = { de: { title: 'Becher', bullets: ['Blau'] }, 'pt-BR': { description: 'Uma caneca.' } };

test('each text has a name of its own, by which it is found', () => {
  expect(translationKeys(mug)).toEqual(['title (de)', 'bullets (de)', 'description (pt-BR)']);
  expect(translationKeys(mug).map((key) => translatedText(mug, key))).toEqual(['Becher', ['Blau'], 'Uma caneca.']);
  expect(
    ['title (fr)', 'description (de)', 'title', 'title (toString)'].map((key) => translatedText(mug, key)),
  ).toEqual([...[null, null, null, null]]);
  expect(readTranslationKey('title (german_store)')).toEqual({ locale: 'german_store', part: 'title' });
  expect(['price (de)', 'title', 'title (de', 'title ()'].map(readTranslationKey)).toEqual([null, null, null, null]);
});

test('a text is set, added and taken away, and a language without any goes', () => {
  expect(withTranslation(mug, 'title (de)', 'Tasse')).toEqual({ ...mug, de: { title: 'Tasse', bullets: ['Blau'] } });
  expect(withTranslation({}, 'bullets (fr)', ['Bleu'])).toEqual({ fr: { bullets: ['Bleu'] } });
  expect(withTranslation(mug, 'description (pt-BR)', null)).toEqual({ de: mug.de });
  expect(withTranslation(mug, 'no text', 'x')).toBe(mug);
});

test('what is empty is left out, in one order', () => {
  const given = {
    nl: { title: '', bullets: [] },
    fr: { bullets: ['Bleu'], title: 'Bol' },
    de: { description: 'Ein Becher.' },
  };
  expect(JSON.stringify(orderTranslations(given))).toBe(
    '{"de":{"description":"Ein Becher."},"fr":{"title":"Bol","bullets":["Bleu"]}}',
  );
});
