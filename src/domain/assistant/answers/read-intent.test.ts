import { describe, expect, it, test } from 'vitest';
import type { Part } from '#domain/parts/parts.ts';
import type { Topic } from './intents.data.ts';
import { foldQuestion, type Intent, readIntent, readTogether, wordsPattern } from './read-intent.ts';

test.each<[question: string, folded: string]>([
  ['What material is it?', 'what material is it'],
  [
    "What's Who's How's Where's When's That's It's Let's There's",
    'what is who is how is where is when is that is it is let is there is',
  ],
  ['What’s the dog’s name', 'what is the dog name'],
  ["isn't doesn't n'tx", 'is not does not n tx'],
  ["we're I'm he'll I've I'd", 'we i he i i'],
  ["rock'em", 'rock em'],
  ['Is it 2.4 kg, or 50% of 1/2?', 'is it 2.4 kg or 50% of 1/2'],
  ['USB-C + Wi-Fi', 'usb-c + wi-fi'],
  ['End. -- Next .5 -x- y.', 'end next 5 x y'],
  ['  a\n\tb  ', 'a b'],
  ['Größe?', 'größe'],
  ['"quoted" (so) *it*', 'quoted so it'],
  ['', ''],
])('%j is looked up as %j', (question, folded) => {
  expect(foldQuestion(question)).toBe(folded);
});

test('of a long question the start is read', () => {
  expect(foldQuestion(`${'x'.repeat(500)}y`)).toBe('x'.repeat(500));
});

test.each<[list: string, text: string, is: boolean]>([
  ['a|b c', 'a', true],
  ['a|b c', 'x b c y', true],
  ['a|b c', 'ab', false],
  ['a|b c', 'ba', false],
  ['a|b c', 'b', false],
  ['a|b c', 'c', false],
  ['no.', 'no. 7', true],
  ['no.', 'not 7', false],
])('the words %s in %j: %s', (list, text, is) => {
  expect(wordsPattern(list).test(text)).toBe(is);
});

const topics: [Topic, ...string[]][] = [
  [
    'smallTalk',
    'hi',
    'hello my friend',
    'good morning',
    'thank you very much',
    'how are you',
    'how are you doing today',
    'great',
    'ok',
    'well done',
  ],
  ['who', 'who are you', 'what is your name', 'are you a human', 'introduce yourself'],
  [
    'order',
    'approve it',
    'please can you now reject the title',
    'roll it back',
    'how do I export it',
    'how do I roll back',
    'how do I approve a product',
    'set the status to done',
  ],
  ['writing', 'write a poem', 'please improve the text', 'a slogan', 'in german'],
  ['help', 'help', 'what can you do', 'what questions', 'how can you help', 'can you help me'],
  ['notes', 'what was left out', 'writer notes', 'why was it removed'],
  ['compare', 'compare', 'old and new', 'what is the difference'],
  ['decision', 'who approved it', 'why was it rejected', 'approved by'],
  ['author', 'who wrote it', 'written by', 'how was the title made'],
  ['sourceChanges', 'did the source change', 'facts that changed'],
  [
    'history',
    'what did Maya approve yesterday',
    'history',
    'what changed',
    'last edit',
    'what was it before',
    'what is new',
    'recently',
  ],
  ['claims', 'which claims', 'anything unsupported'],
  ['raise', 'raise the score', 'lost points', 'how to get to 100'],
  ['quality', 'listing quality', 'is it compliant', 'how good is it'],
  ['missing', 'what is missing', 'anything empty'],
  [
    'limits',
    'is the title ok for amazon',
    'limits',
    'how long may the title be',
    'too long',
    'what is wrong with the title',
  ],
  ['score', 'why is the score 25', 'issues', 'progress', 'needs improvement'],
  ['next', 'what needs my attention first', 'what next', 'what now', 'to do', 'where do we start'],
  ['keywords', 'which keywords', 'seo'],
  ['prompts', 'which prompts'],
  ['length', 'how long is the title', 'how many characters', 'word count'],
  ['status', 'what is pending', 'is it ready'],
  ['price', 'price', 'how much is it', 'what does it cost'],
  ['brand', 'brand', 'who makes it'],
  ['category', 'category', 'what kind of thing'],
  ['sku', 'sku', 'article number'],
  ['channel', 'retailer', 'where is it sold'],
  ['arrival', 'when was it added', 'since when'],
  ['part', 'what is the title', 'show me the bullets', 'what does the description say', 'images'],
  ['summary', 'tell me about this product', 'summary', 'what is this', 'describe it'],
  ['facts', 'is it waterproof', 'asdf', '', 'the score-card', 'history-book', 'hi is it red and blue or green'],
];
describe.each(topics)('%s is asked for by', (topic, ...questions) => {
  it.each(questions)('%s', (question) => {
    expect(readIntent(question).topic).toBe(topic);
  });
});

test.each<[text: string, topic: Topic]>([
  // Any words between, up to twelve of them, or the number the pattern names.
  ['why was it after one two three four five six seven eight nine removed', 'notes'],
  ['hi one two', 'smallTalk'],
  ['hi one two three', 'facts'],
  ['is hi', 'facts'],
])('words between the words of a pattern: %s', (text, topic) => {
  expect(readIntent(text).topic).toBe(topic);
});

test('words between are any up to twelve', () => {
  const between = (words: number) => `why ${'x '.repeat(words)}removed`;
  expect(readIntent(between(12)).topic).toBe('notes');
  expect(readIntent(between(13)).topic).toBe('facts');
});

