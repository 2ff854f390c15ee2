import { expect, test } from 'vitest';
import type { CheckedWish } from '#domain/history/draft-record.ts';
import { describeOptimized } from './describe-optimized.ts';

const wish = (given: Partial<CheckedWish>): CheckedWish => ({
  text: 'make it sing',
  origin: null,
  verdict: 'followed',
  says: '',
  needsModel: true,
  ...given,
});
const draft = (engine: string, wishes: CheckedWish[]) => ({
  engine,
  reasons: [],
  checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [],
  inputHash: '',
  wishes,
});

test('success is said of a wish that was checked and found followed', () => {
  const said = { title: 'Content optimized', description: 'Successfully optimized the title using your custom prompt' };
  const library = wish({ origin: 'global prompt', verdict: 'not-checked' });
  expect(describeOptimized('title', draft('built-in', [library, wish({})]))).toEqual(said);
});

test('what nobody could check is named, and who wrote', () => {
  const open = [wish({}), wish({ verdict: 'not-checked' })];
  expect(describeOptimized('title', draft('some-model', open))).toEqual({
    title: 'Content optimized with AI',
    description: 'Nobody can check "make it sing": read the title before you approve.',
  });
});
