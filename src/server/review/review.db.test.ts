import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import { statusesOf } from '#domain/review/content.ts';
import { type FlatContent, fromFlat } from '#domain/review/flat-content.ts';
import { byStatusField } from '#domain/review/flat-statuses.ts';
import { contentStatus, listsOf } from '#domain/review/score.ts';
import { products } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
const patch = (id: number, body: unknown, headers?: Record<string, string>) =>
  app.call('PATCH', contentUrl(id), body, headers);
const historyOf = async (id: number) =>
  (await app.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];

async function expectFiguresToMatch(id: number): Promise<void> {
  const content = (await app.call('GET', contentUrl(id))).body as FlatContent | null;
  const [row] = await app.database.db.select().from(products).where(sql`${products.id} = ${id}`);
  const statuses = content && statusesOf(fromFlat(content));
  const lists = listsOf(statuses);
  const figures = contentStatus(statuses);
  expect(row).toMatchObject({
    contentScore: figures.score,
    issues: figures.issues,
    contentStatus: figures.status,
    isPending: lists.pending,
    isApproved: lists.approved,
    isRejected: lists.rejected,
  });
}

describe('reading content', () => {
  it('answers null with version 0 before anything was generated', async () => {
    const id = await addProduct(app.database.db);
    const reply = await app.call('GET', contentUrl(id));
    expect(reply).toMatchObject({ status: 200, body: null });
    expect(reply.headers.etag).toBe('"0"');
  });

  it('answers 404 for a product that is not there', async () => {
    expect(await app.call('GET', contentUrl(99))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: 'Product not found' },
    });
  });

  it.each(['0', 'abc', '-1', '1.5', '99999999999'])('refuses the id %s', async (id) => {
    const reply = await app.call('GET', `/api/products/${id}/optimized-content`);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', error: 'Invalid product ID' } });
  });
});

describe('the notes of a list', () => {
  it('show part by part what it is, who decided it and when; products without content are left out', async () => {
    const [id, other] = [await addProduct(app.database.db), await addProduct(app.database.db)];
    await app.call('POST', `/api/products/${id}/generate-optimized-content`);
    await patch(id, { descriptionStatus: 'rejected' });
    const reply = await app.call('GET', `/api/review-notes?ids=${id},${other}`);
    expect(reply.body).toMatchObject([
      {
        productId: id,
        lens: 'part-rejected',
        parts: [
          { part: 'title', status: 'pending', origin: 'built-in', decidedAt: null, check: { value: 'unchanged' } },
          {
            part: 'description',
            status: 'rejected',
            by: { id: 1 },
            decidedAt: app.clock.now.toISOString(),
            check: null,
            changedFields: [],
          },
          { part: 'bullets', status: 'pending' },
          { part: 'images', status: 'pending', check: { should: ['general.images.ideal-count'] } },
        ],
        rules: { 'general.images.ideal-count': 'Ideal number of images' },
      },
    ]);
  });

  it.each(['', '0', 'a', '1,', Array.from({ length: 201 }, (_, index) => index + 1).join(',')])(
    'are refused for the ids %j',
    async (ids) => {
      expect((await app.call('GET', `/api/review-notes?ids=${ids}`)).status).toBe(400);
    },
  );
});

