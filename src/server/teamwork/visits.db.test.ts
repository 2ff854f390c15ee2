// Who is on a product: what others see, what the queue skips, and when a product is given back.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import type { ContractReply } from '#domain/contract.ts';
import type { LiveEvent } from '#domain/live/live.contract.ts';
import type { ProductWork, Visit } from '#domain/teamwork/teamwork.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { forgetWork } from './assignments.commands.ts';

const app = startTestApp(signsPeopleIn);

let maya: TestPerson;
let tomas: TestPerson;
let ids: number[];

beforeEach(async () => {
  await clearPeople(app);
  maya = await addPerson(app, 'Maya', 'owner');
  tomas = await addPerson(app, 'Tomas', 'writer');
  const rows = await rowsOf<Record<string, unknown>>(
    app.database.db,
    sql`insert into products (sku, title, created_at)
    select 'N-' || n, 'Bench ' || n, '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 minute'
    from generate_series(1, 4) as n returning id`,
  );
  ids = rows.map(({ id }) => Number(id));
});

const idOf = (place: number) => ids[place - 1] ?? 0;
const visit = async (by: TestPerson, place: number, { tab = 'tab00000001', doing = 'reviewing' } = {}) => {
  const { status, body } = await by.call('PUT', `/api/products/${idOf(place)}/visit`, { tab, doing });
  expect(status).toBe(200);
  return (body as { others: Visit[] }).others;
};
const leave = (by: TestPerson, place: number, tab = 'tab00000001') =>
  by.call('DELETE', `/api/products/${idOf(place)}/visit?tab=${tab}`);
const seenBy = async (by: TestPerson) => {
  const { body } = await by.call('GET', `/api/teamwork?ids=${ids.join(',')}`);
  return (body as ProductWork[]).map(({ productId, visits }) => [
    ids.indexOf(productId) + 1,
    ...visits.map(({ person, doing }) => `${person.fullName} ${doing}`),
  ]);
};
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const around = async (by: TestPerson, place: number) => {
  const { body } = await by.call(
    'GET',
    `/api/products/${idOf(place)}/neighbours?status=pending&sort=waiting&order=asc`,
  );
  const { previous, next, position, total } = body as ContractReply<typeof getNeighbours>;
  const placeOf = (id: number | undefined) => (id === undefined ? null : ids.indexOf(id) + 1);
  return { previous: placeOf(previous?.id), next: placeOf(next?.id), position, total };
};

