// What every kind asks for in words, and what it refuses to be given.
import { expect, test } from 'vitest';
import { altTextKind } from './alt-text.kind.ts';
import { caseKind } from './case.kind.ts';
import { countKind } from './count.kind.ts';
import { factValueKind } from './fact-value.kind.ts';
import { forbiddenKind } from './forbidden.kind.ts';
import { htmlKind } from './html.kind.ts';
import { imageFaultKind } from './image-fault.kind.ts';
import { imageFileKind } from './image-file.kind.ts';
import { imageMeasureKind } from './image-measure.kind.ts';
import { itemLengthKind } from './item-length.kind.ts';
import { lengthKind } from './length.kind.ts';
import { repetitionKind } from './repetition.kind.ts';
import { requiredKind } from './required.kind.ts';
import { signCountKind } from './sign-count.kind.ts';
import { structureKind } from './structure.kind.ts';
import { substanceKind } from './substance.kind.ts';

const forbidden = { what: 'a promise', phrases: [] as string[], patterns: [] as string[] };

test.each<[string, string]>([
  [caseKind.describe({ maxPercent: 0 }, 'title'), 'no word in capitals'],
  [caseKind.describe({ maxPercent: 50 }, 'title'), 'at most 50% of the words in capitals'],
  [countKind.describe({ min: 3, max: 5, isIdeal: false }, 'bullets'), '3 to 5 bullet points'],
  [countKind.describe({ min: 1, isIdeal: true }, 'images'), 'ideally at least 1 image'],
  [lengthKind.describe({ unit: 'characters', max: 2_000, isIdeal: false }, 'title'), 'at most 2,000 characters'],
  [lengthKind.describe({ unit: 'words', min: 40, max: 40, isIdeal: false }, 'bullets'), 'exactly 40 words together'],
  [lengthKind.describe({ unit: 'bytes', isIdeal: false }, 'title'), 'any length'],
  [
    itemLengthKind.describe({ unit: 'characters', min: 10, max: 255, isIdeal: false }, 'bullets'),
    '10 to 255 characters each',
  ],
  [lengthKind.describe({ unit: 'bytes', min: 1, isIdeal: false }, 'title'), 'at least 1 byte'],
  [
    lengthKind.describe({ unit: 'characters', min: 1_000, max: 2_000, isIdeal: true }, 'description'),
    'ideally 1,000 to 2,000 characters',
  ],
  [repetitionKind.describe({ max: 1 }, 'title'), 'no word more than once'],
  [repetitionKind.describe({ max: 2 }, 'title'), 'no word more than twice'],
  [repetitionKind.describe({ max: 3 }, 'title'), 'no word more than 3 times'],
  [htmlKind.describe({ allowed: [] }, 'title'), 'no HTML'],
  [htmlKind.describe({ allowed: ['br', 'b'] }, 'title'), 'no HTML except <br>, <b>'],
  [htmlKind.describe({ allowed: ['*'] }, 'title'), 'any HTML'],
  [htmlKind.describe({ allowed: ['*'], refused: [] }, 'title'), 'any HTML'],
  [htmlKind.describe({ allowed: ['*'], refused: ['ul', 'p'] }, 'title'), 'no <ul>, <p>'],
  [requiredKind.describe({}, 'title'), 'not missing'],
  [requiredKind.describe({ fact: 'brand' }, 'title'), 'the brand mentioned'],
  [requiredKind.describe({ fact: 'brand' }, 'facts'), 'brand given'],
  [signCountKind.describe({ signs: '%&', max: 0 }, 'title'), '% & not at all'],
  [signCountKind.describe({ signs: '%&', max: 1 }, 'title'), '% & at most once each'],
  [signCountKind.describe({ signs: '%', max: 2 }, 'title'), '% at most 2 times each'],
  [structureKind.describe({ shape: 'header' }, 'bullets'), 'a header and a colon at the start of each'],
  [structureKind.describe({ shape: 'unique' }, 'bullets'), 'no repetition'],
  [structureKind.describe({ shape: 'capital-start' }, 'title'), 'a capital letter at the start'],
  [structureKind.describe({ shape: 'no-end-mark' }, 'title'), 'no punctuation mark at the end'],
  [structureKind.describe({ shape: 'single-spaces' }, 'title'), 'one space between words'],
  [structureKind.describe({ shape: 'brand-first' }, 'title'), 'the brand at the start'],
  [
    imageFileKind.describe({ types: ['jpg', 'png'], isHttps: true }, 'images'),
    'files of type jpg, png, URLs that start with https',
  ],
  [
    imageFileKind.describe(
      { isAbsolute: true, isBare: true, minSide: 500, minLongest: 1_600, maxSide: 10_000 },
      'images',
    ),
    'full URLs, URLs that end with the file name, at least 500 pixels on each side, at least 1,600 pixels on the longest side, no side above 10,000 pixels',
  ],
  [imageFileKind.describe({ maxSide: 900 }, 'images'), 'no side above 900 pixels'],
  [
    imageFileKind.describe({ minLongest: 1_000, isHeroOnly: true, reason: 'to zoom' }, 'images'),
    'for the hero, at least 1,000 pixels on the longest side to zoom',
  ],
  [
    imageMeasureKind.describe({ measure: 'fill', min: 85, isHeroOnly: true }, 'images'),
    'for the hero, share of the image the product fills at least 85%',
  ],
  [imageMeasureKind.describe({ measure: 'sharpness', min: 5 }, 'images'), 'sharpness at least 5'],
  [
    imageMeasureKind.describe({ measure: 'uneven', min: 1, max: 9 }, 'images'),
    'unevenness of the background at least 1 and at most 9',
  ],
  [imageFaultKind.describe({ fault: 'not-loading' }, 'images'), 'every image can be loaded'],
  [imageFaultKind.describe({ fault: 'duplicate' }, 'images'), 'no picture twice'],
  [
    altTextKind.describe({ isNeeded: true, max: 512, isTelling: true }, 'images'),
    'alt text for each image, alt text of at most 512 characters, alt text that describes the image',
  ],
  [
    factValueKind.describe({ facts: ['price', 'Sale price'], form: 'price', max: 1_000 }, 'facts'),
    'price: an amount and a currency code, such as 79.99 USD, at most 1,000 characters',
  ],
  [
    factValueKind.describe({ facts: ['Size'], form: 'gtin', oneOf: ['S', 'M'] }, 'facts'),
    'Size: a number with a valid check digit, one of S, M',
  ],
  [factValueKind.describe({ facts: [], form: 'any', max: 5 }, 'facts'), 'fact: at most 5 characters'],
  [substanceKind.describe({ measure: 'sense' }, 'title'), 'text about the product'],
  [substanceKind.describe({ measure: 'repeats' }, 'bullets'), 'no repetition'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['\\d{3}-\\d{4}'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, what: 'such a claim', patterns: ['x'] }, 'title'), 'no such a claim'],
  [forbiddenKind.describe({ ...forbidden, what: 'an offer', patterns: ['x'] }, 'title'), 'no offer'],
  [forbiddenKind.describe({ ...forbidden, what: 'an offer', phrases: ['sale'] }, 'title'), 'no offer: “sale”'],
  [forbiddenKind.describe({ ...forbidden, what: 'such a claim', phrases: ['a'] }, 'title'), 'no such a claim: “a”'],
  [forbiddenKind.describe({ ...forbidden, what: 'banter', phrases: ['a'] }, 'title'), 'no banter: “a”'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[^!]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[\\p{L}!]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[A-Z]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['x[!]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[!]x'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[!^]'] }, 'title'), 'none of ! ^'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[+\\-\\\\]'] }, 'title'), 'none of + - \\'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[-x]'] }, 'title'), 'none of - x'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[!?\\]]'] }, 'title'), 'none of ! ? ]'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[a-z]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[0-9]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, patterns: ['[!]', '[?]'] }, 'title'), 'no promise'],
  [forbiddenKind.describe({ ...forbidden, phrases: ['a', 'b', 'c', 'd'] }, 'title'), 'no promise: “a”, “b”, “c”, “d”'],
  [
    forbiddenKind.describe({ ...forbidden, phrases: ['a', 'b', 'c', 'd', 'e', 'f'], patterns: ['[!]'] }, 'title'),
    'no promise: “a”, “b”, “c”, “d” and 2 more',
  ],
])('asks in words: %s', (words, expected) => {
  expect(words).toBe(expected);
});

