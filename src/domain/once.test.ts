import { expect, it } from 'vitest';
import { once } from './once.ts';

it('makes a value when it is first asked for, and once', () => {
  let count = 0;
  const value = once(() => ({ count: ++count }));
  expect(count).toBe(0);
  expect(value()).toBe(value());
  expect(count).toBe(1);
});

it('makes nothing of a fault: the next call tries again', () => {
  let count = 0;
  const value = once(() => {
    count += 1;
    if (count === 1) throw new Error('Not yet');
    return count;
  });
  expect(value).toThrow('Not yet');
  expect(value()).toBe(2);
});
