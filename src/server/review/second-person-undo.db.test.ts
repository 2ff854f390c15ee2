// What an undo on the screen of a product and in the view of images leaves of approvals by two: it takes back one person's act.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { NotificationList } from '#domain/notifications/notifications.contract.ts';
import type { ProblemBody } from '#domain/problem.ts';
import { claimsNeeded } from '#domain/review/attestation.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, addTwoApprovers, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
let maya: TestPerson;
let tomas: TestPerson;
beforeEach(async () => {
  [maya, tomas] = await addTwoApprovers(app, {
    secondPersonCategories: ['Toys'],
    secondPerson: ['contradiction'],
  });
});

const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
async function addTrain(given: object = {}): Promise<number> {
  const images = ['/a.jpg', '/b.jpg'];
  const id = await addProduct(app.database.db, { title: 'Wooden train', category: 'Toys', images, ...given });
  expect((await maya.call('PATCH', contentUrl(id), { title: 'Train, wooden' })).status).toBe(200);
  return id;
}
const contentOf = async (id: number) => (await maya.call('GET', contentUrl(id))).body as FlatContent;
/** All that is decided on a product. */
async function stateOf(id: number) {
  const { titleStatus, descriptionStatus, bulletsStatus, imagesStatus, parts, imagesWithStatus } = await contentOf(id);
  return { titleStatus, descriptionStatus, bulletsStatus, imagesStatus, parts, imagesWithStatus };
}
async function decide(by: TestPerson, id: number, body: object) {
  const reply = await by.call('PATCH', contentUrl(id), body);
  expect(reply.status, reply.text).toBe(200);
}
const image = (imageUrl: string, status = 'approved') => ({
  ...{ imageUrl, status, type: imageUrl === '/a.jpg' ? 'hero' : 'secondary' },
});
async function decideImage(by: TestPerson, id: number, imageUrl: string) {
  const reply = await by.call('PATCH', `${contentUrl(id)}/image`, image(imageUrl));
  expect(reply.status, reply.text).toBe(200);
}
const undo = (by: TestPerson, id: number, body: object) => by.call('PATCH', contentUrl(id), { ...body, isUndo: true });
const undoImage = (by: TestPerson, id: number, imageUrl: string) =>
  by.call('PATCH', `${contentUrl(id)}/image`, { ...image(imageUrl, 'pending'), isUndo: true });
const awaited = async (who: TestPerson) =>
  ((await who.call('GET', '/api/notifications')).body as NotificationList).notifications.map(
    ({ kind, by, part }) => `${kind} of ${part} by ${by.fullName}`,
  );
const audited = async () =>
  ((await maya.call('GET', '/api/audit-entries?limit=20')).body as AuditEntry[]).map(({ action }) => action);

