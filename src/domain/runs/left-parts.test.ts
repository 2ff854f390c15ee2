import { expect, it } from 'vitest';
import { partNames } from '#domain/parts/parts.ts';
import { startFromSource } from '#domain/review/review.ts';
import { withPart } from '#domain/review/test-content.ts';
import { countLeft, lookByStatus } from './left-parts.ts';

it('counts parts by reason, and products of which nothing is taken by what tells most of them', () => {
  const looked = [
    { taken: ['title'], left: [{ part: 'bullets', because: 'approved' }] },
    {
      taken: [],
      left: [
        { part: 'title', because: 'not-pending' },
        { part: 'bullets', because: 'open-claim' },
      ],
      products: 10,
    },
    { taken: [], left: [], products: 3 },
  ] as const;
  expect(countLeft(looked)).toEqual({
    taken: 1,
    takenParts: 1,
    left: [
      { because: 'open-claim', products: 10, parts: 10 },
      { because: 'approved', products: 0, parts: 1 },
      { because: 'not-pending', products: 0, parts: 10 },
    ],
  });
});

it('by status a part is taken where the decision is legal', () => {
  const fresh = startFromSource({ title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: [] });
  const content = withPart(fresh, 'title', { status: 'approved' });
  expect(lookByStatus(content, ['title', 'bullets'], 'rejected')).toEqual({
    taken: ['bullets'],
    left: [{ part: 'title', because: 'not-pending' }],
  });
  expect(lookByStatus(content, partNames, 'pending')).toEqual({ taken: ['title'], left: [] });
  expect(lookByStatus(null, ['title'], 'approved')).toEqual({
    taken: [],
    left: [{ part: 'title', because: 'never-written' }],
  });
});
