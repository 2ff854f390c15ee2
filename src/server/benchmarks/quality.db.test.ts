// What is stored of a listing, its Listing Quality and its check, is what checking would say: in the transaction that changed anything, and after
// every change of the rules.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BenchmarkReply } from '#domain/benchmarks/benchmarks.contract.ts';
import type { Rescore } from '#domain/benchmarks/rescore.contract.ts';
import type { FlatRule } from '#domain/benchmarks/rules.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { worstLevel } from '#domain/channels/levels.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { emptyCheck } from '#domain/review/part-check.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { SourceDetails } from '#domain/sources/sources.contract.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { loadSample, sampleUsers } from '#server/app/sample.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { checkOneForStore, checkWithClaims, findStoredChecks, loadContents } from '#server/checks/check.commands.ts';
import { countEpochUp, lockWaiting, saveChecks } from '#server/checks/checks.store.ts';
import { rulesChanged } from '#server/checks/epoch.commands.ts';
import { findProgress, noticeRules, rescoreNext } from '#server/checks/rescore.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { benchmarkRules, products, ruleWaivers } from '#server/database/schema.ts';
import { ensureUsers } from '#server/session/session.commands.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { insertChanges, lockRules } from './rules.store.ts';

const app = startTestApp();
const now = () => app.clock.now;
let epoch: number;
beforeEach(async () => {
  epoch = await noticeRules(app.database.db, now());
});

async function call<T>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const patch = (id: number, body: object) => call('PATCH', `/api/products/${id}/optimized-content`, body);
const generate = (id: number, body?: object) => call('POST', `/api/products/${id}/generate-optimized-content`, body);

async function storedOf(id: number) {
  const [row] = await app.database.db
    .select({
      quality: products.listingQuality,
      level: products.complianceLevel,
      epoch: products.qualityEpoch,
      lens: products.lens,
      reviewCheck: products.reviewCheck,
      brokenRules: products.brokenRules,
      waivedRules: products.waivedRules,
      isSourceChanged: products.isSourceChanged,
    })
    .from(products)
    .where(eq(products.id, id));
  return row;
}

/** What checking says now: the figures as the page of the product has them, and the check of what is stored. */
async function checkedOf(id: number) {
  const { quality, parts } = await call<BenchmarkReply>('GET', `/api/products/${id}/benchmark`);
  const { db } = app.database;
  const product = await loadProduct(db, id);
  const content = (await loadContents(db, [id])).get(id) ?? null;
  const [checked] = await checkWithClaims(db, [{ id, product, content }], now());
  if (!checked) throw new Error(`Product ${id} was not checked`);
  const { lens, reviewCheck, brokenRules, waivedRules, isSourceChanged } = checked.check;
  const level = worstLevel(Object.values(parts).map((part) => part.level));
  return { quality, level, lens, reviewCheck, brokenRules, waivedRules, isSourceChanged };
}

/** Makes what is stored wrong, so that only checking again puts it right. */
async function spoil(): Promise<void> {
  await app.database.db.update(products).set({
    ...{ listingQuality: 1, complianceLevel: null, qualityEpoch: 0, lens: 'source-changed', isSourceChanged: true },
    ...{
      reviewCheck: { ...emptyCheck, facts: { must: ['none'], should: [], waived: [] } },
      brokenRules: ['none'],
      waivedRules: ['none'],
    },
  });
}

const runAll = (action: 'approve' | 'generate' | { action: string; options: object }) =>
  runToEnd(app, { ...(typeof action === 'string' ? { action } : action), selection: { filter: {} } });

async function undo(run: number): Promise<void> {
  await call('POST', `/api/runs/${run}/undo`);
  await expect.poll(async () => (await call<Run[]>('GET', '/api/runs'))[0]?.state, { timeout: 60_000 }).toBe('done');
}

async function addSource(id: number): Promise<number> {
  await patch(id, { title: 'The best mug, 500 ml' });
  await spoil();
  const source = { sourceCategory: 'manual', sourceContent: 'The best mug holds 500 ml.' };
  return (await call<SourceDetails>('POST', `/api/products/${id}/data-sources`, source)).source.id;
}

