// Members who may change the products of some brands, categories and retailers alone: what is refused them, and what is done.
import { beforeEach, describe, expect, it } from 'vitest';
import { scopeAsked } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { contracts } from '#testing/contracts.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
const scope: Scope = { brand: ['Barkenby', 'Pellgate'], category: [], retailer: ['Amazon'] };
const refusal = {
  error: 'You may only change products of brand Barkenby or Pellgate, retailer Amazon. Ask an admin.',
  code: 'FORBIDDEN',
};
const leaving = { ...refusal, error: `This change would move the product outside your limit. ${refusal.error}` };

let admin: TestPerson;
let paula: TestPerson;
let within: number;
let outside: number;
let added = 0;

const add = (brand: string, retailer: string) => {
  added += 1;
  return addProduct(app.database.db, { sku: `SCOPE-${added}`, brand, retailer });
};
const limit = (person: TestPerson, to: Scope | null) =>
  admin.call('PUT', `/api/team/${person.id}/scope`, { scope: to });

beforeEach(async () => {
  await clearPeople(app);
  admin = await addPerson(app, 'Adam Ek', 'admin');
  paula = await addPerson(app, 'Paula Berg', 'approver');
  within = await add('Pellgate', 'Amazon');
  outside = await add('Northwind', 'Amazon');
  expect((await limit(paula, scope)).status).toBe(200);
});

/** A run that has come to its end, with what came of its products. */
async function run(person: TestPerson, action: object, ids: number[]) {
  const started = await person.call('POST', '/api/runs', { ...action, selection: { ids } });
  expect(started.status).toBe(202);
  const url = `/api/runs/${(started.body as { id: number }).id}`;
  const read = async () => (await person.call('GET', url)).body as { id: number; state: string };
  await expect.poll(async () => (await read()).state).toBe('done');
  const { body } = await person.call('GET', `${url}/items`);
  const items = body as { productId: number; outcome: string; reason: string | null }[];
  return { url, of: (id: number) => items.find(({ productId }) => productId === id) };
}

it('the question before a run says how many products are outside, and counts none of them', async () => {
  for (const id of [within, outside])
    await admin.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'A title of its own' });
  for (const [action, taken] of [
    ['approve', 1],
    ['generate', 1],
    ['reject', 1],
  ] as const) {
    const options = action === 'approve' ? { takeAll: true } : {};
    const asked = { action, options, selection: { ids: [within, outside] } };
    const { status, body, text } = await paula.call('POST', '/api/runs/preview', asked);
    expect(status, text).toBe(200);
    expect(body, action).toMatchObject({ total: 2, taken, skipped: [{ reason: refusal.error, products: 1 }] });
    const all = await admin.call('POST', '/api/runs/preview', asked);
    expect(all.body, action).toMatchObject({ total: 2, taken: 2, skipped: [] });
  }
});

