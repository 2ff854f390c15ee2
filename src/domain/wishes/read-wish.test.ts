import { describe, expect, it, test } from 'vitest';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { type Ask, isForBuiltIn } from './ask.ts';
import { readWish } from './read-wish.ts';

const asksOf = (prompt: string) => readWish(prompt).flatMap(({ asks }) => asks);
const measure = (unit: string, min: number | null, max: number | null) => ({ about: 'measure', unit, min, max });
const word = (want: 'mention' | 'avoid', text: string, isQuoted = false) => ({
  about: 'word',
  want,
  word: { text, isQuoted },
});
const at = (about: 'start' | 'end', text: string) => ({ about, want: { text } });

describe('a wish about length', () => {
  test.each<[string, object[]]>([
    ['Keep it under 300 characters', [measure('characters', null, 299)]],
    ['Make it shorter than 200 characters', [measure('characters', null, 199)]],
    ['max 80 chars', [measure('characters', null, 80)]],
    ['80 characters or less please', [measure('characters', null, 80)]],
    ['not longer than 60 characters', [measure('characters', null, 60)]],
    ['≤60 chars', [measure('characters', null, 60)]],
    ['between 100 and 150 characters', [measure('characters', 100, 150)]],
    ['100-150 chars', [measure('characters', 100, 150)]],
    ['at least 1,200 characters', [measure('characters', 1200, null)]],
    ['more than 40 words', [measure('words', 41, null)]],
    ['word limit 50', [measure('words', null, 50)]],
    ['about 100 words', [measure('words', 90, 111)]],
    ['three sentences', [measure('sentences', 3, 3)]],
    ['exactly 5 bullet points', [measure('bullets', 5, 5)]],
    ['no more than 3 bullets', [measure('bullets', null, 3)]],
    ['6 bullets instead of 4', [measure('bullets', 6, 6)]],
    ['5 bullets of at most 80 characters each', [measure('bullets', 5, 5), measure('characters', null, 80)]],
  ])('%s', (prompt, asks) => expect(asksOf(prompt)).toMatchObject(asks));

  test.each([
    ['Could you make it shorter?', 'shorter', null],
    ['a bit longer', 'longer', null],
    ['It is too long', 'shorter', null],
    ['cut it down', 'shorter', null],
    ['half as long', 'shorter', 0.5],
    ['Please shorten it by 20 %', 'shorter', 0.8],
    ['twice as long', 'longer', 2],
  ])('%s', (prompt, want, share) => expect(asksOf(prompt)).toEqual([{ about: 'length', want, share }]));
});

describe('a wish about words', () => {
  test.each<[string, object[]]>([
    ['Start the title with the brand', [at('start', 'brand')]],
    ['brand first', [at('start', 'brand')]],
    ['put the color at the end', [at('end', 'color')]],
    ['color first, size last', [at('start', 'color'), at('end', 'size')]],
    ['must mention the warranty and the lid', [word('mention', 'warranty'), word('mention', 'lid')]],
    ['say that it is dishwasher safe', [word('mention', 'dishwasher safe')]],
    ['get rid of "FREE SHIPPING" but keep the size', [word('avoid', 'FREE SHIPPING', true), word('mention', 'size')]],
    ['avoid: cheap, simple', [word('avoid', 'cheap'), word('avoid', 'simple')]],
    ['without the word cheap', [word('avoid', 'cheap', true)]],
    ['The price must not be mentioned', [word('avoid', 'price')]],
    ['no emoji, please', [{ about: 'signs', want: 'emoji' }]],
    ['omit ALL CAPS and exclamation marks', [{ want: 'words in capitals' }, { want: 'exclamation marks' }]],
    ['replace sofa by couch', [{ about: 'replace', from: { text: 'sofa' }, want: { text: 'couch' } }]],
    ['write 15 USD instead of $15', [{ about: 'replace', from: { text: '$15' }, want: { text: '15 USD' } }]],
    ['replace "at the shop" by nothing', [word('avoid', 'at the shop', true)]],
    ['in German', [{ about: 'language', want: 'de' }]],
    ['Do not translate', [{ about: 'language', want: 'unchanged' }]],
    ['title case please', [{ about: 'case', want: 'title' }]],
  ])('%s', (prompt, asks) => expect(asksOf(prompt)).toMatchObject(asks));

  it('ends a clause where another begins', () => {
    expect(
      readWish('Make it shorter and mention cotton; avoid "soft, warm" then under 90 characters').map(
        ({ text }) => text,
      ),
    ).toEqual(['Make it shorter', 'mention cotton', 'avoid “soft, warm”', 'under 90 characters']);
  });
});

