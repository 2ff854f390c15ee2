// Every word by which a message of the chat is read as a wish for a text.
import { describe, expect, test } from 'vitest';
import { readWish } from '#domain/wishes/read-wish.ts';
import { type DraftWish, joinWords, readWishes } from './read-wish.ts';

const asksOf = (words: string) => readWish(words).map(({ asks }) => asks);

/** The parts a message wishes for, as one text. */
const wished = (message: string, before?: DraftWish[]) =>
  readWishes(message, before)
    .map(({ part }) => part)
    .join(' ');

describe('words of a wish', () => {
  test.each([
    ...'write|rewrite|re-write|draft|redraft|create|make|give|suggest|propose|shorten|lengthen|expand|extend|improve|optimize|optimise|rephrase|reword|polish|trim|condense|tighten|simplify|generate|regenerate|compose|come up with|think of|translate|paraphrase|fix|correct|proofread|change|adapt|turn|keep|start|begin'
      .split('|')
      .map((verb) => `${verb} some title`),
    ...'add|mention|include|put|use|highlight|emphasize|emphasise|stress|remove|drop|omit|leave out|avoid|do not mention|cut|take'
      .split('|')
      .flatMap((verb) => [`${verb} the brand in the title`, `in the title ${verb} the brand`]),
    ...['in', 'to', 'into', 'from', 'of', 'with', 'at the end of'].map((link) => `add the brand ${link} the title`),
    ...[
      'the',
      'a',
      'an',
      'its',
      'this',
      'some',
      'our',
      'my',
      'all',
      'every',
      'each',
      'product',
      'feature',
      'optimized',
      'optimised',
      'current',
      'present',
      'the present',
      '',
    ].map((article) => `add the brand to ${article} title`.replace('  ', ' ')),
    'in the title, write the brand',
    'for the title: mention the brand',
    'for the title use the brand',
    ...'new|another|different|fresh|other|alternative|better|shorter|longer|more vivid|less vivid|short|long|concise|simple|plain|crisp|catchy|punchier'
      .split('|')
      .flatMap((quality) => [`${quality} title`, `a ${quality} title`, `${quality} and very title`]),
    ...['much', 'even', 'slightly', 'a bit', 'somewhat', 'a much', 'the'].map((words) => `${words} shorter title`),
    ...['should', 'must', 'need to', 'needs to', 'has to', 'have to', 'ought to', 'could'].map(
      (verb) => `the title ${verb} change`,
    ),
    ...['that', 'which', 'without', 'under', 'of at most', 'with', 'starting', 'mentioning'].map(
      (word) => `a title ${word} x`,
    ),
  ])('%s', (message) => {
    expect(wished(message)).toBe('title');
    expect(wished(`Please, ${message}`)).toBe('title');
  });

  test.each([
    'a new and very very title',
    'the title is shorter',
    'they write the title',
    'a titled wish',
    'writers of titles',
    'in the title brand',
    'add the brand inside title',
    'add the brand to that title',
    'mention title',
    'the title shoulder',
    'title thatch',
    'anew title',
    'longish title',
  ])('%s is none', (message) => {
    expect(readWishes(message)).toEqual([]);
  });

  test.each([
    ['headline', 'title'],
    ['headlines', 'title'],
    ['titles', 'title'],
    ['product name', 'title'],
    ['product names', 'title'],
    ['bullet', 'bullets'],
    ['bullets', 'bullets'],
    ['bullet point', 'bullets'],
    ['bullet points', 'bullets'],
    ['feature bullets', 'bullets'],
    ['features list', 'bullets'],
    ['description', 'description'],
    ['descriptions', 'description'],
    ['body text', 'description'],
  ])('a new %s is a wish for the %s', (word, part) => {
    expect(wished(`a new ${word}`)).toBe(part);
  });

  test.each([
    'please',
    'pls',
    'kindly',
    'now',
    'just',
    'then',
    'and',
    'also',
    'ok',
    'okay',
    'yes',
    'well',
    'so',
    'maybe',
    'hi',
    'hello',
    'hey',
    'can you',
    'could you',
    'would you',
    'will you',
    "i'd like to",
    "we'd like to",
    'i want to',
    'we need to',
    'i would like you to',
    'let us',
    'lets',
    'let me have',
    'get me',
    'try to',
    'help me to',
    'go ahead and',
    'see,',
    'Yes, PLEASE',
  ])('%s: courtesies before it are none of it', (words) => {
    expect(wished(`${words} write a title`)).toBe('title');
    expect(asksOf(`${words} mention the brand`)).toEqual(asksOf('mention the brand'));
  });

  test.each([', please', ' pls', ' thanks', ', thank you', ' for me', '?!', '. ', ' PLEASE!'])(
    'make it shorter%s: nor are those behind it',
    (words) => expect(asksOf(`mention the brand${words}`)).toEqual(asksOf('mention the brand')),
  );

  test('only courtesies, or a wish of spaces and quotes, are read well', () => {
    expect(readWishes('please')).toEqual([]);
    expect(readWishes('ok, thanks')).toEqual([]);
    expect(wished('I’d   like\n a new title')).toBe('title');
    expect(wished('pleased write a title')).toBe('');
  });
});

