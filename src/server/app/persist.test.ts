import { expect, it } from 'vitest';
import { persist } from './persist.ts';

const waits = { retryMs: 1, slowMs: 60_000 };
const locked = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

it('what passes by itself is tried until it succeeds, and said once', async () => {
  const said: string[] = [];
  let tries = 0;
  const step = async () => {
    tries += 1;
    if (tries < 4) throw new Error('Failed query: select secret', { cause: locked() });
    return 'there';
  };
  expect(await persist(step, { waits, say: (sentence) => said.push(sentence) })).toBe('there');
  expect(said).toEqual([
    'The database is not ready: canceling statement due to lock timeout. It is tried again until it succeeds.',
  ]);
});

it('a step that takes long is said too', async () => {
  const said: string[] = [];
  let finish = () => {};
  const step = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const done = persist(step, { waits: { ...waits, slowMs: 1 }, say: (sentence) => said.push(sentence) });
  await expect.poll(() => said).toEqual(['The database takes long to answer. It is tried again until it succeeds.']);
  finish();
  await done;
});

it.each([
  ['a wrong password', '28P01'],
  ['a database that is not there', '3D000'],
  ['a fault of ours', '42P01'],
])('%s is not waited for', async (_what, code) => {
  const error = Object.assign(new Error('no'), { code });
  await expect(persist(() => Promise.reject(error), { waits, say: () => {} })).rejects.toBe(error);
});

it('a stop ends the wait at once, even in the middle of a step', async () => {
  const stopping = new AbortController();
  const waiting = persist(() => new Promise(() => {}), { signal: stopping.signal, waits });
  stopping.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});
