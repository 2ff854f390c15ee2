// Ways around the second person: the category changed there and back, and a run of somebody else that one goes on with.
import { beforeEach, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, addTwoApprovers, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
let maya: TestPerson;
let tomas: TestPerson;
beforeEach(async () => {
  [maya, tomas] = await addTwoApprovers(app, { secondPersonCategories: ['Toys'] });
});

const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
async function addTrain(category: string): Promise<number> {
  const id = await addProduct(app.database.db, { title: 'Wooden train', category, images: ['/a.jpg', '/b.jpg'] });
  expect((await maya.call('PATCH', contentUrl(id), { title: 'Train, wooden' })).status).toBe(200);
  return id;
}
async function decide(by: TestPerson, id: number, body: object) {
  const reply = await by.call('PATCH', contentUrl(id), body);
  expect(reply.status, reply.text).toBe(200);
}
const contentOf = async (id: number) => (await maya.call('GET', contentUrl(id))).body as FlatContent;

const moves: [string, (id: number, category: string) => Promise<unknown>][] = [
  ['an edit', (id, category) => maya.call('PATCH', `/api/products/${id}`, { category })],
  [
    'a run',
    (id, value) =>
      runToEnd(
        { ...app, call: maya.call },
        { action: 'set-field', options: { field: 'category', value }, selection: { ids: [id] } },
      ),
  ],
];

it.each(moves)(
  'what one person approved waits again once %s brings the product into such a category',
  async (_, move) => {
    const id = await addTrain('Toys');
    await move(id, 'Mugs');
    await decide(maya, id, { titleStatus: 'approved', imagesStatus: 'approved' });
    expect(await contentOf(id)).toMatchObject({ titleStatus: 'approved', imagesStatus: 'approved' });
    await move(id, 'Toys');
    const back = await contentOf(id);
    expect(back).toMatchObject({ titleStatus: 'pending', imagesStatus: 'pending' });
    expect(back.imagesWithStatus.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const history = (await maya.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
    expect(history.find(({ action }) => action === 'rolled-back')?.details?.reason).toBe(
      'Approvals of the category Toys need a second person.',
    );
  },
);

it('what two people approved stays approved wherever the product goes, and an image one person approved does not', async () => {
  const id = await addTrain('Toys');
  for (const by of [maya, tomas]) await decide(by, id, { titleStatus: 'approved', imagesStatus: 'approved' });
  for (const category of ['Mugs', 'Toys']) await maya.call('PATCH', `/api/products/${id}`, { category });
  expect(await contentOf(id)).toMatchObject({ titleStatus: 'approved', imagesStatus: 'approved' });

  const other = await addTrain('Mugs');
  const image = { imageUrl: '/a.jpg', type: 'hero', status: 'approved' };
  expect((await maya.call('PATCH', `${contentUrl(other)}/image`, image)).status).toBe(200);
  await maya.call('PATCH', `/api/products/${other}`, { category: 'Toys' });
  expect((await contentOf(other)).imagesWithStatus.map(({ status }) => status)).toEqual(['pending', 'pending']);
});

it('a run that decides is gone on with by who started it alone, and ended by others', async () => {
  const ids = [await addTrain('Toys'), await addTrain('Toys')];
  const asked = { action: 'approve', options: { sample: 1 }, selection: { ids } };
  const started = await tomas.call('POST', '/api/runs', asked);
  expect(started.status, started.text).toBe(202);
  const url = `/api/runs/${(started.body as Run).id}`;
  await expect
    .poll(async () => ((await maya.call('GET', url)).body as Run).state, { timeout: 60_000 })
    .toBe('awaiting-look');
  const refused = await maya.call('POST', `${url}/confirm`);
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: expect.stringMatching(/^Somebody else started/) },
  ]);
  expect((await maya.call('POST', `${url}/cancel`)).status).toBe(200);
  expect((await maya.call('POST', `${url}/retry`)).status).toBe(403);
  expect((await maya.call('PATCH', '/api/settings', { secondPersonCategories: [] })).status).toBe(200);
  expect((await maya.call('POST', `${url}/retry`)).status).toBe(200);
});

async function undo(by: TestPerson, run: Run): Promise<Run> {
  const started = await by.call('POST', `/api/runs/${run.id}/undo`);
  expect(started.status, started.text).toBe(200);
  const url = `/api/runs/${(started.body as Run).id}`;
  const read = async () => (await by.call('GET', url)).body as Run;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done');
  return await read();
}
const moveTo = (id: number, category: string) => maya.call('PATCH', `/api/products/${id}`, { category });
const decideImage = async (by: TestPerson, id: number, imageUrl: string) => {
  const type = imageUrl === '/a.jpg' ? 'hero' : 'secondary';
  const reply = await by.call('PATCH', `${contentUrl(id)}/image`, { imageUrl, type, status: 'approved' });
  expect(reply.status, reply.text).toBe(200);
};
const imagesOf = async (id: number) => (await contentOf(id)).imagesWithStatus.map(({ status }) => status);

