import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { DraftReason } from './draft-record.ts';
import { type HistoryDetails, historyDetailsSchema } from './history-details.ts';

const reasons: DraftReason[] = (['rule', 'prompt', 'keyword', 'facts'] as const).map((because) => ({
  text: 'Shortened to 80 characters',
  because,
  ref: because === 'rule' ? 'title-length' : null,
  rule: { label: 'Title length', source: 'https://channel.example/titles' },
}));
const details: HistoryDetails = {
  draft: {
    engine: 'built-in',
    reasons,
    checks: { supported: 3, unsupported: 1, contradicted: 0, brokenRules: ['title-length'] },
    isRepaired: true,
    prompts: [{ id: 4, version: 2 }],
    prompt: 'Mention steel',
    inputHash: 'ab12',
  },
  openClaims: [
    { text: '9 W', start: 0, end: 3, kind: 'power', verdict: 'unsupported', evidence: [], isAttested: true },
  ],
  attestedBy: { id: 2, fullName: 'Ann Lee' },
};

test('what stood behind a change is kept and read back whole', () => {
  expect(z.parse(historyDetailsSchema, details)).toEqual(details);
  expect(z.parse(historyDetailsSchema, {})).toEqual({});
});

test('a draft without its engine or with a reason of another kind is no record', () => {
  const { engine: _, ...nameless } = details.draft ?? {};
  expect(z.safeParse(historyDetailsSchema, { draft: nameless }).success).toBe(false);
  const mooded = { ...details.draft, reasons: [{ ...reasons[0], because: 'mood' }] };
  expect(z.safeParse(historyDetailsSchema, { draft: mooded }).success).toBe(false);
});