describe('a call', () => {
  it('about a product is refused for those outside, and one about all products for any', async () => {
    const wrong: string[] = [];
    const counted = { none: 0, product: 0, each: 0, all: 0 };
    for (const contract of contracts) {
      const { method, path, access = 'view' } = contract;
      if (access === 'anyone' || access === 'self' || !may('approver', access)) continue;
      const asked = scopeAsked(contract);
      counted[asked] += 1;
      if (asked === 'none' || asked === 'each') continue;
      const filled = path.replace(':id', String(outside)).replaceAll(/:\w+/g, '2147483647');
      const { status, body } = await paula.call(method, filled, method === 'GET' ? undefined : {});
      // What is wrong with a body is said before.
      const isRefused = status === 403 || (asked === 'product' && status === 400);
      if (!isRefused) wrong.push(`${method} ${path}: ${status}`);
      if (status === 403) expect(body).toEqual(refusal);
    }
    expect(wrong).toEqual([]);
    expect(counted.product).toBeGreaterThan(10);
    expect(counted.all).toBeGreaterThan(20);
  });

  it('changes, writes and decides within, and nothing outside', async () => {
    const outcomes = async (id: number) => {
      const url = `/api/products/${id}`;
      const edited = await paula.call('PATCH', url, { title: 'Oak bench for two' });
      const written = await paula.call('POST', `${url}/generate-optimized-content`);
      const optimized = await paula.call('POST', '/api/optimize', { productId: id, contentType: 'title' });
      const decided = await paula.call('PATCH', `${url}/optimized-content`, { titleStatus: 'approved' });
      const source = await paula.call('POST', `${url}/data-sources`, {
        ...{ sourceCategory: 'other', sourceContent: 'Weight: 12 kg' },
      });
      const deleted = await paula.call('DELETE', url);
      const restored = await paula.call('POST', `${url}/restore`);
      return [edited, written, optimized, decided, source, deleted, restored].map(({ status }) => status);
    };
    expect(await outcomes(outside)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await outcomes(within)).toEqual([200, 200, 200, 200, 201, 204, 200]);
    expect((await paula.call('GET', `/api/products/${outside}`)).status, 'everybody sees it').toBe(200);
  });

  it('changes no product so that it would be outside', async () => {
    const url = `/api/products/${within}`;
    const before = (await paula.call('GET', url)).body;
    for (const edit of [{ brand: 'Northwind' }, { retailer: null }, { brand: 'Barkenby', retailer: 'Walmart' }]) {
      const { status, body } = await paula.call('PATCH', url, { ...edit, title: 'Oak bench for two' });
      expect({ status, body }).toEqual({ status: 403, body: leaving });
    }
    expect((await paula.call('GET', url)).body).toEqual(before);
    expect((await paula.call('PATCH', url, { brand: 'Barkenby', category: 'Benches' })).status).toBe(200);
    expect((await admin.call('PATCH', url, { brand: 'Northwind' })).status).toBe(200);
  });

  it('takes what waits within', async () => {
    const { productIds } = (await paula.call('POST', '/api/assignments/take', { count: 50 })).body as {
      productIds: number[];
    };
    expect(productIds).toContain(within);
    expect(productIds).not.toContain(outside);
  });

  it('knows a source of a product by its product, and a deleted product too', async () => {
    const url = `/api/products/${outside}`;
    const sheet = { sourceCategory: 'other', sourceContent: 'Weight: 12 kg' };
    const added = await admin.call('POST', `${url}/data-sources`, sheet);
    const { id } = (added.body as { source: { id: number } }).source;
    expect((await paula.call('PATCH', `/api/data-sources/${id}`, { sourceNotes: 'Mine' })).body).toEqual(refusal);
    const mine = await paula.call('POST', `/api/products/${within}/data-sources`, sheet);
    const own = `/api/data-sources/${(mine.body as typeof added.body & { source: { id: number } }).source.id}`;
    expect((await paula.call('PATCH', own, { sourceNotes: 'Mine' })).status).toBe(200);
    expect((await paula.call('DELETE', own)).status).toBe(200);
    expect((await paula.call('DELETE', `/api/data-sources/${id}`)).body).toEqual(refusal);
    expect((await admin.call('DELETE', url)).status).toBe(204);
    expect((await paula.call('POST', `${url}/restore`)).body).toEqual(refusal);
    expect((await admin.call('POST', `${url}/restore`)).status).toBe(200);
  });
});

