import { asc, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { noAims } from '#domain/benchmarks/aims.ts';
import type { BenchmarkReply } from '#domain/benchmarks/benchmarks.contract.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { RuleDraft } from '#domain/benchmarks/rule-input.ts';
import { type FlatRule, type RuleChange, type RuleTest, storedRuleSchema } from '#domain/benchmarks/rules.contract.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { benchmarkRuleChanges, benchmarkRules } from '#server/database/schema.ts';
import { openLiveHub } from '#server/live/live.ts';
import { addProduct, sourceProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { seedRules } from './rules.seed.ts';

const app = startTestApp();
const url = '/api/benchmark-rules';
const draft: RuleDraft = {
  retailer: 'Shopify',
  attribute: 'title',
  label: 'Short titles',
  severity: 'block',
  points: 5,
  benchmarkType: 'length',
  rule: { unit: 'characters', max: 10, isIdeal: false },
};
const decode = (body: unknown) => z.decode(storedRuleSchema, body as FlatRule);
const add = async (given: object = {}) => decode((await app.call('POST', url, { ...draft, ...given })).body);
const read = async (id: number) => {
  const { rule, changes } = (await app.call('GET', `${url}/${id}`)).body as { rule: FlatRule; changes: RuleChange[] };
  return { rule: decode(rule), changes };
};
const change = (id: number, body: unknown, headers?: Record<string, string>) =>
  app.call('PATCH', `${url}/${id}`, body, headers);
const undo = (id: number) => app.call('POST', `${url}/changes/${id}/undo`);
const loadBenchmark = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/benchmark`)).body as BenchmarkReply;
const builtIn = async (key: string) => {
  const [row] = await app.database.db.select().from(benchmarkRules).where(eq(benchmarkRules.key, key));
  if (!row) throw new Error(`No rule ${key}`);
  return row;
};
const seed = () => app.database.db.transaction((tx) => seedRules(tx, app.clock.now));
const countChanges = async () => Number((await app.database.db.$count(benchmarkRuleChanges)) ?? 0);

describe('the rules that came with Copydesk', () => {
  it('are all in the table, in their order, and checked by', async () => {
    const { rules, version } = await loadActiveRules(app.database.db);
    expect(rules).toEqual(builtInRules);
    expect(version).toBeGreaterThanOrEqual(builtInRules.length);
  });

  it('are recorded once and left alone by the next start', async () => {
    const before = await countChanges();
    await seed();
    expect(await countChanges()).toBe(before);
  });

  it('are renewed where the workspace never touched them, added where missing, and taken away when shipped no more', async () => {
    const { db } = app.database;
    const label = 'An older label';
    const [outdated, touched, missing] = [
      await builtIn('amazon.title.capitals'),
      await builtIn('walmart.title.capitals'),
      await builtIn('etsy.title.capitals'),
    ];
    await db.update(benchmarkRules).set({ label }).where(eq(benchmarkRules.id, outdated.id));
    await db.update(benchmarkRules).set({ label, updatedBy: app.user.id }).where(eq(benchmarkRules.id, touched.id));
    await db.delete(benchmarkRules).where(eq(benchmarkRules.id, missing.id));
    const { id: _, ...copy } = outdated;
    await db.insert(benchmarkRules).values({ ...copy, key: 'amazon.title.gone' });
    const own = await add();
    const known = await countChanges();
    await seed();
    expect((await builtIn('amazon.title.capitals')).label).toBe('Title capitalization');
    expect((await builtIn('walmart.title.capitals')).label).toBe(label);
    expect((await builtIn('etsy.title.capitals')).label).toBe('Title capitalization');
    expect(await db.select().from(benchmarkRules).where(eq(benchmarkRules.key, 'amazon.title.gone'))).toEqual([]);
    expect((await read(own.id)).rule).toEqual(own);
    expect((await countChanges()) - known).toBe(3);
    expect((await read(outdated.id)).changes[0]).toMatchObject({
      changedBy: null,
      before: { rule: { label } },
      after: { rule: { label: 'Title capitalization' } },
    });
  });

  it('are not deleted but switched off, and then no longer checked by', async () => {
    const id = await addProduct(app.database.db, { retailer: 'Amazon', title: 'A LOUD MUG FOR EVERYONE' });
    const row = await builtIn('amazon.title.capitals');
    const speaks = async () => (await loadBenchmark(id)).results.map(({ ruleId }) => ruleId);
    expect(await speaks()).toContain('amazon.title.capitals');
    expect(await app.call('DELETE', `${url}/${row.id}`)).toMatchObject({
      status: 422,
      body: { error: 'You cannot delete a rule that came with Copydesk. Turn it off instead.' },
    });
    const off = await change(row.id, { isActive: false });
    expect(off).toMatchObject({ status: 200, body: { isActive: false, isBuiltIn: true, isTouched: true } });
    // Without the channel's rule the general one holds.
    expect(await speaks()).not.toContain('amazon.title.capitals');
    expect(await speaks()).toContain('general.title.capitals');
  });

  it('get their own wording back, and follow Copydesk again', async () => {
    const row = await builtIn('etsy.title.length');
    const { rule } = (await read(row.id)).rule;
    const { id: _, ...given } = rule;
    await change(row.id, { rule: { ...given, points: 3 }, isActive: false });
    expect((await read(row.id)).rule).toMatchObject({ isTouched: true, isActive: false, rule: { points: 3 } });
    const restored = await app.call('POST', `${url}/${row.id}/restore`);
    expect(decode(restored.body)).toMatchObject({ isTouched: false, isActive: true, updatedBy: null, rule });
    expect((await app.call('POST', `${url}/${row.id}/restore`)).status).toBe(422);
    expect((await app.call('POST', `${url}/${(await add()).id}/restore`)).status).toBe(422);
  });
});

describe('a rule of the workspace', () => {
  it('is added, checked by at once, changed, and deleted', async () => {
    const id = await addProduct(app.database.db);
    const before = await loadBenchmark(id);
    const made = await app.call('POST', url, draft);
    const rule = made.body as FlatRule;
    expect(made).toMatchObject({
      status: 201,
      headers: { etag: `"${rule.version}"` },
      body: {
        isBuiltIn: false,
        isTouched: false,
        isActive: true,
        updatedBy: { fullName: 'Tess Tester' },
        ...{ key: `own.${rule.id}`, subject: `own-${rule.id}`, retailer: 'shopify', category: '*', standing: 'own' },
        // The specified fields of a rule stand beside each other.
        ...{ attribute: 'title', benchmarkType: 'length', rule: draft.rule, notes: null, createdBy: app.user.id },
        createdAt: rule.updatedAt,
      },
    });
    const after = await loadBenchmark(id);
    expect(after.quality).toBe(before.quality - 5);
    expect(after.parts.title).toEqual({ level: 'non-compliant', message: 'Title is too long to meet requirements' });
    await change(rule.id, { rule: { ...draft, points: 2 } });
    expect((await loadBenchmark(id)).quality).toBe(before.quality - 2);
    expect((await app.call('DELETE', `${url}/${rule.id}`)).status).toBe(200);
    expect(await loadBenchmark(id)).toEqual(before);
    expect((await app.call('GET', `${url}/${rule.id}`)).status).toBe(404);
  });

  it('takes the place of a built-in rule with its subject, also of one as narrow', async () => {
    const id = await addProduct(app.database.db, { title: 'A mug with a title of more than thirty characters' });
    const { rule } = await add({
      subject: 'length',
      retailer: 'shopify',
      rule: { unit: 'characters', max: 30, isIdeal: false },
    });
    const asked = (await loadBenchmark(id)).results.filter(
      ({ attribute, label }) => attribute === 'title' && /titles$|limit/.test(label),
    );
    expect(asked.map(({ ruleId }) => ruleId)).toEqual([rule.id]);
  });

  it('needs no more than the specified fields', async () => {
    const specified = {
      category: 'Kitchen',
      retailer: 'Shopify',
      attribute: 'title',
      benchmarkType: 'length',
      rule: { unit: 'characters', max: 80 },
    };
    const reply = await app.call('POST', url, specified);
    expect([reply.status, reply.body]).toMatchObject([
      201,
      {
        ...specified,
        retailer: 'shopify',
        label: 'Length of the title',
        severity: 'warn',
        points: 5,
        isActive: true,
        notes: null,
      },
    ]);
  });

  it('may be for a retailer Copydesk does not know', async () => {
    const id = await addProduct(app.database.db, { retailer: 'Corner  Shop' });
    const other = await addProduct(app.database.db, { retailer: 'Corner Shops' });
    await add({ retailer: ' corner shop' });
    expect((await loadBenchmark(id)).pack).toMatchObject({ id: 'corner shop', name: 'Corner  Shop', channelRules: 1 });
    expect((await loadBenchmark(other)).pack).toMatchObject({ id: 'general' });
    const packs = (await app.call('GET', `${url}/packs`)).body;
    expect(packs).toContainEqual({ retailer: 'corner shop', name: 'corner shop', rules: 1, active: 1 });
    expect((packs as unknown[])[0]).toMatchObject({ retailer: 'general', name: 'General' });
  });

  it.each([
    [{ points: 0 }, 'points'],
    [{ rule: { unit: 'characters', isIdeal: false } }, 'rule.max'],
    [{ attribute: 'images' }, 'attribute'],
    [{ colour: 'red' }, ''],
    [{ benchmarkType: 'forbidden', rule: { what: 'x', phrases: [], patterns: ['(a+)+$'] } }, 'rule.patterns'],
  ])('is refused with %j', async (given, path) => {
    const reply = await app.call('POST', url, { ...draft, ...given });
    expect(reply.status).toBe(400);
    expect((reply.body as { issues: { path: string }[] }).issues.map((issue) => issue.path).join()).toContain(path);
  });

  it('keeps the patterns that came with it, and takes no others', async () => {
    const row = await builtIn('amazon.title.signs');
    const { id: _, ...given } = (await read(row.id)).rule.rule;
    const rule = given.rule as { patterns: string[] };
    expect((await change(row.id, { rule: { ...given, points: 2 } })).status).toBe(200);
    const foreign = { ...given, rule: { ...rule, patterns: [...rule.patterns, '(a+)+$'] } };
    expect((await change(row.id, { rule: foreign })).status).toBe(400);
  });
});

it('a rule of no kind there is, or with too long a text, is refused in plain words', async () => {
  const unknown = await app.call('POST', url, { ...draft, benchmarkType: 'mood' });
  expect(unknown).toMatchObject({ status: 400, body: { error: expect.not.stringContaining('Invalid input') } });
  const long = await app.call('GET', `${url}?search=${'x'.repeat(201)}`);
  expect(long).toMatchObject({ status: 400, body: { error: 'search: At most 200 characters.' } });
});

describe('changes of rules', () => {
  it('are shown with who, when, before and after, newest first', async () => {
    const made = await add();
    app.clock.now = new Date('2026-11-21T11:00:00.000Z');
    await change(made.id, { isActive: false });
    expect((await read(made.id)).changes).toMatchObject([
      {
        before: { isActive: true },
        after: { isActive: false },
        changedAt: '2026-11-21T11:00:00.000Z',
        changedBy: { fullName: 'Tess Tester' },
        undoes: null,
      },
      { id: made.version, before: null, after: { rule: { label: 'Short titles' } } },
    ]);
  });

  it('are refused for a version that is not the newest', async () => {
    const made = await add();
    const headers = { 'if-match': `"${made.version}"` };
    expect((await change(made.id, { isActive: false }, headers)).status).toBe(200);
    const stale = await change(made.id, { isActive: true }, headers);
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect((await app.call('DELETE', `${url}/${made.id}`, undefined, headers)).status).toBe(409);
    expect((await read(made.id)).changes).toHaveLength(2);
  });

  it('are taken back one by one, and an undo too', async () => {
    const made = await add();
    const off = decode((await change(made.id, { isActive: false })).body);
    expect((await undo(made.version)).status).toBe(409);
    const undone = (await undo(off.version)).body as { change: number; rule: FlatRule };
    expect(undone.rule).toMatchObject({ isActive: true, version: undone.change });
    expect((await undo(undone.change)).body).toMatchObject({ rule: { isActive: false } });
    expect((await read(made.id)).changes.map(({ undoes }) => undoes)).toEqual([undone.change, off.version, null, null]);
  });

  it('bring a deleted rule back under its id, and take an added one away', async () => {
    const id = await addProduct(app.database.db);
    const made = await add();
    const checked = await loadBenchmark(id);
    const { change: deletion } = (await app.call('DELETE', `${url}/${made.id}`)).body as { change: number };
    const back = (await undo(deletion)).body as { change: number; rule: FlatRule };
    expect(decode(back.rule)).toEqual({ ...made, version: back.change });
    expect(await loadBenchmark(id)).toEqual(checked);
    const next = await add();
    expect(next.id).toBeGreaterThan(made.id);
    expect((await undo(next.version)).body).toMatchObject({ rule: null });
    expect((await app.call('GET', `${url}/${next.id}`)).status).toBe(404);
  });

  it('of Copydesk itself cannot be taken back, and an unknown one is not there', async () => {
    const row = await builtIn('etsy.title.length');
    const [first] = (await read(row.id)).changes;
    expect((await undo(first?.id ?? 0)).status).toBe(422);
    expect((await undo(999_999)).status).toBe(404);
  });

  it('of a built-in rule, taken back, leave it untouched', async () => {
    const row = await builtIn('etsy.title.length');
    const off = decode((await change(row.id, { isActive: false })).body);
    await undo(off.version);
    expect((await read(row.id)).rule).toMatchObject({ isTouched: false, isActive: true, updatedBy: null });
  });

  it('are announced to other browsers and start a new judgement', async () => {
    const events: string[] = [];
    const hub = await openLiveHub(app.database);
    hub.onEvent((event) => events.push(event.type));
    await add();
    await vi.waitFor(() => expect(events).toEqual(expect.arrayContaining(['rules', 'rescore'])));
  });
});

describe('the rules checked by', () => {
  it('are read once for a version, also in transactions', async () => {
    const { db } = app.database;
    const first = await loadActiveRules(db);
    expect((await loadActiveRules(db)).rules).toBe(first.rules);
    await db.transaction(async (tx) => expect((await loadActiveRules(tx)).rules).toBe(first.rules));
    await add();
    expect((await loadActiveRules(db)).rules).not.toBe(first.rules);
  });

  it('are those before a change that was rolled back', async () => {
    const { db } = app.database;
    const first = await loadActiveRules(db);
    const rows = await db
      .select()
      .from(benchmarkRules)
      .where(isNotNull(benchmarkRules.key))
      .orderBy(asc(benchmarkRules.id))
      .limit(1);
    const failed = db.transaction(async (tx) => {
      await tx.delete(benchmarkRules);
      await tx.insert(benchmarkRuleChanges).values({ ruleId: rows[0]?.id ?? 0 });
      expect((await loadActiveRules(tx)).rules).toEqual([]);
      throw new Error('roll back');
    });
    await expect(failed).rejects.toThrow('roll back');
    expect(await loadActiveRules(db)).toEqual(first);
    const made = await add();
    expect((await loadActiveRules(db)).rules.map(({ id }) => id)).toContain(`own.${made.id}`);
  });

  it('are what the browser is given, and it checks the same by them', async () => {
    const id = await addProduct(app.database.db, { retailer: 'Amazon' });
    await add({ retailer: 'amazon' });
    const { rules } = (await app.call('GET', `${url}/active`)).body as { rules: typeof builtInRules };
    const content = { title: 'Free shipping mug', description: '', bullets: ['a'], images: ['x'] };
    const reply = (await app.call('POST', `/api/products/${id}/benchmark`, content)).body as BenchmarkReply;
    const product = sourceProduct({ retailer: 'Amazon' });
    expect(evaluate(content, product, rules, app.clock.now, noAims).quality).toBe(reply.quality);
  });

  it('a row nobody could have written is a fault that names it', async () => {
    const { db } = app.database;
    await add();
    await db
      .update(benchmarkRules)
      .set({ rule: { max: 'many' } })
      .where(eq(benchmarkRules.label, 'Short titles'));
    await db.insert(benchmarkRuleChanges).values({ ruleId: 1 });
    await expect(loadActiveRules(db)).rejects.toThrow(/Benchmark rule own\.\d+ is not valid/);
  });
});

describe('the list', () => {
  const list = async (query = '') => await app.call('GET', `${url}${query}`);
  const total = async (query: string) => Number((await list(`?limit=1&${query}`)).headers['x-total-count']);

  it('goes by pack and part, whole or in pages', async () => {
    await add({ retailer: 'amazon' });
    const all = (await list()).body as FlatRule[];
    expect(all).toHaveLength(builtInRules.length + 1);
    const packs = all.map(({ retailer }) => retailer);
    expect(packs[0]).toBe('general');
    expect([...new Set(packs)]).toHaveLength(packs.filter((pack, index) => pack !== packs[index - 1]).length);
    const pages: FlatRule[] = [];
    let next: string | undefined = '?limit=50';
    while (next) {
      const reply = await list(next);
      pages.push(...(reply.body as FlatRule[]));
      next = /<[^>?]*(\?[^>]+)>/.exec(String(reply.headers.link))?.[1];
    }
    expect(pages).toEqual(all);
    expect((await list('?limit=50&page=2')).body).toEqual(all.slice(50, 100));
  });

  it('is narrowed by pack, part, standing, state and text', async () => {
    const own = await add({ notes: 'Agreed with 100% of_us', retailer: 'amazon' });
    await change(own.id, { isActive: false });
    expect(await total('retailer=etsy')).toBe(builtInRules.filter(({ retailer }) => retailer === 'etsy').length);
    expect(await total('attribute=facts')).toBe(builtInRules.filter(({ attribute }) => attribute === 'facts').length);
    expect(await total('standing=unverified')).toBe(
      builtInRules.filter(({ standing }) => standing === 'unverified').length,
    );
    expect(await total('standing=workspace')).toBe(1);
    expect(await total('active=false')).toBe(1);
    expect(await total(`search=${encodeURIComponent('100% OF_us')}`)).toBe(1);
    expect(await total('search=lorem')).toBe(3);
    expect(await total('search=nothing-like-this')).toBe(0);
    expect((await list('?standing=mine')).status).toBe(400);
  });
});

describe('trying a rule', () => {
  const tryOut = async (body: object) => (await app.call('POST', `${url}/test`, body)).body as RuleTest;

  it('says what it finds in products it is for and what that costs, and stores nothing', async () => {
    const { db } = app.database;
    const short = await addProduct(db, { title: 'A mug' });
    const long = await addProduct(db, { title: 'A mug with a long title' });
    await addProduct(db, { retailer: 'Amazon' });
    await addProduct(db, { category: 'Books' });
    const known = await countChanges();
    const { total, products } = await tryOut({ rule: { ...draft, category: 'Kitchen' } });
    expect(total).toBe(2);
    const of = (id: number) => products.find((product) => product.id === id);
    expect(of(short)).toMatchObject({ hasPassed: true, message: 'Title length meets requirements' });
    expect(of(short)?.after).toBe(of(short)?.before);
    expect(of(long)).toMatchObject({ hasPassed: false, message: 'Title is too long to meet requirements' });
    expect(of(long)?.after).toBe((of(long)?.before ?? 0) - 5);
    expect(of(long)?.before).toBe((await loadBenchmark(long)).quality);
    expect(await countChanges()).toBe(known);
  });

  it('tries products it would check, none on which a narrower rule holds', async () => {
    const { db } = app.database;
    const isNarrowed = (rule: BenchmarkRule) =>
      builtInRules.some(
        ({ retailer, category, attribute, subject }) =>
          retailer === 'shopify' &&
          category === rule.category &&
          `${attribute} ${subject}` === `${rule.attribute} ${rule.subject}`,
      );
    const wanted = builtInRules.find((rule) => rule.retailer === 'general' && isNarrowed(rule));
    const rows = ((await app.call('GET', `${url}?retailer=general`)).body as FlatRule[]).map(decode);
    const general = rows.find(({ rule }) => rule.id === wanted?.id);
    for (let count = 0; count < 6; count += 1) await addProduct(db, { retailer: 'Shopify' });
    const checked = await addProduct(db, { retailer: 'Corner shop' });
    const { retailer, attribute, label, severity, points, benchmarkType, rule } = general?.rule ?? draft;
    const same = { retailer, attribute, label, severity, points, benchmarkType, rule };
    expect(await tryOut({ rule: same, id: general?.id, n: 3 })).toMatchObject({
      total: 1,
      products: [{ id: checked }],
    });
  });

  it('checks the content under review', async () => {
    const id = await addProduct(app.database.db, { title: 'A mug' });
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'A mug with a long title' });
    expect((await tryOut({ rule: draft })).products).toMatchObject([{ id, hasPassed: false }]);
  });

  it('puts the rule in the place of the one it changes', async () => {
    const id = await addProduct(app.database.db, { title: 'A mug with a long title' });
    const made = await add();
    const rule = { ...draft, rule: { unit: 'characters', max: 100, isIdeal: false } };
    const { products } = await tryOut({ rule, id: made.id });
    expect(products[0]?.after).toBe((products[0]?.before ?? 0) + 5);
    expect(products[0]).toMatchObject({ id, hasPassed: true });
    expect((await app.call('POST', `${url}/test`, { rule, id: 999_999 })).status).toBe(404);
  });

  it('tries as many as asked for, the same ones each time, of all there are', async () => {
    for (let count = 0; count < 12; count += 1) await addProduct(app.database.db);
    const once = await tryOut({ rule: draft, n: 5 });
    expect(once).toMatchObject({ total: 12 });
    expect(once.products).toHaveLength(5);
    expect(await tryOut({ rule: draft, n: 5 })).toEqual(once);
    expect((await app.call('POST', `${url}/test`, { rule: draft, n: 201 })).status).toBe(400);
  });

  it('says so when there is nothing to say, or nobody it is for', async () => {
    await addProduct(app.database.db, { bullets: [] });
    const bullets = { benchmarkType: 'count', attribute: 'bullets', rule: { min: 3, isIdeal: false } };
    expect((await tryOut({ rule: { ...draft, ...bullets } })).products).toMatchObject([
      { hasPassed: null, message: null },
    ]);
    expect(await tryOut({ rule: { ...draft, retailer: 'Etsy' } })).toEqual({ total: 0, products: [] });
  });
});

it('changes asked for at once take turns', async () => {
  const made = await add();
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) => change(made.id, { rule: { ...draft, points: index + 1 } })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const { rule, changes } = await read(made.id);
  expect(changes).toHaveLength(7);
  expect(changes[0]?.after?.rule).toEqual(rule.rule);
  for (const [index, later] of changes.slice(0, -1).entries())
    expect(later.before?.rule).toEqual(changes[index + 1]?.after?.rule);
  expect(changes[0]?.id).toBe(rule.version);
});
