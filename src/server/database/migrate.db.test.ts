// A workspace of every earlier version is brought up to date with its data.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createPostgresDatabase } from '#testing/database.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { type Database, rowsOf } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

type Journal = { entries: { tag: string }[] };
const readJournal = (folder: string) => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
const { entries } = readJournal(migrationsFolder);
const folder = mkdtempSync(join(tmpdir(), 'copydesk-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were when the first `count` of them were all there were. */
function earlierMigrations(count: number): string {
  const earlier = join(folder, `first-${count}`);
  cpSync(migrationsFolder, earlier, { recursive: true });
  const journal = readJournal(earlier);
  writeFileSync(
    join(earlier, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  );
  return earlier;
}

/** A little of what the first version held; later versions only added to it. */
const data = [
  `insert into users (username, password, full_name) values ('ann', '!', 'Ann Lee')`,
  `insert into products (sku, title, attributes, created_by) values ('A', 'Mug', '[{"name":"Size","value":"L"}]', 1), ('B', 'Bowl', '[]', 1)`,
  `insert into product_search (product_id, text) values (1, 'a mug'), (2, 'b bowl')`,
  `insert into optimized_contents (product_id, title, parts, approved_by) values (1, 'Better mug', '{}', 1)`,
  `insert into content_history (product_id, content_type, action, new_content, changed_by) values (1, 'title', 'edited', '"Better mug"', 1)`,
  `insert into optimization_prompts (prompt, scope, scope_value, created_by) values ('Keep it short', 'brand', 'Clayfield', 1)`,
];

/** What versions since then write beside it. */
const laterData: readonly { since: string; statement: string }[] = [
  {
    since: '0005_prompt_versions',
    statement: `insert into prompt_versions (prompt_id, version, prompt, scope, scope_value, created_at, created_by)
      select id, version, prompt, scope, scope_value, created_at, created_by from optimization_prompts`,
  },
];

/** What a workspace held that stopped at the first `count` migrations. */
function dataOf(count: number): string[] {
  const known = entries.slice(0, count).map(({ tag }) => tag);
  return [...data, ...laterData.filter(({ since }) => known.includes(since)).map(({ statement }) => statement)];
}

let bare: string | undefined;
/** A directory of a database without a table, made once: making one is most of what a workspace takes there. */
async function copyBareDataDir(name: string): Promise<string> {
  const options = { extensions: { pg_trgm } };
  if (!bare) {
    bare = join(folder, 'bare');
    await (await PGlite.create({ dataDir: bare, ...options })).close();
  }
  const dataDir = mkdtempSync(join(folder, name));
  cpSync(bare, dataDir, { recursive: true });
  return dataDir;
}

/** Makes a workspace with the first `count` migrations and data, and opens it with this version. */
async function openEarlierData(count: number, more: readonly string[] = []): Promise<Database> {
  const earlier = earlierMigrations(count);
  const statements = [...dataOf(count), ...more];
  if (process.env.TEST_DATABASE === 'postgres') {
    const url = await createPostgresDatabase();
    const pool = new pg.Pool({ connectionString: url });
    await migratePostgres(drizzlePostgres(pool), { migrationsFolder: earlier });
    for (const statement of statements) await pool.query(statement);
    await pool.end();
    return await openPostgres(url, (error) => console.error(error));
  }
  const dataDir = await copyBareDataDir(`data-${count}-`);
  const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  await migratePglite(drizzlePglite(client), { migrationsFolder: earlier });
  for (const statement of statements) await client.exec(statement);
  await client.close();
  return await openPglite(dataDir);
}

const earlier = entries.slice(0, -1).map((entry, index) => [entry.tag, index + 1] as const);
/** The statements are the same on both engines: on the one that takes its time to start, the oldest and the latest. */
const tried =
  isFullSuite || process.env.TEST_DATABASE === 'postgres' ? earlier : [...earlier.slice(0, 1), ...earlier.slice(-1)];

it.each(tried)('a workspace that stopped at %s keeps its data', async (_tag, count) => {
  const { db, close } = await openEarlierData(count);
  const applied = await rowsOf(db, sql`select 1 from drizzle.__drizzle_migrations`);
  expect(applied).toHaveLength(entries.length);
  expect(await rowsOf(db, sql`select id, sku, title, attributes, created_by from products order by id`)).toEqual([
    { id: 1, sku: 'A', title: 'Mug', attributes: [{ name: 'Size', value: 'L' }], created_by: 1 },
    { id: 2, sku: 'B', title: 'Bowl', attributes: [], created_by: 1 },
  ]);
  expect(await rowsOf(db, sql`select title, approved_by from optimized_contents`)).toEqual([
    { title: 'Better mug', approved_by: 1 },
  ]);
  expect(await rowsOf(db, sql`select new_content, changed_by from content_history`)).toEqual([
    { new_content: 'Better mug', changed_by: 1 },
  ]);
  // Of what prompts said before their wordings were kept, only the present one is known.
  expect(
    await rowsOf(db, sql`select prompt_id, version, prompt, scope_value, created_by from prompt_versions`),
  ).toEqual([{ prompt_id: 1, version: 1, prompt: 'Keep it short', scope_value: 'Clayfield', created_by: 1 }]);
  await expect(db.execute(sql`delete from content_history`)).rejects.toThrow();
  await close();
});

it('edits by hand from before they were marked are known from history, unless an import came after them', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0011_imported_products');
  const entry = (product: number, type: string, action: string, day: number) =>
    `insert into content_history (product_id, content_type, action, change_date) values (${product}, '${type}', '${action}', '2026-01-0${day}')`;
  const { db, close } = await openEarlierData(before, [
    entry(1, 'title', 'source-edited', 2),
    entry(1, 'bullets', 'imported', 1),
    entry(1, 'bullets', 'source-edited', 2),
    entry(2, 'title', 'source-edited', 1),
    entry(2, 'title', 'imported', 2),
  ]);
  expect(await rowsOf(db, sql`select id, hand_edited from products order by id`)).toEqual([
    { id: 1, hand_edited: ['bullets', 'title'] },
    { id: 2, hand_edited: [] },
  ]);
  await close();
});

it('who approved first is known of what waits for a second person', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0068_categories_second_person');
  const first = (id: number) => ({ firstApproval: { by: { id, fullName: 'Ann' }, at: '2026-11-29', openClaims: [] } });
  const parts = { title: first(12), bullets: first(3), description: first(3), images: first(4) };
  const { db, close } = await openEarlierData(before, [
    `update optimized_contents set parts = '${JSON.stringify(parts)}', images_status = 'approved' where product_id = 1`,
    `insert into desk_facts (name, value) values ('settings', '{"secondPerson": []}')
      on conflict (name) do update set value = desk_facts.value || excluded.value`,
  ]);
  expect(await rowsOf(db, sql`select first_approvers from products order by id`)).toEqual([
    { first_approvers: [3, 12] },
    { first_approvers: [] },
  ]);
  await close();
});

it('why and since when a product waits is known of the content there was', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0013_waiting');
  const checks = (unsupported: number, contradicted: number, ...brokenRules: string[]) => ({
    draft: { checks: { supported: 1, unsupported, contradicted, brokenRules } },
  });
  const add = (sku: string, flags: string, parts: object, statuses: string) => [
    `insert into products (sku, title, has_content, created_at, is_pending, is_approved, is_rejected)
      values ('${sku}', '${sku}', true, '2026-01-01', ${flags})`,
    `insert into optimized_contents (product_id, parts, created_at, title_status, description_status, bullets_status, images_status)
      select id, '${JSON.stringify(parts)}', '2026-01-05', ${statuses} from products where sku = '${sku}'`,
  ];
  const { db, close } = await openEarlierData(before, [
    ...add(
      'claim',
      'true, false, false',
      { title: checks(0, 1, 'title.length') },
      "'pending', 'pending', 'pending', 'pending'",
    ),
    ...add(
      'rule',
      'true, true, false',
      { title: checks(1, 0), bullets: checks(0, 0, 'a', 'b') },
      "'approved', 'pending', 'pending', 'pending'",
    ),
    ...add('rejected', 'true, false, true', { title: checks(1, 0) }, "'rejected', 'pending', 'pending', 'pending'"),
    ...add(
      'clean',
      'true, false, false',
      { title: checks(0, 0), images: {} },
      "'pending', 'pending', 'pending', 'pending'",
    ),
    ...add('done', 'false, true, false', { title: checks(1, 0) }, "'approved', 'approved', 'approved', 'approved'"),
  ]);
  expect(
    await rowsOf(db, sql`select sku, lens, waiting_since::date::text as since from products where id > 2 order by id`),
  ).toEqual([
    { sku: 'claim', lens: 'open-claim', since: '2026-01-05' },
    { sku: 'rule', lens: 'must-rule', since: '2026-01-05' },
    { sku: 'rejected', lens: 'part-rejected', since: '2026-01-05' },
    { sku: 'clean', lens: 'clean', since: '2026-01-05' },
    { sku: 'done', lens: null, since: null },
  ]);
  expect(await rowsOf(db, sql`select lens, waiting_since from products where sku = 'B'`)).toEqual([
    { lens: 'nothing-written', waiting_since: null },
  ]);
  await close();
});

