import { expect, it } from 'vitest';
import type { FacetValues } from './match-facet.ts';
import { nearestQuestion } from './nearest-question.ts';
import { readQuestion } from './read-question.ts';

const examples = ['How many products are pending?', 'Average score per category'];
const names: FacetValues = {
  categories: ['Kitchen'],
  subcategories: [],
  brands: ['Bloom'],
  retailers: ['Amazon'],
};
const now = new Date('2026-11-21T10:00:00.000Z');
const read = (question: string) => readQuestion(question, names, now).query;
const nearest = (question: string, isRead = read) => {
  const { query, ...rest } = readQuestion(question, names, now);
  expect(query).toBeNull();
  return nearestQuestion(question, 'unread' in rest ? rest.unread : [], examples, isRead);
};

it.each([
  ['pending products in Kitchen with sparkle', 'Pending products in category Kitchen'],
  ['sparkle products, pending', 'Pending products'],
  ['How many products do not ship to Amazon?', 'How many products not of retailer Amazon are there?'],
  ['what is our revenue in Kitchen', 'Products in category Kitchen'],
  ['average score of users', 'Average Content Score of all products'],
  ['conversion rate by category', 'How many products per category?'],
  ['which sparkly product is the cheapest', 'Which products have the lowest price?'],
])('is what was understood, as a whole question that is read the same: %s', (question, offered) => {
  expect(nearest(question)).toBe(offered);
  expect(read(offered)).not.toBeNull();
});

it.each(['how many sparkles', 'sparkle', 'how many products with sparkle'])(
  'is an example where nothing was understood, or nothing but that it asks: %s',
  (question) => {
    expect(nearest(question)).toBe('How many products are pending?');
  },
);

it('is the example that shares most words where the rest is no question', () => {
  expect(nearest('average margin per category')).toBe('Average score per category');
});

it('is an example where our own words for the rest are not read as it is', () => {
  expect(nearest('sparkling Bloom products or pending')).toBe('How many products are pending?');
});

it('is nothing that is not understood itself', () => {
  expect(nearest('pending products with sparkle', () => null)).toBeNull();
});
