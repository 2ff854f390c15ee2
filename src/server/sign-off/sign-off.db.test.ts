// A link goes to a brand, and its answers become decisions: what it shows, what ends it, and what cannot be reached by it.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { describeListed, type ReviewNote } from '#domain/review/review-note.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import type { SignOff } from '#domain/sign-off/sign-off.contract.ts';
import type { OpenedSignOff, ShownPart, SignOffPartState } from '#domain/sign-off/sign-off-link.contract.ts';
import type { AnswerRow, Answers } from '#domain/transfer/answers.contract.ts';
import { openImageTools } from '#server/media/image-tools.ts';
import { measureImages } from '#server/media/images.commands.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { addProduct } from '#testing/factories.ts';
import { fakeMeasuring, pictureOf } from '#testing/fake-measuring.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { answerSignOff, openSignOff, openSignOffProduct } from './sign-off-link.commands.ts';
import { forgetSignOffs } from './sign-offs.commands.ts';

const app = startTestApp({ ...signsPeopleIn, measuring: fakeMeasuring() });

let maya: TestPerson;
let ids: number[] = [];
beforeEach(async () => {
  await clearPeople(app);
  maya = await addPerson(app, 'Maya Lindqvist', 'approver');
  ids = [];
  for (const at of [0, 1, 2]) {
    const id = await addProduct(app.database.db, { sku: `S-${at}`, title: `Piece ${at}`, description: 'A mug.' });
    ids.push(id);
    await member('PATCH', `/api/products/${id}/optimized-content`, { title: `Fine piece ${at}` });
  }
});

async function member<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<T> {
  const reply = await maya.call(method, url, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.body as T;
}

type Made = SignOff & { token: string };
const make = (given: object = {}) =>
  member<Made>('POST', '/api/sign-offs', { selection: { ids: ids.slice(0, 2) }, forWhom: 'Northwind', ...given });

/** Called by nobody who is signed in. */
const outside = (name: string, body: object) => app.call('POST', `/api/sign-offs/link/${name}`, body);

async function told<T>(name: string, body: object): Promise<T> {
  const reply = await outside(name, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as T;
}
const open = (token: string) => told<OpenedSignOff>('open', { token });
const partsOf = async (token: string, productId: number) =>
  (await told<{ parts: ShownPart[] }>('product', { token, productId })).parts;

type Saved = { isSaved: boolean; revision: number; parts: SignOffPartState[]; shown: ShownPart };
async function answer(
  token: string,
  productId: number,
  part: string,
  given: { answer: 'yes' | 'no' | 'change' | null; text?: string; why?: string; seen?: string; revision?: number },
): Promise<Saved> {
  const seen = (await partsOf(token, productId)).find((each) => each.part === part)?.seen;
  return await told('answer', { token, productId, part, seen, revision: 0, ...given });
}
type Sent = { sent: number; isTaken: boolean; parts: SignOffPartState[] };
const send = (token: string) => told<Sent>('send', { token, revision: 0 });

const contentOf = (id: number) => member<FlatContent>('GET', `/api/products/${id}/optimized-content`);
const lastRun = async () => (await member<Run[]>('GET', '/api/runs'))[0] as Run;
async function ended(): Promise<Run> {
  await expect.poll(async () => (await lastRun())?.state, { timeout: 60_000 }).toBe('done');
  return await lastRun();
}
const listed = async () => (await member<SignOff[]>('GET', '/api/sign-offs'))[0] as SignOff;
const day = 86_400_000;
const later = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * day);
};

