// What a broken file leaves behind.
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { importProblems } from '#server/database/schema.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { keptProblems } from './import.store.ts';

const app = startTestApp();

it('refused rows are counted without bound, and kept up to a bound', async () => {
  const rows = keptProblems + 250;
  const broken = ['sku,title', ...Array.from({ length: rows }, (_, i) => `M-${i},`)].join('\n');
  const run = await importFile(app, broken, '?dryRun=true');
  // Beside the rows two words on the columns: none is a description, and that of the title would refuse them all.
  expect(run).toMatchObject({ counts: { read: rows, refused: rows }, problemCount: rows + 2 });
  expect(run.problems).toHaveLength(keptProblems);
  const [kept] = await app.database.db.select({ rows: count() }).from(importProblems);
  expect(kept?.rows).toBe(keptProblems);
});
