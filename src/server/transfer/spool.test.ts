import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { SourceRow } from '#domain/transfer/record.ts';
import { openSpool } from './spool.ts';

const files = () => readdirSync(tmpdir()).filter((name) => name.startsWith('copydesk-export-'));

test('rows come back as they were, in their order, however long and whatever signs end a line elsewhere', async () => {
  const spool = await openSpool();
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
  const before = files();
  const spool = await openSpool();
  await spool.add(Array.from({ length: 3_000 }, () => ({ Text: 'x'.repeat(100) })));
  expect(files()).toEqual(before);
  for await (const row of spool.rows()) {
    expect(row.Text).toHaveLength(100);
    break;
  }
  await spool.close();
  await spool.close();
});