describe('a link', () => {
  it('shows the pending parts of its products, before and after, and no other product', async () => {
    await member('PATCH', `/api/products/${ids[1]}/optimized-content`, { bulletsStatus: 'approved' });
    const made = await make({ message: 'Please by Friday' });
    expect(made).toMatchObject({ forWhom: 'Northwind', products: 2, parts: 7, answered: 0, sentAt: null });
    expect(new Date(made.expiresAt).getTime() - app.clock.now.getTime()).toBe(14 * day);
    const opened = await open(made.token);
    expect(opened).toMatchObject({ forWhom: 'Northwind', message: 'Please by Friday', madeBy: 'Maya Lindqvist' });
    expect(opened.products.map(({ sku }) => sku)).toEqual(['S-0', 'S-1']);
    expect(opened.parts.filter(({ productId }) => productId === ids[1]).map(({ part }) => part)).toEqual([
      'title',
      'description',
      'images',
    ]);
    const [title] = await partsOf(made.token, ids[0] as number);
    expect(title).toMatchObject({ part: 'title', before: 'Piece 0', after: 'Fine piece 0', answer: null, limit: 255 });
    for (const [name, more] of [
      ['product', {}],
      ['answer', { part: 'title', seen: '', answer: 'yes', revision: 0 }],
    ] as const) {
      const reply = await outside(name, { token: made.token, productId: ids[2], ...more });
      expect(reply).toMatchObject({ status: 404, body: { error: 'This product is not part of this link.' } });
    }
  });

  it('is stored as a hash, gives no session and is in no list', async () => {
    const { token } = await make();
    const everything = await app.database.db.execute(
      sql`select to_jsonb(s)::text as row from sign_offs s union all select to_jsonb(e)::text from audit_entries e`,
    );
    expect(JSON.stringify(everything)).not.toContain(token);
    expect(JSON.stringify(await member('GET', '/api/sign-offs'))).not.toContain(token);
    const reply = await outside('open', { token });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
    const headers: Record<string, string>[] = [
      { cookie: `__Host-copydesk=${token}` },
      { authorization: `Bearer ${token}` },
    ];
    for (const each of headers) expect((await app.call('GET', '/api/products', undefined, each)).status).toBe(401);
  });

  it.each([
    ['is not known', async () => 'x'.repeat(43), 'This link is not valid. Ask who sent it for a new one.'],
    [
      'has ended',
      async () => {
        const { token } = await make({ days: 3 });
        later(3);
        return token;
      },
      'This link ended on Nov 24. Ask Maya Lindqvist for a new one.',
    ],
    [
      'was revoked',
      async () => {
        const { token, id } = await make();
        await member('DELETE', `/api/sign-offs/${id}`);
        return token;
      },
      'This link was revoked on Nov 21. Ask Maya Lindqvist for a new one.',
    ],
  ])('that %s opens nothing and takes nothing', async (_what, tokenOf, error) => {
    const token = await tokenOf();
    const calls: [string, object][] = [
      ['open', {}],
      ['product', { productId: ids[0] }],
      ['answer', { productId: ids[0], part: 'title', seen: '', answer: 'yes', revision: 0 }],
      ['send', { revision: 0 }],
    ];
    for (const [name, more] of calls)
      expect(await outside(name, { token, ...more }), name).toMatchObject({
        status: 410,
        body: { error, code: 'LINK_ENDED' },
      });
  });

  it('is made by those who may approve, of products that wait, and not of too many', async () => {
    const writer = await addPerson(app, 'Wren', 'writer');
    const body = { selection: { ids }, forWhom: 'Northwind' };
    expect((await writer.call('POST', '/api/sign-offs', body)).status).toBe(403);
    expect(await maya.call('POST', '/api/sign-offs', { ...body, forWhom: ' ' })).toMatchObject({ status: 400 });
    const none = await maya.call('POST', '/api/sign-offs', { ...body, selection: { filter: { brand: 'Nobody' } } });
    expect(none).toMatchObject({ status: 422, body: { code: 'NOTHING_TO_REVIEW' } });
    await app.database.db.execute(sql`
      with more as (insert into products (sku, title, description, bullets, images, image_alts, attributes, created_at, updated_at, has_content, is_pending)
        select 'M-' || n, 'More', '', '[]', '[]', '[]', '[]', now(), now(), true, true from generate_series(1, 500) n returning id)
      select count(*) from more`);
    const many = await maya.call('POST', '/api/sign-offs', { ...body, selection: { filter: {} } });
    expect(many).toMatchObject({
      status: 400,
      body: { error: 'A sign-off can have at most 500 products. Select fewer.' },
    });
  });

  it('is asked so often a minute', async () => {
    const { token } = await make();
    await open(token);
    await app.database.db.execute(sql`update sign_in_tries set tries = 298`);
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await outside('open', { token })).status);
    expect(statuses).toEqual([200, 200, 429]);
    app.clock.now = new Date(app.clock.now.getTime() + 61_000);
    await open(token);
  });

  it('sends so often a minute, and answers as before', async () => {
    const { token } = await make();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await outside('send', { token, revision: 0 })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await answer(token, ids[0] as number, 'title', { answer: 'yes' })).toMatchObject({ isSaved: true });
    app.clock.now = new Date(app.clock.now.getTime() + 61_000);
    expect(await send(token)).toMatchObject({ sent: 1 });
  });

  it('is forgotten 90 days after its end, and what was answered stays decided', async () => {
    const { token } = await make({ days: 3 });
    await answer(token, ids[0] as number, 'title', { answer: 'yes' });
    await send(token);
    await ended();
    const forgetAfter = (days: number) =>
      forgetSignOffs({ db: app.database.db, now: () => new Date(app.clock.now.getTime() + days * day) });
    await forgetAfter(92);
    expect(await listed()).toMatchObject({ answered: 0, sentParts: 1 });
    await forgetAfter(94);
    expect(await listed()).toBeUndefined();
    expect(await contentOf(ids[0] as number)).toMatchObject({ titleStatus: 'approved' });
    expect(await member<Answers[]>('GET', '/api/answers')).toMatchObject([
      { fileName: 'Northwind (sign-off)', isSignOff: true },
    ]);
  });
});

