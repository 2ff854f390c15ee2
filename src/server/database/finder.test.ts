// Where an answer is looked for: databases are names here, and asking says which was asked.
import { expect, it, vi } from 'vitest';
import { Problem } from '#domain/problem.ts';
import type { Db } from './db.ts';
import { finderAt, finderOf } from './finder.ts';
import type { Replica } from './replica.ts';

const primary = 'primary' as unknown as Db;
const replica = 'replica' as unknown as Db;
const transaction = 'transaction' as unknown as Db;

function setUp(isReached = true) {
  const asked: unknown[] = [];
  const faults: unknown[] = [];
  let looked = 0;
  let losses = 0;
  const beside = {
    db: replica,
    hasReached: async () => {
      looked += 1;
      return isReached;
    },
    losses: () => losses,
    noteFault: (error: unknown) => faults.push(error),
  } as unknown as Replica;
  const finder = finderAt({ timeline: 1, lsn: 1n }, beside, primary);
  /** Fails in the databases named. */
  const ask =
    (...broken: Db[]) =>
    async (db: Db) => {
      asked.push(db);
      if (broken.includes(db)) throw new Error(`${db} failed`);
      return db;
    };
  const lose = () => {
    losses += 1;
  };
  return { finder, ask, asked, faults, lose, looked: () => looked };
}

it('a replica that has reached the position is asked, and looked at once', async () => {
  const { finder, ask, looked } = setUp();
  expect([await finder.find(ask()), await finder.find(ask())]).toEqual([replica, replica]);
  expect(looked()).toBe(1);
});

it('one that has not leaves it to the primary, transactions to themselves', async () => {
  const { finder, ask, asked, faults } = setUp(false);
  expect(await finder.find(ask())).toBe(primary);
  await expect(finder.find(ask(primary))).rejects.toThrow('primary failed');
  await expect(finder.within(transaction).find(ask(transaction))).rejects.toThrow('transaction failed');
  expect(asked).toEqual([primary, primary, transaction]);
  expect(faults).toEqual([]);
});

it('one that fails is asked no more: the primary answers, that and what follows', async () => {
  const { finder, ask, asked, faults } = setUp();
  expect(await finder.find(ask(replica))).toBe(primary);
  expect(await finder.find(ask())).toBe(primary);
  expect(asked).toEqual([replica, primary, primary]);
  expect(faults).toEqual([new Error('replica failed')]);
});

it('a fault of both is told as that of the primary', async () => {
  const { finder, ask } = setUp();
  await expect(finder.find(ask(replica, primary))).rejects.toThrow('primary failed');
});

it('a refusal is an answer', async () => {
  const { finder, faults } = setUp();
  const refuse = () => Promise.reject(new Problem('NOT_FOUND', 'Product not found'));
  await expect(finder.find(refuse)).rejects.toThrow('Product not found');
  expect(faults).toEqual([]);
});

it('a transaction in the replica that breaks off is gone on with in the primary', async () => {
  const { finder, ask, asked } = setUp();
  const found = finder.find(async (db) => {
    if (db === primary) return 'whole';
    return await finder.within(transaction).find(ask(transaction));
  });
  expect(await found).toBe(primary);
  expect(asked).toEqual([transaction, primary]);
});

it('without a replica there is one database', async () => {
  const { ask } = setUp();
  expect(await finderOf(primary).find(ask())).toBe(primary);
  expect(await finderOf(primary).within(transaction).find(ask())).toBe(transaction);
});

it('one that was lost since it was asked first may have come back with less, and is asked no more', async () => {
  const { finder, ask, lose } = setUp();
  expect(await finder.find(ask())).toBe(replica);
  lose();
  expect(await finder.find(ask())).toBe(primary);
});

it('what took too long there is not put on the primary as well', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { finder, faults } = setUp();
  const slow = Object.assign(new Error('canceling statement'), { code: '57014' });
  const take = (ms: number) => async (db: Db) => {
    if (db === primary) return db;
    vi.advanceTimersByTime(ms);
    throw slow;
  };
  await expect(finder.find(take(60_000))).rejects.toThrow(slow);
  // Broken off by somebody else.
  expect(await finder.find(take(1_000))).toBe(primary);
  expect(faults).toEqual([slow]);
});
