// What is cached is not asked for again: counted where all statements pass through this process.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
  await database.db.execute(sql`create table notes (text text)`);
});
afterAll(() => database.close());

/** Counts the notes by way of the cache; `asked` counts how often the database was asked. */
let asked = 0;
async function countNotes(): Promise<number> {
  const snapshot = await database.readCache.snapshot();
  return await snapshot.cached('notes', async () => {
    asked += 1;
    const { rows } = (await database.db.execute(sql`select count(*)::int as n from notes`)) as {
      rows: { n: number }[];
    };
    return rows[0]?.n ?? 0;
  });
}

it('an answer is found once, until somebody writes', async () => {
  expect([await countNotes(), await countNotes(), await countNotes()]).toEqual([0, 0, 0]);
  expect(asked).toBe(1);
  await database.db.execute(sql`insert into notes values ('one')`);
  expect([await countNotes(), await countNotes()]).toEqual([1, 1]);
  expect(asked).toBe(2);
});

it('what many ask for at once is asked once', async () => {
  await database.db.execute(sql`update notes set text = 'asked together'`);
  const snapshot = await database.readCache.snapshot();
  let times = 0;
  const ask = async () => {
    times += 1;
    return times;
  };
  const version = { of: 'together', read: async () => 'one' };
  const asked = Array.from({ length: 5 }, () => [
    snapshot.cached('together', ask),
    snapshot.cachedAt(version, 'together', ask),
  ]);
  await Promise.all(asked.flat());
  expect(times).toBe(2);
});

it('reading in between and a change that changes nothing leave it', async () => {
  await countNotes();
  const before = asked;
  await database.db.execute(sql`select * from notes`);
  await database.db.execute(sql`update notes set text = 'two' where false`);
  expect(await countNotes()).toBe(1);
  expect(asked).toBe(before);
});

it('who keeps more hears when everything is to be forgotten, and not of each write', async () => {
  let heard = 0;
  database.readCache.onForget(() => {
    heard += 1;
  });
  await database.db.execute(sql`update notes set text = 'again'`);
  await countNotes();
  expect(heard).toBe(0);
  const before = asked;
  database.readCache.forget();
  await countNotes();
  expect([heard, asked]).toEqual([1, before + 1]);
});

it('a fault is reported to the caller, and not kept', async () => {
  const snapshot = await database.readCache.snapshot();
  const fail = () => Promise.reject(new Error('no'));
  await expect(snapshot.cached('broken', fail)).rejects.toThrow('no');
  expect(await snapshot.cached('broken', async () => 'fixed')).toBe('fixed');
});

it('what no longer holds is found again', async () => {
  const snapshot = await database.readCache.snapshot();
  expect(await snapshot.cached('time', async () => 1)).toBe(1);
  expect(
    await snapshot.cached(
      'time',
      async () => 2,
      (value) => value > 1,
    ),
  ).toBe(2);
  expect(
    await snapshot.cached(
      'time',
      async () => 3,
      (value) => value > 1,
    ),
  ).toBe(2);
});

it('while a transaction is open, nothing is waited for and nothing kept', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('three')`);
    const snapshot = await database.readCache.snapshot();
    expect(snapshot.id).toBeNull();
    expect(await snapshot.cached('inside', async () => 1)).toBe(1);
    expect(await snapshot.cached('inside', async () => 2)).toBe(2);
    expect([snapshot.wasAsked('inside'), snapshot.wasAsked('inside')]).toEqual([false, false]);
  });
  expect(await countNotes()).toBe(2);
});

it('what has a version outlasts other writes, and is found again when that changes', async () => {
  let version = 'one';
  let found = 0;
  const read = async () => version;
  const find = async () => {
    const snapshot = await database.readCache.snapshot();
    return await snapshot.cachedAt({ of: 'numbers', read }, 'next', async () => {
      found += 1;
      return found;
    });
  };
  expect([await find(), await find()]).toEqual([1, 1]);
  await database.db.execute(sql`insert into notes values ('four')`);
  expect(await find()).toBe(1);
  version = 'two';
  await database.db.execute(sql`insert into notes values ('five')`);
  expect([await find(), await find()]).toEqual([2, 2]);
  database.readCache.forget();
  expect(await find()).toBe(3);
});

it('what was found at another version than was asked for is not kept', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return `read ${Math.min(reads, 2)}`;
  };
  let found = 0;
  const find = async () => {
    const snapshot = await database.readCache.snapshot();
    return await snapshot.cachedAt({ of: 'places', read }, 'next', async () => {
      found += 1;
      return found;
    });
  };
  expect([await find(), await find()]).toEqual([1, 2]);
});

it('what is found ahead is waited for by nobody, and one thing at a time', async () => {
  await database.db.execute(sql`insert into notes values ('six')`);
  const snapshot = await database.readCache.snapshot();
  const { promise, resolve } = Promise.withResolvers<number>();
  let others = 0;
  snapshot.findAhead('order', () => promise);
  snapshot.findAhead('order of others', async () => {
    others += 1;
    return others;
  });
  expect(await snapshot.knows('order')).toBe(false);
  resolve(7);
  await expect.poll(() => snapshot.knows('order')).toBe(true);
  expect(await snapshot.cached('order', async () => 8)).toBe(7);
  expect(others).toBe(0);
  snapshot.findAhead('fault', () => Promise.reject(new Error('lost')));
  await expect.poll(async () => await snapshot.cached('fault', async () => 9).catch(() => null)).toBe(9);
  snapshot.findAhead('order of others', async () => 1);
  await expect.poll(() => snapshot.knows('order of others')).toBe(true);
});

it('what is known is known as long as nothing is written, and under a version as long as that stays', async () => {
  const version = { of: 'letters', read: async () => 'a' };
  const snapshot = await database.readCache.snapshot();
  expect([await snapshot.knows('sum'), await snapshot.knows('sum', version)]).toEqual([false, false]);
  await snapshot.cached('sum', async () => 1);
  await snapshot.cachedAt(version, 'sum', async () => 1);
  expect([await snapshot.knows('sum'), await snapshot.knows('sum', version)]).toEqual([true, true]);
  await database.db.execute(sql`insert into notes values ('seven')`);
  const next = await database.readCache.snapshot();
  expect([await next.knows('sum'), await next.knows('sum', version)]).toEqual([false, true]);
  await database.db.execute(sql`insert into notes values ('eight')`);
  const later = await database.readCache.snapshot();
  expect(await later.knows('sum', { of: 'letters', read: async () => 'b' })).toBe(false);
});
