import { expect, it, vi } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';
import { openClock } from './clock.ts';

const app = startTestApp();
const minute = 60_000;

/** Between two moments of the database, whose clock is this machine's in a test. */
const isBetween = (time: Date, from: number, to: number) => time.getTime() >= from - 50 && time.getTime() <= to + 50;

it('a server whose own clock is wrong, or set while it runs, stores the time of the database', async () => {
  const { db } = app.database;
  let wrong = -5 * minute;
  const ownMs = () => Date.now() + wrong;
  const clock = await openClock({ db, engine: 'postgres' }, { ownMs, everyMs: 10 });
  try {
    const before = Date.now();
    expect(isBetween(clock.now(), before, Date.now())).toBe(true);
    wrong = 90 * minute;
    await vi.waitUntil(() => Math.abs(clock.now().getTime() - Date.now()) < 1_000);
  } finally {
    clock.stop();
  }
});

it('goes on while the database is away', async () => {
  const { db } = app.database;
  let isAway = false;
  const asked = vi.fn();
  const execute: typeof db.execute = (query) => {
    asked();
    if (isAway) throw new Error('Connection refused');
    return db.execute(query);
  };
  const clock = await openClock({ db: { ...db, execute } as typeof db, engine: 'postgres' }, { everyMs: 5 });
  try {
    isAway = true;
    const times = asked.mock.calls.length;
    await vi.waitUntil(() => asked.mock.calls.length > times + 1);
    const before = Date.now();
    expect(isBetween(clock.now(), before, Date.now())).toBe(true);
  } finally {
    clock.stop();
  }
});
