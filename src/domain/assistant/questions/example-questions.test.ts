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
    for (const question of questions) expect(readQuestion(question, facets, new Date(0)), question).not.toBeNull();
  });
});

it('names a brand and a category of the catalogue', () => {
  const questions = exampleQuestions({ brands: ['*', 'Bloom'], categories: ['Kitchen'] });
  expect(questions).toContain('Which products of brand Bloom need a title?');
  expect(questions).toContain('Products in category Kitchen without images approved');
});
