import { beforeEach, expect, test } from 'vitest';
import { conversationOf, runOptimization, startNew } from './chat-store.ts';

const id = 7;
const input = { contentType: 'title', prompt: 'shorter' } as const;
const told = () => conversationOf(id).entries.map((entry) => (entry.role === 'proposal' ? '' : entry.text));
beforeEach(() => startNew(id));

test('an optimisation that is stored says nothing more: its card and a toast do', async () => {
  await runOptimization(id, input, () => Promise.resolve(null));
  expect([told().length, conversationOf(id).error]).toEqual([2, null]);
});

test('one that is stopped says so, is no failure, and gives the prompt back', async () => {
  await runOptimization(id, input, () => Promise.resolve({ hasChanged: false }));
  expect([told().at(-1), conversationOf(id).error]).toEqual(['*Stopped.* The title was not changed.', null]);
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
  ['was stopped', () => Promise.resolve({ hasChanged: false })],
])('a conversation begun anew hears nothing of one that %s', async (_what, end) => {
  const gate = Promise.withResolvers<void>();
  const running = runOptimization(id, input, async () => {
    await gate.promise;
    return await end();
  });
  startNew(id);
  await runOptimization(id, { ...input, prompt: 'longer' }, () => Promise.resolve(null));
  gate.resolve();
  await running;
  expect([told().length, conversationOf(id).error]).toEqual([2, null]);
});
