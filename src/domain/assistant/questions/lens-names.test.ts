// The name of a lens is read as that lens, also in part, whatever the grammar has its words for; and never as its opposite.
import { describe, expect, it } from 'vitest';
import { lenses, lensLabels } from '#domain/catalogue/lens.ts';
import { readQuestion } from './read-question.ts';

const facets = { categories: [], subcategories: [], brands: [], retailers: [] };
const now = new Date('2026-11-21T10:00:00.000Z');
const read = (question: string) => readQuestion(question, facets, now).query?.where ?? null;

const frames: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `which products ${name}?`,
  (name) => `Which products are ${name}`,
  (name) => `show me all products ${name}`,
  (name) => `how many products ${name}`,
  (name) => `products ${name} with no price`,
];

/** Without its first word; a single word is none of its own, and without its negation a name says the opposite. */
const partOf = (label: string): string[] => {
  const [first = '', ...rest] = label.split(' ');
  return rest.length > 1 && first !== 'Nothing' ? [rest.join(' ')] : [];
};

describe.each(lenses)('%s', (lens) => {
  const label = lensLabels[lens];
  const term = { field: 'term', of: 'lens', label, filter: { lens } };

  it.each([label, label.toLowerCase(), ...partOf(label)])('is read by “%s”', (name) => {
    for (const frame of frames) expect(read(frame(name)), frame(name)).toContainEqual(term);
    expect(read(`products ${name} with no price`)).toHaveLength(2);
  });
});

it('a part that leaves the negation of a name out is not read as it', () => {
  expect(read('products written yet')).toBeNull();
  expect(read('products that follow the wish')).toBeNull();
  const [written] = read('products that have not been written yet') ?? [];
  expect(written).toEqual({
    ...{ field: 'term', of: 'lens', label: 'Nothing written yet' },
    filter: { lens: 'nothing-written' },
  });
});

it('what the grammar reads by itself stays what it was', () => {
  expect(read('products changed since Monday')).toMatchObject([{ field: 'date', of: 'changed' }]);
  expect(read('rejected')).toEqual([{ field: 'status', any: ['rejected'] }]);
  expect(read('products approved and changed')).toBeNull();
});
