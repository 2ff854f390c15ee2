// Comments on parts: who may, what is stored, paging, resolving, and what becomes of them with their product and their author.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import { sayEntry } from '#domain/audit/audit-words.ts';
import { type Comment, type CommentCounts, commentsPage, mostComment } from '#domain/comments/comments.contract.ts';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { openLiveHub } from '#server/live/live.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);

let ann: TestPerson;
let vic: TestPerson;
let productId: number;

beforeEach(async () => {
  await clearPeople(app);
  ann = await addPerson(app, 'Ann Lee', 'owner');
  vic = await addPerson(app, 'Vic Ray', 'viewer');
  const added = await ann.call('POST', '/api/products', { sku: 'A-1', title: 'Oak bench', description: 'Of oak.' });
  productId = (added.body as { id: number }).id;
});

const url = () => `/api/products/${productId}/comments`;
const add = (by: TestPerson, text: string, given: object = {}) =>
  by.call('POST', url(), { part: 'title', text, ...given });
const added = async (by: TestPerson, text: string, given: object = {}) => (await add(by, text, given)).body as Comment;
const list = async (query = 'part=title') =>
  (await ann.call('GET', `${url()}?${query}`)).body as { comments: Comment[]; hasEarlier: boolean };
const texts = async (query?: string) => (await list(query)).comments.map(({ text }) => text);
const counts = async () => (await ann.call('GET', `/api/products/${productId}/comment-counts`)).body as CommentCounts;

describe('a comment', () => {
  it('is written by everybody who may view, with the words it is about', async () => {
    const reply = await add(vic, '  Is it oak?  ', { quote: 'Oak' });
    expect(reply).toMatchObject({
      status: 201,
      body: { part: 'title', text: 'Is it oak?', quote: 'Oak', author: { fullName: 'Vic Ray' }, editedAt: null },
    });
    await add(ann, 'Yes', { part: 'description' });
    expect(await texts()).toEqual(['Is it oak?']);
    expect(await counts()).toMatchObject({
      title: { open: 1, all: 1 },
      description: { open: 1, all: 1 },
      images: { open: 0, all: 0 },
    });
  });

  it('stays the text it is, whatever it looks like', async () => {
    const text = '<img src=x onerror=alert(1)> **bold** &amp; <script>alert(1)</script>';
    expect((await added(vic, text)).text).toBe(text);
    expect(await texts()).toEqual([text]);
  });

  it.each([
    ['without text', { text: ' ' }, 'Write a comment.'],
    ['that is too long', { text: 'x'.repeat(mostComment + 1) }, 'At most 2,000 characters.'],
    ['with too long a quote', { text: 'x', quote: 'x'.repeat(301) }, 'At most 300 characters.'],
    ['on no part', { text: 'x', part: 'price' }, 'part'],
  ])('%s is refused', async (_, given, words) => {
    const { status, body } = await ann.call('POST', url(), { part: 'title', ...given });
    expect({ status, error: (body as { error: string }).error }).toEqual({
      status: 400,
      error: expect.stringContaining(words),
    });
    expect(await texts()).toEqual([]);
  });

  it('is changed by who wrote it alone, and deleted by them or who manages', async () => {
    const { id } = await added(vic, 'Is it oak?');
    const tom = await addPerson(app, 'Tom Berg', 'approver');
    const refused = { status: 403, body: { error: 'You can change only your own comments.' } };
    expect(await ann.call('PATCH', `/api/comments/${id}`, { text: 'No' })).toMatchObject(refused);
    expect(await tom.call('DELETE', `/api/comments/${id}`)).toMatchObject({
      ...{ status: 403, body: { error: 'Only its author, an admin or an owner can delete a comment.' } },
    });
    const other = await added(vic, 'His password is 1234');
    expect((await ann.call('DELETE', `/api/comments/${other.id}`)).status).toBe(204);
    const [entry] = (await ann.call('GET', '/api/audit-entries?kind=product')).body as AuditEntry[];
    expect(entry && sayEntry(entry)).toBe('Ann Lee deleted a comment of Vic Ray on the product “A-1”');
    app.clock.now = new Date('2026-11-21T11:00:00.000Z');
    const changed = await vic.call('PATCH', `/api/comments/${id}`, { text: 'Is it solid oak?' });
    expect(changed.body).toMatchObject({ text: 'Is it solid oak?', editedAt: '2026-11-21T11:00:00.000Z' });
    expect((await vic.call('DELETE', `/api/comments/${id}`)).status).toBe(204);
    expect(await texts()).toEqual([]);
    expect((await vic.call('DELETE', `/api/comments/${id}`)).status).toBe(404);
  });

  it('is announced with each change', async () => {
    const hub = await openLiveHub(app.database);
    const heard: LiveEvent[] = [];
    const stop = hub.onEvent((event) => heard.push(event));
    const { id } = await added(ann, 'One');
    await ann.call('PATCH', `/api/comments/${id}`, { text: 'Two' });
    await ann.call('POST', `${url()}/resolve`, { part: 'title', from: id, upTo: id });
    await ann.call('POST', `${url()}/reopen`, { part: 'title', resolvedAt: app.clock.now.toISOString() });
    await ann.call('DELETE', `/api/comments/${id}`);
    await expect.poll(() => heard).toEqual(Array(5).fill({ type: 'comments', productId }));
    stop();
  });
});

