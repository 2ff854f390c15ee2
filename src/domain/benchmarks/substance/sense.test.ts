// Whether texts speak of a product: their words against those known of it, and against the small words of sentences.
import { expect, test } from 'vitest';
import { forEachTextPart, issueOrder, isTextPart, type TextPart } from '#domain/parts/parts.ts';
import { contentWords } from '#domain/text/words.ts';
import { findSenseless } from './sense.ts';

type Texts = { title?: string; description?: string; bullets?: string[] };
/** Which parts say nothing, where these stems are known of the product. */
function senseless({ title = '', description = '', bullets = [] }: Texts, known: readonly string[] | null): TextPart[] {
  const none = forEachTextPart((): string[] => []);
  const texts = { ...none, title: [title], description: [description], bullets };
  const words = {
    ...none,
    title: contentWords(title),
    description: contentWords(description),
    bullets: bullets.flatMap(contentWords),
  };
  const readKnown = () => {
    if (known === null) throw new Error('Nobody asks what is known.');
    return new Set(known);
  };
  const found = findSenseless(texts, words, readKnown, () => false);
  return issueOrder.filter(isTextPart).filter((part) => found[part]);
}

test.each([
  ['xqzt', 'no vowel'],
  ['brnd', 'no vowel'],
  ['zooom', 'a letter three times'],
  ['uopiii', 'a letter three times'],
  ['qwera', 'keys in a row'],
  ['tyuie', 'keys in a row'],
  ['uiope', 'keys in a row'],
  ['asdfe', 'keys in a row'],
  ['ghjka', 'keys in a row'],
  ['zxcva', 'keys in a row'],
  ['vbnma', 'keys in a row'],
  ['artzu', 'keys in a row'],
  ['yxcva', 'keys in a row'],
  ['apoiu', 'keys in a row backwards'],
  ['alkjh', 'keys in a row backwards'],
  ['mnbva', 'keys in a row backwards'],
  ['avcxy', 'keys in a row backwards'],
])('%s is no word: %s', (word) => {
  expect(senseless({ title: 'Mug', description: `${word} ${word}` }, [])).toEqual(['description']);
});

test.each([
  ...[
    'brn',
    'zoo',
    'werewolf',
    'proper',
    'operator',
    'repository',
    'rhythm',
    'treasure',
    'moon',
    'asda',
    'property',
    'hertz',
    'wertvoll',
    'strewn',
  ],
  ...[...'aeiouyàéîõöøüÿāăąēėęěĩīįıōőœũūůűų'].map((vowel) => `kr${vowel}bt`),
])('%s may be a word', (word) => {
  expect(senseless({ title: 'Mug', description: `${word} ${word}` }, [])).toEqual([]);
});

test.each([
  ['qwera zxcva people', true],
  ['qwera people', false],
  ['qwera up', false],
  ['Qwera ZXCVA', true],
])('%j is struck at random: %s', (description, isMashed) => {
  expect(senseless({ title: 'Mug', description }, [])).toEqual(isMashed ? ['description'] : []);
});

const known = ['stone', 'glaze', 'kiln', 'clay'];
/** Words of no language that name nothing, each another. */
const others = (count: number) => Array.from({ length: count }, (_, at) => `florn${'abcdefghijklmnopqrstuvwxyz'[at]}`);
const goods = ['mug', 'lamp', 'table', 'chair'];

