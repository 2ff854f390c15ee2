import { expect, test } from 'vitest';
import { forEachTextPart } from '#domain/parts/parts.ts';
import type { TriedProduct } from './prompt-trial.contract.ts';
import { summariseTrial } from './trial-summary.ts';

test('the summary is the mean of the products', () => {
  const figures = (title: number, quality: number, unsupported: number) => ({
    lengths: { ...forEachTextPart(() => 0), title, bullets: 0, description: 100 },
    quality,
    unsupported,
    contradicted: 0,
    brokenRules: unsupported > 0 ? ['Length'] : [],
  });
  const tried = (before: number, after: number, isChanged: boolean): TriedProduct => ({
    id: 1,
    sku: 'A',
    title: 'A',
    before: figures(before, 80, 1),
    after: figures(after, 90, 0),
    changes: isChanged ? [{ part: 'title', before: 'a', after: 'b' }] : [],
    lines: [],
    notes: [],
  });
  expect(summariseTrial([tried(100, 50, true), tried(60, 60, false)])).toEqual({
    before: {
      lengths: { ...forEachTextPart(() => 0), title: 80, bullets: 0, description: 100 },
      quality: 80,
      openClaims: 1,
      brokenRules: 1,
    },
    after: {
      lengths: { ...forEachTextPart(() => 0), title: 55, bullets: 0, description: 100 },
      quality: 90,
      openClaims: 0,
      brokenRules: 0,
    },
    changed: 1,
  });
});