const csv = (title: string) =>
  `sku,title,description,price,retailer\nQ-1,${title},Glazed by hand and fired twice.,12.00,Amazon`;

/** Each changes the product of the given id, or makes one, and answers the id of what is to be looked at. */
const changes: [string, (id: number) => Promise<unknown>, { isBare?: boolean }?][] = [
  ['an edited text', (id) => patch(id, { title: 'BUY NOW!!! best mug' })],
  ['an edited text of a product without content', (id) => patch(id, { title: 'BUY NOW!!!' }), { isBare: true }],
  ['an approval', (id) => patch(id, { imagesStatus: 'approved' })],
  ['a rejection', (id) => patch(id, { imagesStatus: 'rejected' })],
  [
    'a decision on an image',
    (id) =>
      call('PATCH', `/api/products/${id}/optimized-content/image`, {
        imageUrl: 'https://shop.example/mug-1.jpg',
        type: 'hero',
        status: 'rejected',
      }),
  ],
  ['generated content', (id) => generate(id), { isBare: true }],
  ['one part generated again', (id) => generate(id, { contentType: 'bullets' })],
  [
    'an older text brought back',
    async (id) => {
      await patch(id, { title: 'BUY NOW!!! best mug' });
      await spoil();
      const history = await call<HistoryEntry[]>('GET', `/api/products/${id}/content-history`);
      const entry = history.find(({ previousContent }) => typeof previousContent === 'string');
      await patch(id, { title: entry?.previousContent, titleStatus: 'pending', restoredFrom: entry?.id });
    },
  ],
  ['a run that approves', () => runAll('approve')],
  [
    'an undone run that approved',
    async () => {
      const { run } = await runAll('approve');
      await spoil();
      await undo(run.id);
    },
  ],
  ['a run that writes', () => runAll('generate'), { isBare: true }],
  [
    'a run that writes undone',
    async () => {
      const { run } = await runAll('generate');
      await spoil();
      await undo(run.id);
    },
    { isBare: true },
  ],
  ['a run that rejects', () => runAll({ action: 'reject', options: { parts: ['title'] } })],
  [
    'a run that rolls back',
    async (id) => {
      await patch(id, { titleStatus: 'rejected' });
      await spoil();
      await runAll({ action: 'roll-back', options: { parts: ['title'] } });
    },
  ],
  [
    'a run that replaces words',
    () =>
      runAll({
        action: 'find-replace',
        options: { find: 'mug', replace: 'best cup', parts: ['title'], matchCase: false, wholeWords: true },
      }),
  ],
  ['a run that sets a field', () => runAll({ action: 'set-field', options: { field: 'retailer', value: 'Amazon' } })],
  [
    'a run that sets a field behind an approval',
    async (id) => {
      await patch(id, { titleStatus: 'approved' });
      await spoil();
      await runAll({ action: 'set-field', options: { field: 'brand', value: 'Oakfield' } });
    },
  ],
  ['a run that checks again', () => runAll({ action: 'judge', options: {} })],
  ['an edited source', (id) => call('PATCH', `/api/products/${id}`, { title: 'x', images: [] }), { isBare: true }],
  ['an edited source behind content', (id) => call('PATCH', `/api/products/${id}`, { retailer: 'Amazon', price: '' })],
  [
    'an edited source behind an approval',
    async (id) => {
      await patch(id, { titleStatus: 'approved' });
      await spoil();
      await call('PATCH', `/api/products/${id}`, { brand: 'Oakfield' });
    },
  ],
  [
    'an edited source that sends an approval back',
    async (id) => {
      await call('PATCH', '/api/settings', { returnsChanged: true });
      await patch(id, { titleStatus: 'approved' });
      await spoil();
      await call('PATCH', `/api/products/${id}`, { brand: 'Oakfield' });
    },
  ],
  [
    'a data source',
    async (id) => {
      await addSource(id);
    },
  ],
  [
    'a data source that is switched off',
    async (id) => {
      const source = await addSource(id);
      await spoil();
      await call('PATCH', `/api/data-sources/${source}`, { isActive: false });
    },
  ],
  [
    'a data source that is deleted',
    async (id) => {
      const source = await addSource(id);
      await spoil();
      await app.call('DELETE', `/api/data-sources/${source}`);
    },
  ],
  ['a clone', async (id) => (await call<Product>('POST', `/api/products/${id}/clone`)).id],
  ['an added product', async () => (await call<Product>('POST', '/api/products', { sku: 'N-1', title: 'Mug' })).id],
  [
    'a product restored after it was deleted',
    async (id) => {
      await app.call('DELETE', `/api/products/${id}`);
      await call('POST', `/api/products/${id}/restore`);
    },
  ],
  [
    'an imported product',
    async () => {
      await importFile(app, csv('Stoneware mug'), '?mode=rows');
      const [row] = await app.database.db.select({ id: products.id }).from(products).where(eq(products.sku, 'Q-1'));
      return row?.id;
    },
  ],
  ...([true, false] as const).map((isBare): [string, (id: number) => Promise<unknown>, { isBare: boolean }] => [
    `an import over ${isBare ? 'a source' : 'a source behind content'}`,
    async (id) => {
      await app.database.db.update(products).set({ sku: 'Q-1' }).where(eq(products.id, id));
      await importFile(app, csv('An imported title of another length altogether'), '?mode=rows');
    },
    { isBare },
  ]),
];

