// The server killed again and again while pictures are measured and drawn: each ends up stored once, and nothing is left behind.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { ImageProblem } from '#domain/images/image-file.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { type Database, rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { products } from '#server/database/schema.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { drawGoods } from '#testing/pictures.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

/** KILLS=<number> kills more often. */
const kills = Number(process.env.KILLS ?? 2);
/** More than is measured, and drawn, between one kill and the next. */
const count = 100 + kills * 100;
/** The queue takes a worker for dead after so long, and looks for such once in a while. */
const goesOnWithinMs = 60_000;

/** Pictures as they stand in a shop: one of each product, which stands at a second address too, one that all share, and what is none. */
async function openShop(): Promise<{ site: PageServer; imagesOf: (n: number) => string[] }> {
  const site = await startPageServer();
  onTestFinished(() => site.close());
  const shared = await drawGoods({ width: 520, height: 520, size: 0.5, shape: 'chair' });
  site.file('/shared.jpg', shared, { etag: '"shared"' });
  site.file('/cut.jpg', shared.subarray(0, 200));
  site.page('/page.jpg', '<!doctype html><title>Not here</title>');
  for (let n = 0; n < count; n += 1) {
    // No two are alike, and each is to be cropped for its channel.
    const color = [40 + ((n * 7) % 170), 40 + ((n * 29) % 170), 40 + ((n * 53) % 170)] as const;
    const bytes = await drawGoods({ width: 560, height: 420, size: 0.7, vary: n / count, color, quality: 80 });
    site.file(`/own-${n}.jpg`, bytes);
    site.file(`/copy-${n}.jpg`, bytes);
  }
  const odd = ['gone', 'cut', 'page'];
  const imagesOf = (n: number) =>
    [`own-${n}`, `copy-${n}`, 'shared', ...(n % 5 === 0 ? [odd[(n / 5) % 3]] : [])].map(
      (name) => `${site.origin}/${name}.jpg`,
    );
  return { site, imagesOf };
}

