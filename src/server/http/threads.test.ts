import { expect, it } from 'vitest';
import { type ProbeInput, probe as probeThere } from '#testing/threads/probe.thread.ts';
import { runInThread, share } from './threads.ts';

const file = new URL('../../../testing/threads/probe.thread.ts', import.meta.url);
const probe = (input: ProbeInput) => runInThread(file, probeThere, input);

it('runs a function elsewhere', async () => {
  expect(await probe({ does: 'tell' })).toMatchObject({ isMainThread: false });
});

it('rejects with what the function throws', async () => {
  await expect(probe({ does: 'throw' })).rejects.toThrow('Asked to throw');
  expect(await probe({ does: 'tell' })).toMatchObject({ isMainThread: false });
});

it('rejects when the thread dies, and the next call has a new one', async () => {
  const { threadId } = await probe({ does: 'tell' });
  await expect(probe({ does: 'die' })).rejects.toThrow();
  const next = await probe({ does: 'tell' });
  expect(next.isMainThread).toBe(false);
  expect(next.threadId).not.toBe(threadId);
});

it('keeps one copy of a shared value as long as it is the same', async () => {
  const words = ['one', 'two'];
  const first = await probe({ does: 'tell', shared: share(words) });
  const seen = [first];
  // Several threads each have a copy of their own: the same one is asked again by and by.
  while (seen.filter(({ threadId }) => threadId === first.threadId).length < 2)
    seen.push(await probe({ does: 'tell', shared: share(words) }));
  expect(seen.at(-1)?.isSameObject).toBe(true);
  expect((await probe({ does: 'tell', shared: share(['one', 'two']) })).isSameObject).toBe(false);
});