test.each<[question: string, part: Part | null]>([
  ['what is the title', 'title'],
  ['the product name', 'title'],
  ['feature bullets', 'bullets'],
  ['body text', 'description'],
  ['hero', 'images'],
  ['the bullets and the title', 'bullets'],
  ['the title and the bullets', 'title'],
  ['images, then the description', 'images'],
  ['the price', null],
])('%s means the part %s', (question, part) => {
  expect(readIntent(question).part).toBe(part);
});

describe('a question that goes on with the one before', () => {
  const following = (question: string, ...before: string[]): Intent => readIntent(question, before);

  it.each<[before: string, topic: Topic]>([
    ['how long may the title be', 'limits'],
    ['how long is the title', 'length'],
    ['is the title pending', 'status'],
    ['who approved the title', 'decision'],
    ['who wrote the title', 'author'],
    ['what was left out of the title', 'notes'],
    ['compare the title', 'compare'],
    ['what changed in the title', 'history'],
    ['what is the title', 'part'],
  ])('asks the same of another part: %s', (before, topic) => {
    expect(following('and the bullets?', before)).toEqual({ topic, part: 'bullets', text: 'and the bullets' });
  });

  it.each(['and', 'or', 'what about', 'how about'])('“%s” leads on', (words) => {
    expect(following(`${words} the bullets?`, 'who approved the title').topic).toBe('decision');
    for (const link of ['the', 'its', 'on', 'for', 'of', 'in', 'at', 'in the'])
      expect(following(`${words} ${link} bullets`, 'who approved the title')).toEqual({
        topic: 'decision',
        part: 'bullets',
        text: `${words} ${link} bullets`,
      });
  });

  it.each<[question: string, before: string, asked: Omit<Intent, 'text'>]>([
    ['and on walmart', 'how long may the title be', { topic: 'limits', part: 'title' }],
    ['and the title on walmart', 'how long may the bullets be', { topic: 'limits', part: 'title' }],
    ['and the feature bullets', 'who approved the title', { topic: 'decision', part: 'bullets' }],
    ['and the big feature bullets', 'who approved the title', { topic: 'facts', part: 'bullets' }],
    ['and the bullets for walmart today', 'how long may the title be', { topic: 'facts', part: 'bullets' }],
    ['and the weight', 'who approved the title', { topic: 'facts', part: null }],
    ['and the price', 'what is the title', { topic: 'price', part: null }],
    ['and the bullets', 'what is the price', { topic: 'part', part: 'bullets' }],
    ['what about claims', 'what is the price', { topic: 'claims', part: null }],
  ])('%s, after %s', (question, before, asked) => {
    expect(following(question, before)).toEqual({ ...asked, text: question });
  });

  it('goes on with the last of them, which may itself go on', () => {
    expect(following('and the images', 'who approved the title', 'and the bullets')).toMatchObject({
      topic: 'decision',
      part: 'images',
    });
    expect(following('and the images', 'who approved the title', 'what is the price')).toMatchObject({
      topic: 'part',
      part: 'images',
    });
  });

  it('stands for itself where nothing is before it', () => {
    expect(following('and the bullets')).toEqual({ topic: 'part', part: 'bullets', text: 'and the bullets' });
    expect(following('what about the price')).toMatchObject({ topic: 'price' });
  });

  it.each(['why', 'why is that', 'why so', 'why not', 'but why', 'but why is that'])(
    '%s? asks for the reason of a score',
    (why) => {
      expect(following(why, 'what is the score')).toEqual({ topic: 'score', part: null, text: why });
      expect(following(why, 'is the title pending')).toEqual({ topic: 'score', part: 'title', text: why });
      expect(following(why, 'what is the price').topic).toBe('facts');
      expect(following(why).topic).toBe('facts');
    },
  );

  it.each(['why is it red or blue', 'so why', 'why that', 'whyever'])('%s does not', (question) => {
    expect(following(question, 'is the title pending').part).toBeNull();
  });
});

describe('what one question asks at once', () => {
  const together = (question: string, asksFacts = false) =>
    readTogether(readIntent(question), asksFacts).map(({ topic, part }) =>
      part === null ? topic : `${topic} ${part}`,
    );

  it.each<[question: string, ...asked: string[]]>([
    ['show me the title and the bullets', 'part title', 'part bullets'],
    ['show me the bullets and the title', 'part bullets', 'part title'],
    ['who approved the bullets or the title', 'decision bullets', 'decision title'],
    ['who approved the title plus the images', 'decision title', 'decision images'],
    ['how long is the title, the bullets and the description', 'length title', 'length bullets', 'length description'],
    ['what is the price and the brand', 'price', 'brand'],
    ['what are the brand and the price', 'brand', 'price'],
    ['category, sku, retailer and the import date', 'category', 'sku', 'channel', 'arrival'],
    // Without a word that pairs them, one is asked for.
    ['show me the title, the bullets', 'part title'],
    ['what is the price of the brand', 'price'],
    ['the title andthe bullets', 'part title'],
    // What cannot be asked of each.
    ['are the claims of the title and the bullets supported', 'claims title'],
    ['what is missing and what is the price', 'missing'],
    ['what is the price and so on', 'price'],
    ['is it red and blue', 'facts'],
  ])('%s', (question, ...asked) => {
    expect(together(question)).toEqual(asked);
  });

  it('facts beside the fields, where one is asked for', () => {
    expect(together('what are price and weight', true)).toEqual(['price', 'facts']);
    expect(together('what are weight and price', true)).toEqual(['price', 'facts']);
    expect(together('is it red and heavy', true)).toEqual(['facts']);
    expect(together('show me the title and the bullets', true)).toEqual(['part title', 'part bullets']);
  });

  it('each with the text of the question', () => {
    const text = 'what is the price and the brand';
    expect(readTogether({ topic: 'price', part: 'title', text }, false)).toEqual([
      { topic: 'price', part: null, text },
      { topic: 'brand', part: null, text },
    ]);
  });
});