describe('generating', () => {
  it('writes four pending parts by the built-in writer without a body, and keeps the source in history', async () => {
    const id = await addProduct(app.database.db);
    const reply = await app.call('POST', `/api/products/${id}/generate-optimized-content`);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        productId: id,
        titleStatus: 'pending',
        bulletsStatus: 'pending',
        descriptionStatus: 'pending',
        imagesStatus: 'pending',
        version: 1,
      },
    });
    const content = reply.body as FlatContent;
    expect(Object.values(content.parts).map((part) => part.origin)).toEqual(partNames.map(() => 'built-in'));
    const history = await historyOf(id);
    expect(history.map((entry) => [entry.contentType, entry.action, entry.status]).sort()).toEqual(
      partNames.map((part) => [part, 'generated', 'pending']).sort(),
    );
    // What reads as the source replaced nothing.
    for (const { previousContent, newContent } of history) expect(previousContent).not.toEqual(newContent);
    expect(history[0]?.changedBy?.fullName).toBe('Tess Tester');
    await expectFiguresToMatch(id);
  });

  it('never destroys approved text: it becomes pending and the old text is one entry away', async () => {
    const id = await addProduct(app.database.db);
    await app.call('POST', `/api/products/${id}/generate-optimized-content`);
    await patch(id, { title: 'Our own title' });
    await patch(id, { titleStatus: 'approved' });
    const reply = await app.call('POST', `/api/products/${id}/generate-optimized-content`, {
      contentType: 'title',
      targetKeywords: ['premium', 'quality', 'comfortable', 'durable'],
    });
    expect(reply.body).toMatchObject({ titleStatus: 'pending' });
    const [latest] = await historyOf(id);
    expect(latest).toMatchObject({ contentType: 'title', action: 'generated', previousContent: 'Our own title' });
    await expectFiguresToMatch(id);
  });

  it('optimises one part with a prompt through POST /api/optimize', async () => {
    const id = await addProduct(app.database.db);
    const reply = await app.call('POST', '/api/optimize', {
      productId: id,
      contentType: 'description',
      targetKeywords: ['glazed'],
      prompt: 'All lowercase',
    });
    expect(reply).toMatchObject({ status: 200, body: { descriptionStatus: 'pending' } });
    expect((await historyOf(id)).map((entry) => entry.contentType)).toEqual(['description']);
  });

  it('an unknown part or product is refused', async () => {
    const id = await addProduct(app.database.db);
    expect(
      (await app.call('POST', `/api/products/${id}/generate-optimized-content`, { contentType: 'price' })).status,
    ).toBe(400);
    expect((await app.call('POST', '/api/products/77/generate-optimized-content')).status).toBe(404);
  });
});

