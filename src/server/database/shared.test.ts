import { expect, it } from 'vitest';
import { loadTogether, shareNext } from './shared.ts';

/** A question that is answered when the test says so, by its number. */
function held() {
  const open: (() => void)[] = [];
  let asked = 0;
  const ask = () => {
    asked += 1;
    const answer = asked;
    return new Promise<number>((resolve) => open.push(() => resolve(answer)));
  };
  return { ask, asked: () => asked, answer: () => open.shift()?.() };
}

it('calls during a question share the next one, and none takes an answer that was asked for before it came', async () => {
  const { ask, asked, answer } = held();
  const share = shareNext(ask);
  const first = [share(), share()];
  await expect.poll(asked).toBe(1);
  const later = [share(), share(), share()];
  expect(asked()).toBe(1);
  answer();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await expect.poll(asked).toBe(2);
  answer();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

it('a question that is never answered holds up the next for a moment only', async () => {
  const { ask, asked, answer } = held();
  const share = shareNext(ask);
  void share();
  await expect.poll(asked).toBe(1);
  const later = share();
  await expect.poll(asked, { timeout: 10_000 }).toBe(2);
  // The first one stays as it is.
  answer();
  answer();
  expect(await later).toBe(2);
});

it('a fault is told to those who shared the question, and the next call asks again', async () => {
  let isBroken = true;
  const share = shareNext(async () => {
    if (isBroken) throw new Error('no');
    return 'yes';
  });
  const both = await Promise.allSettled([share(), share()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await share()).toBe('yes');
});

it('keys that are wanted at once are loaded at once, each caller gets its own', async () => {
  const loads: number[][] = [];
  const load = loadTogether(async (keys: number[]) => {
    loads.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `value ${key}`]));
  });
  expect(await Promise.all([load(1), load(2), load(2), load(-1)])).toEqual([
    'value 1',
    'value 2',
    'value 2',
    undefined,
  ]);
  expect(await load(3)).toBe('value 3');
  expect(loads).toEqual([[1, 2, -1], [3]]);
});