describe('answers', () => {
  it('become a run: yes, no with why, change to; history names who answered, and the run is undone as one', async () => {
    const { token, id } = await make();
    const [first, second] = ids as [number, number];
    const before = [await contentOf(first), await contentOf(second)];
    await answer(token, first, 'title', { answer: 'yes' });
    await answer(token, first, 'description', { answer: 'no', why: 'It is a bowl.' });
    await answer(token, second, 'title', { answer: 'change', text: 'Fine  bowl', why: 'It is a bowl.' });
    await answer(token, second, 'images', { answer: 'yes' });
    expect([await contentOf(first), await contentOf(second)], 'before they are sent').toEqual(before);
    expect(await listed()).toMatchObject({ answered: 0, unsentParts: 4, sentParts: 0 });

    expect(await send(token)).toMatchObject({ sent: 4, isTaken: true });
    const run = await ended();
    expect(run).toMatchObject({
      action: { action: 'take-answers', options: { answeredBy: 'Northwind (sign-off)' } },
      createdBy: { fullName: 'Maya Lindqvist' },
      counts: { total: 2, done: 2, refused: 0 },
    });
    expect(await contentOf(first)).toMatchObject({ titleStatus: 'approved', descriptionStatus: 'rejected' });
    expect(await contentOf(second)).toMatchObject({ title: 'Fine bowl', titleStatus: 'approved' });
    const byBrand = { decidedBy: { fullName: 'Maya Lindqvist' }, answeredBy: 'Northwind (sign-off)' };
    expect((await contentOf(first)).parts).toMatchObject({ title: byBrand, description: byBrand });
    expect((await contentOf(second)).parts.title).toMatchObject({ ...byBrand, wordedBy: 'Northwind (sign-off)' });
    const [note = null] = await member<ReviewNote[]>('GET', `/api/review-notes?ids=${first}`);
    expect(describeListed(note, 'rejected', { createdAt: '', waitingSince: null }).by).toBe(
      'Northwind (sign-off) for Maya Lindqvist',
    );
    const history = await member<HistoryEntry[]>('GET', `/api/products/${first}/content-history`);
    expect(history.find(({ action }) => action === 'rejected')).toMatchObject({
      changedBy: { fullName: 'Maya Lindqvist' },
      details: { reason: 'It is a bowl.', answeredBy: 'Northwind (sign-off)' },
    });
    expect(await listed()).toMatchObject({ id, sentParts: 4, unsentParts: 0, waiting: [] });
    expect(await send(token), 'sent again').toMatchObject({ sent: 0 });
    // Its own wording is no text that somebody else changed.
    expect((await open(token)).parts.filter(({ isChanged }) => isChanged)).toEqual([]);

    await member('POST', `/api/runs/${run.id}/undo`);
    await expect.poll(async () => (await member<Run>('GET', `/api/runs/${run.id}`)).undos[0]?.state).toBe('done');
    const statuses = ({ title, titleStatus, descriptionStatus }: FlatContent) => [
      title,
      titleStatus,
      descriptionStatus,
    ];
    expect([await contentOf(first), await contentOf(second)].map(statuses)).toEqual(before.map(statuses));
  });

  it('of a category that needs two people ask for the second, or confirm what another asked for, and the run says so', async () => {
    const ada = await addPerson(app, 'Ada Owner', 'owner');
    expect((await ada.call('PATCH', '/api/settings', { secondPersonCategories: ['Kitchen'] })).status).toBe(200);
    const { token } = await make();
    const [first, second] = ids as [number, number];
    await ada.call('PATCH', `/api/products/${second}/optimized-content`, { titleStatus: 'approved' });
    await answer(token, first, 'title', { answer: 'yes' });
    await answer(token, first, 'description', { answer: 'no', why: 'It is a bowl.' });
    await answer(token, second, 'title', { answer: 'yes' });
    await send(token);
    const run = await ended();
    expect(run).toMatchObject({ counts: { total: 2, done: 1, asked: 1, refused: 0 }, confirmed: 1 });
    const items = await member<RunItem[]>('GET', `/api/runs/${run.id}/items`);
    expect(items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['asked', 'A second person must confirm Title.'],
      ['done', null],
    ]);
    const asked = await contentOf(first);
    expect(asked).toMatchObject({ titleStatus: 'pending', descriptionStatus: 'rejected' });
    expect(asked.parts.title.firstApproval).toMatchObject({
      ...{ by: { fullName: 'Maya Lindqvist' }, answeredBy: 'Northwind (sign-off)' },
    });
    expect(await contentOf(second)).toMatchObject({
      titleStatus: 'approved',
      parts: { title: { decidedBy: { fullName: 'Maya Lindqvist' }, firstApproval: { by: { fullName: 'Ada Owner' } } } },
    });
    // Who made the link is the first: they cannot confirm what their link asked for.
    const own = await maya.call('PATCH', `/api/products/${first}/optimized-content`, { titleStatus: 'approved' });
    expect(own.status).toBe(403);
    await ada.call('PATCH', '/api/settings', { secondPersonCategories: [] });
  });

  it('that a second person must confirm were taken; what was left beside them was not, and is counted', async () => {
    const ada = await addPerson(app, 'Ada Owner', 'owner');
    expect((await ada.call('PATCH', '/api/settings', { secondPersonCategories: ['Kitchen'] })).status).toBe(200);
    const attributes = [{ name: 'Color', value: 'Blue' }];
    const id = await addProduct(app.database.db, { sku: 'S-9', title: 'Blue mug', category: 'Kitchen', attributes });
    await member('PATCH', `/api/products/${id}/optimized-content`, { title: 'Red mug' });
    const { token } = await make({ selection: { ids: [ids[0], id] } });
    for (const each of [ids[0] as number, id])
      for (const part of ['description', 'title']) await answer(token, each, part, { answer: 'yes' });
    await send(token);
    const run = await ended();
    expect(run.counts).toMatchObject({ total: 2, done: 0, asked: 2 });
    const items = await member<RunItem[]>('GET', `/api/runs/${run.id}/items`);
    expect(items.map(({ reason }) => reason)).toEqual([
      'A second person must confirm Title, Description.',
      expect.stringMatching(
        /^A second person must confirm Description\. The source contradicts 1 claim in Product Title\./,
      ),
    ]);
    const { notifications } = await member<{ notifications: object[] }>('GET', '/api/notifications');
    expect(notifications).toContainEqual(
      expect.objectContaining({
        text: 'Northwind (sign-off): 4 yes. Some answers for 1 product could not be taken',
        runId: run.id,
      }),
    );
    await ada.call('PATCH', '/api/settings', { secondPersonCategories: [] });
  });

  it('can be sent in parts, taken back, and changed after they were sent', async () => {
    const { token } = await make();
    const [first] = ids as [number];
    await answer(token, first, 'title', { answer: 'yes' });
    await answer(token, first, 'bullets', { answer: 'no' });
    await answer(token, first, 'bullets', { answer: null });
    expect(await send(token)).toMatchObject({ sent: 1 });
    await ended();
    await answer(token, first, 'title', { answer: 'no', why: 'After all' });
    expect(await send(token)).toMatchObject({ sent: 1 });
    await expect.poll(async () => (await contentOf(first)).titleStatus).toBe('rejected');
  });

  it('that were sent are not taken back, also where another answer followed; that one is', async () => {
    const { token } = await make();
    const [first] = ids as [number];
    await answer(token, first, 'title', { answer: 'yes' });
    await send(token);
    const seen = (await partsOf(token, first)).find(({ part }) => part === 'title')?.seen;
    const takeBack = () =>
      outside('answer', { token, productId: first, part: 'title', seen, answer: null, revision: 0 });
    expect(await takeBack()).toMatchObject({
      status: 422,
      body: { error: 'This answer was sent, so it cannot be taken back. Answer No instead.' },
    });
    await answer(token, first, 'title', { answer: 'no' });
    expect(await takeBack()).toMatchObject({
      status: 422,
      body: { error: 'This answer was sent, so it cannot be taken back. Give another answer instead.' },
    });
    expect(await open(token)).toMatchObject({
      parts: expect.arrayContaining([
        expect.objectContaining({ productId: first, part: 'title', answer: 'no', isSent: false }),
      ]),
    });
    await answer(token, first, 'bullets', { answer: 'yes' });
    expect(await answer(token, first, 'bullets', { answer: null })).toMatchObject({ shown: { answer: null } });
  });

  it('about a text that changed after they were sent are taken back', async () => {
    const { token } = await make();
    const [first] = ids as [number];
    await answer(token, first, 'title', { answer: 'yes' });
    await send(token);
    await ended();
    const [title] = await partsOf(token, first);
    await member('PATCH', `/api/products/${first}/optimized-content`, { title: 'Finest piece' });
    const late = await answer(token, first, 'title', { answer: 'no', ...(title ? { seen: title.seen } : {}) });
    expect(late).toMatchObject({ isSaved: false, shown: { after: 'Finest piece', answer: null } });
    await answer(token, first, 'title', { answer: 'yes' });
    expect(await answer(token, first, 'title', { answer: null })).toMatchObject({ shown: { answer: null } });
  });

  it('of two pages the last one counts, and the other learns of it with its next', async () => {
    const { token } = await make();
    const [first] = ids as [number];
    const { revision } = await open(token);
    await answer(token, first, 'title', { answer: 'yes', revision });
    await answer(token, first, 'title', { answer: 'no', revision });
    const other = await answer(token, first, 'bullets', { answer: 'yes', revision });
    expect(other.parts.map(({ part, answer: given }) => [part, given])).toEqual([
      ['title', 'no'],
      ['bullets', 'yes'],
    ]);
    expect((await answer(token, first, 'images', { answer: 'yes', revision: other.revision })).parts).toHaveLength(1);
  });

  it('about a text that is another by now are not saved: both are shown, and the part is open again', async () => {
    const { token } = await make();
    const [first] = ids as [number];
    const [title] = await partsOf(token, first);
    await answer(token, first, 'title', { answer: 'change', text: 'My mug' });
    await member('PATCH', `/api/products/${first}/optimized-content`, { title: 'Finest piece' });
    expect(await send(token)).toMatchObject({ sent: 0, parts: [{ part: 'title', answer: null, isChanged: true }] });
    const late = await answer(token, first, 'title', { answer: 'yes', ...(title ? { seen: title.seen } : {}) });
    expect(late).toMatchObject({
      isSaved: false,
      shown: { earlier: 'Fine piece 0', after: 'Finest piece', answer: null, text: 'My mug', isChanged: true },
    });
    expect(await answer(token, first, 'title', { answer: 'yes' })).toMatchObject({ isSaved: true });
    expect(await send(token)).toMatchObject({ sent: 1 });
    await ended();
    expect(await contentOf(first)).toMatchObject({ title: 'Finest piece', titleStatus: 'approved' });
  });

  it('about a product that is gone are conflicts with their reason, and its texts are not shown', async () => {
    const { token } = await make();
    const [first, second] = ids as [number, number];
    await answer(token, first, 'title', { answer: 'yes' });
    await answer(token, second, 'title', { answer: 'yes' });
    await member('POST', '/api/runs', { action: 'set-aside', options: {}, selection: { ids: [first] } });
    await ended();
    expect((await partsOf(token, first))[0]).toMatchObject({ isGone: true, before: '', after: '' });
    const refused = await outside('answer', {
      ...{ token, productId: first, part: 'bullets', seen: '', answer: 'yes', revision: 0 },
    });
    expect(refused).toMatchObject({ status: 422 });
    expect(await send(token)).toMatchObject({ sent: 2, isTaken: true });
    await ended();
    const [answers] = await member<Answers[]>('GET', '/api/answers');
    expect(answers?.counts).toMatchObject({ approve: 1, conflict: 1 });
    expect(await member<AnswerRow[]>('GET', `/api/answers/${answers?.id}/rows?kind=conflict`)).toMatchObject([
      { sku: 'S-0', reason: 'The product is set aside.' },
    ]);
    expect(await contentOf(second)).toMatchObject({ titleStatus: 'approved' });
  });

  it('wait where who made the link was removed or may not approve any more; another approver takes them', async () => {
    const { token } = await make();
    const [first] = ids as [number];
    const other = await addPerson(app, 'Otto', 'approver');
    await answer(token, first, 'title', { answer: 'yes' });
    await app.database.db.execute(sql`update users set role = 'viewer' where id = ${maya.id}`);
    expect(await send(token)).toMatchObject({ sent: 1, isTaken: false });
    const [signOff] = (await other.call('GET', '/api/sign-offs')).body as SignOff[];
    expect(signOff?.waiting).toHaveLength(1);
    expect((await contentOf(first)).titleStatus).toBe('pending');
    await app.database.db.execute(sql`update users set removed_at = now() where id = ${maya.id}`);
    await answer(token, first, 'bullets', { answer: 'yes' });
    expect(await send(token)).toMatchObject({ sent: 1, isTaken: false });
    const started = await other.call('POST', `/api/answers/${signOff?.waiting[0]?.answersId}/runs`, {});
    expect(started.status, started.text).toBe(202);
    const titleOf = async () =>
      ((await other.call('GET', `/api/products/${first}/optimized-content`)).body as FlatContent).titleStatus;
    await expect.poll(titleOf).toBe('approved');
  });

  it('wait until they are forgotten', async () => {
    const { token } = await make();
    await answer(token, ids[0] as number, 'title', { answer: 'yes' });
    const other = await addPerson(app, 'Otto', 'approver');
    await app.database.db.execute(sql`update users set role = 'viewer' where id = ${maya.id}`);
    expect(await send(token)).toMatchObject({ sent: 1, isTaken: false });
    const waiting = async () => ((await other.call('GET', '/api/sign-offs')).body as SignOff[])[0]?.waiting.length;
    const past = (days: number) =>
      app.database.db.execute(sql`update answers set created_at = ${new Date(app.clock.now.getTime() - days * day)}`);
    await past(29);
    expect(await waiting()).toBe(1);
    await past(31);
    expect(await waiting()).toBe(0);
  });

  it('notify who made the link, once for all that was sent', async () => {
    const { token } = await make();
    for (const id of ids.slice(0, 2)) await answer(token, id, 'title', { answer: 'yes' });
    await send(token);
    const run = await ended();
    const { notifications } = await member<{ notifications: object[] }>('GET', '/api/notifications');
    expect(notifications).toMatchObject([
      { kind: 'answers', text: 'Northwind (sign-off): 2 yes', runId: run.id, products: 2 },
    ]);
  });

  it('that could not be taken are said where who made the link is notified, and in the run with the reason', async () => {
    const attributes = [{ name: 'Color', value: 'Blue' }];
    const id = await addProduct(app.database.db, { sku: 'S-9', title: 'Blue mug', description: 'A mug.', attributes });
    await member('PATCH', `/api/products/${id}/optimized-content`, { title: 'Red mug' });
    const made = await make({ selection: { ids: [ids[0], id] } });
    await answer(made.token, id, 'title', { answer: 'yes' });
    await answer(made.token, ids[0] as number, 'title', { answer: 'yes' });
    await send(made.token);
    const run = await ended();
    expect(run.counts).toMatchObject({ done: 1, refused: 1 });
    const items = await member<RunItem[]>('GET', `/api/runs/${run.id}/items`);
    expect(items.find(({ productId }) => productId === id)?.reason).toMatch(/contradict/);
    const { notifications } = await member<{ notifications: object[] }>('GET', '/api/notifications');
    expect(notifications).toMatchObject([
      { text: 'Northwind (sign-off): 2 yes. Some answers for 1 product could not be taken', runId: run.id },
    ]);
    expect(await listed()).toMatchObject({ productIds: [ids[0], id], lastRunId: run.id });
  });

  it.each([
    ['empty', 'title', ' ', 'Enter the new text, or answer No.'],
    ['too long', 'title', 'x'.repeat(10_001), 'The new title is too long: At most 10,000 characters.'],
    ['for images', 'images', 'x', 'Images can only be approved or rejected.'],
  ])('with a text that is %s are refused', async (_what, part, text, error) => {
    const { token } = await make();
    const seen = (await partsOf(token, ids[0] as number)).find((each) => each.part === part)?.seen;
    const body = { token, productId: ids[0], part, seen, answer: 'change', text, revision: 0 };
    expect(await outside('answer', body)).toMatchObject({ status: 400, body: { error } });
  });
});