describe('deciding', () => {
  it('approves, rolls back and rejects, keeping score, issues and lists in step', async () => {
    const id = await addProduct(app.database.db);
    await app.call('POST', `/api/products/${id}/generate-optimized-content`);
    for (const [body, score] of [
      [{ titleStatus: 'approved' }, 25],
      [{ bulletsStatus: 'approved' }, 50],
      [{ descriptionStatus: 'approved' }, 75],
      [{ imagesStatus: 'approved' }, 100],
      [{ titleStatus: 'pending' }, 75],
      [{ titleStatus: 'rejected' }, 75],
    ] as const) {
      expect((await patch(id, body)).status).toBe(200);
      await expectFiguresToMatch(id);
      const product = await app.call('GET', `/api/products/${id}`);
      expect(product.body).toMatchObject({ contentStatus: { score } });
    }
    const content = (await app.call('GET', contentUrl(id))).body as FlatContent;
    expect(content.approvedBy).toBe(app.user.id);
    expect(content.parts.bullets).toMatchObject({
      decidedBy: { fullName: 'Tess Tester' },
      decidedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(content.imagesWithStatus.every((image) => image.status === 'approved')).toBe(true);
  });

  it('names an approver while at least one part is approved, and nobody when none is', async () => {
    const id = await addProduct(app.database.db);
    const approver = async (body: object) => ((await patch(id, body)).body as FlatContent).approvedBy;
    expect(await approver({ titleStatus: 'approved' })).toBe(app.user.id);
    expect(await approver({ bulletsStatus: 'approved' })).toBe(app.user.id);
    expect(await approver({ titleStatus: 'pending' })).toBe(app.user.id);
    // A new text takes the approval of its part away.
    expect(await approver({ bullets: ['Holds 350 ml'] })).toBeNull();
    expect(await approver({ descriptionStatus: 'rejected' })).toBeNull();
    expect(await approver({ titleStatus: 'approved' })).toBe(app.user.id);
    expect(await approver({ titleStatus: 'pending' })).toBeNull();
  });

  it('refuses a step that is not in the transition table and changes nothing', async () => {
    const id = await addProduct(app.database.db);
    await patch(id, { titleStatus: 'approved' });
    const reply = await patch(id, { titleStatus: 'rejected' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'ILLEGAL_TRANSITION' } });
    expect((await app.call('GET', contentUrl(id))).body).toMatchObject({ titleStatus: 'approved', version: 1 });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('decides on one image, and the part follows', async () => {
    const id = await addProduct(app.database.db);
    const image = (imageUrl: string, type: string, status: string) =>
      app.call('PATCH', `${contentUrl(id)}/image`, { imageUrl, type, status });
    expect((await image('https://shop.example/mug-1.jpg', 'hero', 'approved')).body).toMatchObject({
      imagesStatus: 'pending',
    });
    expect((await image('https://shop.example/mug-2.jpg', 'secondary', 'rejected')).body).toMatchObject({
      imagesStatus: 'rejected',
    });
    expect((await image('https://shop.example/none.jpg', 'hero', 'approved')).status).toBe(422);
    expect((await historyOf(id)).map((entry) => entry.contentType)).toEqual(['secondaryImage', 'heroImage']);
    await expectFiguresToMatch(id);
  });
});

describe('editing', () => {
  it('starts from the source when nothing was generated', async () => {
    const id = await addProduct(app.database.db, { title: 'Old mug' });
    const reply = await patch(id, { title: 'New mug' });
    expect(reply.body).toMatchObject({
      title: 'New mug',
      titleStatus: 'pending',
      description: 'A stoneware mug that holds 350 ml. It is glazed by hand.',
    });
    expect(await historyOf(id)).toMatchObject([
      { action: 'edited', previousContent: 'Old mug', newContent: 'New mug' },
    ]);
  });

  it('a stale version is refused and loses nothing', async () => {
    const id = await addProduct(app.database.db);
    const first = await patch(id, { title: 'First' }, { 'if-match': '"0"' });
    expect(first.headers.etag).toBe('"1"');
    const stale = await patch(id, { title: 'Second' }, { 'if-match': '"0"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect((await app.call('GET', contentUrl(id))).body).toMatchObject({ title: 'First', version: 1 });
    expect((await patch(id, { title: 'Second' })).status).toBe(200);
  });

  it('two edits at once under one version: one wins, the other is informed', async () => {
    const id = await addProduct(app.database.db);
    await patch(id, { title: 'Start' });
    const replies = await Promise.all([
      patch(id, { title: 'A' }, { 'if-match': '"1"' }),
      patch(id, { title: 'B' }, { 'if-match': '"1"' }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it.each([
    ['a type that is not edited', { heroImage: 'x' }, /^Unsupported content type for editing\.$/],
    ['nothing at all', {}, /Select at least one part/],
    ['a wrong type', { title: 7 }, /title/],
    ['an over-long title', { title: 'x'.repeat(10_001) }, /At most 10,000 characters/],
    ['too many bullets', { bullets: Array.from({ length: 201 }, () => 'x') }, /At most 200 bullets/],
    ['an unknown status', { titleStatus: 'done' }, /titleStatus/],
  ])('%s is refused in words', async (_name, body, words) => {
    const id = await addProduct(app.database.db);
    const reply = await patch(id, body);
    expect(reply.status).toBe(400);
    expect((reply.body as { error: string }).error).toMatch(words);
    expect((await app.call('GET', contentUrl(id))).body).toBeNull();
  });

  it('broken JSON and over-large bodies are refused in words', async () => {
    const id = await addProduct(app.database.db);
    const broken = await app.http.inject({
      method: 'PATCH',
      url: contentUrl(id),
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: '{"title',
    });
    expect(broken.json()).toMatchObject({ code: 'INVALID_INPUT', error: 'The request body is not valid JSON.' });
    const huge = await patch(id, { description: 'x'.repeat(3_000_000) });
    expect(huge).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });
});

describe('empty parts', () => {
  it('an empty title is not saved', async () => {
    const id = await addProduct(app.database.db);
    const reply = await patch(id, { title: ' ' });
    expect(reply).toMatchObject({ status: 422, body: { error: expect.stringContaining('needs a title') } });
    expect((await app.call('GET', contentUrl(id))).body).toBeNull();
  });

  it.each([
    ['description', { description: '' }],
    ['bullets', { bullets: ['', ' '] }],
  ])('an emptied %s is a draft that cannot be approved', async (part, body) => {
    const id = await addProduct(app.database.db);
    expect((await patch(id, body)).status).toBe(200);
    const reply = await patch(id, { [`${part}Status`]: 'approved' });
    expect(reply).toMatchObject({ status: 422, body: { error: expect.stringContaining('is empty') } });
    const both = await patch(id, { ...body, [`${part}Status`]: 'approved' });
    expect(both.status).toBe(422);
  });
});

describe('what does not change', () => {
  it('an approved text saved as it is stays approved, and history stays as it was', async () => {
    const id = await addProduct(app.database.db);
    await patch(id, { title: 'Fine mug' });
    await patch(id, { titleStatus: 'approved' });
    const reply = await patch(id, { title: 'Fine mug' });
    expect(reply.body).toMatchObject({ titleStatus: 'approved', version: 2 });
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('generating the text that is there again keeps its decision and leaves no entry', async () => {
    const id = await addProduct(app.database.db);
    await app.call('POST', `/api/products/${id}/generate-optimized-content`);
    await patch(id, { titleStatus: 'approved' });
    const before = await historyOf(id);
    const reply = await app.call('POST', `/api/products/${id}/generate-optimized-content`, { contentType: 'title' });
    expect(reply).toMatchObject({ status: 200, body: { titleStatus: 'approved', version: 2 } });
    expect(await historyOf(id)).toEqual(before);
    await expectFiguresToMatch(id);
  });
});

describe('the reason of a rejection', () => {
  const partsOf = (body: unknown) => (body as FlatContent).parts;

  it('is kept with the part, in history and in the notes of the lists', async () => {
    const id = await addProduct(app.database.db);
    const reply = await patch(id, { titleStatus: 'rejected', reasons: { title: ' Too long ' } });
    expect(partsOf(reply.body).title).toMatchObject({ reason: 'Too long' });
    expect(await historyOf(id)).toMatchObject([{ action: 'rejected', details: { reason: 'Too long' } }]);
    const notes = await app.call('GET', `/api/review-notes?ids=${id}`);
    expect(notes.body).toMatchObject([
      { parts: [{ part: 'title', status: 'rejected', reason: 'Too long' }, {}, {}, {}] },
    ]);
  });

  it('is given later without deciding again, and not twice', async () => {
    const id = await addProduct(app.database.db);
    await patch(id, { titleStatus: 'rejected' });
    const later = { titleStatus: 'rejected', reasons: { title: 'Too long' } };
    expect((await patch(id, later)).status).toBe(200);
    expect((await patch(id, later)).body).toMatchObject({ version: 2, parts: { title: { reason: 'Too long' } } });
    expect(await historyOf(id)).toHaveLength(2);
    expect((await patch(id, { titleStatus: 'rejected' })).status).toBe(422);
    await expectFiguresToMatch(id);
  });

  it.each([
    ['of a part that is not rejected', { titleStatus: 'approved', reasons: { title: 'Fine' } }, /Only a rejected part/],
    ['of another part', { titleStatus: 'rejected', reasons: { bullets: 'Few' } }, /Only a rejected part/],
    ['alone', { reasons: { title: 'Too long' } }, /Select at least one part/],
    ['that is too long', { titleStatus: 'rejected', reasons: { title: 'x'.repeat(201) } }, /At most 200 characters/],
  ])('%s is refused', async (_what, body, words) => {
    const id = await addProduct(app.database.db);
    expect(await patch(id, body)).toMatchObject({ status: 400, body: { error: expect.stringMatching(words) } });
  });
});

describe('taking all back', () => {
  it.each([
    ['an approval', { titleStatus: 'approved' }, { titleStatus: 'pending' }],
    ['an edit', { title: 'Edited' }, { title: 'Source title', titleStatus: 'pending', isUndo: true }],
  ])('of %s leaves a product nothing was written for, and no version comes twice', async (_what, change, back) => {
    const id = await addProduct(app.database.db, { title: 'Source title' });
    const versionOf = ({ body }: { body: unknown }) => (body as FlatContent).version;
    const changed = await patch(id, change);
    const reply = await patch(id, back);
    expect(reply.body).toMatchObject({ version: 0, titleStatus: 'pending', parts: { title: { origin: 'source' } } });
    expect((await app.call('GET', contentUrl(id))).body).toBeNull();
    await expectFiguresToMatch(id);
    const again = await patch(id, change);
    expect(versionOf(again)).toBeGreaterThan(versionOf(changed));
  });
});

it('what a change of the source sent back keeps its mark, though nothing was written', async () => {
  const id = await addProduct(app.database.db, { title: 'Source title', brand: 'Clayfield' });
  await app.call('PATCH', '/api/settings', { returnsChanged: true });
  await patch(id, { titleStatus: 'approved' });
  await app.call('PATCH', `/api/products/${id}`, { brand: 'Oakfield' });
  expect((await app.call('GET', contentUrl(id))).body).toMatchObject({
    titleStatus: 'pending',
    parts: { title: { origin: 'source', sourceChanges: [{ field: 'brand', before: 'Clayfield', after: 'Oakfield' }] } },
  });
});

describe('rolling back from history', () => {
  it('the specified call without an entry is recorded as a rollback', async () => {
    const id = await addProduct(app.database.db, { title: 'Source title' });
    await patch(id, { title: 'Edited title' });
    const reply = await patch(id, { title: 'Source title', titleStatus: 'pending' });
    expect(reply.body).toMatchObject({ parts: { title: { origin: 'restored' } } });
    expect((await historyOf(id)).map((entry) => entry.action)).toEqual(['restored', 'edited']);
    await patch(id, { title: 'Never seen before', titleStatus: 'pending' });
    expect((await historyOf(id))[0]).toMatchObject({ action: 'edited' });
  });

  it('restores the previous content as pending and appends an entry', async () => {
    const id = await addProduct(app.database.db, { title: 'Source title' });
    await patch(id, { title: 'Edited title' });
    await patch(id, { titleStatus: 'approved' });
    const edited = (await historyOf(id)).find((entry) => entry.action === 'edited');
    const reply = await patch(id, { title: 'Source title', titleStatus: 'pending', restoredFrom: edited?.id });
    expect(reply.body).toMatchObject({
      title: 'Source title',
      titleStatus: 'pending',
      parts: { title: { origin: 'restored' } },
    });
    expect((await historyOf(id)).map((entry) => entry.action)).toEqual(['restored', 'approved', 'edited']);
    await expectFiguresToMatch(id);
  });

  it('what comes beside a restored part is an edit', async () => {
    const id = await addProduct(app.database.db, { title: 'Source title' });
    await patch(id, { title: 'Edited title' });
    const [entry] = await historyOf(id);
    const beside = { title: 'Source title', description: 'Typed', restoredFrom: entry?.id };
    expect((await patch(id, beside)).body).toMatchObject({
      parts: { title: { origin: 'restored' }, description: { origin: 'person' } },
    });
  });

  it('an entry of another product, or other content than it holds, is refused', async () => {
    const one = await addProduct(app.database.db);
    const two = await addProduct(app.database.db);
    await patch(one, { title: 'Edited' });
    const [entry] = await historyOf(one);
    expect(await patch(two, { title: 'x', titleStatus: 'pending', restoredFrom: entry?.id })).toMatchObject({
      status: 404,
      body: { error: 'History item not found' },
    });
    expect(
      (await patch(one, { title: 'Something else', titleStatus: 'pending', restoredFrom: entry?.id })).status,
    ).toBe(400);
  });

  it('history refuses to be changed or deleted', async () => {
    const id = await addProduct(app.database.db);
    await patch(id, { title: 'Edited' });
    await expect(app.database.db.execute(sql`update content_history set action = 'x'`)).rejects.toThrow();
    await expect(app.database.db.execute(sql`delete from content_history`)).rejects.toThrow();
    expect(await historyOf(id)).toHaveLength(1);
  });
});

describe('lists over reviews', () => {
  it('the four statuses of all products stream as one array, or page by page', async () => {
    for (let i = 0; i < 3; i++) await patch(await addProduct(app.database.db), { titleStatus: 'approved' });
    await addProduct(app.database.db);
    const all = await app.call('GET', '/api/optimized-contents');
    expect(all.body).toHaveLength(3);
    expect((all.body as unknown[])[0]).toEqual({
      productId: 1,
      ...byStatusField(() => 'pending'),
      titleStatus: 'approved',
      descriptionStatus: 'pending',
      bulletsStatus: 'pending',
      imagesStatus: 'pending',
    });
    expect((await app.call('GET', '/api/optimized-contents?ids=3,1,4,99')).body).toMatchObject([
      { productId: 1 },
      { productId: 3 },
    ]);
    const page = await app.call('GET', '/api/optimized-contents?limit=2');
    expect(page.headers['x-total-count']).toBe('3');
    const next = String(page.headers.link).match(/<(.+)>; rel="next"/)?.[1] ?? '';
    expect((await app.call('GET', next)).body).toHaveLength(1);
  });
});
