// The actions of runs beside writing and deciding: what each changes, tells before, and puts back.
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Product, SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { testFile } from '#domain/images/test-file.ts';
import { emptyCheck } from '#domain/review/part-check.ts';
import type { ListedHits, Run, RunItem, RunPreview } from '#domain/runs/runs.contract.ts';
import { mediaFiles, optimizedContents, products } from '#server/database/schema.ts';
import { saveAddress } from '#server/media/images.store.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, body?: unknown): Promise<T> {
  const reply = await app.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}
const add = (given: Partial<SourceProduct> = {}) => addProduct(app.database.db, given);
const everything = { filter: {} };
const preview = (body: object) => call<RunPreview>('POST', '/api/runs/preview', { selection: everything, ...body });
const patch = (id: number, body: object) => call('PATCH', `/api/products/${id}/optimized-content`, body);
const items = (id: number) => call<RunItem[]>('GET', `/api/runs/${id}/items?limit=100`);
const historyOf = (id: number) => call<HistoryEntry[]>('GET', `/api/products/${id}/content-history`);

async function end({ id }: Run): Promise<Run> {
  await expect.poll(async () => (await call<Run>('GET', `/api/runs/${id}`)).state, { timeout: 60_000 }).toBe('done');
  return await call<Run>('GET', `/api/runs/${id}`);
}
const run = async (body: object) => await end(await call<Run>('POST', '/api/runs', { selection: everything, ...body }));
const undo = async (id: number) => await end(await call<Run>('POST', `/api/runs/${id}/undo`));

async function contentOf(id: number) {
  const [row] = await app.database.db.select().from(optimizedContents).where(eq(optimizedContents.productId, id));
  if (!row) throw new Error('No content');
  return row;
}
async function rowOf(id: number) {
  const [row] = await app.database.db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('No product');
  return row;
}

describe('find and replace', () => {
  it('changes the texts under review as an edit does, and is put back', async () => {
    const [mug, other, bare] = [await add(), await add(), await add()];
    await patch(mug, { title: 'Grey mug', bullets: ['Grey glaze', 'Holds tea'], description: 'A mug.' });
    await patch(mug, { titleStatus: 'approved', imagesStatus: 'approved' });
    await patch(other, { title: 'Blue mug', bullets: [], description: 'A greyish mug.' });
    const action = { action: 'find-replace', options: { find: 'grey', replace: 'gray', wholeWords: true } };
    const shown = await preview(action);
    expect(shown).toMatchObject({ total: 3, taken: 1, isExact: true, model: null });
    expect(shown.left).toEqual([
      { because: 'never-written', products: 1, parts: 3 },
      { because: 'no-match', products: 1, parts: 4 },
    ]);
    const before = await contentOf(mug);
    const ended = await run(action);
    expect(ended.counts).toMatchObject({ done: 1, unchanged: 1, refused: 1 });
    expect((await items(ended.id)).map(({ productId, parts, reason }) => [productId, parts, reason])).toEqual([
      [mug, ['title', 'bullets'], null],
      [other, [], 'No match.'],
      [bare, [], 'No optimized content yet. Generate it first.'],
    ]);
    expect(await contentOf(mug)).toMatchObject({
      title: 'Gray mug',
      titleStatus: 'pending',
      bullets: ['Gray glaze', 'Holds tea'],
      imagesStatus: 'approved',
      parts: { title: { origin: 'person' } },
    });
    expect((await historyOf(mug))[0]).toMatchObject({ action: 'edited', contentType: 'bullets' });
    await undo(ended.id);
    const { version: _, updatedAt: __, ...after } = await contentOf(mug);
    expect(after).toEqual(
      expect.objectContaining({ title: before.title, titleStatus: 'approved', parts: before.parts }),
    );
  });

  it('of which nothing fits is told with its reason', async () => {
    const [mug, cup] = [await add(), await add()];
    await patch(mug, { title: 'Grey', description: 'A grey mug.', bullets: [] });
    await patch(cup, { title: 'Cup', description: 'A grey cup.', bullets: [] });
    const options = { find: 'grey', replace: '', parts: ['title', 'description'] };
    const shown = await preview({ action: 'find-replace', options });
    expect(shown).toMatchObject({ total: 2, taken: 2 });
    expect(shown.left).toEqual([
      { because: 'would-not-fit', products: 0, parts: 1 },
      { because: 'no-match', products: 0, parts: 1 },
    ]);
    expect(await preview({ action: 'find-replace', options: { ...options, parts: ['title'] } })).toMatchObject({
      taken: 0,
      left: [
        { because: 'would-not-fit', products: 1, parts: 1 },
        { because: 'no-match', products: 1, parts: 1 },
      ],
    });
  });

  it('of many is told by what holds the words', async () => {
    for (let n = 0; n < 52; n += 1) await add();
    await patch(1, { title: '50% wool_mix' });
    await patch(2, { title: '50 wool-mix', bullets: ['100% WOOL_MIX'] });
    await patch(3, { title: 'Mug' });
    const shown = await preview({ action: 'find-replace', options: { find: '% wool_mix', replace: '% wool mix' } });
    expect(shown).toMatchObject({ total: 52, taken: 2, isExact: false });
    expect(shown.left).toEqual([
      { because: 'never-written', products: 49, parts: 147 },
      { because: 'no-match', products: 1, parts: 3 },
    ]);
  });
});