test.each([
  ['four words that share none', 'Florn wexil tarpo grundel', known, true],
  ['three words', 'Florn wexil tarpo', known, false],
  ['four words where little is known', 'Florn wexil tarpo grundel', known.slice(1), false],
  ['a word that is known', 'Florn wexil tarpo stone', known, false],
  ['a piece of a word that is known', 'Florn wexil tarpo stone-like', known, false],
  ['a form of a word that is known', 'Florn wexil tarpo waterproofing', [...known, 'waterp'], false],
  ['a figure of two digits', 'Florn wexil tarpo grundel 12', [...known, '12'], true],
  ['a figure of three', 'Florn wexil tarpo grundel 120', [...known, '120'], false],
  ['a letter that is known', 'Florn wexil tarpo grundel x', [...known, 'x'], false],
  ['a noun for goods', 'Florn wexil tarpo mug', known, false],
  ['a small word among twelve', `the ${others(11).join(' ')}`, known, false],
  ['a small word among thirteen', `the ${others(12).join(' ')}`, known, true],
  ['many small words in a short text', `the of and ${others(23).join(' ')}`, known, false],
  ['many small words in a long one', `the of and ${others(24).join(' ')}`, known, true],
  ['a long text that names few things', [...others(21), ...goods.slice(1)].join(' '), known, true],
  ['a long text that names things', [...others(20), ...goods].join(' '), known, false],
  ['figures alone', '12 34 56 78 90', known, false],
  ['another script', 'λορεμ ιψυμ δολορ σιτ', known, false],
  ['a word of another script', 'жжж florn wexil tarpo grundel', known, true],
  ['many letters of another script', 'жжжжжжжжжжжж florn wexil tarpo grundel', known, false],
  ['nothing', '', known, false],
])('a description of %s: %j', (_name, description, of, isOff) => {
  expect(senseless({ description }, of)).toEqual(isOff ? ['description'] : []);
});

test.each([
  ['two words over and over', 'Florn wexil florn wexil florn wexil florn wexil', true],
  ['short keys over and over', 'asd qwe zxc asd qwe zxc asd qwe zxc', true],
  ['few words said twice', 'Florn wexil florn wexil', false],
  ['many words of which some come again', 'Florn wexil tarpo grundel florn wexil tarpo grundel', false],
  ['a thing over and over', 'Mug florn mug florn mug florn mug florn', false],
])('where little is known, a description of %s', (_name, description, isOff) => {
  expect(senseless({ description }, [])).toEqual(isOff ? ['description'] : []);
});

test.each<[string, Texts, readonly string[] | null, TextPart[]]>([
  ['a title that names goods is enough', { title: 'Florn mug', description: 'Wexil florn tarpo brill' }, null, []],
  ['it speaks for itself', { title: 'Florn mug' }, null, []],
  ['it is compared too', { title: 'Florn mug', bullets: ['Wexil tarpo', 'Brill snode'] }, known, ['bullets']],
  [
    'its words are known too',
    { title: 'Florn mug', bullets: ['Wexil tarpo brill snode'] },
    known.slice(2),
    ['bullets'],
  ],
  ['and no more of them', { title: 'Florn mug', bullets: ['Wexil tarpo brill snode'] }, known.slice(3), []],
  ['a title of known words speaks', { title: 'Florn stone', description: 'Wexil florn tarpo brill' }, known, []],
  [
    'a title of unknown ones does not',
    { title: 'Florn', description: 'Wexil florn tarpo brill' },
    known,
    ['description'],
  ],
  ['but where little is known', { title: 'Florn', description: 'Wexil florn tarpo brill' }, known.slice(1), []],
  ['a title of unknown words', { title: 'Wexil florn tarpo brill' }, known, ['title']],
  [
    'a title the description explains',
    { title: 'Wexil florn tarpo brill', description: 'The florn is of stone' },
    known,
    [],
  ],
  [
    'a title the bullet points explain',
    { title: 'Wexil florn tarpo brill', bullets: ['Florn stone', 'Glaze'] },
    known,
    [],
  ],
  [
    'a title repeated before a known word',
    { title: 'Wexil florn tarpo brill', description: 'Wexil florn tarpo stone' },
    known,
    ['title'],
  ],
  [
    'a title repeated in text that says nothing',
    {
      title: 'Wexil florn tarpo brill',
      description: 'Wexil florn snode grundel',
      bullets: ['Brill snode vask moiren'],
    },
    known,
    ['title', 'description', 'bullets'],
  ],
  ['a short title', { title: 'Wexil florn tarpo' }, known, []],
  ['a title where little is known', { title: 'Wexil florn tarpo brill' }, known.slice(1), []],
])('%s: %j', (_name, texts, of, off) => {
  expect(senseless(texts, of)).toEqual(off);
});