it('a reason to wait becomes a lens until the product is checked again, which every one with content is', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0020_review_checks');
  const change = { field: 'price', before: '1', after: '2', changedAt: '2026-01-05T00:00:00.000Z' };
  const add = (sku: string, reason: string, titleStatus: string, sourceChanges: object[] = []) => [
    `insert into products (sku, title, has_content, wait_reason, quality_epoch) values ('${sku}', '${sku}', true, ${reason}, 7)`,
    `insert into optimized_contents (product_id, parts, title_status)
      select id, '${JSON.stringify({ title: { sourceChanges } })}', '${titleStatus}' from products where sku = '${sku}'`,
  ];
  const { db, close } = await openEarlierData(before, [
    `update products set quality_epoch = 7`,
    ...add('rule', `'rule-not-kept'`, 'pending'),
    ...add('clean', `'clean'`, 'pending'),
    ...add('done', 'null', 'approved', []),
    ...add('outdated', 'null', 'approved', [change]),
    ...add('rolled back', `'clean'`, 'pending', [change]),
  ]);
  const stored = { review_check: { parts: [], facts: { must: [], should: [], waived: [] } }, broken_rules: [] };
  expect(
    await rowsOf(
      db,
      sql`select sku, lens, is_source_changed, quality_epoch, review_check, broken_rules from products order by id`,
    ),
  ).toEqual([
    { sku: 'A', lens: 'nothing-written', is_source_changed: false, quality_epoch: 7, ...stored },
    { sku: 'B', lens: 'nothing-written', is_source_changed: false, quality_epoch: 7, ...stored },
    { sku: 'rule', lens: 'must-rule', is_source_changed: false, quality_epoch: -1, ...stored },
    { sku: 'clean', lens: 'clean', is_source_changed: false, quality_epoch: -1, ...stored },
    { sku: 'done', lens: null, is_source_changed: false, quality_epoch: -1, ...stored },
    { sku: 'outdated', lens: null, is_source_changed: true, quality_epoch: -1, ...stored },
    { sku: 'rolled back', lens: 'clean', is_source_changed: false, quality_epoch: -1, ...stored },
  ]);
  await close();
});

