// Notifications: who gets which, reading them, choosing kinds, and how long they are kept.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Comment } from '#domain/comments/comments.contract.ts';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import { type NotificationList, notificationsPage } from '#domain/notifications/notifications.contract.ts';
import { openLiveHub } from '#server/live/live.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { forgetNotifications } from './notifications.commands.ts';

const app = startTestApp(signsPeopleIn);

let ann: TestPerson;
let tom: TestPerson;
let vic: TestPerson;
let productId: number;

beforeEach(async () => {
  await clearPeople(app);
  ann = await addPerson(app, 'Ann Lee', 'owner');
  tom = await addPerson(app, 'Tom Berg', 'writer');
  vic = await addPerson(app, 'Vic Ray', 'viewer');
  const added = await ann.call('POST', '/api/products', { sku: 'A-1', title: 'Oak bench', description: 'Of oak.' });
  productId = (added.body as { id: number }).id;
});

const say = async (by: TestPerson, text: string, part = 'title') =>
  (await by.call('POST', `/api/products/${productId}/comments`, { part, text })).body as Comment;
const list = async (who: TestPerson, query = '') =>
  (await who.call('GET', `/api/notifications${query}`)).body as NotificationList;
const kinds = async (who: TestPerson) => (await list(who)).notifications.map(({ kind }) => kind);

