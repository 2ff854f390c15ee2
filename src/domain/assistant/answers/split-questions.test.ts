import { describe, expect, it, test } from 'vitest';
import { splitQuestions } from './split-questions.ts';

describe('a message that asks several things', () => {
  it.each<[message: string, ...asked: string[]]>([
    ['What material is it? What is missing?', 'What material is it?', 'What is missing?'],
    ['What material is it?What is missing?', 'What material is it?', 'What is missing?'],
    ['Tell me the price!  Show me the title', 'Tell me the price!', 'Show me the title'],
    ['tell me the price; show me the title', 'tell me the price;', 'show me the title'],
    ['tell me the price\nshow me the title', 'tell me the price', 'show me the title'],
    ['Tell me the price. Show me the title.', 'Tell me the price.', 'Show me the title.'],
    ['What material is it, and what is missing?', 'What material is it', 'what is missing?'],
    ['what material is it and what is missing', 'what material is it', 'what is missing'],
    ['what material is it, what is missing', 'what material is it', 'what is missing'],
    ['what material is it but what is missing', 'what material is it', 'what is missing'],
    ['what material is it also what is missing', 'what material is it', 'what is missing'],
    ['what material is it plus what is missing', 'what material is it', 'what is missing'],
    ['what material is it and also then please what is missing', 'what material is it', 'what is missing'],
    ['WHAT MATERIAL IS IT AND WHAT IS MISSING', 'WHAT MATERIAL IS IT', 'WHAT IS MISSING'],
    ['I like it a lot, what is missing', 'I like it a lot', 'what is missing'],
    [
      'What is the price? And also, please tell me the weight.',
      'What is the price?',
      'And also, please tell me the weight.',
    ],
  ])('%s', (message, ...asked) => {
    expect(splitQuestions(message)).toEqual(asked);
  });

  it.each(
    'what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|could|should|would|will|has|have|may|must'.split(
      '|',
    ),
  )('a question begins with %s', (word) => {
    expect(splitQuestions(`tell me the price and ${word} it be new`)).toEqual([
      'tell me the price',
      `${word} it be new`,
    ]);
    expect(splitQuestions(`tell me the price, ${word} it be new`)).toEqual(['tell me the price', `${word} it be new`]);
  });

  it.each(
    'tell|show|list|give|compare|explain|write|rewrite|draft|create|make|suggest|propose|shorten|lengthen|improve|summarize|summarise'.split(
      '|',
    ),
  )('a bidding begins with %s', (word) => {
    expect(splitQuestions(`what is it like and ${word} me all`)).toEqual(['what is it like', `${word} me all`]);
    // Behind a comma alone it is one of several words for one thing.
    expect(splitQuestions(`what is it like, ${word} me all`)).toEqual([`what is it like, ${word} me all`]);
  });

  it.each('and but also please then so ok okay hi hello well'.split(' '))('“%s” may lead it', (word) => {
    expect(splitQuestions(`What is the price? ${word} what is the weight?`)).toEqual([
      'What is the price?',
      `${word} what is the weight?`,
    ]);
  });
});

test.each([
  '',
  '??',
  'What material is it?',
  'What is the price and the brand?',
  'Who approved the title and when was',
  'Is it new and is it',
  'Thanks! What is the price?',
  'What is the price? Thanks!',
  'What is the price? The weight of it too',
  'Is 2.4 kg heavy or is 3.5 kg',
  'tell me about the no. 7 pan. it is nice',
  'the sandwhat is it andwhat is it',
  '  What material is it?  ',
])('%j asks one thing and stays as it is', (message) => {
  expect(splitQuestions(message)).toEqual([message]);
});

test('a piece that is no question of its own stays with the one before', () => {
  expect(splitQuestions('What is the price? Thanks! What is the weight? ok')).toEqual([
    'What is the price? Thanks!',
    'What is the weight? ok',
  ]);
});

test('five things are taken apart, what is more stays with the last', () => {
  const asked = Array.from({ length: 7 }, (_, at) => `What is number ${at}?`);
  expect(splitQuestions(asked.join(' '))).toEqual([...asked.slice(0, 4), asked.slice(4).join(' ')]);
  expect(splitQuestions(asked.slice(0, 5).join(' '))).toEqual(asked.slice(0, 5));
});

test('of a long message the first thousand signs are taken apart', () => {
  const start = `What is the price? What is ${'x'.repeat(990)}`;
  expect(splitQuestions(`${start} there? What is the weight?`)).toEqual(['What is the price?', start.slice(19, 1000)]);
});