describe('a run', () => {
  it('does those within, and says of each other why not', async () => {
    const field = { action: 'set-field', options: { field: 'category', value: 'Benches' } };
    const done = await run(paula, field, [within, outside]);
    expect(done.of(within)).toMatchObject({ outcome: 'done' });
    expect(done.of(outside)).toMatchObject({ outcome: 'refused', reason: refusal.error });
    const { body } = await paula.call('GET', `/api/products/${outside}`);
    expect(body).not.toMatchObject({ category: 'Benches' });
  });

  it('moves no product out, says so before, and leaves an undo that would to others', async () => {
    const toBrand = (value: string) => ({ action: 'set-field', options: { field: 'brand', value } });
    const asked = { ...toBrand('Northwind'), selection: { ids: [within, outside] } };
    expect((await paula.call('POST', '/api/runs/preview', asked)).body).toMatchObject({
      ...{ total: 2, taken: 0, examples: [] },
      skipped: [
        { reason: leaving.error, products: 1 },
        { reason: refusal.error, products: 1 },
      ],
    });
    const out = await run(paula, toBrand('Northwind'), [within]);
    expect(out.of(within)).toMatchObject({ outcome: 'refused', reason: leaving.error });
    expect((await run(paula, toBrand('Barkenby'), [within])).of(within)).toMatchObject({ outcome: 'done' });
    await limit(paula, null);
    const into = await run(paula, toBrand('Pellgate'), [outside]);
    await limit(paula, scope);
    const { body } = await paula.call('POST', `${into.url}/undo`);
    const undo = `/api/runs/${(body as { id: number }).id}`;
    const read = async () => (await paula.call('GET', undo)).body;
    await expect.poll(read).toMatchObject({ state: 'done' });
    const items = (await paula.call('GET', `${undo}/items`)).body;
    expect(items).toMatchObject([{ productId: outside, outcome: 'refused', reason: leaving.error }]);
  });

  it('in bulk does those within alone', async () => {
    const moved = await run(paula, { action: 'set-aside', options: {} }, [within, outside]);
    expect(moved.of(outside)).toMatchObject({ outcome: 'refused', reason: refusal.error });
    expect((await paula.call('GET', `/api/products/${within}`)).status).toBe(404);
    expect((await paula.call('GET', `/api/products/${outside}`)).status).toBe(200);
    // A product that is set aside is one of theirs still.
    expect((await run(paula, { action: 'bring-back', options: {} }, [within])).of(within)).toMatchObject({
      outcome: 'done',
    });
  });

  it('is undone by who may change all that it takes back', async () => {
    const field = { action: 'set-field', options: { field: 'category', value: 'Benches' } };
    const undo = async (url: string, body = {}) => await paula.call('POST', `${url}/undo`, body);
    const others = await run(admin, field, [within]);
    expect((await undo(others.url)).body).toEqual(refusal);
    expect((await undo(others.url, { productIds: [within] })).body).toEqual(refusal);
    expect(
      (await undo((await run(paula, { ...field, options: { field: 'category', value: 'Chairs' } }, [within])).url))
        .status,
    ).toBe(200);
    await limit(paula, null);
    const wide = await run(paula, { ...field, options: { field: 'category', value: 'Tables' } }, [within, outside]);
    await limit(paula, scope);
    expect((await undo(wide.url)).body).toEqual(refusal);
    expect((await undo(wide.url, { productIds: [within] })).status).toBe(200);
    expect((await admin.call('POST', `${wide.url}/undo`, { productIds: [outside] })).status).toBe(200);
  });

  it('of somebody else goes on by no hand of theirs', async () => {
    const field = { action: 'set-field', options: { field: 'category', value: 'Benches' } };
    const { url } = await run(admin, field, [outside]);
    for (const command of ['pause', 'cancel', 'retry'])
      expect((await paula.call('POST', `${url}/${command}`)).body, command).toEqual(refusal);
  });
});

describe('the limit', () => {
  it('is for writers and approvers, counts at once, is told to the browser, and is lifted', async () => {
    expect((await limit(admin, scope)).body).toEqual({
      error: 'Adam Ek is an admin. Only writers and approvers can be limited to some products.',
      code: 'ILLEGAL_TRANSITION',
    });
    expect((await paula.call('GET', '/api/me')).body).toMatchObject({ scope });
    expect((await limit(paula, { brand: [], category: [], retailer: [] })).body).toMatchObject({ scope: null });
    expect((await paula.call('GET', '/api/me')).body).toMatchObject({ scope: null });
    expect((await paula.call('PATCH', `/api/products/${outside}`, { title: 'Oak bench' })).status).toBe(200);
  });

  it('comes with an invitation, for who may have one', async () => {
    const invited = { email: 'wren@example.com', role: 'writer', scope };
    const refused = await admin.call('POST', '/api/invitations', { ...invited, role: 'viewer' });
    expect(refused.body).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    const { link } = (await admin.call('POST', '/api/invitations', invited)).body as { link: { url: string } };
    expect((await admin.call('GET', '/api/invitations')).body).toMatchObject([{ email: 'wren@example.com', scope }]);
    const token = link.url.split('#')[1];
    const read = await app.call('POST', '/api/access-links/read', { token });
    expect(read.body).toMatchObject({ kind: 'invitation', role: 'writer', scope });
    const given = { token, fullName: 'Wren Ash', email: 'wren@example.com', password: 'amber willow station' };
    expect((await app.call('POST', '/api/access-links/use', given)).status).toBe(204);
    const { members } = (await admin.call('GET', '/api/team')).body as {
      members: { fullName: string; scope: unknown }[];
    };
    expect(members.find(({ fullName }) => fullName === 'Wren Ash')).toMatchObject({ scope });
  });

  it('rests while somebody manages the workspace, and is in the audit log', async () => {
    await admin.call('PUT', `/api/team/${paula.id}/role`, { role: 'admin' });
    expect((await paula.call('GET', '/api/me')).body).toMatchObject({ role: 'admin', scope: null });
    await admin.call('PUT', `/api/team/${paula.id}/role`, { role: 'writer' });
    expect((await paula.call('GET', '/api/me')).body).toMatchObject({ role: 'writer', scope });
    const { body } = await admin.call('GET', '/api/audit-entries?kind=member&limit=50');
    expect(body).toContainEqual(
      expect.objectContaining({
        action: 'changed-scope',
        before: { Products: 'all' },
        after: { Products: 'brand Barkenby or Pellgate, retailer Amazon' },
      }),
    );
  });
});
