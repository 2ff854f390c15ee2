// Categories whose products need two people: one asks and another confirms, part by part and in bulk, and nothing else approves on the way.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { AssignedCounts } from '#domain/catalogue/assigned.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { NotificationList } from '#domain/notifications/notifications.contract.ts';
import type { PolicyPreview } from '#domain/review/approval-policy.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import type { Run, RunItem, RunPreview } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { addTwoApprovers, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
let maya: TestPerson;
let tomas: TestPerson;
beforeEach(async () => {
  [maya, tomas] = await addTwoApprovers(app, { secondPersonCategories: ['Toys'] });
});

type Caller = Pick<TestApp, 'call'>;
async function ask(secondPersonCategories: string[]): Promise<void> {
  expect((await maya.call('PATCH', '/api/settings', { secondPersonCategories })).status).toBe(200);
}
const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
/** A product with content; its texts agree with its source. */
async function addToy(given: object = {}): Promise<number> {
  const id = await addProduct(app.database.db, { title: 'Wooden train', category: 'Toys', ...given });
  expect((await maya.call('PATCH', contentUrl(id), { title: 'Train, wooden' })).status).toBe(200);
  return id;
}
const contentOf = async (id: number) => (await maya.call('GET', contentUrl(id))).body as FlatContent;
const decide = (by: Caller, id: number, body: object) => by.call('PATCH', contentUrl(id), body);
const titleOf = async (id: number) => {
  const { titleStatus, parts } = await contentOf(id);
  return [titleStatus, parts.title.firstApproval?.by.fullName ?? null];
};
const statusesOf = async (id: number) => {
  const { titleStatus, descriptionStatus, bulletsStatus, imagesStatus } = await contentOf(id);
  return [titleStatus, descriptionStatus, bulletsStatus, imagesStatus];
};
const approvalsOf = async (id: number) =>
  ((await maya.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[]).filter(
    ({ action }) => action === 'approved',
  );
const idsOf = async (by: Caller, query: string) =>
  ((await by.call('GET', `/api/products?${query}`)).body as Product[]).map(({ id }) => id).toSorted((a, b) => a - b);
const runAs = (by: TestPerson, action: string, ids: number[], options: object = {}) =>
  runToEnd({ ...app, call: by.call }, { action, options, selection: { ids } });
const approveAll = (by: TestPerson, ids: number[], options: object = {}) => runAs(by, 'approve', ids, options);
async function undo(by: TestPerson, run: Run): Promise<Run> {
  const started = await by.call('POST', `/api/runs/${run.id}/undo`);
  expect(started.status, started.text).toBe(200);
  const url = `/api/runs/${(started.body as Run).id}`;
  const read = async () => (await by.call('GET', url)).body as Run;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  return await read();
}
const reasonsOf = async (run: Run) =>
  ((await maya.call('GET', `/api/runs/${run.id}/items`)).body as RunItem[]).map(({ reason }) => reason);
const audited = async () =>
  ((await maya.call('GET', '/api/audit-entries?limit=10')).body as AuditEntry[]).map(({ sentence }) => sentence);
const pending = ['pending', 'pending', 'pending', 'pending'];
const approved = ['approved', 'approved', 'approved', 'approved'];

describe('a part', () => {
  it('waits for another approver, who is named beside the first', async () => {
    const id = await addToy();
    expect((await decide(maya, id, { titleStatus: 'approved' })).status).toBe(200);
    expect(await titleOf(id)).toEqual(['pending', 'Maya']);
    expect((await contentOf(id)).approvedBy).toBeNull();
    expect(await approvalsOf(id)).toEqual([]);
    expect((await decide(maya, id, { titleStatus: 'approved' })).status).toBe(403);
    expect((await decide(tomas, id, { titleStatus: 'approved' })).status).toBe(200);
    expect(await titleOf(id)).toEqual(['approved', 'Maya']);
    expect((await approvalsOf(id))[0]?.details).toMatchObject({ firstApprovedBy: { fullName: 'Maya' } });
    expect(await audited()).toContainEqual(
      expect.stringMatching(/^Maya approved Product Title of the product .*, which a second person must confirm$/),
    );
  });

  it('needs one person in any other category, and where the case of its letters is another', async () => {
    for (const category of ['Kitchen', 'toys', null]) {
      const id = await addToy({ category });
      await decide(maya, id, { titleStatus: 'approved' });
      expect(await titleOf(id), `${category}`).toEqual(['approved', null]);
    }
  });

  it('that is left empty, all parts in one call, and images wait, too', async () => {
    const id = await addToy({ description: '', bullets: [] });
    const all = { titleStatus: 'approved', descriptionStatus: 'approved', bulletsStatus: 'approved' } as const;
    await decide(maya, id, { ...all, imagesStatus: 'approved' });
    expect(await statusesOf(id)).toEqual(pending);
    await decide(tomas, id, { ...all, imagesStatus: 'approved' });
    expect(await statusesOf(id)).toEqual(approved);
  });

  it('is refused by a rejection, and asked for anew after an edit', async () => {
    const id = await addToy();
    await decide(maya, id, { titleStatus: 'approved' });
    await decide(tomas, id, { titleStatus: 'rejected' });
    expect(await titleOf(id)).toEqual(['rejected', null]);
    await decide(tomas, id, { title: 'Train of wood' });
    await decide(maya, id, { titleStatus: 'approved' });
    await decide(tomas, id, { title: 'Little train of wood' });
    expect(await titleOf(id)).toEqual(['pending', null]);
  });

  it('is confirmed by the token of nobody who asked', async () => {
    const id = await addToy();
    await decide(maya, id, { titleStatus: 'approved' });
    const made = await maya.call('POST', '/api/tokens', { name: 'Bot', role: 'approver', days: 7 });
    const headers = { authorization: `Bearer ${(made.body as { token: string }).token}` };
    const bot: Caller = { call: (method, url, body) => app.call(method, url, body, headers) };
    expect((await decide(bot, id, { titleStatus: 'approved' })).status).toBe(403);
    expect(await titleOf(id)).toEqual(['pending', 'Maya']);
  });

  it('that two approvers press at once is asked for by one and confirmed by the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addToy();
      const replies = await Promise.all([maya, tomas].map((by) => decide(by, id, { titleStatus: 'approved' })));
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const came = replies.map(({ body }) => (body as FlatContent).titleStatus).toSorted();
      expect(came).toEqual(['approved', 'pending']);
      expect(await approvalsOf(id)).toHaveLength(1);
    }
  });

  it('that one person presses in two tabs at once is asked for once, and never confirmed', async () => {
    const id = await addToy();
    const replies = await Promise.all([1, 2, 3].map(() => decide(maya, id, { titleStatus: 'approved' })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect(await titleOf(id)).toEqual(['pending', 'Maya']);
  });
});

describe('one image', () => {
  const images = ['https://shop.example/mug-1.jpg', 'https://shop.example/mug-2.jpg'];
  const decideOne = (by: Caller, id: number, at: number, status = 'approved') =>
    by.call('PATCH', `${contentUrl(id)}/image`, {
      ...{ imageUrl: images[at], type: at === 0 ? 'hero' : 'secondary', status },
    });
  const imagesOf = async (id: number) =>
    (await contentOf(id)).imagesWithStatus.map(({ status, firstApproval }) => [status, firstApproval?.by.fullName]);

  it('waits as a part does, and the images part with it', async () => {
    const id = await addToy({ images });
    expect((await decideOne(maya, id, 0)).status).toBe(200);
    expect((await decideOne(maya, id, 0)).status).toBe(403);
    expect(await imagesOf(id)).toEqual([
      ['pending', 'Maya'],
      ['pending', undefined],
    ]);
    expect(await idsOf(tomas, `secondPerson=${tomas.id}`)).toEqual([id]);
    await decideOne(tomas, id, 0);
    await decideOne(maya, id, 1);
    await decideOne(tomas, id, 1);
    const { imagesStatus, parts } = await contentOf(id);
    expect([imagesStatus, parts.images.firstApproval?.by.fullName]).toEqual(['approved', 'Maya']);
    expect(await audited()).toContainEqual(expect.stringMatching(/^Tomas confirmed Hero Image of the product/));
    expect(await idsOf(tomas, 'secondPerson=anyone')).toEqual([]);
  });

  it('and all others of its product are one thing to confirm, and new where one more is asked for', async () => {
    const id = await addToy({ images });
    const listed = async () =>
      ((await tomas.call('GET', '/api/notifications')).body as NotificationList).notifications.map(
        ({ kind, part, products, readAt }) => [kind, part, products, readAt === null],
      );
    await decideOne(maya, id, 0);
    expect((await tomas.call('POST', '/api/notifications/read', {})).status).toBeLessThan(300);
    expect(await listed()).toEqual([['confirmation', 'images', 1, false]]);
    await decideOne(maya, id, 1);
    expect(await listed()).toEqual([['confirmation', 'images', 1, true]]);
    await decideOne(tomas, id, 0);
    expect(await listed()).toEqual([['confirmation', 'images', 1, true]]);
    await decide(maya, id, { titleStatus: 'approved' });
    expect(await listed()).toEqual([['confirmation', 'title', 2, true]]);
    await decideOne(tomas, id, 1);
    expect(await listed()).toEqual([['confirmation', 'title', 1, true]]);
  });

  it('after image leaves nothing of them to the same person as a whole, who takes all of them back in one call', async () => {
    const id = await addToy({ images });
    await decideOne(maya, id, 0);
    await decideOne(maya, id, 1);
    expect((await decide(maya, id, { imagesStatus: 'approved' })).status).toBe(403);
    expect((await decide(tomas, id, { imagesStatus: 'pending' })).status).toBe(422);
    expect((await decide(maya, id, { imagesStatus: 'pending' })).status).toBe(200);
    expect(await imagesOf(id)).toEqual([
      ['pending', undefined],
      ['pending', undefined],
    ]);
    expect(await idsOf(tomas, 'secondPerson=anyone')).toEqual([]);
    const { body } = await tomas.call('GET', '/api/notifications');
    expect((body as NotificationList).notifications).toEqual([]);
  });

  it('of a gallery says who approved all of them first, and whether that needs another', async () => {
    const [toy, mug] = [await addToy({ images }), await addToy({ images, category: 'Kitchen' })];
    const notes = async () =>
      ((await tomas.call('GET', `/api/hero-notes?ids=${toy},${mug}`)).body as HeroNote[]).map(
        ({ status, needsTwo, first }) => [status, needsTwo, first?.by.fullName],
      );
    expect(await notes()).toEqual([
      ['pending', true, undefined],
      ['pending', false, undefined],
    ]);
    await decideOne(maya, toy, 0);
    await decideOne(maya, toy, 1);
    await decide(maya, mug, { imagesStatus: 'approved' });
    expect(await notes()).toEqual([
      ['pending', true, 'Maya'],
      ['approved', false, undefined],
    ]);
    await ask([]);
    expect((await notes())[0]).toEqual(['pending', false, 'Maya']);
  });

  it('is taken back by who asked', async () => {
    const id = await addToy({ images });
    await decideOne(maya, id, 0);
    expect((await decideOne(tomas, id, 0, 'pending')).status).toBe(422);
    expect((await decideOne(maya, id, 0, 'pending')).status).toBe(200);
    expect(await imagesOf(id)).toEqual([
      ['pending', undefined],
      ['pending', undefined],
    ]);
  });
});

describe('in bulk', () => {
  it('the first run asks, another one confirms, and the numbers say so', async () => {
    const toys = [await addToy(), await addToy()];
    const mug = await addToy({ category: 'Kitchen' });
    const asked = await approveAll(maya, [...toys, mug]);
    expect(asked.run).toMatchObject({ counts: { total: 3, done: 1, asked: 2, refused: 0 }, confirmed: 0 });
    expect(asked.items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['asked', 'A second person must confirm Title, Bullets, Description, Images.'],
      ['asked', 'A second person must confirm Title, Bullets, Description, Images.'],
      ['done', null],
    ]);
    for (const id of toys) expect(await statusesOf(id)).toEqual(pending);
    expect(await statusesOf(mug)).toEqual(approved);

    const again = await approveAll(maya, toys);
    expect(again.run.counts).toMatchObject({ total: 2, done: 0, asked: 0, refused: 2 });
    expect(again.items[0]?.reason).toBe('Product Title: Approved by Maya. A second person must confirm.');

    const confirmed = await approveAll(tomas, toys);
    expect(confirmed.run).toMatchObject({ counts: { total: 2, done: 2, asked: 0 }, confirmed: 2 });
    for (const id of toys) expect(await statusesOf(id)).toEqual(approved);
    for (const { details } of await approvalsOf(toys[0] ?? 0))
      expect(details).toMatchObject({ firstApprovedBy: { fullName: 'Maya' } });
    const said = await audited();
    expect(said).toContainEqual(
      `Maya approved 2 products by run ${asked.run.id} (Approve), which a second person must confirm`,
    );
    expect(said).toContainEqual(
      `Tomas confirmed 2 products by run ${confirmed.run.id} (Approve), which somebody else approved first`,
    );
  });

  it('two runs at once ask and confirm each product once; of one person they only ask', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await addToy());
    const pair = await Promise.all([approveAll(maya, ids), approveAll(tomas, ids)]);
    const sum = (of: (run: Run) => number) => pair.reduce((all, { run }) => all + of(run), 0);
    expect([sum(({ counts }) => counts.asked), sum(({ counts }) => counts.done)]).toEqual([6, 6]);
    expect(sum(({ confirmed }) => confirmed)).toBe(6);
    for (const id of ids) expect(await statusesOf(id)).toEqual(approved);

    const own = [await addToy(), await addToy()];
    const twice = await Promise.all([approveAll(maya, own), approveAll(maya, own)]);
    expect(twice.map(({ run }) => run.counts.done)).toEqual([0, 0]);
    for (const id of own) expect(await statusesOf(id)).toEqual(pending);
  });

  it('an undo takes the asking back exactly, and of a confirmation leaves what was asked', async () => {
    const id = await addToy();
    await decide(maya, id, { titleStatus: 'approved' });
    const before = await contentOf(id);
    const { run } = await approveAll(tomas, [id]);
    expect(run).toMatchObject({ counts: { done: 0, asked: 1 }, confirmed: 0 });
    expect(await audited()).toContainEqual(
      `Tomas confirmed 1 product by run ${run.id} (Approve), which somebody else approved first`,
    );
    expect((await contentOf(id)).titleStatus).toBe('approved');
    await undo(tomas, run);
    const after = await contentOf(id);
    expect([after.parts, after.imagesWithStatus, after.approvedBy]).toEqual([
      before.parts,
      before.imagesWithStatus,
      before.approvedBy,
    ]);
    expect(await statusesOf(id)).toEqual(pending);
    expect(await idsOf(tomas, `secondPerson=${tomas.id}`)).toEqual([id]);
    expect(await idsOf(maya, `secondPerson=${maya.id}`)).toEqual([]);
  });

  it('an undo that would bring approvals back asks for them, or confirms as the second person', async () => {
    const id = await addToy();
    await approveAll(maya, [id]);
    await approveAll(tomas, [id]);
    const rolledBack = await runAs(tomas, 'roll-back', [id]);
    expect(await statusesOf(id)).toEqual(pending);
    const asked = await undo(maya, rolledBack.run);
    expect(asked.counts).toMatchObject({ done: 0, asked: 1 });
    expect(await reasonsOf(asked)).toEqual(['A second person must confirm Title, Bullets, Description, Images.']);
    expect(await statusesOf(id)).toEqual(pending);
    expect(await titleOf(id)).toEqual(['pending', 'Maya']);
    expect(await idsOf(tomas, `secondPerson=${tomas.id}`)).toEqual([id]);
    expect(((await maya.call('GET', `/api/runs/${rolledBack.run.id}`)).body as Run).putBack).toBe(1);

    const confirmed = await approveAll(tomas, [id]);
    expect(await statusesOf(id)).toEqual(approved);
    const taken = await undo(tomas, confirmed.run);
    expect(await statusesOf(id)).toEqual(pending);
    const refused = await undo(maya, taken);
    expect(refused.counts).toMatchObject({ done: 0, asked: 0, refused: 1 });
    expect(await reasonsOf(refused)).toEqual(['Product Title: Approved by Maya. A second person must confirm.']);
    expect(await statusesOf(id)).toEqual(pending);
  });

  it('an undo by another person than the first confirms, and both are named', async () => {
    const id = await addToy();
    await approveAll(maya, [id]);
    const { run } = await approveAll(tomas, [id]);
    const back = await undo(tomas, await undo(tomas, run));
    expect(back).toMatchObject({ counts: { done: 1, asked: 0 }, confirmed: 1 });
    expect(await statusesOf(id)).toEqual(approved);
    expect(await titleOf(id)).toEqual(['approved', 'Maya']);
    expect((await approvalsOf(id))[0]?.details).toMatchObject({ firstApprovedBy: { fullName: 'Maya' } });
    expect(await audited()).toContainEqual(
      `Tomas confirmed 1 product by run ${back.id} (Undo), which somebody else approved first`,
    );
  });

  it('an undo brings back no approval from before the category was listed, and with an old text its approval', async () => {
    const id = await addToy({ category: 'Kitchen' });
    await approveAll(maya, [id]);
    await ask(['Kitchen']);
    const rolledBack = await runAs(maya, 'roll-back', [id]);
    expect((await undo(tomas, rolledBack.run)).counts).toMatchObject({ done: 0, asked: 1 });
    expect(await statusesOf(id)).toEqual(pending);
    expect(await titleOf(id)).toEqual(['pending', 'Tomas']);
    await approveAll(maya, [id]);
    const written = await runAs(maya, 'find-replace', [id], { find: 'Train', replace: 'Tram', parts: ['title'] });
    expect(await titleOf(id)).toEqual(['pending', null]);
    await undo(maya, written.run);
    expect(await titleOf(id)).toEqual(['approved', 'Tomas']);
  });

  it('an undo of taking an asking back does not ask in the name of somebody else', async () => {
    const id = await addToy();
    const { run } = await approveAll(maya, [id]);
    const taken = await undo(maya, run);
    const back = await undo(tomas, taken);
    expect(back.counts).toMatchObject({ done: 0, asked: 0, refused: 1 });
    expect(await reasonsOf(back)).toEqual([
      "The first approval of Product Title was another person's, so it was not restored.",
    ]);
    expect(await titleOf(id)).toEqual(['pending', null]);
  });

  it('is looked at before: how many will wait', async () => {
    const ids = [await addToy(), await addToy({ category: 'Kitchen' })];
    const look = async (selection: object) =>
      (await maya.call('POST', '/api/runs/preview', { action: 'approve', options: {}, selection })).body as RunPreview;
    expect(await look({ ids })).toMatchObject({ taken: 2, asked: 1, isExact: true });
    await approveAll(tomas, ids);
    expect(await look({ ids })).toMatchObject({ taken: 1, asked: 0 });
  });

  it('is counted of many products without looking at each', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 51; at += 1) ids.push(await addToy({ category: at < 3 ? 'Toys' : 'Kitchen' }));
    const look = async (options: object) =>
      (await maya.call('POST', '/api/runs/preview', { action: 'approve', options, selection: { ids } })).body;
    expect(await look({})).toMatchObject({ total: 51, asked: 3, isExact: false });
    // What waits for Maya in one part is asked for in the others.
    for (const id of ids.slice(0, 3)) await decide(tomas, id, { titleStatus: 'approved' });
    expect(await look({})).toMatchObject({ total: 51, asked: 3, isExact: false });
    expect(await look({ byPolicy: true })).toMatchObject({ total: 51, asked: 0 });
    expect((await approveAll(maya, ids)).run.counts).toMatchObject({ done: 48, asked: 3 });
  });

  it('by a policy leaves such products with the reason, whoever approved first', async () => {
    const [id, half] = [await addToy(), await addToy()];
    await decide(tomas, half, { bulletsStatus: 'approved' });
    const policy = { retailer: null, category: null, takesUnchanged: true, takesClean: true, share: 0 };
    const added = await maya.call('POST', '/api/approval-policies', policy);
    expect(added.status, added.text).toBeLessThan(300);
    expect((await maya.call('GET', '/api/approval-policies/preview')).body as PolicyPreview).toMatchObject({
      products: 0,
    });
    const { run, items } = await approveAll(maya, [id, half], { byPolicy: true });
    expect(run.counts).toMatchObject({ done: 0, asked: 0, refused: 2 });
    for (const { reason } of items)
      expect(reason).toMatch(/needs two people, and an approval policy does not count as one\.$/);
    expect(await statusesOf(half)).toEqual(pending);
  });
});

