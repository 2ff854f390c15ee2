// Places for calls of one connection: never more than are set, in the order of asking, and nobody is waited for who left.
import { expect, it } from 'vitest';
import { createCallSlots } from './call-slots.ts';

const forever = new AbortController().signal;
const of = (connectionId: number | null, concurrency: number | null) => ({ connectionId, concurrency });

/** Asks for places and notes who has one. */
function follow(slots = createCallSlots()) {
  const inside: string[] = [];
  const enter = async (name: string, place: ReturnType<typeof of>, signal = forever) => {
    const giveBack = await slots.take(place, signal);
    inside.push(name);
    return giveBack;
  };
  return { inside, enter };
}
/** Everything that can go on has gone on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets in as many as are set, and the next ones in their order as places are given back', async () => {
  const { inside, enter } = follow();
  const leaveA = await enter('a', of(1, 2));
  await enter('b', of(1, 2));
  const third = enter('c', of(1, 2));
  void enter('d', of(1, 2));
  await settle();
  expect(inside).toEqual(['a', 'b']);
  leaveA();
  // Giving it back twice gives back one place.
  leaveA();
  (await third)();
  await settle();
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps a line for each connection, and none where no limit is set', async () => {
  const { inside, enter } = follow();
  await enter('a', of(1, 1));
  await enter('b', of(2, 1));
  for (const name of ['c', 'd', 'e']) await enter(name, of(null, null));
  void enter('waits', of(1, 1));
  await settle();
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('takes a changed number for whoever comes next', async () => {
  const { inside, enter } = follow();
  await enter('a', of(1, 1));
  void enter('b', of(1, 1));
  await settle();
  expect(inside).toEqual(['a']);
  await enter('c', of(1, 3));
  expect(inside).toEqual(['a', 'b', 'c']);
});

it('waits for nobody who left', async () => {
  const { inside, enter } = follow();
  const leaving = new AbortController();
  const giveBack = await enter('a', of(1, 1));
  const left = enter('left', of(1, 1), leaving.signal);
  const next = enter('b', of(1, 1));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  giveBack();
  await next;
  expect(inside).toEqual(['a', 'b']);
  await expect(enter('late', of(1, 1), leaving.signal)).rejects.toThrow('gone');
});
