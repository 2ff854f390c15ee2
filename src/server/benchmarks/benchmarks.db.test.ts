import { beforeEach, describe, expect, it } from 'vitest';
import type { BenchmarkReply } from '#domain/benchmarks/benchmarks.contract.ts';
import { prepareDataDir } from '#server/app/first-start.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const benchmarkUrl = (id: number) => `/api/products/${id}/benchmark`;
const read = async (id: number) => (await app.call('GET', benchmarkUrl(id))).body as BenchmarkReply;
const preview = async (id: number, body: unknown) =>
  (await app.call('POST', benchmarkUrl(id), body)).body as BenchmarkReply;
const lostPoints = ({ results }: BenchmarkReply) => results.reduce((sum, { lost }) => sum + lost, 0);

describe('checking what is stored', () => {
  it('checks the source before anything was generated, and then the content', async () => {
    const id = await addProduct(app.database.db);
    const before = await read(id);
    expect(before).toMatchObject({ productId: id, judged: 'source', on: '2026-11-21' });
    await app.call('PATCH', `/api/products/${id}/optimized-content`, { bullets: [] });
    const after = await read(id);
    expect(after.judged).toBe('content');
    expect(after.parts.bullets).toEqual({
      level: 'borderline',
      message: 'Need more bullet points to meet requirements',
    });
    expect(after.quality).toBeLessThan(before.quality);
  });

  it('gives every lost point to a result with a fix, and all of them add up', async () => {
    const id = await addProduct(app.database.db, {
      title: 'MUG MUGGY FREE SHIPPING',
      brand: null,
      retailer: 'Amazon',
    });
    const reply = await read(id);
    expect(reply.quality + lostPoints(reply)).toBe(100);
    const broken = reply.results.filter(({ hasPassed }) => !hasPassed);
    expect(broken.length).toBeGreaterThan(3);
    for (const result of broken) expect(result.fix).toMatch(/\.$/);
    for (const result of reply.results) if (result.hasPassed) expect(result).toMatchObject({ lost: 0, fix: null });
  });

  it.each([
    ['Amazon', { id: 'amazon', name: 'Amazon', isGeneral: false }],
    ['Corner shop', { id: 'general', name: 'General', isGeneral: true, channelRules: 0 }],
    [null, { id: 'general', name: 'General', isGeneral: true, sources: [] }],
  ])('a product of %s is checked by its pack', async (retailer, pack) => {
    const id = await addProduct(app.database.db, { retailer });
    expect((await read(id)).pack).toMatchObject(pack);
  });

  it('says which figures nobody could be found to state', async () => {
    const { pack, results } = await read(await addProduct(app.database.db, { retailer: 'Target' }));
    expect(pack.unverifiedRules).toBeGreaterThan(0);
    expect(results.find(({ ruleId }) => ruleId === 'target_plus.title.length')).toMatchObject({
      status: 'unverified',
      standing: 'unverified',
    });
  });

  it('uses the limits of the day', async () => {
    const id = await addProduct(app.database.db, {
      title: 'Clayfield stoneware mug with a wide handle, hand glazed, dishwasher safe, 350 ml, Moss Green',
      retailer: 'Amazon',
    });
    const titleOn = async (day: string) => {
      app.clock.now = new Date(`${day}T12:00:00Z`);
      return (await read(id)).parts.title;
    };
    expect(await titleOn('2026-07-26')).toMatchObject({ level: 'borderline' });
    expect(await titleOn('2026-07-27')).toEqual({
      level: 'non-compliant',
      message: expect.stringMatching(/^Title is too long to meet requirements: Amazon takes up to 200 but rewrites/),
    });
  });

  it('answers 404 for a product that is not there and 400 for what is no id', async () => {
    expect(await app.call('GET', benchmarkUrl(99))).toMatchObject({
      status: 404,
      body: { error: 'Product not found' },
    });
    expect(await app.call('POST', benchmarkUrl(99), {})).toMatchObject({ status: 404 });
    expect(await app.call('GET', '/api/products/0/benchmark')).toMatchObject({ status: 400 });
  });
});

describe('checking unsaved content', () => {
  it('checks the parts given and the others as they stand, and stores nothing', async () => {
    const id = await addProduct(app.database.db);
    const before = await read(id);
    const shown = await preview(id, { title: '' });
    expect(shown).toMatchObject({
      judged: 'preview',
      parts: { ...before.parts, title: { message: 'Title is missing' } },
    });
    expect(await read(id)).toEqual(before);
    expect((await app.call('GET', `/api/products/${id}/optimized-content`)).body).toBeNull();
  });

  it('answers the same for the same content', async () => {
    const id = await addProduct(app.database.db);
    const body = { title: 'Café ☕ 👩‍👩‍👧', bullets: ['a', '', 'b'] };
    expect(await preview(id, body)).toEqual(await preview(id, body));
  });

  it.each([[{ titel: 'x' }], [{ title: 7 }], [{ title: 'x'.repeat(10_001) }], [{ bullets: 'one' }]])(
    'refuses %j',
    async (body) => {
      const id = await addProduct(app.database.db);
      expect(await app.call('POST', benchmarkUrl(id), body)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      });
    },
  );
});

describe('the sample catalogue', () => {
  beforeEach(() => prepareDataDir(app.database.db, 'sample', app.clock.now));

  it('starts with a product that scores 85% with the specified levels and messages', async () => {
    expect(await read(1)).toMatchObject({
      judged: 'content',
      quality: 85,
      parts: {
        title: { level: 'compliant', message: 'Title length is within ideal range' },
        description: { level: 'borderline', message: 'Description is slightly shorter than ideal length' },
        bullets: { level: 'compliant', message: 'Bullet points count meets requirements' },
        images: { level: 'non-compliant', message: 'Need more product images to meet requirements' },
      },
    });
  });

  it('shows poor, fair and good listings, none without a point and few without a flaw', async () => {
    const products = (await app.call('GET', '/api/products')).body as { id: number }[];
    const qualities: number[] = [];
    for (const { id } of products) qualities.push((await read(id)).quality);
    const between = (from: number, to: number) => qualities.filter((quality) => from <= quality && quality < to).length;
    expect(qualities).toHaveLength(99);
    expect(between(0, 30)).toBe(0);
    expect(between(30, 60)).toBeGreaterThan(1);
    expect(between(60, 80)).toBeGreaterThan(5);
    expect(between(80, 100)).toBeGreaterThan(15);
    expect(between(100, 101)).toBeLessThan(5);
  });
});
