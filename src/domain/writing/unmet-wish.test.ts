import { describe, expect, it, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import { english, requestFor } from './test-draft.ts';
import { describeUnmet, splitWish } from './unmet-wish.ts';
import { writeDraft } from './write/write-draft.ts';

const record = (engine: string, reasons: DraftRecord['reasons'] = []): DraftRecord => ({
  engine,
  reasons,
  checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [],
  inputHash: '',
});
const title = (value: string, draft = record('built-in')) => ({ part: 'title' as const, value, draft });
const wish = (prompt: string, keywords: string[] = []) => ({ prompt, keywords, present: 'Mug' });

test('a prompt falls into what needs a language model and what does not', () => {
  expect(splitWish('Make it shorter and more persuasive')).toEqual({
    unfollowed: ['Make it shorter and more persuasive'],
    hasFollowed: false,
  });
  expect(splitWish('Make it shorter. Make it sing.')).toEqual({ unfollowed: ['Make it sing'], hasFollowed: true });
});

describe('a wish stores nothing', () => {
  it('where the built-in writer can follow nothing of it, even if it would write another text', () => {
    expect(describeUnmet(title('Red mug'), wish('Make it more persuasive'))).toMatch(
      /^"Make it more persuasive" needs a language model, and none is connected\. The title was not changed\. Without a language model, you can make a text/,
    );
  });

  it('where the text would read as it does, and says what the source lacks', () => {
    const reasons = [
      { text: 'Kept "Mug" first.', because: 'prompt' as const, ref: null },
      { text: 'No word of gold: the source has none.', because: 'prompt' as const, ref: null, isUnmet: true as const },
    ];
    expect(describeUnmet(title('Mug', record('built-in', reasons)), wish('mention gold'))).toBe(
      'No word of gold: the source has none. The title was not changed.',
    );
    expect(describeUnmet(title('Mug', record('some-model')), wish('make it sing'))).toBe(
      'Generating again gives the same text. The title was not changed.',
    );
  });
});

test('what the built-in writer could not mention is a wish not met', () => {
  const wished = requestFor(product({ title: 'Mug' }), { prompt: 'mention gold' });
  const reasons = writeDraft(wished, english).title?.reasons ?? [];
  expect(reasons.filter(({ isUnmet }) => isUnmet).map(({ text }) => text)).toEqual([
    'Did not mention "gold": not in the source.',
  ]);
});

test.each([
  ['it is followed in part', title('Red mug'), wish('Make it shorter. Make it sing.')],
  ['keywords were named beside it', title('Red mug'), wish('Make it sing', ['red'])],
  ['a model wrote', title('Red mug', record('some-model')), wish('Make it sing')],
])('a draft that changes the text is stored where %s', (_why, drafted, wished) => {
  expect(describeUnmet(drafted, wished)).toBeNull();
});
