// Rejecting many products for one reason: one run, undone as one, whose reason leads the next draft as that of a single rejection does.
import { beforeEach, describe, expect, it } from 'vitest';
import type { NotificationList } from '#domain/notifications/notifications.contract.ts';
import type { PartState } from '#domain/review/content.ts';
import type { Run, RunPreview } from '#domain/runs/runs.contract.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
const title = 'Stoneware mug with a handle, dishwasher safe, holds 350 ml';

let wren: TestPerson;
let ann: TestPerson;
let ids: number[];

beforeEach(async () => {
  await clearPeople(app);
  wren = await addPerson(app, 'Wren', 'writer');
  ann = await addPerson(app, 'Ann', 'approver');
  ids = [];
  for (const sku of ['A', 'B', 'C']) ids.push(await addProduct(app.database.db, { sku, title }));
  for (const id of ids) await wren.call('POST', `/api/products/${id}/generate-optimized-content`);
});

const titleOf = async (id = ids[0] ?? 0): Promise<PartState<'title'>> => {
  const content = await loadContent(app.database.db, id);
  if (!content) throw new Error('No content');
  return content.parts.title;
};

async function end(by: TestPerson, body: object): Promise<Run> {
  const started = await by.call('POST', '/api/runs', body);
  expect(started.status, started.text).toBe(202);
  const url = `/api/runs/${(started.body as Run).id}`;
  const read = async () => (await by.call('GET', url)).body as Run;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  return await read();
}

const reject = (reason: string, selection: object = { filter: {} }) =>
  end(ann, { action: 'reject', options: { parts: ['title'], reason }, selection });
const notified = async (who: TestPerson) => (await who.call('GET', '/api/notifications')).body as NotificationList;

/** What the record of the next draft of the title says of the reason. */
async function nextDraft(id?: number) {
  const { record } = await titleOf(id);
  return { rejections: record.draft?.rejections, wishes: record.draft?.wishes, reasons: record.draft?.reasons };
}

describe('a rejection of many', () => {
  it('says before how many parts of how many products, and gives each the reason, over a filter or a selection', async () => {
    await ann.call('PATCH', `/api/products/${ids[0]}/optimized-content`, { titleStatus: 'approved' });
    const asked = { action: 'reject', options: { parts: ['title', 'description'] }, selection: { filter: {} } };
    const preview = (await ann.call('POST', '/api/runs/preview', asked)).body as RunPreview;
    expect(preview).toMatchObject({ taken: 3, takenParts: 5, isExact: true });
    const run = await reject('Too long');
    expect(run).toMatchObject({ counts: { done: 2, unchanged: 1 }, action: { options: { reason: 'Too long' } } });
    expect(await titleOf(ids[1])).toMatchObject({ status: 'rejected', record: { reason: 'Too long' } });
    expect((await titleOf(ids[0])).status).toBe('approved');
    await end(ann, { action: 'roll-back', options: { parts: ['title'] }, selection: { filter: {} } });
    await reject('Wrong size', { ids: [ids[2]] });
    expect(await titleOf(ids[2])).toMatchObject({ status: 'rejected', record: { reason: 'Wrong size' } });
    expect((await titleOf(ids[1])).status).toBe('pending');
  });

  it('is undone as one, and no part is left with the reason', async () => {
    const run = await reject('Too long');
    const undone = await ann.call('POST', `/api/runs/${run.id}/undo`, {});
    expect(undone.status).toBe(200);
    await expect.poll(async () => (await titleOf(ids[2])).status, { timeout: 30_000 }).toBe('pending');
    for (const id of ids) expect((await titleOf(id)).record.reason).toBeUndefined();
  });

  it('without a reason, or one of spaces, gives none; too long a one is refused', async () => {
    await reject('  ');
    expect((await titleOf()).record.reason).toBeUndefined();
    const options = { parts: ['title'], reason: 'x'.repeat(201) };
    const refused = await ann.call('POST', '/api/runs', { action: 'reject', options, selection: { ids } });
    expect(refused.status).toBe(400);
    expect((await wren.call('POST', '/api/runs', { action: 'reject', selection: { ids } })).status).toBe(403);
  });
});