it('what runs found before is kept where it still means the same', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0020_review_checks');
  const action = `'{"action": "generate", "options": {"parts": ["title"], "take": [], "keywords": null}}'`;
  const item = (product: number, outcome: string, finding: string) =>
    `insert into run_items (run_id, product_id, chunk, outcome, finding) values (1, ${product}, 0, '${outcome}', ${finding})`;
  const { db, close } = await openEarlierData(before, [
    `insert into runs (action, selection, until, state, total, created_at) values (${action}, '{"filter": {}}', 5, 'done', 5, '2026-01-05')`,
    `insert into run_chunks (run_id, number, total, done, open_claim, rule_not_kept, same_as_source, wish_not_followed) values (1, 0, 5, 5, 1, 1, 1, 1)`,
    item(1, 'done', `'same-as-source'`),
    item(2, 'done', `'rule-not-kept'`),
    item(3, 'done', `'open-claim'`),
    item(4, 'done', `'wish-not-followed'`),
    item(5, 'done', 'null'),
  ]);
  expect(await rowsOf(db, sql`select product_id, finding, is_changed from run_items order by product_id`)).toEqual([
    { product_id: 1, finding: null, is_changed: false },
    { product_id: 2, finding: null, is_changed: null },
    { product_id: 3, finding: 'open-claim', is_changed: null },
    { product_id: 4, finding: 'wish-not-followed', is_changed: null },
    { product_id: 5, finding: null, is_changed: null },
  ]);
  // What was not counted then is not known, which is not the same as none.
  expect(
    await rowsOf(
      db,
      sql`select open_claim, wish_not_followed, must_rule, written_changed, written_unchanged from run_chunks`,
    ),
  ).toEqual([{ open_claim: 1, wish_not_followed: 1, must_rule: 0, written_changed: null, written_unchanged: null }]);
  await close();
});