describe('a long thread', () => {
  it('is read page by page, the latest first, each page oldest first', async () => {
    const all = Array.from({ length: commentsPage + 7 }, (_, at) => `Comment ${at}`);
    for (const text of all) await add(ann, text);
    const latest = await list();
    expect(latest.hasEarlier).toBe(true);
    expect(latest.comments.map(({ text }) => text)).toEqual(all.slice(-commentsPage));
    const earlier = await list(`part=title&before=${latest.comments[0]?.id}`);
    expect(earlier).toMatchObject({ hasEarlier: false });
    expect(earlier.comments.map(({ text }) => text)).toEqual(all.slice(0, 7));
    expect(await counts()).toMatchObject({ title: { open: all.length, all: all.length } });
  });
});

describe('resolving', () => {
  it('is for those who may write, closes what they have seen, and is taken back', async () => {
    const { id } = await added(vic, 'Is it oak?');
    await added(ann, 'Yes');
    const refused = await vic.call('POST', `${url()}/resolve`, { part: 'title', from: id, upTo: id });
    expect(refused.status).toBe(403);
    expect((await ann.call('POST', `${url()}/resolve`, { part: 'title', from: id, upTo: id })).status).toBe(204);
    const { comments } = await list();
    expect(comments).toMatchObject([
      { resolvedAt: '2026-11-21T10:00:00.000Z', resolvedBy: { fullName: 'Ann Lee' } },
      { resolvedAt: null, resolvedBy: null },
    ]);
    expect(await counts()).toMatchObject({ title: { open: 1, all: 2 } });
    expect(
      (await vic.call('POST', `${url()}/reopen`, { part: 'title', resolvedAt: app.clock.now.toISOString() })).status,
    ).toBe(403);
    expect(
      (await ann.call('POST', `${url()}/reopen`, { part: 'title', resolvedAt: app.clock.now.toISOString() })).status,
    ).toBe(204);
    expect(await counts()).toMatchObject({ title: { open: 2, all: 2 } });
  });

  it('leaves open what was not on the screen before', async () => {
    await added(ann, 'Far above');
    const { id } = await added(ann, 'On the screen');
    await ann.call('POST', `${url()}/resolve`, { part: 'title', from: id, upTo: id });
    expect((await list()).comments.map(({ resolvedAt }) => resolvedAt === null)).toEqual([true, false]);
  });

  it('is taken back by its time, and no earlier one with it, however often that is asked', async () => {
    const first = await added(ann, 'First');
    await ann.call('POST', `${url()}/resolve`, { part: 'title', from: first.id, upTo: first.id });
    app.clock.now = new Date('2026-11-21T11:00:00.000Z');
    const second = await added(ann, 'Second');
    await ann.call('POST', `${url()}/resolve`, { part: 'title', from: second.id, upTo: second.id });
    for (const by of [ann, ann])
      await by.call('POST', `${url()}/reopen`, { part: 'title', resolvedAt: '2026-11-21T11:00:00.000Z' });
    expect((await list()).comments.map(({ resolvedAt }) => resolvedAt === null)).toEqual([false, true]);
  });
});

describe('what becomes of comments', () => {
  it('of a product that is deleted: none can be added, and they come back with it', async () => {
    const { id } = await added(vic, 'Is it oak?', { quote: 'Oak' });
    expect((await ann.call('DELETE', `/api/products/${productId}`)).status).toBe(204);
    expect((await add(vic, 'Hello?')).status).toBe(404);
    expect((await ann.call('GET', `${url()}?part=title`)).status).toBe(404);
    expect((await vic.call('PATCH', `/api/comments/${id}`, { text: 'x' })).status).toBe(404);
    expect((await ann.call('POST', `/api/products/${productId}/restore`)).status).toBe(200);
    expect((await list()).comments).toMatchObject([{ id, text: 'Is it oak?', quote: 'Oak' }]);
  });

  it('of a removed member: their name stays, also where they are mentioned', async () => {
    await add(vic, 'Is it oak?');
    await add(ann, `Yes, @{${vic.id}}`);
    expect((await ann.call('DELETE', `/api/team/${vic.id}`)).status).toBe(204);
    const { comments } = await list();
    expect(comments[0]?.author).toEqual({ id: vic.id, fullName: 'Vic Ray' });
    expect(comments[1]?.mentions).toEqual([{ id: vic.id, fullName: 'Vic Ray' }]);
  });

  it('that mention nobody there is: the text stays', async () => {
    expect(await added(ann, 'To @{2147483647} and @{999999999}')).toMatchObject({
      text: 'To @{2147483647} and @{999999999}',
      mentions: [],
    });
  });
});
