// How a listing is read for its substance: sentences, stems, texts without markup, and the facts it mentions.

import { expect, test } from 'vitest';
import { forEachTextPart } from '#domain/parts/parts.ts';
import { noAims } from '../aims.ts';
import type { Attribute, Finding } from '../finding.ts';
import { plainProduct, target } from '../kinds/test-target.ts';
import { quoteShort } from './define-measure.ts';
import { softenByReach } from './reach.ts';
import { ListingReading } from './read-listing.ts';
import { readSentences } from './sentences.ts';
import { stemOf, stemsOf } from './stems.ts';

test.each<[string[], string[]]>([
  [['One. Two! Three? Four'], ['One.', 'Two!', 'Three?', 'Four']],
  [['It holds approx. five cups.'], ['It holds approx. five cups.']],
  [['It holds approx. 5 cups.'], ['It holds approx.', '5 cups.']],
  [['3.5 cm, a.b! c'], ['3.5 cm, a.b! c']],
  [['One.  Two'], ['One.', 'Two']],
  [['One, two; three: four'], ['One, two; three: four']],
  [['One\ntwo\n\n Three. '], ['One', 'two', 'Three.']],
  [
    ['One', 'two', ' '],
    ['One', 'two'],
  ],
])('%j are the sentences %j', (texts, sentences) => {
  expect(readSentences(texts).map(({ text }) => text)).toEqual(sentences);
});

test('a sentence knows its words that carry meaning', () => {
  expect(readSentences(['The mugs of oak.'])).toEqual([{ text: 'The mugs of oak.', words: ['mug', 'oak'] }]);
});

test.each([
  ['marble', ['marble']],
  ['marbled', ['marble']],
  ['usb-c', ['usb-c', 'usb', 'c']],
  ['waterproof-lined', ['waterp', 'lined']],
  ['9w', ['9w', '9', 'w']],
  ['1,5kilograms', ['1,5kil', '1,5', 'kilogr']],
  ['0m', ['0m', '0', 'm']],
  ['9/10-inch', ['9/10-i', '9/10-', 'inch']],
  ['120', ['120']],
  ['x-9y', ['x-9y', 'x', '9y']],
])('the stems of %s are %j', (word, stems) => {
  expect([...stemsOf([word])]).toEqual(stems);
});

test('stems of several lists are taken together', () => {
  expect([...stemsOf(['oak'], ['oak', 'ash'])]).toEqual(['oak', 'ash']);
  expect([stemOf('marble'), stemOf('marbles')]).toEqual(['marble', 'marble']);
});