it('imports from before they were runs have one each, but for dry runs', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0019_import_runs');
  const counts = '{"read": 7, "new": 3, "changed": 1, "unchanged": 2, "refused": 1}';
  const add = (fileName: string, isDryRun: boolean, state: string, error: string, mode = 'rows') =>
    `insert into imports (file_name, bytes, is_dry_run, mode, state, error, counts, created_by) values ('${fileName}', 9, ${isDryRun}, '${mode}', '${state}', ${error}, '${counts}', 1)`;
  const { db, close } = await openEarlierData(before, [
    add('mugs.csv', true, 'done', 'null'),
    add('mugs.csv', false, 'done', 'null'),
    add('more.csv', false, 'failed', `'Too wide.'`),
    add('all.csv', false, 'failed', 'null', 'all'),
  ]);
  expect(
    await rowsOf(
      db,
      sql`select action->'options' as options, import_id, state, note, runs.total, done, unchanged, refused, failed
        from runs join run_chunks on run_id = id order by id`,
    ),
  ).toEqual([
    {
      options: { importId: 2, fileName: 'mugs.csv' },
      import_id: 2,
      state: 'done',
      note: null,
      ...{ total: 7, done: 4, unchanged: 2, refused: 1, failed: 0 },
    },
    {
      options: { importId: 3, fileName: 'more.csv' },
      import_id: 3,
      state: 'failed',
      note: 'Too wide.',
      ...{ total: 7, done: 4, unchanged: 2, refused: 1, failed: 0 },
    },
    {
      options: { importId: 4, fileName: 'all.csv' },
      import_id: 4,
      state: 'failed',
      note: null,
      ...{ total: 0, done: 0, unchanged: 0, refused: 0, failed: 0 },
    },
  ]);
  await close();
});

it('an import under way keeps its place, and the lease of its server goes', async () => {
  const before = entries.findIndex(({ tag }) => tag === '0038_import_jobs');
  const { db, close } = await openEarlierData(before, [
    `insert into imports (file_name, bytes, is_dry_run, mode, items_done, created_by) values ('mugs.csv', 9, false, 'rows', 400, 1)`,
    `insert into desk_facts (name, value) values ('import-lease-1', '{"owner":"a","until":"2026-11-28"}'), ('catalogue', '{}')`,
  ]);
  expect(await rowsOf(db, sql`select state, items_done, server from imports`)).toEqual([
    { state: 'running', items_done: 400, server: null },
  ]);
  expect(await rowsOf(db, sql`select name from desk_facts where name in ('import-lease-1', 'catalogue')`)).toEqual([
    { name: 'catalogue' },
  ]);
  await close();
});
