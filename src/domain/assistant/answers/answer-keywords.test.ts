import { describe, expect, it, test } from 'vitest';
import { withPart } from '#domain/review/test-content.ts';
import { answerKeywords } from './answer-keywords.ts';
import { freshFacts, testFacts } from './test-facts.ts';

const facts = testFacts();
const { content } = facts;
if (!content) throw new Error('The skillet has content.');
const source = 'text and attributes of the source product';
const head = ['The target keywords, compared with the source:', ''];
const target = [
  ...head,
  '- **Supported:** “durable”',
  '- **Not supported:** “premium”, “quality” and “comfortable”. No fact supports this, so the writer leaves them out',
];

test('without keywords of its own a question is about the target keywords', () => {
  expect(answerKeywords('Which keywords apply?', facts)).toEqual({
    lines: [
      ...target,
      '- **In the optimized text now:** none of them',
      '',
      'Words from the facts of this product: “Ovenhart” and “Cookware”.',
    ],
    found: [source, 'optimized content'],
  });
  expect(answerKeywords('Which keywords apply?', freshFacts())).toEqual({
    lines: [...target, '', 'Words from the facts of this product: “Ovenhart” and “Cookware”.'],
    found: [source],
  });
});

/** The keywords a question is read to ask for; null for the target keywords. */
function asked(question: string) {
  const { lines } = answerKeywords(
    question,
    freshFacts({ title: 'Pan', bullets: [], description: '', attributes: [], brand: null }),
  );
  if (lines[0] === head[0]) return null;
  const line = lines.find((each) => each.startsWith('- **Not supported:** ')) ?? '';
  return [...line.matchAll(/“(.*?)”/g)].map(([, word]) => word);
}

describe('keywords of the question', () => {
  it.each<[question: string, keywords: string[]]>([
    ['Does the keyword “zip” fit?', ['zip']],
    ['What about the keywords "zip" and " zap "?', ['zip', 'zap']],
    ['«zip» or “zap”?', ['zip', 'zap']],
    ['keyword: zip', ['zip']],
    ['Keywords zip, zap bag?', ['zip', 'zap bag']],
    ['what about keyword zip-bag 2?', ['zip-bag 2']],
    ['KEYWORD Zip', ['Zip']],
    [`keyword ${'z'.repeat(101)}`, [`${'z'.repeat(59)}…`]],
    [`"${'z'.repeat(60)}"`, ['z'.repeat(60)]],
    ['is "zip" one, keyword zap', ['zip']],
    ['keyword zip,, zap,', ['zip', 'zap']],
  ])('%s', (question, keywords) => {
    expect(asked(question)).toEqual(keywords);
  });

  it.each(
    'are is do does should can could apply applicable fit to for would will work in of that i we this the it supported used allowed included there here now please'.split(
      ' ',
    ),
  )('“keywords %s …” is a question about the target keywords', (word) => {
    expect(asked(`keywords ${word} zip`)).toBeNull();
    expect(asked(`keywords ${word.toUpperCase()} zip`)).toBeNull();
    expect(asked(`keywords ${word}`)).toBeNull();
    expect(asked(`keywords ${word}zz`)).toEqual([`${word}zz`]);
  });

  it.each([
    'keywords',
    'which keywords!',
    'mykeyword zip',
    'keyword zip.',
    `keyword ${'z'.repeat(102)}`,
    `"${'z'.repeat(61)}"`,
    `${'x'.repeat(500)} keyword zip`,
    `${'x'.repeat(500)} "zip"`,
    '""',
  ])('%s names none', (question) => {
    expect(asked(question)).toBeNull();
  });

  it('“ ” names none', () => {
    expect(asked('keyword " " zip')).toBeNull();
  });
});

test('of keywords asked for it is said which hold, and which the text uses', () => {
  expect(answerKeywords('keywords cast iron, durable', facts)).toEqual({
    lines: ['- **Supported:** “cast iron” and “durable”', '- **In the optimized text now:** “cast iron”'],
    found: [source, 'optimized content'],
  });
});

test('none, one and all of them', () => {
  expect(answerKeywords('"zip"', facts).lines).toEqual([
    '- **Supported:** none',
    '- **Not supported:** “zip”. No fact supports this, so the writer leaves it out',
  ]);
  expect(answerKeywords('"zip" "*zap*"', facts).lines[1]).toBe(
    '- **Not supported:** “zip” and “\\*zap\\*”. No fact supports this, so the writer leaves them out',
  );
  expect(answerKeywords('"durable" "oil"', freshFacts()).lines).toEqual(['- **Supported:** “durable” and “oil”']);
  // A keyword counts as used in any text part, and in no other.
  const used = withPart(content, 'bullets', { value: ['Very durable', 'One'] });
  expect(answerKeywords('"durable"', testFacts({ content: used })).lines[1]).toBe(
    '- **In the optimized text now:** “durable”',
  );
  const pictured = withPart(content, 'images', { value: ['/durable'] });
  expect(answerKeywords('"durable"', testFacts({ content: pictured })).lines[1]).toBe(
    '- **In the optimized text now:** none of them',
  );
});

test.each<[given: object, words: string | null]>([
  [{ brand: null, subcategory: ' ', attributes: [] }, null],
  [{ brand: 'One two three four', subcategory: 'One two three four five', attributes: [] }, '“One two three four”'],
  [
    {
      brand: 'B',
      subcategory: 'S',
      attributes: [
        { name: 'Material', value: 'Steel' },
        { name: 'Style', value: 'Rustic' },
        { name: 'Color', value: 'Black' },
      ],
    },
    '“B”, “S”, “Steel” and “Rustic”',
  ],
])('the words its own facts give: %j', (productIs, words) => {
  const last = answerKeywords('Which keywords?', testFacts({ productIs })).lines.at(-1);
  expect(last).toBe(
    words === null
      ? '- **In the optimized text now:** none of them'
      : `Words from the facts of this product: ${words}.`,
  );
});
