// A fixed slice of the evaluation for every test run: every fifth question, and every text that must be refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openTestDatabase } from '#testing/database.ts';
import { lostOf } from './frozen.ts';
import { heldOut } from './held-out.ts';
import { fillSample, measureQuestions, measureRefusals } from './measure.ts';
import { refusals } from './refusals.ts';
import { tuning } from './tuning.ts';
import { wider } from './wider.ts';

const sets = { tuning, 'held out': heldOut, wider };
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillSample(database);
}, 60_000);
afterAll(() => database.close());

it.each(Object.entries(sets))(
  'answers every fifth question of %s as when it was frozen, and none otherwise',
  async (name, all) => {
    const missed = await measureQuestions(
      database,
      all.filter((_, at) => at % 5 === 0),
    );
    expect(missed.filter(({ fault }) => fault !== 'refused')).toEqual([]);
    expect(lostOf(name, missed)).toEqual([]);
  },
);

it('refuses what the catalogue cannot answer', async () => {
  expect(refusals.length).toBeGreaterThanOrEqual(40);
  expect(await measureRefusals(database, refusals)).toEqual([]);
});

it('asks each question once', () => {
  expect(
    new Set(
      Object.values(sets)
        .flat()
        .map(({ question }) => question),
    ).size,
  ).toBe(226);
});
