import { describe, expect, it, test } from 'vitest';
import { exampleQuestions } from './example-questions.ts';
import { readQuestion } from './read-question.ts';

const nothing = { brands: [], categories: [], subcategories: [], retailers: [] };

describe('examples are questions that are understood', () => {
  test.each([
    ['an ordinary catalogue', { ...nothing, brands: ['Bloom', 'Acme'], categories: ['Kitchen', 'Garden'] }],
    ['an empty one', nothing],
    ['names that are words of the rules', { ...nothing, brands: ['Score', 'No'], categories: ['Title', 'Pending'] }],
    ['names that are no words', { ...nothing, brands: ['***', '<b>x</b>'], categories: ['"', '50% off; drop'] }],
    ['other scripts', { ...nothing, brands: ['無印良品'], categories: ['Küche und Bad'] }],
  ])('in %s', (_, facets) => {
    const questions = exampleQuestions(facets);
    expect(questions).toHaveLength(6);
    for (const question of questions)
      expect(readQuestion(question, facets, new Date(0)).query, question).not.toBeNull();
  });
});

it('names a brand and a category of the catalogue', () => {
  const questions = exampleQuestions({ brands: ['*', 'Bloom'], categories: ['Kitchen'] });
  expect(questions).toEqual([
    'How many products are pending?',
    'Which products of brand Bloom have a pending title?',
    'Which product has the lowest Content Score?',
    'Products in category Kitchen with rejected images',
    'Average score per category',
    'Which category has the most pending products?',
  ]);
});

it.each(['B', 'x'.repeat(25), '7Up', 'Bloom!', 'Bloom & Co', ' Bloom'])(
  'names no %j, which is no plain name',
  (name) => {
    const questions = exampleQuestions({ brands: [name], categories: [name] });
    expect(questions[1]).toBe('Which products have a pending title?');
    expect(questions[3]).toBe('Products with rejected images');
  },
);

it.each(['Bo', 'x'.repeat(24), 'Küche 7', 'Levi’s', "Levi's", 'Jean-Luc'])('names %j, which is one', (name) => {
  expect(exampleQuestions({ brands: [name], categories: [] })[1]).toBe(
    `Which products of brand ${name} have a pending title?`,
  );
});