describe('the undo of a confirmation', () => {
  const all = ['title', 'description', 'bullets', 'images'];
  const set = (status: string) => Object.fromEntries(all.map((part) => [`${part}Status`, status]));

  it('leaves the first approval of each part as it was, and history, the audit log and notifications say so', async () => {
    const id = await addTrain();
    await decide(maya, id, set('approved'));
    const [before, waiting] = [await stateOf(id), await awaited(tomas)];
    expect(waiting).toHaveLength(1);
    await decide(tomas, id, set('approved'));
    expect(await stateOf(id)).toMatchObject(set('approved'));
    expect(await awaited(tomas)).toEqual([]);
    const asked = (await audited()).filter((action) => action === 'approved-first');
    expect(asked).toHaveLength(4);

    expect((await undo(tomas, id, set('pending'))).status).toBe(200);
    expect(await stateOf(id)).toEqual(before);
    expect(await awaited(tomas)).toEqual(waiting);
    expect(await awaited(maya)).toEqual([]);
    expect((await audited()).filter((action) => action === 'approved-first')).toEqual(asked);
    const history = (await maya.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
    expect(history.filter(({ action }) => action === 'rolled-back')).toHaveLength(4);

    expect((await maya.call('PATCH', contentUrl(id), { titleStatus: 'approved' })).status).toBe(403);
    await decide(tomas, id, set('approved'));
    expect((await contentOf(id)).parts.title).toMatchObject({
      ...{ decidedBy: { fullName: 'Tomas' }, firstApproval: { by: { fullName: 'Maya' } } },
    });
  });

  it('leaves it with the claims that were confirmed by name', async () => {
    const id = await addTrain({ title: 'Clayfield 16 oz stoneware mug', category: 'Mugs' });
    const approve = async (by: TestPerson) => {
      const refused = await by.call('PATCH', contentUrl(id), { titleStatus: 'approved' });
      const attested = claimsNeeded(refused.body as ProblemBody);
      expect(attested).not.toBeNull();
      await decide(by, id, { titleStatus: 'approved', attested });
    };
    await decide(maya, id, { title: '18 oz stoneware mug' });
    await approve(maya);
    const before = await stateOf(id);
    await approve(tomas);
    expect(await contentOf(id)).toMatchObject({ titleStatus: 'approved' });
    expect((await undo(tomas, id, { titleStatus: 'pending' })).status).toBe(200);
    expect(await stateOf(id)).toEqual(before);
  });

  it('leaves it of one image, whether that or all images were approved first', async () => {
    for (const ask of [
      (id: number) => decideImage(maya, id, '/a.jpg'),
      (id: number) => decide(maya, id, { imagesStatus: 'approved' }),
    ]) {
      const id = await addTrain();
      await ask(id);
      const before = await stateOf(id);
      await decideImage(tomas, id, '/a.jpg');
      expect((await contentOf(id)).imagesWithStatus[0]?.status).toBe('approved');
      expect((await undoImage(tomas, id, '/a.jpg')).status).toBe(200);
      expect(await stateOf(id)).toEqual(before);
      expect(await awaited(tomas)).toContain('confirmation of images by Maya');
    }
  });

  it('leaves that of all images, also where the undo brings a rejection back that was there before it', async () => {
    const id = await addTrain();
    expect((await tomas.call('PATCH', `${contentUrl(id)}/image`, image('/a.jpg', 'rejected'))).status).toBe(200);
    await decide(maya, id, { imagesStatus: 'approved' });
    const before = await stateOf(id);
    await decide(tomas, id, { imagesStatus: 'approved' });
    expect((await undo(tomas, id, { imagesStatus: 'pending' })).status).toBe(200);
    const again = { ...image('/a.jpg', 'rejected'), isUndo: true };
    expect((await tomas.call('PATCH', `${contentUrl(id)}/image`, again)).status).toBe(200);
    expect(await stateOf(id)).toEqual(before);
    expect(await awaited(tomas)).toContain('confirmation of images by Maya');
  });

  it('is no rollback: that still asks for the first approval once more', async () => {
    const id = await addTrain();
    for (const by of [maya, tomas]) await decide(by, id, { titleStatus: 'approved' });
    await decide(tomas, id, { titleStatus: 'pending' });
    expect((await contentOf(id)).parts.title).not.toHaveProperty('firstApproval');
  });

  it('leaves nothing of a text that came since', async () => {
    const id = await addTrain();
    for (const by of [maya, tomas]) await decide(by, id, { titleStatus: 'approved' });
    await decide(maya, id, { title: 'Little train' });
    expect((await undo(tomas, id, { titleStatus: 'pending' })).status).toBe(422);
    const { titleStatus, parts } = await contentOf(id);
    expect([titleStatus, parts.title.firstApproval]).toEqual(['pending', undefined]);
  });
});

describe('the undo of a first approval after another person confirmed it', () => {
  const refusal = (what: string) => ({
    ...{ status: 409, body: { code: 'STALE_VERSION' } },
    text: expect.stringContaining(`Someone reviewed ${what} after you. Undo would overwrite their decision.`),
  });

  it('says so and does nothing, of a text, of all images and of one of them', async () => {
    const id = await addTrain();
    const both = { titleStatus: 'approved', imagesStatus: 'approved' };
    for (const by of [maya, tomas]) await decide(by, id, both);
    const after = await contentOf(id);
    expect(await undo(maya, id, { imagesStatus: 'pending' })).toMatchObject(refusal('Product Images'));
    expect(await undo(maya, id, { titleStatus: 'pending' })).toMatchObject(refusal('Product Title'));
    expect(await undoImage(maya, id, '/a.jpg')).toMatchObject(refusal('Hero Image'));
    expect(await contentOf(id)).toEqual(after);
  });

  it('does the same after a refusal by another, and after a confirmation that another gave again', async () => {
    const vic = await addPerson(app, 'Vic', 'approver');
    const id = await addTrain();
    await decide(maya, id, { imagesStatus: 'approved' });
    await decide(tomas, id, { imagesStatus: 'rejected' });
    expect((await undo(maya, id, { imagesStatus: 'pending' })).status).toBe(409);
    const other = await addTrain();
    for (const by of [maya, tomas]) await decide(by, other, { imagesStatus: 'approved' });
    await decide(vic, other, { imagesStatus: 'pending' });
    for (const by of [maya, vic]) await decide(by, other, { imagesStatus: 'approved' });
    expect((await undo(tomas, other, { imagesStatus: 'pending' })).status).toBe(409);
    expect((await contentOf(other)).imagesStatus).toBe('approved');
  });

  it('takes it back where nobody did', async () => {
    const id = await addTrain();
    const before = await stateOf(id);
    await decide(maya, id, { imagesStatus: 'approved' });
    expect((await undo(maya, id, { imagesStatus: 'pending' })).status).toBe(200);
    await decideImage(maya, id, '/b.jpg');
    expect((await undoImage(maya, id, '/b.jpg')).status).toBe(200);
    expect(await stateOf(id)).toEqual(before);
    expect(await awaited(tomas)).toEqual([]);
  });
});