describe('where the need ends before somebody confirms', () => {
  it.each([
    ['the setting is taken away', async (_: number) => await ask([])],
    [
      'the category is another',
      async (id: number) => {
        const { version } = (await maya.call('GET', `/api/products/${id}`)).body as Product;
        const reply = await maya.call(
          'PATCH',
          `/api/products/${id}`,
          { category: 'Kitchen' },
          { 'if-match': `"${version}"` },
        );
        expect(reply.status, reply.text).toBe(200);
      },
    ],
  ])('as %s: nothing is approved by itself, and the next press completes it', async (_, change) => {
    const [id, inBulk] = [await addToy(), await addToy()];
    for (const each of [id, inBulk]) await decide(maya, each, { titleStatus: 'approved' });
    for (const each of [id, inBulk]) await change(each);
    expect(await titleOf(id)).toEqual(['pending', 'Maya']);
    expect(await idsOf(tomas, 'secondPerson=anyone')).toEqual([id, inBulk]);
    expect((await decide(maya, id, { titleStatus: 'approved' })).status).toBe(200);
    expect(await titleOf(id)).toEqual(['approved', null]);
    const { run } = await approveAll(tomas, [inBulk]);
    expect(run.counts).toMatchObject({ done: 1, asked: 0 });
    expect(await titleOf(inBulk)).toEqual(['approved', 'Maya']);
    expect(await idsOf(tomas, 'secondPerson=anyone')).toEqual([]);
  });
});