describe('the matches of a find and replace', () => {
  const options = { find: 'case', replace: 'cover' };
  const hits = (body: object = {}) =>
    call<ListedHits>('POST', '/api/runs/hits', { options, selection: everything, ...body });
  const placeOf = ({ productId, version, part, item, at }: ListedHits['hits'][number]) => ({
    productId,
    version,
    part,
    item,
    at,
  });
  const replace = (given: object, selection: object = everything) =>
    run({ action: 'find-replace', options: { ...options, ...given }, selection });

  /** Three texts with five matches. */
  async function write() {
    const [bag, box] = [await add({ brand: 'Case Logic' }), await add()];
    await patch(bag, { title: 'Case Logic bag case', bullets: ['A case', 'Not one'], description: 'Bag.' });
    await patch(box, { title: 'Box', bullets: [], description: 'CASE of a case.' });
    return { bag, box };
  }

  it('are listed by page with the words around each, without those in names', async () => {
    const { bag, box } = await write();
    const listed = await hits({ options: { ...options, leaveNames: true }, limit: 3 });
    expect(listed).toMatchObject({ total: 4, products: 2, inNames: 1, searched: 2, isComplete: true });
    expect(listed.hits).toEqual([
      {
        productId: bag,
        title: expect.any(String),
        version: 1,
        part: 'title',
        item: 0,
        at: 15,
        before: 'Case Logic bag ',
        found: 'case',
        replacement: 'cover',
        after: '',
      },
      expect.objectContaining({ productId: bag, part: 'bullets', item: 0, at: 2, before: 'A ', after: '' }),
      expect.objectContaining({ productId: box, part: 'description', at: 0, found: 'CASE', replacement: 'COVER' }),
    ]);
    const next = await hits({ options: { ...options, leaveNames: true }, limit: 3, page: 2 });
    expect(next.hits.map(placeOf)).toEqual([{ productId: box, version: 1, part: 'description', item: 0, at: 10 }]);
    expect((await hits({ page: 9 })).hits).toEqual([]);
  });

  it('that are unticked stay, and the run says how many', async () => {
    const { bag, box } = await write();
    const { asOf, hits: listed } = await hits();
    const unticked = listed.filter(({ part, found }) => part === 'bullets' || found === 'CASE').map(placeOf);
    const ended = await replace({ picked: { asOf, hits: unticked } });
    expect(ended).toMatchObject({ counts: { done: 2 }, skippedHits: 2 });
    expect(ended.action.options).not.toHaveProperty('picked');
    expect(await contentOf(bag)).toMatchObject({ title: 'Cover Logic bag cover', bullets: ['A case', 'Not one'] });
    expect(await contentOf(box)).toMatchObject({ description: 'CASE of a cover.' });
    expect((await items(ended.id)).map(({ reason }) => reason)).toEqual([
      '1 match not selected.',
      '1 match not selected.',
    ]);
  });

  it('of a product that changed after they were listed are skipped, and that is said', async () => {
    const { bag, box } = await write();
    const { asOf } = await hits();
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    await patch(bag, { description: 'Another case.' });
    const ended = await replace({ picked: { asOf, hits: [] } });
    expect(ended).toMatchObject({ counts: { done: 1, refused: 1 }, skippedHits: 0 });
    expect((await items(ended.id)).map(({ productId, reason }) => [productId, reason])).toEqual([
      [bag, 'This product changed after its matches were listed, so nothing was replaced.'],
      [box, null],
    ]);
    expect(await contentOf(bag)).toMatchObject({ title: 'Case Logic bag case', description: 'Another case.' });
  });

  it('that were unticked for a try stay so for the rest', async () => {
    const { bag, box } = await write();
    const { asOf, hits: listed } = await hits();
    const unticked = listed.filter(({ found }) => found === 'CASE').map(placeOf);
    const attempt = await replace({ picked: { asOf, hits: unticked } }, { ...everything, first: 1 });
    const rest = await replace({}, { filter: {}, except: [bag], continues: attempt.id });
    expect(rest).toMatchObject({ counts: { done: 1 }, skippedHits: 1 });
    expect(await contentOf(box)).toMatchObject({ description: 'CASE of a cover.' });
  });

  it('are listed and unticked by the thousand', async () => {
    for (let n = 0; n < 30; n += 1) {
      const id = await add();
      await patch(id, { title: 'Bag', bullets: [], description: 'A case of the case. '.repeat(50).trim() });
    }
    const { total, products: count, asOf } = await hits();
    expect([total, count]).toEqual([3_000, 30]);
    const pages = [];
    for (let number = 1; number <= 30; number += 1) pages.push(...(await hits({ page: number, limit: 100 })).hits);
    const all = pages.map(placeOf);
    expect(new Set(all.map((place) => JSON.stringify(place))).size).toBe(3_000);
    const ended = await replace({ picked: { asOf, hits: all.slice(0, 2_999) } });
    expect(ended).toMatchObject({ counts: { done: 1, refused: 29 }, skippedHits: 2_999 });
  });
});

