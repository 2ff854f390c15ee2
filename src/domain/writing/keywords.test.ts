import { expect, test } from 'vitest';
import { draftFor } from './test-draft.ts';

const fields = { title: 'Oak Chair', description: 'A durable chair of oak for two.', bullets: ['Carries 150 kg'] };
const left = 'Left out "premium" and "quality": no fact in the source supports these keywords.';

test('keywords no fact supports are named once for a product, not on each part', () => {
  const draft = draftFor(fields, { keywords: ['premium', 'quality', 'durable'] });
  const parts = (['title', 'bullets', 'description', 'images'] as const).filter((part) =>
    draft[part].notes.includes(left),
  );
  expect(parts).toEqual(['title']);
  expect(draft.description.notes).toContain('Uses "durable", which the source supports.');
});