describe('a visit', () => {
  it('is seen by others, and not by who makes it', async () => {
    expect(await visit(tomas, 1)).toEqual([]);
    expect(await seenBy(maya)).toEqual([[1, 'Tomas reviewing']]);
    expect(await seenBy(tomas)).toEqual([]);
    await visit(tomas, 1, { doing: 'editing' });
    expect(await seenBy(maya)).toEqual([[1, 'Tomas editing']]);
  });

  it('opened all the same shows who came first', async () => {
    const priya = await addPerson(app, 'Priya', 'approver');
    await visit(tomas, 1);
    later(1);
    expect((await visit(maya, 1)).map(({ person }) => person.fullName)).toEqual(['Tomas']);
    later(1);
    expect((await visit(priya, 1)).map(({ person }) => person.fullName)).toEqual(['Tomas', 'Maya']);
  });

  it('ends with the session of its tab', async () => {
    await visit(tomas, 1);
    const { body } = await tomas.call('GET', '/api/sessions');
    const [session] = body as { id: number }[];
    const rosa = await addPerson(app, 'Rosa', 'writer');
    await visit(rosa, 2);
    expect(await seenBy(maya)).toEqual([
      [1, 'Tomas reviewing'],
      [2, 'Rosa reviewing'],
    ]);
    expect((await tomas.call('DELETE', `/api/sessions/${session?.id}`)).status).toBe(204);
    expect(await seenBy(maya)).toEqual([[2, 'Rosa reviewing']]);
  });

  it('lasts 15 minutes, and goes on as long as somebody works', async () => {
    await visit(tomas, 1);
    later(10);
    await visit(tomas, 1);
    later(14);
    expect(await seenBy(maya)).toEqual([[1, 'Tomas reviewing']]);
    later(1);
    expect(await seenBy(maya), 'of a browser that died').toEqual([]);
    expect(await rowsOf<Record<string, unknown>>(app.database.db, sql`select from product_visits`)).toHaveLength(1);
    await forgetWork({ db: app.database.db, now: () => app.clock.now, actor: { id: maya.id, fullName: 'Maya' } });
    expect(await rowsOf<Record<string, unknown>>(app.database.db, sql`select from product_visits`)).toEqual([]);
  });

  it('ends when its tab leaves, or goes to another product', async () => {
    await visit(tomas, 1);
    await visit(tomas, 2);
    expect(await seenBy(maya)).toEqual([[2, 'Tomas reviewing']]);
    expect((await leave(tomas, 1)).status, 'said late').toBe(204);
    expect(await seenBy(maya)).toEqual([[2, 'Tomas reviewing']]);
    await leave(tomas, 2);
    expect(await seenBy(maya)).toEqual([]);
  });

  it('of two tabs lasts until both have left, and is one person', async () => {
    await visit(tomas, 1);
    await visit(tomas, 1, { tab: 'tab00000002', doing: 'editing' });
    expect(await seenBy(maya)).toEqual([[1, 'Tomas editing']]);
    await leave(tomas, 1, 'tab00000002');
    expect(await seenBy(maya)).toEqual([[1, 'Tomas reviewing']]);
    await leave(maya, 1);
    expect(await seenBy(maya), 'nobody ends the visit of another').toEqual([[1, 'Tomas reviewing']]);
  });

  it('ends with the membership, and with the product', async () => {
    await visit(tomas, 1);
    await maya.call('DELETE', `/api/team/${tomas.id}`);
    expect(await seenBy(maya)).toEqual([]);
    const gone = await maya.call('PUT', '/api/products/2147483647/visit', { tab: 'tab00000001', doing: 'reviewing' });
    expect(gone).toMatchObject({ status: 404, body: { error: 'Product not found' } });
  });

  it('is announced where others see a difference, and not while it goes on', async () => {
    const heard: number[] = [];
    await app.database.listen('copydesk_live', (payload) => {
      const event = JSON.parse(payload) as LiveEvent;
      if (event.type === 'presence') heard.push(ids.indexOf(event.productId) + 1);
    });
    await visit(tomas, 1);
    await visit(tomas, 1);
    await visit(tomas, 1, { doing: 'editing' });
    await visit(tomas, 2);
    await leave(tomas, 2);
    await leave(tomas, 2);
    await expect.poll(() => heard.length).toBe(5);
    expect(heard).toEqual([1, 1, 2, 1, 2]);
  });
});

describe('the way through a list', () => {
  it('leads past products somebody else is on, and its places count all', async () => {
    await visit(tomas, 2);
    expect(await around(maya, 1)).toEqual({ previous: null, next: 3, position: 1, total: 4 });
    expect(await around(maya, 3)).toEqual({ previous: 1, next: 4, position: 3, total: 4 });
    expect(await around(tomas, 1), 'of who is on it').toMatchObject({ next: 2 });
    later(15);
    expect(await around(maya, 1)).toMatchObject({ next: 2 });
  });

  it('follows the person filter like any other', async () => {
    const assigned = { selection: { kind: 'ids', ids: [idOf(1), idOf(3), idOf(4)] }, personId: maya.id };
    expect((await maya.call('POST', '/api/assignments', assigned)).status).toBe(200);
    await visit(tomas, 3);
    const { body } = await maya.call(
      'GET',
      `/api/products/${idOf(1)}/neighbours?status=pending&sort=waiting&order=asc&assigned=${maya.id}`,
    );
    expect(body).toMatchObject({ next: { id: idOf(4) }, position: 1, total: 3 });
  });
});

it('a second person on a product still decides on the version they saw', async () => {
  const url = `/api/products/${idOf(1)}/optimized-content`;
  const written = await maya.call('POST', `/api/products/${idOf(1)}/generate-optimized-content`);
  const seen = { 'if-match': String(written.headers.etag) };
  await visit(tomas, 1, { doing: 'editing' });
  expect((await visit(maya, 1)).map(({ doing }) => doing)).toEqual(['editing']);
  expect((await tomas.call('PATCH', url, { title: 'Bench of oak' })).status).toBe(200);
  const decided = await maya.call('PATCH', url, { titleStatus: 'approved' }, seen);
  expect(decided).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
});