describe('a field set for many', () => {
  const brand = { action: 'set-field', options: { field: 'brand', value: 'Oakfield' } };

  it('is changed as an edit of each would, and is put back with what an import thinks of it', async () => {
    const [mug, same, written] = [await add(), await add({ brand: 'Oakfield' }), await add()];
    await patch(written, { title: 'Mug by hand' });
    await patch(written, { titleStatus: 'approved' });
    const shown = await preview(brand);
    expect(shown).toMatchObject({ total: 3, taken: 2, isExact: true, left: [] });
    expect(shown.examples[0]).toMatchObject({ productId: mug, part: null, before: 'Clayfield', after: 'Oakfield' });
    const [seen, version] = [await rowOf(mug), (await contentOf(written)).version];
    const ended = await run(brand);
    expect(ended.counts).toMatchObject({ done: 2, unchanged: 1 });
    expect((await items(ended.id))[1]).toMatchObject({ productId: same, reason: 'Brand already has this value.' });
    const changed = await rowOf(mug);
    expect(changed).toMatchObject({
      brand: 'Oakfield',
      handEdited: ['brand'],
      hasContent: false,
      updatedBy: app.user.id,
    });
    expect(changed.updatedAt.getTime()).toBeGreaterThan(seen.updatedAt.getTime());
    expect((await historyOf(mug))[0]).toMatchObject({
      action: 'source-edited',
      contentType: 'brand',
      previousContent: 'Clayfield',
      newContent: 'Oakfield',
    });
    expect(await contentOf(written)).toMatchObject({
      version: version + 1,
      parts: { title: { sourceChanges: [{ field: 'brand', before: 'Clayfield', after: 'Oakfield' }] } },
    });
    await call('PATCH', `/api/products/${mug}`, { brand: 'Elm' });
    const undone = await undo(ended.id);
    expect((await items(undone.id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'Brand was changed again since then.'],
      ['done', null],
    ]);
    expect(await rowOf(written)).toMatchObject({ brand: 'Clayfield', handEdited: [] });
    expect((await contentOf(written)).parts.title?.sourceChanges).toEqual([]);
    await undo(undone.id);
    expect(await rowOf(written)).toMatchObject({ brand: 'Oakfield', handEdited: ['brand'] });
  });

  it('has listings judged anew by the rules that hold then', async () => {
    const id = await add({ title: 'Stoneware mug '.repeat(12), retailer: null });
    const other = await add({ title: 'Stoneware mug '.repeat(12), retailer: null });
    const options = { field: 'retailer', value: 'Amazon' };
    await run({ action: 'set-field', options, selection: { ids: [id] } });
    await call('PATCH', `/api/products/${other}`, { retailer: 'Amazon' });
    const byRun = await call<Product>('GET', `/api/products/${id}`);
    const byHand = await call<Product>('GET', `/api/products/${other}`);
    expect(byRun).toMatchObject({ retailer: 'Amazon', complianceLevel: byHand.complianceLevel });
    expect(byRun.listingQuality).toBe(byHand.listingQuality);
  });

  it('can be emptied, and is set to nothing else than a line', async () => {
    const id = await add();
    await run({ action: 'set-field', options: { field: 'price', value: null } });
    expect(await rowOf(id)).toMatchObject({ price: null });
    for (const value of ['  ', 'x'.repeat(201)]) {
      const options = { field: 'brand', value };
      const reply = await app.call('POST', '/api/runs', { action: 'set-field', options, selection: everything });
      expect(reply.status).toBe(400);
    }
  });
});