it('a text that an undo brings back into such a category comes without the approval of one person, and with that of two', async () => {
  const replace = { action: 'find-replace', options: { find: 'wooden', replace: 'of wood', parts: ['title'] } };
  for (const [approvers, status] of [
    [[maya], 'pending'],
    [[maya, tomas], 'approved'],
  ] as const) {
    const id = await addTrain(approvers.length === 1 ? 'Mugs' : 'Toys');
    for (const by of approvers) await decide(by, id, { titleStatus: 'approved' });
    const { run } = await runToEnd({ ...app, call: maya.call }, { ...replace, selection: { ids: [id] } });
    expect(await contentOf(id)).toMatchObject({ title: 'Train, of wood', titleStatus: 'pending' });
    await moveTo(id, 'Toys');
    await undo(maya, run);
    expect(await contentOf(id)).toMatchObject({ title: 'Train, wooden', titleStatus: status });
  }
});

it('an image that one person approved waits again, whoever asked for all images or approved the others', async () => {
  const asked = await addTrain('Toys');
  await decide(maya, asked, { imagesStatus: 'approved' });
  await moveTo(asked, 'Mugs');
  await decideImage(maya, asked, '/a.jpg');
  await moveTo(asked, 'Toys');
  expect(await imagesOf(asked)).toEqual(['pending', 'pending']);

  const mixed = await addTrain('Toys');
  await decideImage(maya, mixed, '/b.jpg');
  await moveTo(mixed, 'Mugs');
  for (const image of ['/a.jpg', '/b.jpg']) await decideImage(tomas, mixed, image);
  expect(await contentOf(mixed)).toMatchObject({ imagesStatus: 'approved' });
  await moveTo(mixed, 'Toys');
  expect(await contentOf(mixed)).toMatchObject({ imagesStatus: 'pending' });
});

it('the undo of new image URLs says which approvals it could not restore, and why', async () => {
  const images = ['https://old.example/a.jpg', 'https://old.example/b.jpg'];
  const options = { find: 'old.example/a', replace: 'new.example/other' };
  const replace = async () => {
    const id = await addProduct(app.database.db, { title: 'Wooden train', category: 'Mugs', images });
    await decide(maya, id, { title: 'Train, wooden', imagesStatus: 'approved' });
    const asked = { action: 'replace-image-address', options, selection: { ids: [id] } };
    const { run } = await runToEnd({ ...app, call: maya.call }, asked);
    expect(await imagesOf(id)).toEqual(['pending', 'approved']);
    return { id, run };
  };
  const reasonOf = async ({ id }: Run) =>
    ((await maya.call('GET', `/api/runs/${id}/items?limit=1`)).body as RunItem[]).map(({ reason }) => reason);

  const into = await replace();
  await moveTo(into.id, 'Toys');
  expect(await reasonOf(await undo(maya, into.run))).toEqual([
    'Decisions on images were not restored, as the images or their review changed since then.',
  ]);

  const asOne = await replace();
  expect((await maya.call('PATCH', '/api/settings', { secondPersonCategories: ['Mugs'] })).status).toBe(200);
  expect(await reasonOf(await undo(maya, asOne.run))).toEqual([
    'Approvals of Product Images need a second person now, so this approval was not restored.',
  ]);
  expect(await imagesOf(asOne.id)).toEqual(['pending', 'pending']);
});

it('another picture in the place of one that two people approved waits again, and the undo brings both names back', async () => {
  const images = ['https://old.example/a.jpg', 'https://old.example/b.jpg'];
  const id = await addProduct(app.database.db, { title: 'Wooden train', category: 'Toys', images });
  for (const by of [maya, tomas]) await decide(by, id, { imagesStatus: 'approved' });
  const before = await contentOf(id);
  const vic = await addPerson(app, 'Vic', 'writer');
  const options = { find: 'old.example/a', replace: 'new.example/other' };
  const { run } = await runToEnd(
    { ...app, call: vic.call },
    { action: 'replace-image-address', options, selection: { ids: [id] } },
  );
  expect(await imagesOf(id)).toEqual(['pending', 'approved']);
  expect((await contentOf(id)).imagesStatus).toBe('pending');
  await undo(vic, run);
  const { imagesStatus, imagesWithStatus, parts } = await contentOf(id);
  expect([imagesStatus, imagesWithStatus, parts.images]).toEqual([
    'approved',
    before.imagesWithStatus,
    before.parts.images,
  ]);
});