describe('what waits', () => {
  it('is found by whom it waits for, and counted', async () => {
    const [mine, both, yours] = [await addToy(), await addToy(), await addToy()];
    await decide(maya, mine, { titleStatus: 'approved' });
    await decide(maya, both, { titleStatus: 'approved' });
    await decide(tomas, both, { bulletsStatus: 'approved' });
    await decide(tomas, yours, { titleStatus: 'approved' });
    expect(await idsOf(maya, `secondPerson=${maya.id}`)).toEqual([both, yours]);
    expect(await idsOf(tomas, `secondPerson=${tomas.id}`)).toEqual([mine, both]);
    expect(await idsOf(tomas, 'secondPerson=anyone&status=pending')).toEqual([mine, both, yours]);
    const counted = async (by: Caller) => (await by.call('GET', '/api/products/assigned')).body as AssignedCounts;
    expect([(await counted(maya)).toConfirm, (await counted(tomas)).toConfirm]).toEqual([2, 2]);
    await decide(tomas, both, { titleStatus: 'approved' });
    expect((await counted(tomas)).toConfirm).toBe(1);
    const listed = await maya.call('GET', `/api/products?secondPerson=${maya.id}&limit=1`);
    expect([listed.headers['x-total-count'], (listed.body as Product[]).length]).toEqual(['2', 1]);
  });

  it('after a run is one notification that follows what is left, and goes with the undo', async () => {
    const listed = async (by: Caller) =>
      ((await by.call('GET', '/api/notifications')).body as NotificationList).notifications;
    const ids = [await addToy(), await addToy(), await addToy()];
    const { run } = await approveAll(maya, ids);
    expect(await listed(tomas)).toMatchObject([{ kind: 'confirmation', products: 3, runId: run.id, readAt: null }]);
    expect(await listed(maya)).toEqual([]);
    await approveAll(tomas, ids.slice(0, 2));
    expect(await listed(tomas)).toMatchObject([{ products: 1 }]);
    await undo(maya, run);
    expect(await listed(tomas)).toEqual([]);
  });

  it('keeps its place when the product is set aside and comes back', async () => {
    const id = await addToy();
    await decide(maya, id, { titleStatus: 'approved' });
    const own = { ...app, call: maya.call };
    await runToEnd(own, { action: 'set-aside', options: {}, selection: { ids: [id] } });
    expect(await idsOf(tomas, 'secondPerson=anyone')).toEqual([]);
    await runToEnd(own, { action: 'bring-back', options: {}, selection: { ids: [id] } });
    expect(await idsOf(tomas, `secondPerson=${tomas.id}`)).toEqual([id]);
  });

  it('goes out as its source does, and is in no list of what is approved', async () => {
    const id = await addToy();
    await approveAll(maya, [id]);
    const file = await maya.call('GET', `/api/exports/json?ids=${id}`);
    expect(file.status).toBe(200);
    expect(file.text).toContain('Wooden train');
    expect(file.text).not.toContain('Train, wooden');
    expect(await idsOf(maya, 'status=approved')).toEqual([]);
    expect(await idsOf(maya, 'decided=whole')).toEqual([]);
  });
});

describe('where nobody signs in', () => {
  const alone = startTestApp();

  it('no category counts', async () => {
    await alone.call('PATCH', '/api/settings', { secondPersonCategories: ['Toys'] });
    const id = await addProduct(alone.database.db, { category: 'Toys' });
    const { body } = await alone.call('PATCH', contentUrl(id), { titleStatus: 'approved' });
    expect(body).toMatchObject({ titleStatus: 'approved' });
    const { run } = await runToEnd(alone, { action: 'approve', selection: { ids: [id] } });
    expect(run.counts).toMatchObject({ done: 1, asked: 0 });
  });
});