describe('what is no wish for a text', () => {
  test.each(['approve', 'approved', 'pending', 'rejected', 'status', 'reviewed', 'export', 'csv', 'file'])(
    'a message of %s',
    (word) => {
      expect(readWishes(`write a title, ${word} it`)).toEqual([]);
      expect(wished(`write a title, x${word}x`)).toBe('title');
    },
  );

  test.each(['change', 'set', 'update', 'turn'])('%s the title to a text in quotation marks', (verb) => {
    for (const mark of ['"', '“', '«']) {
      expect(readWishes(`${verb} the title to ${mark}Foo`)).toEqual([]);
      expect(readWishes(`${verb} the title into ${mark}Foo`)).toEqual([]);
    }
  });

  test('while other uses of such words are', () => {
    expect(wished('change the title to Foo')).toBe('title');
    expect(wished('write the title to "Foo"')).toBe('title');
    expect(wished('please change the title like "Foo"')).toBe('title');
  });
});

describe('several texts', () => {
  test.each<[message: string, ...wishes: DraftWish[]]>([
    [
      'shorten the description and the title',
      { part: 'description', words: 'shorten the description and the title' },
      { part: 'title', words: 'shorten the description and the title' },
    ],
    [
      'a shorter title and new bullets that mention the warranty',
      { part: 'title', words: 'a shorter title' },
      { part: 'bullets', words: 'new bullets that mention the warranty' },
    ],
    [
      'A shorter title, plus a longer description',
      { part: 'title', words: 'A shorter title' },
      { part: 'description', words: 'a longer description' },
    ],
    [
      'a shorter title and new plain bullets and better photos',
      { part: 'title', words: 'a shorter title' },
      { part: 'bullets', words: 'new plain bullets and better photos' },
    ],
    ['keep the price and new bullets', { part: 'bullets', words: 'keep the price and new bullets' }],
  ])('%s', (message, ...wishes) => {
    expect(readWishes(message)).toEqual(wishes);
  });
});

test('a wish is kept in its own words, without spaces around it', () => {
  expect(readWishes('  a Shorter  title ')).toEqual([{ part: 'title', words: 'a Shorter  title' }]);
  expect(readWishes('a shorter title AND  NEW Bullets')).toEqual([
    { part: 'title', words: 'a shorter title' },
    { part: 'bullets', words: 'NEW Bullets' },
  ]);
});

describe('a wish that goes on', () => {
  const before: DraftWish[] = [
    { part: 'title', words: 'a new title. ' },
    { part: 'bullets', words: 'new bullets' },
  ];
  test.each([
    ...'write|rewrite|make|give|shorten|translate|add|mention|remove|avoid'
      .split('|')
      .flatMap((verb) => ['it', 'them', 'that', 'this', 'one', 'again'].map((what) => `${verb} ${what} x`)),
    ...['should', 'must', 'need to', 'needs to', 'need'].flatMap((verb) => [`it ${verb} be x`, `they ${verb} be x`]),
    'add the brand',
    'without the brand',
    'make it',
    'start with the brand',
    'begin with the brand',
    'under 60',
    'at most 60',
    ...'shorter|longer|more vivid|less vivid|friendlier|simpler|plainer|catchier|another|another one|try again|again|one more|once more|different|a different one'.split(
      '|',
    ),
    ...['even', 'much', 'a bit', 'a little', 'slightly', 'still', 'make it', 'make it even'].map(
      (words) => `${words} shorter`,
    ),
    'shorter still',
    'another version',
    'shorter please version',
  ])('%s', (message) => {
    expect(readWishes(message, before)).toEqual([
      { part: 'title', words: `a new title. ${message}` },
      { part: 'bullets', words: `new bullets. ${message}` },
    ]);
    expect(readWishes(message)).toEqual([]);
  });

  test.each([
    'what is it',
    'is it shorter',
    'shorter than that',
    'the shorter',
    'write more',
    'italy should be x',
    'it shoulders x',
    'undertake x',
    'shorter approved',
    'what about the title again',
    'the bullets again',
    'it should match the description',
    'without the title',
    'use the bullets',
    'is the brand without x',
  ])('%s does not', (message) => {
    expect(readWishes(message, before)).toEqual([]);
  });
});

test.each([
  ['write it', 'shorter', 'write it. shorter'],
  ['write it. ', 'shorter', 'write it. shorter'],
  ['write it...', 'shorter', 'write it. shorter'],
  ['2.4 kg', 'shorter', '2.4 kg. shorter'],
])('%j and %j are one wish', (first, then, words) => {
  expect(joinWords(first, then)).toBe(words);
});

test('of a wish that grew long the end is kept', () => {
  expect(joinWords('x'.repeat(3_000), 'shorter')).toBe(`${'x'.repeat(1_991)}. shorter`);
});