it('shows pictures that are stored here on a server that has served none yet', async () => {
  const { db } = app.database;
  const address = 'https://shop.example/mug.jpg';
  const bytes = pictureOf('0f1e2d3c4b5a6978');
  const started = () =>
    openImageTools({
      ...{
        db,
        store: openMediaStore(app.dataDir, null),
        privateHosts: [],
        measuring: fakeMeasuring(),
        sampleImages: '',
      },
      fetchImage: async (_url, _known, use) => await use({ kind: 'file', bytes, etag: null, lastModified: null }),
    });
  const context = { db, now: () => app.clock.now };
  await measureImages(context, started(), [address]);
  const id = await addProduct(db, { sku: 'S-3', title: 'Mug', images: [address] });
  await member('PATCH', `/api/products/${id}/optimized-content`, { title: 'Fine mug' });
  const { token } = await make({ selection: { ids: [id] } });
  const served = expect.stringMatching(/^\/media\/\w/);
  const opened = await openSignOff({ ...context, images: started() }, token);
  expect(opened.products).toMatchObject([{ picture: served }]);
  const parts = await openSignOffProduct({ ...context, images: started() }, token, id);
  const images = parts.find(({ part }) => part === 'images');
  expect(images?.pictures).toEqual({ before: [served], after: [served] });
  const given = {
    productId: id,
    part: 'images' as const,
    seen: images?.seen ?? '',
    answer: 'yes' as const,
    revision: 0,
  };
  const saved = await answerSignOff({ ...context, images: started() }, token, given);
  expect(saved).toMatchObject({ isSaved: true, shown: { pictures: { before: [served] } } });
});