test.each([
  'Make it more persuasive and add benefits',
  'Use a friendly tone of voice',
  'Use short, plain sentences',
  'avoid long sentences',
  'do not make it longer',
  'put the size before the color',
  'highlight what makes it special',
  'drop the last sentence',
  'avoid fashionable, it is in there twice',
  'three short punchy bullets',
  'one bullet less',
  '5 bullets too many',
  'auf Deutsch bitte',
  'every bullet ends with a period',
  'turn this list into a paragraph',
  'whatever is in brackets can go',
  'cut down to 6',
])('%s: a language model has to read it, or a part of it', (prompt) => {
  expect(readWish(prompt).every(isForBuiltIn)).toBe(false);
});

test.each<[string, string[]]>([
  ['between 600 and 800 characters', ['between 600 and 800 characters']],
  ['Give me 4 bullets, each one starts with a verb', ['Give me 4 bullets, each one starts with a verb']],
  ['Start with Orvik, then Outdoor', ['Start with Orvik, then Outdoor']],
  ['finish with: Made by hand, loved by all.', ['finish with: Made by hand, loved by all']],
  ['Everything before it: 35 characters at most', ['Everything before it: 35 characters at most']],
  ['same form for all: Label: value on every line', ['same form for all: Label: value on every line']],
  ['turn it into numbered steps 1. 2. 3.', ['turn it into numbered steps 1. 2. 3']],
  ['number them 1. 2. 3. ...', ['number them 1. 2. 3']],
  ['Shorter!', ['Shorter']],
  ['swap no. 2 and no. 4', ['swap no. 2 and no. 4']],
  ['1. Make it shorter. 2. no emoji', ['Make it shorter', 'no emoji']],
  ['2 paragraphs, no more', ['2 paragraphs, no more']],
  ['Title: max 80 characters, no emoji', ['Title: max 80 characters', 'Title: no emoji']],
  ['max 80 characters. Bullets: start with the brand', ['max 80 characters', 'Bullets: start with the brand']],
  [
    "Hello there, hope you're well! Make it shorter. Many thanks in advance and have a lovely day!",
    ['Make it shorter'],
  ],
  ["If it isn't too much trouble, could you make it shorter? Cheers", ['could you make it shorter']],
])('%s is cut only where another wish begins, and courtesies are none', (prompt, clauses) =>
  expect(readWish(prompt).map(({ text }) => text)).toEqual(clauses),
);

test('a word that is no courtesy is a wish, read or not', () => {
  for (const wish of ['Friendly', 'kind and warm', 'best quality first', 'mention the hope it gives'])
    expect(readWish(`Make it shorter. ${wish}.`)).toHaveLength(2);
});

test('what the writer does in any case needs nobody else', () => {
  for (const prompt of ["don't make anything up", 'do not invent facts', 'without made-up claims'])
    expect(readWish(`longer, but ${prompt}`).every(isForBuiltIn)).toBe(true);
});

test.each(['', 'please', 'rewrite the title', 'another description', 'improve it'])(
  '%j asks nothing in particular',
  (prompt) => {
    expect(readWish(prompt)).toEqual([]);
  },
);

test('the parts a wish is about are those it names', () => {
  const partsOf = (prompt: string) => readWish(prompt).map(({ parts }) => parts);
  expect(partsOf('Keep the title under 60 characters and avoid plastic')).toEqual([['title'], null]);
  expect(partsOf('write a new title that mentions the brand')).toEqual([['title']]);
  expect(partsOf('exactly 5 bullets')).toEqual([['bullets']]);
});

test('no text, however long or odd, takes long or throws', () => {
  for (const piece of ['and ', 'mention ', '"', '5 to 6 ', 'no more than ', 'the title should ', ', '])
    expectSteadyGrowth(
      (size) => piece.repeat(size),
      500,
      (prompt): Ask[] => asksOf(prompt),
    );
});
