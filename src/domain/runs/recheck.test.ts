import { expect, it } from 'vitest';
import { planRecheck } from './recheck.ts';

it('a product whose stored check is another one now is checked again, and the run keeps its lens', () => {
  expect(planRecheck(true)).toEqual({
    outcome: 'done',
    parts: [],
    reason: null,
    change: null,
    isJudged: true,
    isChecked: true,
  });
});

it('a product that is found as it was is skipped, and nothing is stored of it', () => {
  const plan = planRecheck(false);
  expect(plan).toEqual({ outcome: 'unchanged', parts: [], reason: 'Nothing changed.', change: null });
});
