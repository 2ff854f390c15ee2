// Every word a wish for a text is read by, and how its clauses are told to the built-in writer.
import { describe, expect, test } from 'vitest';
import { type DraftWish, joinWords, readWishes, toPlainPrompt } from './read-wish.ts';

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
    'no',
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
    expect(toPlainPrompt({ part: 'title', words: `${words} mention the brand` })).toBe('mention the brand');
  });

  test.each([', please', ' pls', ' thanks', ', thank you', ' for me', '?!', '. ', ' PLEASE!'])(
    'make it shorter%s: nor are those behind it',
    (words) => expect(toPlainPrompt({ part: 'title', words: `mention the brand${words}` })).toBe('mention the brand'),
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

test.each([
  // The clause that names the text is none of what is asked.
  ['write me a new title that mentions the brand', 'mention the brand'],
  ['give us some other bullets which highlight the brand', 'highlight the brand'],
  ['make it a much better title, with the brand', 'mention the brand'],
  ['a title who knows', 'who knows'],
  ['a title: without x', 'without x'],
  ['a title mentioning x', 'mentioning x'],
  ['a title starting with x', 'starting with x'],
  ['a title so that it is short', 'short'],
  ['a title in French', 'in French'],
  ['a title at most 60 long', 'at most 60 long'],
  ['a title of 60 characters', '60 characters'],
  ['a title with 60 characters', 'with 60 characters'],
  ['a title with at most 60', 'with at most 60'],
  ['a title with under 60', 'with under 60'],
  ['a title with up to 60', 'with up to 60'],
  ['a title with no more than 60', 'with no more than 60'],
  ['a title with mostly x', 'mention mostly x'],
  ['a title that should mention x', 'mention x'],
  ['a title that should be short', 'short'],
  ['a title that is short', 'short'],
  ['bullets that they are short', 'short'],
  ['a title that does not mention x', 'do not mention x'],
  ['a title that do not mention x', 'do not mention x'],
  ['a title under 60 that starts with x and ends', 'under 60 and start with x and ends'],
  ['a title under 60 which begins with x', 'under 60 and begin with x'],
  ['a title under 60 that avoids x', 'under 60 and avoid x'],
  ['a title under 60 that stresses x', 'under 60 that stresses x'],
  ['a title that emphasizes x and uses y', 'emphasize x and use y'],
  ['a title that emphasises x', 'emphasise x'],
  ['a title that opens and leads', 'open and lead'],
  ['a title that includes x', 'include x'],
  ['a title that reuses x', 'reuses x'],
  ['a title with what does not fade', 'mention what does not fade'],
  ['bullets under 60 that mention x', 'under 60 and mention x'],
  // What the writer reads as it is.
  ['a title x that mentions y', 'a title x that mentions y'],
  ['mention thanks and please', 'mention thanks and'],
  ['mention thanks for all', 'mention thanks for all'],
  ['make the title shorter', 'make the title shorter'],
  ['the title should mention x', 'the title should mention x'],
  ['give me 5 bullets', 'give me 5 bullets'],
  ['mention x', 'mention x'],
  // What goes in and what comes out.
  ['put x into the title', 'mention x'],
  ['include x in our bullets', 'mention x'],
  ['mention x at the end of the description', 'mention x'],
  ['use x in the title', 'mention x'],
  ['drop x of the title', 'do not mention x'],
  ['omit x from the title', 'do not mention x'],
  ['leave out x from the title', 'do not mention x'],
  ['cut x from the title', 'do not mention x'],
  ['take x out of the title', 'do not mention x'],
  ['add x to the title today', 'add x to the title today'],
  // Sentence by sentence.
  ['Write a title. Mention x! Without y? in French\nunder 60', 'Mention x. Without y. in French. under 60'],
  ['Please mention 2.4 kg.', 'mention 2.4 kg'],
  ['Mention x.  Mention y.\n\nMention z', 'Mention x. Mention y. Mention z'],
  ['A new title.\n\nPlease.', ''],
])('%j is told to the built-in writer as %j', (words, told) => {
  expect(toPlainPrompt({ part: 'title', words })).toBe(told);
});
