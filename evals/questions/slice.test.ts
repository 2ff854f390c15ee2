// A fixed slice of the evaluation for every test run: every fifth question, and every text that must be refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openTestDatabase } from '#testing/database.ts';
import { heldOut } from './held-out.ts';
import { fillSample, measureQuestions, measureRefusals } from './measure.ts';
import { refusals } from './refusals.ts';
import { tuning } from './tuning.ts';
import { wider } from './wider.ts';

const all = [...tuning, ...heldOut, ...wider];
const cases = all.filter((_, at) => at % 5 === 0);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillSample(database);
}, 60_000);
afterAll(() => database.close());

it('answers every fifth question of the evaluation exactly', async () => {
  expect(cases).toHaveLength(46);
  expect((await measureQuestions(database, cases)).notes).toEqual([]);
});

it('refuses what the catalogue cannot answer', async () => {
  expect(refusals.length).toBeGreaterThanOrEqual(40);
  expect((await measureRefusals(database, refusals)).notes).toEqual([]);
});

it('asks each question once', () => {
  expect(new Set(all.map(({ question }) => question)).size).toBe(226);
});
