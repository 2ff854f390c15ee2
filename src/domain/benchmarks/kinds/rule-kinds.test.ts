// What every kind asks for in words, and what it refuses to be given.
import { expect, test } from 'vitest';
import { caseKind } from './case.kind.ts';
import { countKind } from './count.kind.ts';
import { forbiddenKind } from './forbidden.kind.ts';
import { htmlKind } from './html.kind.ts';
import { imageFileKind } from './image-file.kind.ts';
import { itemLengthKind } from './item-length.kind.ts';
import type { FieldSurroundings, KindField } from './kind-field.ts';
import { lengthKind } from './length.kind.ts';
import { requiredKind } from './required.kind.ts';
import { ruleKinds } from './rule-kinds.ts';
import { signCountKind } from './sign-count.kind.ts';
import { structureKind } from './structure.kind.ts';

const forbidden = { what: 'a promise', phrases: [] as string[], patterns: [] as string[] };

test.each([
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
  [htmlKind.describe({ allowed: [] }, 'title'), 'no HTML'],
  [htmlKind.describe({ allowed: ['br', 'b'] }, 'title'), 'no HTML but <br>, <b>'],
  [htmlKind.describe({ allowed: ['*'] }, 'title'), 'any HTML'],
  [htmlKind.describe({ allowed: ['*'], refused: [] }, 'title'), 'any HTML'],
  [htmlKind.describe({ allowed: ['*'], refused: ['ul', 'p'] }, 'title'), 'no <ul>, <p>'],
  [requiredKind.describe({}, 'title'), 'not missing'],
  [requiredKind.describe({ fact: 'brand' }, 'title'), 'the brand named'],
  [requiredKind.describe({ fact: 'brand' }, 'facts'), 'brand given'],
  [signCountKind.describe({ signs: '%&', max: 0 }, 'title'), '% & not at all'],
  [signCountKind.describe({ signs: '%&', max: 1 }, 'title'), '% & at most once each'],
  [signCountKind.describe({ signs: '%', max: 2 }, 'title'), '% at most 2 times each'],
  [structureKind.describe({ shape: 'header' }, 'bullets'), 'a header and a colon at the start of each'],
  [structureKind.describe({ shape: 'unique' }, 'bullets'), 'nothing said twice'],
  [structureKind.describe({ shape: 'capital-start' }, 'title'), 'a capital letter at the start'],
  [structureKind.describe({ shape: 'no-end-mark' }, 'title'), 'no punctuation mark at the end'],
  [structureKind.describe({ shape: 'single-spaces' }, 'title'), 'one space between words'],
  [structureKind.describe({ shape: 'brand-first' }, 'title'), 'the brand at the start'],
  [imageFileKind.describe({ types: ['jpg', 'png'], isHttps: true }, 'images'), 'files of type jpg, png, over https'],
  [
    imageFileKind.describe(
      { isAbsolute: true, isBare: true, minSide: 500, minLongest: 1_600, maxSide: 10_000 },
      'images',
    ),
    'at whole addresses, at addresses that end in the file, each side at least 500 pixels, the longest side at least 1600 pixels, no side above 10000 pixels',
  ],
  [forbiddenKind.describe({ ...forbidden, patterns: ['\\d{3}-\\d{4}'] }, 'title'), 'no promise'],
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
  [requiredKind.findIssues?.({}, 'facts'), [{ path: 'fact', message: 'Name the fact the product must have.' }]],
  [requiredKind.findIssues?.({}, 'title'), []],
  [requiredKind.findIssues?.({}, 'images'), []],
  [requiredKind.findIssues?.({ fact: 'brand' }, 'images'), [{ path: 'fact', message: 'Images cannot name a fact.' }]],
  [requiredKind.findIssues?.({ fact: 'brand' }, 'facts'), []],
  [
    structureKind.findIssues?.({ shape: 'header' }, 'title'),
    [{ path: 'shape', message: 'Only bullet points can be built so.' }],
  ],
  [
    structureKind.findIssues?.({ shape: 'unique' }, 'description'),
    [{ path: 'shape', message: 'Only bullet points can be built so.' }],
  ],
  [structureKind.findIssues?.({ shape: 'header' }, 'bullets'), []],
  [structureKind.findIssues?.({ shape: 'brand-first' }, 'title'), []],
  [
    lengthKind.findIssues?.({ unit: 'words', isIdeal: false }, 'title'),
    [{ path: 'max', message: 'Give a least or a most.' }],
  ],
  [
    countKind.findIssues?.({ min: 3, max: 2, isIdeal: false }, 'bullets'),
    [{ path: 'max', message: 'The most is below the least.' }],
  ],
  [countKind.findIssues?.({ min: 3, max: 3, isIdeal: false }, 'bullets'), []],
  [
    imageFileKind.findIssues?.({ types: [] }, 'images'),
    [{ path: 'types', message: 'Choose a type, or ask something of the addresses or the size.' }],
  ],
  [forbiddenKind.findIssues?.(forbidden, 'title'), [{ path: 'phrases', message: 'Give at least one word or phrase.' }]],
  [forbiddenKind.findIssues?.({ ...forbidden, patterns: ['x'] }, 'title'), []],
  [
    forbiddenKind.findIssues?.({ ...forbidden, phrases: ['fine', ' - '] }, 'title'),
    [{ path: 'phrases', message: '“ - ” holds nothing to look for.' }],
  ],
])('what is wrong with a given rule is %j', (issues, expected) => {
  expect(issues).toEqual(expected);
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

const surroundings: FieldSurroundings[] = [
  { attribute: 'facts', values: { patterns: [] } },
  { attribute: 'title', values: { patterns: ['x'] } },
];
const fieldsOf = ({ fields }: { fields: readonly (readonly KindField[])[] }) => fields.flat();

test.each(ruleKinds.map((kind) => [kind.label, kind] as const))(
  'each field of the form of %s says what it asks',
  (label, kind) => {
    expect(label).toMatch(/^[A-Z]/);
    const shown = fieldsOf(kind).filter((field) => 'label' in field);
    expect(shown.length).toBeGreaterThan(0);
    for (const field of shown)
      for (const words of [field.label, field.hint ?? 'None'])
        for (const around of surroundings)
          expect(typeof words === 'function' ? words(around) : words).toMatch(/^[A-Z]/);
  },
);

test('what a field asks depends on the part, and on what came with Copydesk', () => {
  const [fact] = fieldsOf(requiredKind);
  const phrases = fieldsOf(forbiddenKind)[1];
  const say = (field: KindField | undefined, around: FieldSurroundings) =>
    field && 'label' in field
      ? [field.label, field.hint].map((words) => (typeof words === 'function' ? words(around) : words))
      : [];
  const [ofFacts, ofTitle] = surroundings;
  if (!ofFacts || !ofTitle) throw new Error('There are two.');
  expect(say(fact, ofFacts)).toEqual(['The fact a product must have', 'An attribute by its name, such as Color.']);
  expect(say(fact, ofTitle)).toEqual(['A fact it must name', 'Empty: it only must be there.']);
  expect(say(phrases, ofFacts)[1]).toMatch(/^Whole words in any case\./);
  expect(say(phrases, ofTitle)[1]).toBe('The words that came with Copydesk are looked for as well.');
});
