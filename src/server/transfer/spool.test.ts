import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SourceRow } from '#domain/transfer/record.ts';
import { openSpool } from './spool.ts';

/** Of its own: other exports may go on beside this. */
const folder = mkdtempSync(join(tmpdir(), 'spool-test-'));
beforeAll(() => void vi.stubEnv('TMPDIR', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const files = () => readdirSync(folder);

test('rows come back as they were, in their order, however long and whatever signs end a line elsewhere', async () => {
  const spool = await openSpool<SourceRow>();
  const rows = Array.from({ length: 300 }, (_, index) => ({
    SKU: `S-${index}`,
    Text: 'a\nb\r\u2028\u0085ü'.repeat(100),
  }));
  for (const row of rows) await spool.add([row, { SKU: `${row.SKU}-variant` }]);
  const back: SourceRow[] = [];
  for await (const row of spool.rows()) back.push(row);
  expect(back).toEqual(rows.flatMap((row) => [row, { SKU: `${row.SKU}-variant` }]));
  await spool.close();
});

test('no file is seen while rows are in it, and it closes before they were read to the end', async () => {
  const spool = await openSpool<SourceRow>();
  await spool.add(Array.from({ length: 3_000 }, () => ({ Text: 'x'.repeat(100) })));
  expect(files()).toEqual([]);
  for await (const row of spool.rows()) {
    expect(row.Text).toHaveLength(100);
    break;
  }
  await spool.close();
  await spool.close();
});
