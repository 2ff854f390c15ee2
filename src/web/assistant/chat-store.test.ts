import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import { conversationOf, runOptimization, startNew } from './chat-store.ts';

const id = 7;
const input = { contentType: 'title', prompt: 'shorter' } as const;
const texts = () => conversationOf(id).entries.map((entry) => (entry.role === 'proposal' ? '' : entry.text));
beforeEach(() => startNew(id));

const done = "I'll optimize the title using your prompt. Done: it needs your review.";

test('an optimisation that is stored says so in place of Processing...', async () => {
  await runOptimization(id, input, () => Promise.resolve(null));
  expect([texts().at(-1), conversationOf(id).error]).toEqual([done, null]);
});

test('one that changes nothing says what it needs, and gives the prompt back', async () => {
  const text = '"shorter" needs a language model.';
  await runOptimization(id, input, () => Promise.resolve({ kind: 'unchanged', text }));
  expect(texts().at(-1)).toBe(`I'll optimize the title using your prompt. ${text}`);
  expect([conversationOf(id).error, conversationOf(id).fields.prompt]).toEqual([null, 'shorter']);
});

test('one that is tried again after a failure stands once in the conversation', async () => {
  await runOptimization(id, input, () => Promise.reject(new Error('down')));
  expect(texts().at(-1)).toBe("I'll optimize the title using your prompt. That failed.");
  await runOptimization(id, input, () => Promise.resolve(null));
  expect(texts()).toEqual(['Please optimize the title with this prompt: shorter', done]);
});

test('what the server says of a refusal stands in the red box', async () => {
  const refusal = JSON.stringify({ error: 'The model is busy: try again in a minute.', code: 'RATE_LIMITED' });
  await runOptimization(id, input, () => Promise.reject(new ApiError(429, refusal, '')));
  expect(conversationOf(id).error?.text).toBe('The model is busy: try again in a minute.');
});

test('one that is stopped says so, is no failure, and gives the prompt back', async () => {
  await runOptimization(id, input, () => Promise.resolve({ kind: 'stopped', hasChanged: false } as const));
  expect([texts().at(-1), conversationOf(id).error]).toEqual([
    "I'll optimize the title using your prompt. *Stopped.* The title was not changed.",
    null,
  ]);
  expect(conversationOf(id).fields.prompt).toBe('shorter');
});

test('one that fails says so in the specified words', async () => {
  await runOptimization(id, input, () => Promise.reject(new Error('down')));
  expect(conversationOf(id).error?.text).toBe(
    'Could not optimize content. Please try again or check API connectivity.',
  );
});

test.each([
  ['failed', () => Promise.reject(new Error('down'))],
  ['was stopped', () => Promise.resolve({ kind: 'stopped', hasChanged: false } as const)],
])('a conversation started again hears nothing of one that %s', async (_what, end) => {
  const gate = Promise.withResolvers<void>();
  const running = runOptimization(id, input, async () => {
    await gate.promise;
    return await end();
  });
  startNew(id);
  await runOptimization(id, { ...input, prompt: 'longer' }, () => Promise.resolve(null));
  gate.resolve();
  await running;
  expect([texts().length, conversationOf(id).error]).toEqual([2, null]);
});