describe('in the transaction of a change', () => {
  it.each(changes)('%s stores what the listing is then checked to be', async (_, change, { isBare = false } = {}) => {
    const id = await addProduct(app.database.db);
    if (!isBare) await generate(id);
    await spoil();
    const answered = await change(id);
    const looked = typeof answered === 'number' ? answered : id;
    const stored = await storedOf(looked);
    expect(stored).toEqual({ ...(await checkedOf(looked)), epoch });
    expect(await call<Product>('GET', `/api/products/${looked}`)).toMatchObject({
      listingQuality: stored?.quality,
      complianceLevel: stored?.level,
      lens: stored?.lens,
    });
  });

  it('a change that is not stored leaves the figure alone', async () => {
    const id = await addProduct(app.database.db);
    await generate(id);
    const before = await storedOf(id);
    const reply = await app.call(
      'PATCH',
      `/api/products/${id}/optimized-content`,
      { title: '' },
      { 'if-match': '"0"' },
    );
    expect(reply.status).toBe(409);
    expect(await storedOf(id)).toEqual(before);
  });

  it('every product of the sample carries what its page says', async () => {
    const { db } = app.database;
    await db.transaction(async (tx) => loadSample(tx, await ensureUsers(tx, sampleUsers), now()));
    const all = await call<Product[]>('GET', '/api/products');
    expect(all.length).toBeGreaterThan(50);
    for (const { id, listingQuality: quality, complianceLevel: level, lens } of all) {
      const checked = await checkedOf(id);
      expect(await storedOf(id), `product ${id}`).toEqual({ ...checked, epoch });
      expect(checked, `product ${id}`).toMatchObject({ quality, level, lens });
    }
    expect(await findProgress(db, null)).toEqual({ running: false, done: all.length, total: all.length, pace: null });
  });
});

/** Switches a rule off, the way a person does. */
async function switchOff(key: string): Promise<void> {
  await app.database.db.transaction(async (tx) => {
    await lockRules(tx);
    const [before] = await tx.select().from(benchmarkRules).where(eq(benchmarkRules.key, key));
    const [after] = await tx
      .update(benchmarkRules)
      .set({ isActive: false })
      .where(eq(benchmarkRules.key, key))
      .returning();
    if (!before || !after) throw new Error(`No rule ${key}`);
    await insertChanges(tx, [{ ruleId: after.id, before, after }], { actorId: null, at: now() });
    await rulesChanged({ now }, tx);
  });
}

/** A rule every product here loses points by. */
async function costlyRule(id: number): Promise<string> {
  const { results } = await call<BenchmarkReply>('GET', `/api/products/${id}/benchmark`);
  const [result] = results.filter(({ lost }) => lost > 0).toSorted((a, b) => b.lost - a.lost);
  if (!result) throw new Error('No rule costs a point');
  return result.ruleId;
}

async function rescoreAll(target: number): Promise<number> {
  let batches = 0;
  for (let after = null; ; batches += 1) {
    const step = await rescoreNext(app.database.db, target, after, now());
    if (!step) return batches;
    after = step.last;
  }
}