async function call<T>(server: RunningServer, path: string, body?: unknown): Promise<T> {
  const init = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    : {};
  const reply = await fetch(server.url + path, init);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

const begin = (server: RunningServer, action: string, options: object = {}) =>
  call<Run>(server, '/api/runs', { action, options, selection: { filter: {} } });
const look = (server: RunningServer, id: number) => call<Run>(server, `/api/runs/${id}`);
const endedOf = ({ counts: { total: _, ...ended } }: Run) => Object.values(ended).reduce((sum, n) => sum + n, 0);

async function waitForEnd(server: RunningServer, id: number): Promise<Run> {
  await expect.poll(async () => (await look(server, id)).state, { timeout: 300_000, interval: 200 }).toBe('done');
  return await look(server, id);
}

/** The processes that read pictures for a server, by their ids. */
function pictureProcesses(parent: number): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return listed.flatMap((line) => {
    const [pid, ppid, ...args] = line.trim().split(/\s+/);
    return Number(ppid) === parent && args.some((arg) => basename(arg).startsWith('image.process.'))
      ? [Number(pid)]
      : [];
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The stored files by name, and whether each holds what its name says; those of an unfinished write are none. */
function filesIn(media: string): string[] {
  const entries = readdirSync(media, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && basename(entry.parentPath) !== 'unfinished')
    .map(({ parentPath, name }) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex');
      return hash === name ? name : `${name} holds ${hash}`;
    })
    .toSorted();
}

it.each(['postgres', 'pglite'] as const)(
  'pictures measured and drawn by servers that are killed, on %s',
  { timeout: kills * 120_000 + 600_000 },
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'copydesk-measure-kill-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const { site, imagesOf } = await openShop();
    const postgres = engine === 'postgres' ? await startPostgres() : null;
    onTestFinished(() => postgres?.stop());
    const url = postgres?.url;
    const env = {
      DATA_DIR: dataDir,
      SOURCES_PRIVATE_HOSTS: site.host,
      ...(url ? { DATABASE_URL: url } : {}),
    };
    const open = (): Promise<Database> =>
      url ? openPostgres(url, (error) => console.error(error)) : openPglite(join(dataDir, 'database'));
    const before = await open();
    await before.db.insert(products).values(
      Array.from({ length: count }, (_, n) => ({
        sku: `K-${n}`,
        title: `Stoneware mug ${n}, 350 ml`,
        description: 'A mug of stoneware for tea. It holds 350 ml. Glazed by hand.',
        retailer: 'Amazon',
        images: imagesOf(n),
      })),
    );
    await before.close();

    let server = await startServer(env);
    onTestFinished(() => server.kill());
    const readers = new Set<number>();
    // The same moments every run; FC_SEED draws others.
    const seed = fc.readConfigureGlobal().seed ?? 7;
    const moments = fc.sample(fc.integer({ min: 0, max: 700 }), { numRuns: kills, seed });
    const killOften = async (id: number): Promise<void> => {
      for (const ms of moments) {
        const ended = endedOf(await look(server, id));
        await expect
          .poll(async () => endedOf(await look(server, id)), { timeout: goesOnWithinMs, interval: 100 })
          .toBeGreaterThan(ended);
        await sleep(ms);
        // Else nothing was killed on its way.
        expect((await look(server, id)).state).not.toBe('done');
        for (const pid of pictureProcesses(server.child.pid ?? 0)) readers.add(pid);
        await server.kill();
        server = await startServer(env);
      }
    };

    const measuring = await begin(server, 'measure-images');
    await killOften(measuring.id);
    const measured = await waitForEnd(server, measuring.id);
    expect(measured.counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
    // The check of every listing knows what was measured.
    const checked = await waitForEnd(server, (await begin(server, 'judge')).id);
    expect(checked.counts).toMatchObject({ total: count, unchanged: count });

    const drafting = await begin(server, 'generate', { parts: ['images'] });
    await killOften(drafting.id);
    const drafted = await waitForEnd(server, drafting.id);
    expect(drafted.counts).toEqual({ total: count, done: count, unchanged: 0, refused: 0, failed: 0 });
    await server.stop();

    const after = await open();
    const rows = await rowsOf<{ hash: string }>(after.db, sql`select hash from media_files order by hash`);
    const addresses = await rowsOf<{ url: string; problem: ImageProblem | null; hash: string | null }>(
      after.db,
      // Also asked for are the addresses over https, where nobody answers.
      sql`select url, problem, hash from image_addresses left join media_files file on file.id = file_id
        where url not like 'https:%'`,
    );
    const shown = await rowsOf<{ shown: number }>(after.db, sql`select count(*)::int as shown from product_images`);
    const drawn = await rowsOf<{ hash: string }>(after.db, sql`select distinct hash from renditions`);
    const chosen = await rowsOf<{ hash: string }>(
      after.db,
      sql`select distinct entry #>> '{rendition,hash}' as hash
        from optimized_contents, jsonb_array_elements(images_with_status) entry where entry ? 'rendition'`,
    );
    const twice = await rowsOf(
      after.db,
      sql`select product_id, content_type, run_id from content_history group by 1, 2, 3 having count(*) > 1`,
    );
    const [contents] = await rowsOf<{ contents: number; versions: number }>(
      after.db,
      sql`select count(*)::int as contents, max(version)::int as versions from optimized_contents`,
    );
    await after.close();

    const hashes = rows.map(({ hash }) => hash);
    const originals = new Set(addresses.flatMap(({ hash }) => hash ?? []));
    console.log(
      `${engine}: ${2 * kills} kills, ${readers.size} processes of pictures killed along, ${hashes.length} files, ${originals.size} fetched, ${drawn.length} drawn, ${site.asked.length} requests for ${addresses.length} addresses`,
    );
    expect(twice).toEqual([]);
    expect(contents).toEqual({ contents: count, versions: 1 });
    // Each once, in the table and on the disk: what was fetched, and what was drawn of it.
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(filesIn(join(dataDir, 'media'))).toEqual(hashes);
    expect(originals.size).toBe(count + 1);
    expect(hashes.toSorted()).toEqual([...new Set([...originals, ...drawn.map(({ hash }) => hash)])].toSorted());
    const made = new Set(drawn.map(({ hash }) => hash));
    expect(chosen.filter(({ hash }) => !made.has(hash))).toEqual([]);
    expect(chosen.length).toBeGreaterThan(0);
    // Nothing is lost: every address was looked at, and every product is known to show its own.
    const all = Array.from({ length: count }, (_, n) => imagesOf(n));
    expect(addresses.map(({ url: at }) => at).toSorted()).toEqual([...new Set(all.flat())].toSorted());
    expect(shown).toEqual([{ shown: all.flat().length }]);
    const problems = new Map(addresses.flatMap(({ url: at, problem }) => (problem ? [[at, problem]] : [])));
    expect(Object.fromEntries(problems)).toEqual({
      [`${site.origin}/gone.jpg`]: 'not-found',
      [`${site.origin}/cut.jpg`]: 'broken',
      [`${site.origin}/page.jpg`]: 'not-a-picture',
    });
    // None outlives its server.
    expect(readers.size).toBeGreaterThan(0);
    await expect.poll(() => [...readers].filter(isAlive), { timeout: 30_000 }).toEqual([]);
  },
);