describe('the next draft', () => {
  const generate = (id = ids[0]) => wren.call('POST', `/api/products/${id}/generate-optimized-content`);
  const rejectOne = (reason: string) =>
    ann.call('PATCH', `/api/products/${ids[0]}/optimized-content`, {
      titleStatus: 'rejected',
      reasons: { title: reason },
    });

  it.each([
    ['one part', async (reason: string) => void (await rejectOne(reason))],
    ['many', async (reason: string) => void (await reject(reason))],
  ])('after a rejection of %s follows the reason, checked on the text', async (_, rejected) => {
    const { value: before } = await titleOf();
    await rejected('Too long');
    expect((await generate()).status).toBe(200);
    const { value, status } = await titleOf();
    expect(status).toBe('pending');
    expect(value.length).toBeLessThan(before.length);
    expect(await nextDraft()).toMatchObject({
      rejections: [{ reason: 'Too long', text: before }],
      wishes: [{ text: 'Too long', origin: 'reason of the rejection', verdict: 'followed' }],
    });
  });

  it('of a run follows it too, and one after that does not go back to the rejected text', async () => {
    await reject('Too long');
    const first = await end(wren, { action: 'generate', selection: { filter: {} } });
    expect(first.counts).toMatchObject({ done: 3 });
    const { value } = await titleOf();
    const again = await end(wren, { action: 'generate', selection: { filter: {} } });
    expect(again.counts).toMatchObject({ unchanged: 3 });
    expect((await titleOf()).value).toBe(value);
  });

  it('says of a reason that the built-in writer cannot read that it was not checked', async () => {
    await reject('Says the wrong thing');
    await wren.call('PATCH', `/api/products/${ids[0]}`, { title: `${title}, blue` });
    expect((await generate()).status).toBe(200);
    const { wishes, reasons } = await nextDraft();
    expect(wishes).toMatchObject([{ text: 'Says the wrong thing', verdict: 'not-checked', needsModel: true }]);
    expect(reasons?.map(({ text }) => text)).toContain(
      'Not checked: "Says the wrong thing" (reason of the rejection): it needs a language model.',
    );
  });
});

describe('who wrote what was rejected', () => {
  it('is notified once of a run, with how many products, and of each single rejection', async () => {
    const run = await reject('Too long');
    expect(await notified(wren)).toMatchObject({
      unread: 1,
      notifications: [
        { kind: 'rejection', part: 'title', text: 'Too long', products: 3, runId: run.id, by: { fullName: 'Ann' } },
      ],
    });
    await ann.call('PATCH', `/api/products/${ids[0]}/optimized-content`, {
      ...{ bulletsStatus: 'rejected', reasons: { bullets: 'Too few' } },
    });
    expect(await notified(wren)).toMatchObject({
      unread: 2,
      notifications: [{ part: 'bullets', text: 'Too few', products: 1, runId: null }, {}],
    });
    expect(await notified(ann)).toMatchObject({ unread: 0 });
  });

  it('is notified of a run also while its first product is deleted, and no more once the run is undone', async () => {
    const run = await reject('Too long');
    await ann.call('DELETE', `/api/products/${ids[0]}`);
    expect(await notified(wren)).toMatchObject({ unread: 1, notifications: [{ products: 3, runId: run.id }] });
    await ann.call('POST', `/api/products/${ids[0]}/restore`);
    expect((await ann.call('POST', `/api/runs/${run.id}/undo`, {})).status).toBe(200);
    expect(await notified(wren)).toMatchObject({ unread: 0, notifications: [] });
  });

  it('is not notified without a reason, or of what they rejected themselves', async () => {
    await reject('');
    expect(await notified(wren)).toMatchObject({ unread: 0 });
    const mine = { title: 'A mug' };
    await ann.call('PATCH', `/api/products/${ids[1]}/optimized-content`, mine);
    await ann.call('PATCH', `/api/products/${ids[1]}/optimized-content`, {
      ...{ titleStatus: 'rejected', reasons: { title: 'No' } },
    });
    expect(await notified(ann)).toMatchObject({ unread: 0 });
  });

  it('is notified of a run also while its first product is deleted, and no more once the run is undone', async () => {
    const run = await reject('Too long');
    await ann.call('DELETE', `/api/products/${ids[0]}`);
    expect(await notified(wren)).toMatchObject({ unread: 1, notifications: [{ products: 3, runId: run.id }] });
    await ann.call('POST', `/api/products/${ids[0]}/restore`);
    expect((await ann.call('POST', `/api/runs/${run.id}/undo`, {})).status).toBe(200);
    expect(await notified(wren)).toMatchObject({ unread: 0, notifications: [] });
  });
});