/** Sessions of this database that wait for a row another one holds. */
async function countWaiting(db: Db): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
}

describe('a change of the rules', () => {
  it('checks every product again in the background, and reports how far it is', async () => {
    const { db } = app.database;
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) ids.push(await addProduct(db));
    await generate(ids[0] ?? 0);
    await rescoreAll(epoch);
    const before = await storedOf(ids[2] ?? 0);
    app.isRescoreHeld = false;
    await switchOff(await costlyRule(ids[2] ?? 0));
    await expect
      .poll(() => call<Rescore>('GET', '/api/benchmark-rules/rescore'), { timeout: 30_000 })
      .toMatchObject({ running: false, total: 3 });
    for (const id of ids) expect(await storedOf(id)).toEqual({ ...(await checkedOf(id)), epoch: epoch + 1 });
    expect((await storedOf(ids[2] ?? 0))?.quality).toBeGreaterThan(before?.quality ?? 100);
  });

  it('is noticed once by several servers, also when nobody announced it', async () => {
    const { db } = app.database;
    await db.execute(sql`insert into benchmark_rule_changes (rule_id) select id from benchmark_rules limit 1`);
    const [one, other] = await Promise.all([noticeRules(db, now()), noticeRules(db, now())]);
    expect([one, other]).toEqual([epoch + 1, epoch + 1]);
    expect(await noticeRules(db, now())).toBe(epoch + 1);
  });

  it('counts the first epoch once, of servers that both saw none', async () => {
    const { db } = app.database;
    await db.execute(sql`delete from desk_facts where name = 'quality-epoch'`);
    const seen = { version: 7, day: '2026-07-27' };
    // The second began before the first was stored: there was no row to wait for.
    const [one, other] = await Promise.all(
      [seen, seen].map((rules) => db.transaction((tx) => countEpochUp(tx, rules))),
    );
    expect([one, other]).toEqual([1, 1]);
    expect(await countEpochUp(db, { ...seen, day: '2026-07-26' })).toBe(1);
    expect(await countEpochUp(db, { ...seen, day: '2026-07-28' })).toBe(2);
    expect(await countEpochUp(db, { version: 8, day: '2026-07-28' })).toBe(3);
  });

  it('goes on where it was after a stop, and checks nothing twice', async () => {
    const { db } = app.database;
    await db.execute(
      sql`insert into products (sku, title) select 'S-' || n, 'Mug ' || n from generate_series(1, 250) n`,
    );
    const first = await rescoreNext(db, epoch, null, now());
    expect(first?.count).toBe(100);
    expect(await findProgress(db, 7)).toEqual({ running: true, done: 100, total: 250, pace: 7 });
    const written = await rowsOf<{ xmin: string }>(db, sql`select xmin from products where quality_epoch = ${epoch}`);
    expect(await rescoreAll(epoch)).toBeGreaterThan(0);
    const after = await rowsOf<{ xmin: string }>(
      db,
      sql`select xmin from products where id <= (select max(id) - 150 from products)`,
    );
    expect(after).toEqual(written);
    expect(await findProgress(db, 7)).toEqual({ running: false, done: 250, total: 250, pace: null });
  });

  it('an edit under way meanwhile keeps what it stored', async () => {
    const { db, engine } = app.database;
    const id = await addProduct(db);
    await generate(id);
    const key = await costlyRule(id);
    const stored = (await findStoredChecks(db, [id])).get(id);
    if (!stored) throw new Error('Nothing was stored');
    const wrong = { ...stored, listingQuality: 3, complianceLevel: 'borderline' as const };
    // The walk holds the product, with its content of before, when the edit comes: the edit waits and has the last word.
    const edit = await db.transaction(async (tx) => {
      const waiting = await lockWaiting(tx, { epoch: epoch + 1, after: null, limit: 10 });
      expect(waiting.map((each) => each.id)).toEqual([id]);
      const editing = patch(id, { title: 'BUY NOW!!! best mug' });
      // The embedded database has one connection, and this transaction holds it.
      if (engine === 'postgres') await expect.poll(() => countWaiting(tx)).toBe(1);
      await saveChecks(tx, [{ ...wrong, id, qualityEpoch: epoch }]);
      return { editing };
    });
    await edit.editing;
    expect(await storedOf(id)).toEqual({ ...(await checkedOf(id)), epoch });
    // And what was checked at an earlier epoch never takes the place of what was checked later.
    await saveChecks(db, [{ ...wrong, id, qualityEpoch: epoch - 1 }]);
    expect(await storedOf(id)).toEqual({ ...(await checkedOf(id)), epoch });
    await switchOff(key);
    await rescoreAll(epoch + 1);
    expect(await storedOf(id)).toEqual({ ...(await checkedOf(id)), epoch: epoch + 1 });
  });

  it('passes over a product that is being changed, and does not wait for it', async () => {
    const { db, engine } = app.database;
    const [held, free] = [await addProduct(db), await addProduct(db)];
    await spoil();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select id from products where id = ${held} for update`);
      // The embedded database has one connection: there the walk waits its turn.
      if (engine === 'postgres') expect((await rescoreNext(db, epoch, null, now()))?.last.id).toBe(free);
    });
    await rescoreAll(epoch);
    for (const id of [held, free]) expect((await storedOf(id))?.epoch).toBe(epoch);
  });
});

describe('a dated rule', () => {
  const title = `Clayfield Stoneware Mug with a Handle, ${'Hand Glazed '.repeat(6)}`.trim();

  it('that starts or ends counts the epoch up on its day, and other days do not', async () => {
    const { db } = app.database;
    app.clock.now = new Date('2026-07-26T23:59:59Z');
    // The workspace's epoch is of a later day: a fresh one begins on this.
    await db.execute(sql`delete from desk_facts where name = 'quality-epoch'`);
    const before = await noticeRules(db, now());
    const { id } = await call<Product>('POST', '/api/products', { sku: 'A-1', title, retailer: 'Amazon' });
    const wide = await storedOf(id);
    expect(wide).toEqual({ ...(await checkedOf(id)), epoch: before });

    app.clock.now = new Date('2026-07-27T00:00:00Z');
    const counted = await Promise.all([noticeRules(db, now()), noticeRules(db, now())]);
    expect(counted).toEqual([before + 1, before + 1]);
    await rescoreAll(before + 1);
    const narrow = await storedOf(id);
    expect(narrow).toEqual({ ...(await checkedOf(id)), epoch: before + 1 });
    expect(narrow?.quality).toBeLessThan(wide?.quality ?? 0);

    app.clock.now = new Date('2026-07-28T00:00:00Z');
    expect(await noticeRules(db, now())).toBe(before + 1);
    // A server whose clock is behind checks by the rules of its day, and does not pass that off as the present epoch.
    const [product] = await db.select().from(products).where(eq(products.id, id));
    if (!product) throw new Error('The product is gone');
    const late = await checkOneForStore(
      db,
      { id: product.id, product, content: null },
      new Date('2026-07-26T23:59:59Z'),
    );
    expect(late).toEqual({
      listingQuality: wide?.quality,
      complianceLevel: wide?.level,
      qualityEpoch: before,
      lens: 'nothing-written',
      reviewCheck: emptyCheck,
      brokenRules: [],
      waivedRules: [],
      isSourceChanged: false,
    });
    expect(await noticeRules(db, new Date('2026-07-26T23:59:59Z'))).toBe(before + 1);
  });
});

describe('a waiver', () => {
  it('is distinguished from what it covers, and on the day after its last the rule holds back again', async () => {
    const { db } = app.database;
    const id = await addProduct(db);
    await patch(id, { title: 'Stoneware mug' });
    const { key: ruleId } = await call<FlatRule>('POST', '/api/benchmark-rules', {
      ...{ retailer: 'Shopify', attribute: 'title', label: 'Short titles', severity: 'block', points: 3 },
      ...{ benchmarkType: 'length', rule: { unit: 'characters', max: 5, isIdeal: false } },
    });
    const brokenBy = async () => {
      const title = (await storedOf(id))?.reviewCheck.parts.find(({ part }) => part === 'title');
      return { must: title?.must.includes(ruleId), waived: title?.waived.includes(ruleId) };
    };
    const of = { ruleIds: [ruleId], scope: 'products' as const, productIds: [id], reason: 'Agreed', createdAt: now() };
    await db.insert(ruleWaivers).values([
      { ...of, until: '2026-11-21' },
      { ...of, undoneAt: now() },
    ]);
    const before = await noticeRules(db, now());
    await rescoreAll(before);
    expect(await brokenBy()).toEqual({ must: false, waived: true });
    expect((await storedOf(id))?.waivedRules).toContain(ruleId);

    app.clock.now = new Date('2026-11-22T00:00:00Z');
    const after = await noticeRules(db, now());
    expect(after).toBe(before + 1);
    await rescoreAll(after);
    expect(await brokenBy()).toEqual({ must: true, waived: false });
    expect(await storedOf(id)).toEqual({ ...(await checkedOf(id)), epoch: after });
  });
});

describe('lists', () => {
  async function addChecked(): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    const figures: [string, number | null, string | null][] = [
      ['unchecked 1', null, null],
      ['low', 20, 'non-compliant'],
      ['high', 91, 'compliant'],
      ['unchecked 2', null, null],
      ['middle', 55, 'borderline'],
      ['middle too', 55, 'compliant'],
    ];
    for (const [name, quality, level] of figures) {
      const id = await addProduct(app.database.db, { title: name });
      ids.set(name, id);
      await app.database.db.execute(
        sql`update products set listing_quality = ${quality}, compliance_level = ${level}, quality_epoch = 99 where id = ${id}`,
      );
    }
    return ids;
  }
  const titles = async (query: string) =>
    (await call<Product[]>('GET', `/api/products?limit=50&sort=title&order=asc&${query}`)).map(({ title }) => title);

  it('filter by level and by quality, both bounds included', async () => {
    await addChecked();
    expect(await titles('level=compliant')).toEqual(['high', 'middle too']);
    expect(await titles('qualityMin=55')).toEqual(['high', 'middle', 'middle too']);
    expect(await titles('qualityMin=21&qualityMax=55')).toEqual(['middle', 'middle too']);
    expect(await titles('qualityMax=20&level=non-compliant')).toEqual(['low']);
    for (const bad of ['level=fine', 'qualityMin=101', 'qualityMax=-1', 'qualityMin=x'])
      expect((await app.call('GET', `/api/products?limit=5&${bad}`)).status, bad).toBe(400);
  });

  it.each(['asc', 'desc'])(
    'sorted %s walk every page and every neighbour, with products not checked yet',
    async (order) => {
      await addChecked();
      const all = await call<Product[]>('GET', `/api/products?limit=50&sort=listingQuality&order=${order}`);
      const figures = all.map(({ listingQuality }) => listingQuality);
      expect(figures).toEqual(order === 'asc' ? [20, 55, 55, 91, null, null] : [null, null, 91, 55, 55, 20]);
      const ids = all.map(({ id }) => id);
      for (const limit of [1, 2, 4]) {
        const walked: number[] = [];
        let next: string | undefined = `/api/products?limit=${limit}&sort=listingQuality&order=${order}`;
        while (next) {
          const page: Awaited<ReturnType<typeof app.call>> = await app.call('GET', next);
          walked.push(...(page.body as Product[]).map(({ id }) => id));
          next = String(page.headers.link ?? '').match(/<(.+)>/)?.[1];
        }
        expect(walked, `pages of ${limit}`).toEqual(ids);
      }
      for (const [place, id] of ids.entries()) {
        const found = await call('GET', `/api/products/${id}/neighbours?sort=listingQuality&order=${order}`);
        const at = (index: number) => (ids[index] === undefined ? null : { id: ids[index] });
        expect(found).toMatchObject({ previous: at(place - 1), next: at(place + 1) });
      }
    },
  );

  it('and the walk over what waits are read from indexes', async () => {
    const { db } = app.database;
    await db.execute(sql`insert into products (sku, title, listing_quality, compliance_level, quality_epoch)
      select 'I-' || n, 'Mug ' || n, n % 100, case when n % 50 = 0 then 'non-compliant' else 'compliant' end, case when n % 100 = 0 then 1 else 2 end
      from generate_series(1, 10000) n`);
    await db.execute(sql`analyze products`);
    const plan = async (query: string) =>
      (await rowsOf<Record<string, string>>(db, sql.raw(`explain ${query}`)))
        .map((row) => Object.values(row)[0])
        .join('\n');
    expect(await plan('select id from products order by listing_quality, id limit 24')).toMatch(/products_quality\b/);
    expect(await plan("select count(*) from products where compliance_level = 'non-compliant'")).toMatch(
      /products_level/,
    );
    expect(await plan('select id from products where quality_epoch < 2 order by quality_epoch, id limit 100')).toMatch(
      /products_quality_epoch/,
    );
  });
});

describe('what the texts aim for', () => {
  const voice = { scope: 'workspace', scopeValue: null, rules: { ...emptyVoice, avoid: ['stoneware'] } };
  const list = (scope: string, value: string, keywords: string[]) =>
    app.call('PUT', '/api/keywords', { scope, value, keywords: keywords.map((text) => ({ text, volume: null })) });

  async function expectRechecked(id: number, change: () => Promise<unknown>): Promise<number> {
    const before = await storedOf(id);
    await change();
    const target = await noticeRules(app.database.db, now());
    await rescoreAll(target);
    const after = await storedOf(id);
    expect(after).toEqual({ ...(await checkedOf(id)), epoch: target });
    return (after?.quality ?? 0) - (before?.quality ?? 0);
  }

  it('a voice that is added, changed and deleted has every listing checked again', async () => {
    const id = await addProduct(app.database.db, { title: 'Stoneware mug' });
    let made = 0;
    const added = await expectRechecked(id, async () => {
      made = (await call<{ id: number }>('POST', '/api/voices', voice)).id;
    });
    expect(added).toBeLessThan(0);
    const kept = { ...voice, rules: emptyVoice };
    expect(await expectRechecked(id, () => call('PATCH', `/api/voices/${made}`, kept))).toBe(-added);
    await expectRechecked(id, () => app.call('DELETE', `/api/voices/${made}`));
  });

  it('the keywords of a category are checked again in the background, as far as a fact carries them', async () => {
    const id = await addProduct(app.database.db, { title: 'Stoneware mug', description: '', category: 'Kitchen' });
    await patch(id, { title: 'A mug' });
    expect(await expectRechecked(id, () => list('category', 'KITCHEN', ['stoneware mug', 'teapot']))).toBe(-6);
    expect(await expectRechecked(id, () => patch(id, { title: 'A stoneware mug' }))).toBeGreaterThanOrEqual(6);
    const url = '/api/keywords?scope=category&value=kitchen';
    expect(await expectRechecked(id, () => app.call('DELETE', url))).toBe(0);
  });

  it('the keywords of a product, and a data source that carries one, are checked at once', async () => {
    const id = await addProduct(app.database.db, { title: 'Stoneware mug' });
    const before = await storedOf(id);
    await list('product', String(id), ['camping mug']);
    expect(await storedOf(id)).toEqual(before);
    const source = { sourceCategory: 'manual', sourceContent: 'A camping mug.' };
    await call('POST', `/api/products/${id}/data-sources`, source);
    const carried = await storedOf(id);
    expect(carried?.quality).toBe((before?.quality ?? 0) - 6);
    expect(carried).toEqual({ ...(await checkedOf(id)), epoch });
    await app.call('DELETE', `/api/products/${id}`);
    await call('POST', `/api/products/${id}/restore`);
    expect(await storedOf(id)).toEqual(carried);
    const copy = await call<Product>('POST', `/api/products/${id}/clone`);
    expect(await storedOf(copy.id)).toEqual({ ...(await checkedOf(copy.id)), epoch });
  });

  it('a hidden attribute carries no keyword any more', async () => {
    const id = await addProduct(app.database.db, {
      title: 'Mug',
      description: '',
      category: 'Kitchen',
      attributes: [{ name: 'Material', value: 'stoneware' }],
    });
    await patch(id, { title: 'A mug' });
    await list('category', 'Kitchen', ['stoneware']);
    await rescoreAll(await noticeRules(app.database.db, now()));
    const hide = () => app.call('PUT', '/api/attributes/material', { use: 'hidden' });
    expect(await expectRechecked(id, hide)).toBe(6);
  });
});
