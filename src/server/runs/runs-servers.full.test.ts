// Two servers on one database share a run: both work on it, both tell of it, and when one stops the other does the rest.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { Run } from '#domain/runs/runs.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const count = 600;

async function look(server: RunningServer, id: number): Promise<Run> {
  return (await (await fetch(`${server.url}/api/runs/${id}`)).json()) as Run;
}

/** Hears the events of a server; answers how many there were of a run. */
function listen(server: RunningServer): { heard: () => number; stop: () => void } {
  const stopping = new AbortController();
  let heard = 0;
  const read = async () => {
    const reply = await fetch(`${server.url}/api/events`, { signal: stopping.signal });
    for await (const chunk of reply.body ?? []) heard += Buffer.from(chunk).toString().split('"type":"run"').length - 1;
  };
  read().catch(() => undefined);
  return { heard: () => heard, stop: () => stopping.abort() };
}

it('and nothing is done twice', { timeout: 180_000 }, async () => {
  const postgres = await startPostgres();
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'copydesk-servers-')));
  onTestFinished(async () => {
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const start = (at: number) => startServer({ DATABASE_URL: postgres.url, DATA_DIR: folders[at] ?? '' });
  const first = await start(0);
  const second = await start(1);
  const database = await openPostgres(postgres.url, (error) => console.error(error.message));
  await database.db.execute(sql`insert into products (sku, title, description)
    select 'K-' || n, 'Stoneware mug ' || n || ', 350 ml', 'A mug of stoneware for tea. It holds 350 ml. Glazed by hand.'
    from generate_series(1, ${count}::int) n`);

  const events = listen(second);
  const body = JSON.stringify({ action: 'generate', selection: { filter: {} } });
  const headers = { 'content-type': 'application/json' };
  const { id } = (await (await fetch(`${first.url}/api/runs`, { method: 'POST', headers, body })).json()) as Run;
  await expect.poll(async () => (await look(second, id)).counts.done, { timeout: 30_000 }).toBeGreaterThan(0);
  await first.stop();
  await expect.poll(async () => (await look(second, id)).state, { timeout: 120_000, interval: 200 }).toBe('done');
  expect((await look(second, id)).counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
  expect(events.heard()).toBeGreaterThan(1);
  events.stop();
  await second.stop();
  const [stored] = await rowsOf(
    database.db,
    sql`select count(*)::int as contents, max(version)::int as versions,
      (select count(*)::int from (select product_id, content_type from content_history group by 1, 2 having count(*) > 1) twice) as twice
      from optimized_contents`,
  );
  await database.close();
  expect(stored).toEqual({ contents: count, versions: 1, twice: 0 });
});