describe('image URLs of many', () => {
  const action = {
    action: 'replace-image-address',
    options: { find: 'http://old.example', replace: 'https://new.example' },
  };
  const old = (name: string) => `http://old.example/${name}.jpg`;
  const moved = (name: string) => `https://new.example/${name}.jpg`;

  /** Notes that one file was found at all of these addresses. */
  async function foundAt(...urls: string[]): Promise<void> {
    const { db } = app.database;
    const { hash, bytes, measures } = testFile({}, { hash: createHash('sha256').update(urls.join()).digest('hex') });
    const [file] = await db
      .insert(mediaFiles)
      .values({ hash, bytes, measures, measuresVersion: 1, copy: '', bands: [], alikeId: 0 })
      .returning({ id: mediaFiles.id });
    for (const url of urls) await saveAddress(db, { url, fileId: file?.id ?? null, checkedAt: app.clock.now });
  }

  it('change in source and content with all that belongs to each image, and are put back', async () => {
    const mug = await add({ images: [old('a'), old('b')], imageAlts: ['Front', 'Back'] });
    const bare = await add({ images: [old('c')] });
    const other = await add({ images: ['https://else.example/d.jpg'] });
    const doubled = await add({ images: [old('e'), moved('e')] });
    await patch(mug, { title: 'Grey mug', titleStatus: 'approved', imagesStatus: 'approved' });
    for (const name of ['a', 'b']) await foundAt(old(name), moved(name));
    const [row, content] = [await rowOf(mug), await contentOf(mug)];

    const shown = await preview(action);
    expect(shown).toMatchObject({ total: 4, taken: 2, isExact: true, note: '3 image URLs will change.' });
    expect(shown.skipped).toEqual([
      { reason: 'Two images would have the same URL, so one was not changed.', products: 1 },
    ]);
    expect(shown.left).toEqual([{ because: 'no-match', products: 1, parts: 1 }]);
    expect(shown.examples[0]).toMatchObject({ productId: mug, before: old('a'), after: moved('a') });

    const ended = await run(action);
    expect(ended.counts).toMatchObject({ done: 2, unchanged: 1, refused: 1 });
    expect(await rowOf(mug)).toMatchObject({
      images: [moved('a'), moved('b')],
      imageAlts: ['Front', 'Back'],
      handEdited: ['images'],
      isApproved: true,
      isSourceChanged: false,
    });
    expect(await contentOf(mug)).toMatchObject({
      images: [moved('a'), moved('b')],
      imagesStatus: 'approved',
      imagesWithStatus: [
        { url: moved('a'), alt: 'Front', status: 'approved' },
        { url: moved('b'), alt: 'Back', status: 'approved' },
      ],
    });
    expect((await rowOf(bare)).images).toEqual([moved('c')]);
    expect((await rowOf(doubled)).images).toEqual([old('e'), moved('e')]);
    expect((await rowOf(other)).handEdited).toEqual([]);
    expect((await historyOf(mug)).slice(0, 2).map(({ contentType }) => contentType)).toEqual(['images', 'images']);

    await undo(ended.id);
    const { images, imageAlts, handEdited } = row;
    expect(await rowOf(mug)).toMatchObject({ images, imageAlts, handEdited });
    const { imagesWithStatus, parts, imagesStatus } = content;
    expect(await contentOf(mug)).toMatchObject({ images: content.images, imagesWithStatus, parts, imagesStatus });
    expect((await rowOf(bare)).images).toEqual([old('c')]);
  });

  it('keep the decision of an image alone whose file was found at both, and an undo brings the others back', async () => {
    const id = await add({ images: [old('f'), old('g'), old('h')] });
    await patch(id, { title: 'Grey mug', titleStatus: 'approved', imagesStatus: 'approved' });
    await foundAt(old('f'), moved('f'));
    await foundAt(old('g'));
    await foundAt(moved('g'));
    const content = await contentOf(id);
    const one = { ...action, selection: { ids: [id] } };
    const waits = 'as their files are not known to be the same.';
    expect(await preview(one)).toMatchObject({
      note: `3 image URLs will change. Reviewed images of 1 product will need review again, ${waits}`,
      skipped: [],
    });
    const ended = await run(one);
    expect((await items(ended.id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['done', `Reviewed images need review again, ${waits}`],
    ]);
    expect(await rowOf(id)).toMatchObject({ isApproved: true, pendingParts: expect.arrayContaining(['images']) });
    const now = await contentOf(id);
    expect([now.titleStatus, now.imagesStatus]).toEqual(['approved', 'pending']);
    expect(now.imagesWithStatus.map(({ url, status }) => [url, status])).toEqual([
      [moved('f'), 'approved'],
      [moved('g'), 'pending'],
      [moved('h'), 'pending'],
    ]);
    expect(await historyOf(id)).toContainEqual(
      expect.objectContaining({
        ...{ action: 'rolled-back', contentType: 'images' },
        details: { reason: `Reviewed images need review again, ${waits}` },
      }),
    );
    await undo(ended.id);
    const { images, imagesWithStatus, parts, imagesStatus } = content;
    expect(await contentOf(id)).toMatchObject({ images, imagesWithStatus, parts, imagesStatus });
  });
});

it('image URLs of more products than are looked at: the question says of about how many images need review again', async () => {
  const { db } = app.database;
  const id = await add({ images: ['http://old.example/a.jpg'] });
  await patch(id, { title: 'Grey mug', imagesStatus: 'approved' });
  await db.execute(sql`insert into products (sku, title, images)
    select 'S' || n, 'Mug ' || n, '["http://old.example/a.jpg"]' from generate_series(1, 1100) n`);
  await db.execute(sql`insert into optimized_contents
      (product_id, title, images, images_status, images_with_status, parts)
    select mug.id, one.title, one.images, one.images_status, one.images_with_status, one.parts
    from products mug, optimized_contents one where one.product_id = ${id} and mug.id <> ${id}`);
  const options = { find: 'http://old.example', replace: 'https://new.example' };
  expect(await preview({ action: 'replace-image-address', options })).toMatchObject({
    ...{ total: 1_101, isExact: false },
    note: 'About 1,101 image URLs will change. Reviewed images of about 1,101 products will need review again, as their files are not known to be the same.',
  });
});

describe('a prompt for one run', () => {
  it('leads its drafts alone, and what it comes to nothing in is left', async () => {
    const id = await add({ title: 'Stoneware mug, glazed by hand, dishwasher safe, 350 ml' });
    await run({ action: 'generate', options: { parts: ['title'] } });
    const plain = (await contentOf(id)).title;
    const shorter = { action: 'prompt', options: { prompt: 'At most 40 characters', parts: ['title'] } };
    expect(await preview(shorter)).toMatchObject({ total: 1, taken: 1, isExact: true });
    const ended = await run(shorter);
    expect(ended.counts).toMatchObject({ done: 1 });
    const content = await contentOf(id);
    expect(content.title.length).toBeLessThanOrEqual(40);
    expect(content.parts.title?.draft?.prompt).toBe('At most 40 characters');
    const beyond = { action: 'prompt', options: { prompt: 'Write it like a pirate', parts: ['title'] } };
    const nothing = await run(beyond);
    expect(nothing.counts).toMatchObject({ unchanged: 1 });
    expect((await items(nothing.id))[0]?.reason).toMatch(/^"Write it like a pirate" needs a language model/);
    await undo(ended.id);
    expect((await contentOf(id)).title).toBe(plain);
    const reply = await app.call('POST', '/api/runs', {
      action: 'prompt',
      options: { prompt: ' ' },
      selection: everything,
    });
    expect(reply.status).toBe(400);
  });
});

describe('checked again', () => {
  const judge = { action: 'judge' };

  it('a listing whose stored check is another one now has it and its lens; no text and no history changes', async () => {
    const [mug, same] = [await add(), await add()];
    await run({ action: 'generate' });
    // The drafts speak of 350 ml, so that of the source alone they are no news.
    const title = 'Stoneware mug, 500 ml';
    await call('PATCH', `/api/products/${mug}`, { title, description: 'It holds 500 ml.', bullets: ['Holds 500 ml'] });
    const { lens, reviewCheck, brokenRules } = await rowOf(mug);
    expect(lens).toBe('open-claim');
    const { version } = await contentOf(mug);
    const history = await historyOf(mug);
    const stale = { lens: 'clean' as const, reviewCheck: emptyCheck, brokenRules: [] };
    await app.database.db.update(products).set(stale).where(eq(products.id, mug));
    expect(await preview(judge)).toMatchObject({ total: 2, taken: 2, left: [], isExact: true });
    const ended = await run(judge);
    expect(ended).toMatchObject({ counts: { done: 1, unchanged: 1 }, findings: { 'open-claim': 1 }, written: null });
    expect(await items(ended.id)).toMatchObject([
      { productId: mug, outcome: 'done', finding: 'open-claim', parts: [], isChanged: null },
      { productId: same, outcome: 'unchanged', finding: null, reason: 'Nothing changed.' },
    ]);
    expect(await rowOf(mug)).toMatchObject({ lens, reviewCheck, brokenRules });
    expect((await contentOf(mug)).version).toBe(version);
    expect(await historyOf(mug)).toEqual(history);
    expect((await run(judge)).counts).toMatchObject({ done: 0, unchanged: 2 });
  });

  it('figures that stood otherwise are stored, with or without content', async () => {
    const [bare, written] = [await add(), await add()];
    await patch(written, { title: 'Mug by hand' });
    const wanted = [(await rowOf(bare)).listingQuality, (await rowOf(written)).listingQuality];
    const version = (await contentOf(written)).version;
    await app.database.db.update(products).set({ listingQuality: 1 });
    const ended = await run(judge);
    expect(ended.counts).toMatchObject({ done: 2 });
    expect([(await rowOf(bare)).listingQuality, (await rowOf(written)).listingQuality]).toEqual(wanted);
    expect((await contentOf(written)).version).toBe(version);
    const nothing = await app.call('POST', `/api/runs/${ended.id}/undo`);
    expect(nothing).toMatchObject({ status: 422, body: { code: 'NOTHING_CHANGED' } });
  });
});

describe('a file of many products', () => {
  it.each(['json', 'google'])('%s is made by a run as the direct export makes it', async (format) => {
    for (let n = 0; n < 3; n += 1) await add();
    await patch(2, { title: 'Approved <title>' });
    await patch(2, { titleStatus: 'approved' });
    const ended = await run({ action: 'export', options: { format }, selection: { filter: {}, except: [3] } });
    expect(ended.counts).toMatchObject({ total: 2, done: 2 });
    const made = await app.call('GET', `/api/runs/${ended.id}/file`);
    const direct = await app.call('GET', `/api/exports/${format}?except=3`);
    expect(made.status).toBe(200);
    expect(made.text).toContain('Approved');
    expect(made.text).toBe(direct.text);
    for (const header of ['content-type', 'content-disposition', 'cache-control'])
      expect(made.headers[header]).toBe(direct.headers[header]);
  });

  it('is there when the run is done, and only of a run that exports', async () => {
    const id = await add();
    const decided = await run({ action: 'reject' });
    expect((await app.call('GET', `/api/runs/${decided.id}/file`)).status).toBe(404);
    const started = await call<Run>('POST', '/api/runs', {
      action: 'export',
      options: { format: 'json' },
      selection: { ids: [id] },
    });
    await call('POST', `/api/runs/${started.id}/cancel`);
    expect(await app.call('GET', `/api/runs/${started.id}/file`)).toMatchObject({
      status: 422,
      body: { error: 'The file will be available when the run is done.' },
    });
    const table = await app.call('POST', '/api/runs', {
      action: 'export',
      options: { format: 'shopify' },
      selection: everything,
    });
    expect(table.status).toBe(400);
  });
});