test.each([
  [requiredKind.findIssues?.({}, 'facts'), [{ path: 'fact', message: 'Enter the fact the product must have.' }]],
  [requiredKind.findIssues?.({}, 'title'), []],
  [requiredKind.findIssues?.({}, 'images'), []],
  [
    requiredKind.findIssues?.({ fact: 'brand' }, 'images'),
    [{ path: 'fact', message: 'Images cannot mention a fact.' }],
  ],
  [requiredKind.findIssues?.({ fact: 'brand' }, 'facts'), []],
  [
    structureKind.findIssues?.({ shape: 'header' }, 'title'),
    [{ path: 'shape', message: 'Only bullet points can have this structure.' }],
  ],
  [
    structureKind.findIssues?.({ shape: 'unique' }, 'description'),
    [{ path: 'shape', message: 'Only bullet points can have this structure.' }],
  ],
  [structureKind.findIssues?.({ shape: 'header' }, 'bullets'), []],
  [structureKind.findIssues?.({ shape: 'brand-first' }, 'title'), []],
  [
    lengthKind.findIssues?.({ unit: 'words', isIdeal: false }, 'title'),
    [{ path: 'max', message: 'Enter a minimum or a maximum.' }],
  ],
  [
    countKind.findIssues?.({ min: 3, max: 2, isIdeal: false }, 'bullets'),
    [{ path: 'max', message: 'The maximum is below the minimum.' }],
  ],
  [countKind.findIssues?.({ min: 3, max: 3, isIdeal: false }, 'bullets'), []],
  [
    factValueKind.findIssues?.({ facts: ['Size'], form: 'any', oneOf: [] }, 'facts'),
    [{ path: 'form', message: 'Select a format, values or a length.' }],
  ],
  [factValueKind.findIssues?.({ facts: ['Size'], form: 'price' }, 'facts'), []],
  [
    substanceKind.findIssues?.({ measure: 'useful' }, 'title'),
    [{ path: 'measure', message: 'This is not measured for that part.' }],
  ],
  [substanceKind.findIssues?.({ measure: 'repeats' }, 'bullets'), []],
  [
    imageFileKind.findIssues?.({ types: [] }, 'images'),
    [{ path: 'types', message: 'Select a file type, a URL rule, a size or another requirement.' }],
  ],
  [
    forbiddenKind.findIssues?.(forbidden, 'title'),
    [{ path: 'phrases', message: 'Enter at least one word or phrase.' }],
  ],
  [forbiddenKind.findIssues?.({ ...forbidden, patterns: ['x'] }, 'title'), []],
  [
    forbiddenKind.findIssues?.({ ...forbidden, phrases: ['fine', ' - '] }, 'title'),
    [{ path: 'phrases', message: '“ - ” contains nothing to search for.' }],
  ],
])('what is wrong with a given rule is %j', (issues, expected) => {
  expect(issues).toEqual(expected);
});

test.each([
  ['the ideal length of a title', true, lengthKind.speaksForPart?.({ unit: 'words', isIdeal: true }, 'title')],
  ['the limit of a title', false, lengthKind.speaksForPart?.({ unit: 'words', isIdeal: false }, 'title')],
  ['the ideal length of a list', false, lengthKind.speaksForPart?.({ unit: 'words', isIdeal: true }, 'bullets')],
  ['a required number', true, countKind.speaksForPart?.({ min: 3, isIdeal: false }, 'bullets')],
  ['an ideal number', false, countKind.speaksForPart?.({ min: 3, isIdeal: true }, 'bullets')],
])('%s speaks for a part that keeps all its rules: %s', (_name, expected, speaks) => {
  expect(speaks).toBe(expected);
});

test.each([
  { isHttps: true },
  { isAbsolute: true },
  { isBare: true },
  { types: ['png' as const] },
  { minSide: 1 },
  { minLongest: 1 },
  { maxSide: 1 },
])('images of which %j alone is asked are a rule', (rule) => {
  expect(imageFileKind.findIssues?.(rule, 'images')).toEqual([]);
});