it('shows a picture that is not stored here from its own address, where a page may', async () => {
  const images = [
    'https://shop.example/mug.jpg',
    'http://shop.example/back.jpg',
    '/sample-images/mug-1.jpg',
    '//shop.example/x.jpg',
  ];
  const id = await addProduct(app.database.db, { sku: 'S-3', title: 'Mug', images });
  await member('PATCH', `/api/products/${id}/optimized-content`, { title: 'Fine mug' });
  const { token } = await make({ selection: { ids: [id] } });
  expect((await open(token)).products).toMatchObject([{ picture: images[0] }]);
  const part = (await partsOf(token, id)).find((each) => each.part === 'images');
  expect(part?.pictures.before).toEqual([images[0], null, images[2], null]);
});

it('serves pictures, whole and small, to who has a link and is not signed in', async () => {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(pictureOf('0f1e2d3c4b5a6978'))]), 'mug.jpg');
  const request = new Request('http://app.example', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  const sent = await maya.call('POST', '/api/media', Buffer.from(await request.arrayBuffer()), type);
  const { url } = sent.body as { url: string };
  const id = await addProduct(app.database.db, { sku: 'S-3', title: 'Mug', images: [url] });
  await member('PATCH', `/api/products/${id}/optimized-content`, { title: 'Fine mug' });
  const { token } = await make({ selection: { ids: [id] } });
  const picture = (await open(token)).products[0]?.picture ?? '';
  const images = (await partsOf(token, id)).find(({ part }) => part === 'images');
  expect(images?.pictures.after).toEqual([picture]);
  const load = async (address: string) => {
    const { status, headers } = await app.call('GET', address);
    return [status, headers['content-type']];
  };
  expect(await load(picture)).toEqual([200, 'image/jpeg']);
  for (const width of [160, 480]) expect(await load(`${picture}?w=${width}`)).toEqual([200, 'image/webp']);
  // What is known by its address alone stays for members.
  expect((await app.call('GET', `/media/shown?url=${encodeURIComponent(url)}`)).status).toBe(401);
});
