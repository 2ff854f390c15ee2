import { expect, it, vi } from 'vitest';
import { startLoop } from './loop.ts';

const forever = 1_000_000;
const never = (error: unknown) => {
  throw error;
};

it('goes on after a fault, which it reports', async () => {
  const onFault = vi.fn();
  let steps = 0;
  const step = async () => {
    steps += 1;
    if (steps === 2) throw new Error('The database is away');
    return steps < 4 ? 1 : forever;
  };
  const loop = startLoop(step, onFault, { afterFaultMs: 1 });
  await expect.poll(() => steps).toBe(4);
  expect(onFault.mock.calls).toEqual([[new Error('The database is away')]]);
  await loop.stop();
});

it('rests until it is woken, also by what came during a step', async () => {
  let steps = 0;
  const inStep = Promise.withResolvers<void>();
  const step = async () => {
    steps += 1;
    if (steps === 1) await inStep.promise;
    return forever;
  };
  const loop = startLoop(step, never);
  await expect.poll(() => steps).toBe(1);
  loop.wake();
  inStep.resolve();
  await expect.poll(() => steps).toBe(2);
  loop.wake();
  await expect.poll(() => steps).toBe(3);
  await loop.stop();
});

it('begins after a rest where that is asked for', async () => {
  const step = vi.fn(async () => forever);
  const loop = startLoop(step, never, { firstMs: forever });
  await new Promise((turn) => setImmediate(turn));
  await loop.stop();
  expect(step).not.toHaveBeenCalled();
});

it('ends once the step under way has ended, and reports no fault of the end', async () => {
  const onFault = vi.fn();
  let hasEnded = false;
  const loop = startLoop(async ({ pause, signal }) => {
    await pause(forever);
    hasEnded = signal.aborted;
    throw new Error('Cut off');
  }, onFault);
  await loop.stop();
  expect(hasEnded).toBe(true);
  expect(onFault).not.toHaveBeenCalled();
});
