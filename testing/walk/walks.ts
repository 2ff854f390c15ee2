// Prints the walk of a row through an import, and of a product through an export in each format: node testing/walk/walks.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { marks, traceWalk, type Walk } from './trace.ts';

// What is traced must be loaded behind the tracer.
const { exportFormats } = await import('#domain/transfer/export.contract.ts');
const { buildApp } = await import('#server/app/build-app.ts');
const { seedRules } = await import('#server/benchmarks/rules.seed.ts');
const { rowsOf } = await import('#server/database/database.ts');
const { openPglite } = await import('#server/database/pglite.ts');
const { ensureUsers } = await import('#server/session/session.commands.ts');
const { migratedDump } = await import('../data-dir.ts');

const database = await openPglite(undefined, await migratedDump());
const [user] = await ensureUsers(database.db, [
  { username: 'walker', fullName: 'Wanda Walker', role: 'Content Manager' },
]);
if (!user) throw new Error('No user');
await database.db.transaction((tx) => seedRules(tx, new Date()));
const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-walk-'));
const http = await buildApp({
  database,
  user,
  dataDir,
  host: '127.0.0.1',
  logLevel: 'silent',
  isRescoreHeld: () => true,
});

async function importFile(text: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([text]), 'walk.csv');
  const encoded = new Response(form);
  const headers = { host: 'localhost', 'content-type': encoded.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await encoded.arrayBuffer());
  const { id } = (await http.inject({ method: 'POST', url: '/api/imports', headers, payload })).json<{ id: number }>();
  // Asked of the database: a call for the import would show samples of the row.
  for (;;) {
    const found = sql`select state, error from imports where id = ${id}`;
    const [row] = await rowsOf<{ state: string; error: string | null }>(database.db, found);
    if (row?.state === 'done') return;
    if (row?.state !== 'running') throw new Error(row?.error ?? 'There is no import');
    await sleep(20);
  }
}

const [first, last] = marks;
const walks: Record<string, Walk> = {};
walks.import = await traceWalk(() =>
  importFile(
    `SKU,Title,Description,Bullets,Images,Price,Category,Brand,Color\n${first},Mug,A mug.,Warm|Soft,https://a.example/1.jpg,19.90 USD,Kitchen > Mugs,Acme,${last}\n`,
  ),
);
await http.inject({ method: 'DELETE', url: '/api/products/1', headers: { host: 'localhost' } });
await importFile(
  `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Alt Text\nmug,Mug,<p>A mug.</p><ul><li>Warm</li></ul>,Acme,Mugs,TRUE,Title,Default Title,${first},19.90,https://a.example/1.jpg,${last}\n`,
);
for (const format of exportFormats)
  walks[format] = await traceWalk(async () => {
    const reply = await http.inject({ url: `/api/exports/${format}`, headers: { host: 'localhost' } });
    if (reply.statusCode !== 200 || reply.rawPayload.length === 0) throw new Error(reply.body);
  });
await http.close();
await database.close();
rmSync(dataDir, { recursive: true });
console.log(JSON.stringify(walks, null, 1));
