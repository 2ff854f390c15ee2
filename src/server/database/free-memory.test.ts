import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freeMemory } from './free-memory.ts';

it('what nothing refers to any more is gone at once', async () => {
  const kept = { kept: true };
  const seen = [new WeakRef({ gone: true }), new WeakRef(kept)];
  const still = [kept];
  // A reference holds what it was made of until the turn ends.
  await nextTurn();
  freeMemory();
  expect(seen.map((each) => each.deref())).toEqual([undefined, still[0]]);
});
