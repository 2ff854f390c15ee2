import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

const facets = { categories: ['Kitchen'], subcategories: [], brands: ['Bloom'], retailers: [] };
const read = (question: string) => readQuestion(question, facets, new Date('2026-11-21T10:00:00.000Z'));

describe('words that name nothing', () => {
  it.each([
    ['how many mugs', 'mug'],
    ['pending yoga mats in Kitchen', 'yoga mat'],
    ['Bloom tents that are approved', 'tent'],
  ])('%s looks for “%s”, and says so', (question, text) => {
    const { query, ...rest } = read(question);
    expect(query?.where).toContainEqual({ field: 'text', in: 'any', contains: text });
    expect(rest).toMatchObject({ assumed: [text] });
  });

  it.each([
    ['several runs', 'mugs in Kitchen beside tents'],
    ['behind a preposition, where a name would be', 'products from Umbra'],
    ['behind a bound', 'more than purple'],
    ['numbers among them', 'products with 12v'],
    ['too many', 'mugs tents mats knives'],
  ])('%s are not read', (_, question) => {
    expect(read(question).query).toBeNull();
  });
});
