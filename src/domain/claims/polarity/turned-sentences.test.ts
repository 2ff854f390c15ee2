import { expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { checkClaims } from '../check-claims.ts';
import { extractFacts } from '../facts.ts';

const contradicted = (source: string, text: string) =>
  checkClaims(extractFacts(product({ title: 'Arc Thing', description: source })), text)
    .filter(({ verdict }) => verdict === 'contradicted')
    .map((claim) => [claim.text, claim.evidence[0]?.field]);

it.each([
  ['Not suitable for 78 rpm records.', 'It is suitable for 78 rpm records.'],
  ['It cannot be folded for transport.', 'It can be folded for transport.'],
  ['The cover does not fit larger models.', 'The cover fits larger models.'],
  ['Never leave children alone with it.', 'Leave children alone with it.'],
  ['Suitable for open fires.', 'Not suitable for open fires.'],
  ['This finish will fade in the sun.', "This finish won't fade in the sun."],
  ["The seat wasn't made for adults.", 'The seat was made for adults.'],
  ["The lid shouldn't go under the tap.", 'The lid should go under the tap.'],
  ['Die Kanne rostet nicht.', 'Die Kanne rostet.'],
  ['Die Kanne ist nicht für Induktion geeignet.', 'Die Kanne ist für Induktion geeignet.'],
])('is contradicted where the source says “%s”: “%s”', (source, text) => {
  expect(contradicted(source, `A thing for every day. ${text}`)).toEqual([[expect.any(String), 'description']]);
});

it.each([
  ['what the source says', 'Not suitable for open fires.', 'It is not suitable for open fires.'],
  ['what it says both ways', 'Suitable for use at home. Not suitable for use at home.', 'Suitable for use at home.'],
  ['its denial', 'Suitable for use at home. Not suitable for use at home.', 'Not suitable for use at home.'],
  ['with or without', 'It stands with its base.', 'It stands with or without its base.'],
  ['a number', 'The 1 knife of chefs.', 'The No. 1 knife of chefs.'],
  ['other words', 'Not suitable for open fires.', 'Suitable for glass tops.'],
  ['two denials', 'Not made for rain and not for snow.', 'Made for rain and not for snow.'],
  ['a word alone', 'Not included.', 'Included.'],
])('is not: %s', (_what, source, text) => {
  expect(contradicted(source, text)).toEqual([]);
});