test.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(58)}…`],
])('%s is quoted as %s', (text, quoted) => {
  expect(quoteShort(text)).toBe(quoted);
});

const read = (
  content: { title?: string; description?: string; bullets?: string[] },
  facts: Record<string, string> = {},
) =>
  new ListingReading(
    content,
    { ...plainProduct, attributes: Object.entries(facts).map(([name, value]) => ({ name, value })) },
    noAims,
  );

test.each([
  ['A <b>mug</b>', 'A  mug '],
  ['Salt &amp; pepper &#169;', 'Salt   pepper  '],
  ['a < b & c', 'a < b & c'],
  ['<a <b>', '<a  '],
  [`<${'x'.repeat(301)}>`, `<${'x'.repeat(301)}>`],
  ['&x; &1; &thisisnoentity;', '&x; &1; &thisisnoentity;'],
])('of %j is read %j', (description, text) => {
  expect(read({ description, bullets: ['', description, '<b>'] }).texts).toEqual({
    ...forEachTextPart(() => []),
    title: [],
    description: [text],
    bullets: [text, ' '],
  });
});

test('words are those of all sentences of a part', () => {
  const { words } = read({ title: 'Oak mug', description: 'One oak. Two ash.', bullets: ['Elm', 'Yew'] });
  expect(words).toEqual({
    ...forEachTextPart(() => []),
    title: ['oak', 'mug'],
    description: ['one', 'oak', 'two', 'ash'],
    bullets: ['elm', 'yew'],
  });
});

test.each([
  ['Wattage', '9 W', 'It takes 9 W', true],
  ['Wattage', '9W', 'It takes 9 W', true],
  ['Wattage', '9W', 'It takes 9', true],
  ['Wattage', '9 W', 'It takes 90 W', false],
  ['Wattage', '9W', 'It takes 10 W', false],
  ['Dimensions', '12 x 30 cm', 'It is 30 cm wide', false],
  ['Dimensions', '12 x 30 cm', 'It is 12 by 30 cm', true],
  ['Material', 'brushed steel', 'Made of steel', true],
  ['Material', 'brushed oiled steel', 'Made of steel', false],
  ['Material', 'stainless-steel', 'Its steel is stainless', true],
  ['Material', 'stainless-steel', 'Made of steel', false],
  ['Material', 'Marble', 'A marbled base', true],
  ['Dimmable', 'Yes', 'A dimmable light', true],
  ['Dimmable', 'Yes', 'A light', false],
])('that its %s is %s is mentioned by %j: %s', (name, value, description, isMentioned) => {
  const reading = read({ description }, { [name]: value });
  expect(reading.facts.map((fact) => [fact.name, fact.isMentioned])).toEqual([[name, isMentioned]]);
  expect(reading.unmentioned).toHaveLength(isMentioned ? 0 : 1);
});

test('what a product lacks is no fact, and what is hidden is none', () => {
  expect(read({}, { Dimmable: 'No', Supplier: 'Lumeno', Color: 'Black' }).facts.map(({ label }) => label)).toEqual([
    'Color',
  ]);
});

const facts = { Color: 'Black', Material: 'Marble', Warranty: '2 years' };
const short: Finding = {
  verdict: 'below',
  share: 0.5,
  message: 'Description is shorter than ideal length',
  fix: 'Add at least 9 characters.',
  measured: { value: 9, unit: 'characters' },
  limit: { min: 18 },
  found: [],
};
const soften = (
  reading: ListingReading | null,
  {
    attribute = 'description',
    isIdeal = true,
    finding = short,
  }: { attribute?: Attribute; isIdeal?: boolean; finding?: Finding } = {},
) => softenByReach(finding, { ...target(attribute, []), ...(reading ? { readListing: () => reading } : {}) }, isIdeal);

test('who mentions all the facts is asked for no more of an ideal', () => {
  const complete = read({ title: 'Black marble lamp', description: 'Black marble, warranty 2 years' }, facts);
  const kept = { verdict: 'passed', share: 0, fix: null, measured: short.measured, limit: short.limit, found: [] };
  expect(soften(complete)).toEqual({ ...kept, message: 'Text uses all the facts of the source' });
  expect(soften(complete, { attribute: 'bullets' })?.message).toBe('Text uses all the facts of the source');
  expect(soften(complete, { attribute: 'title' })?.message).toBe('Title mentions every fact that belongs in a title');
  expect(soften(complete, { isIdeal: false })).toBe(short);
});

test.each([
  ['none of three', 'Lamp', facts, 0.5, 'Not mentioned yet: Black, Marble, Warranty 2 years.'],
  ['two of three', 'Black marble', facts, 0.5 / 3, 'Not mentioned yet: Warranty 2 years.'],
  [
    'one of ten',
    'Black',
    {
      ...facts,
      Wattage: '9 W',
      Height: '42 cm',
      Pattern: 'Linen',
      Finish: 'Waxed',
      Width: '18 cm',
      Dimmable: 'Yes',
      Depth: '8 cm',
    },
    0.5,
    'Not mentioned yet: Marble, Warranty 2 years, Wattage 9 W, Height 42 cm, Linen and 4 more.',
  ],
])('who mentions %s is shown the others, and loses by them', (_name, description, of, share, fix) => {
  expect(soften(read({ description }, of))).toEqual({ ...short, share, fix });
});

test('a limit is kept, and the facts to fix it with are named', () => {
  const unmentioned = read({ description: 'Black marble' }, facts);
  expect(soften(unmentioned, { isIdeal: false })).toEqual({
    ...short,
    fix: 'Add at least 9 characters. Not mentioned yet: Warranty 2 years.',
  });
  expect(soften(unmentioned, { isIdeal: false, finding: { ...short, fix: null } })?.fix).toBe(
    'Not mentioned yet: Warranty 2 years.',
  );
});

test('a title is held against the facts titles mention, and has to mention them itself', () => {
  const complete = { Color: 'Black', Size: 'Large', Material: 'Marble' };
  const reading = read({ title: 'Black lamp', description: 'Large' }, complete);
  expect(reading.unmentioned.map(({ label }) => label)).toEqual(['Material']);
  expect(reading.unmentionedInTitle.map(({ label }) => label)).toEqual(['Size']);
  expect(soften(reading, { attribute: 'title' })).toEqual({ ...short, share: 0.25, fix: 'Not mentioned yet: Large.' });
  expect(read({ title: 'Large black lamp' }, complete).unmentionedInTitle).toEqual([]);
  expect(read({ title: 'Lamp' }, complete).unmentionedInTitle).toHaveLength(2);
  const none = read({}, { Warranty: '2 years', Wattage: '9 W', Height: '42 cm' });
  expect(soften(none, { attribute: 'title' })).toMatchObject({
    verdict: 'passed',
    message: 'The source has no facts that belong in a title',
  });
});

test.each([
  ['two facts say not how much there is to tell', { of: { Color: 'Black', Material: 'Marble' } }],
  ['pictures tell no facts', { attribute: 'images' as const }],
  ['the listing itself is no text', { attribute: 'substance' as const }],
  ['too much is not softened', { finding: { ...short, verdict: 'above' as const } }],
  ['what fails otherwise is not either', { finding: { ...short, verdict: 'failed' as const } }],
])(
  '%s',
  (_name, { of = facts, ...given }: { of?: Record<string, string>; attribute?: Attribute; finding?: Finding }) => {
    expect(soften(read({ description: 'Lamp' }, of), given)).toBe(given.finding ?? short);
  },
);

test('what is slightly too short is softened too, and a text without its listing is not', () => {
  const slight = { ...short, verdict: 'slightly-below' as const };
  expect(soften(read({ description: 'Black marble' }, facts), { finding: slight })?.share).toBe(0.5 / 3);
  expect(soften(null)).toBe(short);
});