describe('a notification', () => {
  it('is of who is mentioned, with who did it, where, and the text by name', async () => {
    await say(ann, `Ask @{${tom.id}} and @{${vic.id}}, not @{${ann.id}}`);
    expect(await list(tom)).toMatchObject({
      unread: 1,
      hasMore: false,
      notifications: [
        {
          ...{ kind: 'mention', productId, productTitle: 'Oak bench', part: 'title', readAt: null, products: 1 },
          ...{ by: { id: ann.id, fullName: 'Ann Lee' }, text: 'Ask @Tom Berg and @Vic Ray, not @Ann Lee' },
        },
      ],
    });
    expect(await kinds(vic)).toEqual(['mention']);
    expect(await kinds(ann)).toEqual([]);
  });

  it('is of those with open comments on the part when somebody comments below, once, and not of those who are mentioned', async () => {
    await say(tom, 'Is it oak?');
    await say(tom, 'Or ash?');
    await say(vic, 'It looks like ash', 'images');
    await say(ann, 'Oak');
    expect(await kinds(tom)).toEqual(['reply']);
    expect(await kinds(vic)).toEqual([]);
    await say(ann, `Oak, @{${tom.id}}`);
    expect(await kinds(tom)).toEqual(['mention', 'reply']);
  });

  it('is not of those whose comments were resolved', async () => {
    const { id } = await say(vic, 'Is it oak?');
    await tom.call('POST', `/api/products/${productId}/comments/resolve`, { part: 'title', from: id, upTo: id });
    await say(ann, 'Oak');
    expect(await kinds(vic)).toEqual([]);
  });

  it('comes with a change of a comment for those it mentions now, and goes with the comment', async () => {
    const { id } = await say(ann, `Ask @{${tom.id}}`);
    await ann.call('PATCH', `/api/comments/${id}`, { text: `Ask @{${tom.id}} or @{${vic.id}}` });
    expect([await kinds(tom), await kinds(vic)]).toEqual([['mention'], ['mention']]);
    await ann.call('DELETE', `/api/comments/${id}`);
    expect([await kinds(tom), await kinds(vic)]).toEqual([[], []]);
  });

  it('is not of a removed member; what they did keeps their name', async () => {
    await say(vic, `Ask @{${tom.id}}`);
    await ann.call('DELETE', `/api/team/${vic.id}`);
    await say(ann, `Ask @{${vic.id}}`);
    expect((await list(tom)).notifications[0]?.by.fullName).toBe('Vic Ray');
    const { rows } = (await app.database.db.execute(
      sql`select id from notifications where user_id = ${vic.id}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });

  it('says what its comment says now, and goes where that mentions one no more', async () => {
    const { id } = await say(ann, `Ask @{${tom.id}} and @{${vic.id}}: the key is 1234`);
    await ann.call('PATCH', `/api/comments/${id}`, { text: `Ask @{${vic.id}}` });
    expect(await list(tom)).toMatchObject({ unread: 0, notifications: [] });
    expect((await list(vic)).notifications.map(({ text }) => text)).toEqual(['Ask @Vic Ray']);
  });

  it('waits while its product is deleted, and is there again with it', async () => {
    await say(ann, `Ask @{${tom.id}}`);
    await ann.call('DELETE', `/api/products/${productId}`);
    expect(await list(tom)).toMatchObject({ unread: 0, notifications: [] });
    await ann.call('POST', `/api/products/${productId}/restore`);
    expect(await list(tom)).toMatchObject({ unread: 1, notifications: [{ kind: 'mention' }] });
  });
});

describe('reading', () => {
  it('marks one’s own, those named or all, and says so live', async () => {
    for (const text of ['One', 'Two', 'Three']) await say(ann, `${text} @{${tom.id}}`);
    await say(ann, `@{${vic.id}}`, 'images');
    const [newest] = (await list(tom)).notifications;
    const hub = await openLiveHub(app.database);
    const heard: LiveEvent[] = [];
    const stop = hub.onEvent((event) => heard.push(event));
    expect((await vic.call('POST', '/api/notifications/read', { ids: [newest?.id] })).status).toBe(204);
    expect((await tom.call('POST', '/api/notifications/read', { ids: [newest?.id] })).status).toBe(204);
    expect(await list(tom)).toMatchObject({ unread: 2, notifications: [{ readAt: expect.any(String) }, {}, {}] });
    await tom.call('POST', '/api/notifications/read', {});
    expect(await list(tom)).toMatchObject({ unread: 0 });
    expect(await list(vic)).toMatchObject({ unread: 1 });
    await expect.poll(() => heard).toEqual(Array(2).fill({ type: 'notifications', userId: tom.id }));
    stop();
  });

  it('goes back page by page', async () => {
    for (let number = 0; number < notificationsPage + 2; number += 1) await say(ann, `${number} @{${tom.id}}`);
    const first = await list(tom);
    expect(first).toMatchObject({ unread: notificationsPage + 2, hasMore: true });
    const second = await list(tom, `?before=${first.notifications.at(-1)?.id}`);
    expect(second.hasMore).toBe(false);
    expect(second.notifications.map(({ text }) => text)).toEqual(['1 @Tom Berg', '0 @Tom Berg']);
  });
});

describe('the kinds', () => {
  it('somebody does not want do not come; those of before stay', async () => {
    await say(ann, `Before @{${tom.id}}`);
    expect((await tom.call('GET', '/api/notifications/wanted')).body).toEqual({
      ...{ mention: true, reply: true, rejection: true, answers: true, confirmation: true, assignment: true },
    });
    const changed = await tom.call('PATCH', '/api/notifications/wanted', { mention: false });
    expect(changed.body).toEqual({
      ...{ mention: false, reply: true, rejection: true, answers: true, confirmation: true, assignment: true },
    });
    await say(ann, `After @{${tom.id}}`);
    expect((await list(tom)).notifications.map(({ text }) => text)).toEqual(['Before @Tom Berg']);
    await tom.call('PATCH', '/api/notifications/wanted', { mention: true });
    await say(ann, `Again @{${tom.id}}`);
    expect((await list(tom)).unread).toBe(2);
  });
});

it('they are kept 90 days', async () => {
  const day = 86_400_000;
  const { db } = app.database;
  const texts = async () =>
    ((await db.execute(sql`select text from notifications order by id`)) as unknown as { rows: { text: string }[] })
      .rows;
  await say(ann, `Old @{${tom.id}}`);
  app.clock.now = new Date(app.clock.now.getTime() + 2 * day);
  await say(ann, `New @{${tom.id}}`);
  await forgetNotifications({ db, now: () => new Date(app.clock.now.getTime() + 87 * day) });
  expect(await texts()).toHaveLength(2);
  await forgetNotifications({ db, now: () => new Date(app.clock.now.getTime() + 89 * day) });
  expect(await texts()).toEqual([{ text: `New @{${tom.id}}` }]);
});
