// Who may assign what to whom, what it leaves in history, how it is undone, and who gets what when two people ask at once.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AssignedCounts } from '#domain/catalogue/assigned.contract.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { describeAction, describeEntry } from '#domain/history/history.ts';
import type { NotificationList } from '#domain/notifications/notifications.contract.ts';
import type { Member } from '#domain/session/team.contract.ts';
import type { AssignReply, ProductWork } from '#domain/teamwork/teamwork.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);

let maya: TestPerson;
let priya: TestPerson;
let tomas: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await clearPeople(app);
  maya = await addPerson(app, 'Maya', 'owner');
  priya = await addPerson(app, 'Priya', 'approver');
  tomas = await addPerson(app, 'Tomas', 'writer');
  vera = await addPerson(app, 'Vera', 'viewer');
});

/** Products that have waited since one minute after another, the first the longest; answers their ids. */
async function addProducts(count: number, brand = 'Northwind'): Promise<number[]> {
  const rows = await rowsOf<Record<string, unknown>>(
    app.database.db,
    sql`insert into products (sku, title, brand, created_at, lens)
    select ${brand} || '-' || n, 'Bench ' || n, ${brand}, '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 minute', 'clean'
    from generate_series(1, ${count}) as n returning id`,
  );
  return rows.map(({ id }) => Number(id));
}

const assign = (by: TestPerson, ids: readonly number[], change: object) =>
  by.call('POST', '/api/assignments', { selection: { kind: 'ids', ids }, ...change });
const undo = (by: TestPerson, change: number | null) => by.call('POST', '/api/assignments/undo', { change });
const take = async (by: TestPerson) =>
  (await by.call('POST', '/api/assignments/take', {})).body as { productIds: number[]; change: number | null };
const workOf = async (ids: readonly number[], by = vera) =>
  (await by.call('GET', `/api/teamwork?ids=${ids.join(',')}`)).body as ProductWork[];
const holders = async (ids: readonly number[]) =>
  Object.fromEntries((await workOf(ids)).map(({ productId, assignment }) => [productId, assignment?.person.fullName]));
const list = async (by: TestPerson, query: string) =>
  ((await by.call('GET', `/api/products?limit=50&sort=waiting&${query}`)).body as { id: number }[]).map(({ id }) => id);

describe('assigning', () => {
  it('gives products to a member with a date, and says who did so and when', async () => {
    const [first = 0, second = 0, third = 0] = await addProducts(3);
    const { status, body } = await assign(priya, [first, second], { personId: tomas.id, dueOn: '2026-12-01' });
    expect({ status, body }).toEqual({ status: 200, body: { changed: 2, unchanged: 0, skipped: 0, change: 1 } });
    const shown = {
      person: { id: tomas.id, fullName: 'Tomas' },
      dueOn: '2026-12-01',
      assignedBy: { id: priya.id, fullName: 'Priya' },
      assignedAt: app.clock.now.toISOString(),
    };
    expect(await workOf([third, second, first])).toEqual([
      { productId: second, assignment: shown, visits: [] },
      { productId: first, assignment: shown, visits: [] },
    ]);
  });

  it('keeps the date for another person, changes the date alone, and forgets it with the person', async () => {
    const [id = 0] = await addProducts(1);
    await assign(priya, [id], { personId: tomas.id, dueOn: '2026-12-01' });
    await assign(priya, [id], { personId: maya.id });
    expect((await workOf([id]))[0]?.assignment).toMatchObject({ person: { fullName: 'Maya' }, dueOn: '2026-12-01' });
    await assign(priya, [id], { dueOn: '2026-12-04' });
    expect((await workOf([id]))[0]?.assignment).toMatchObject({ person: { fullName: 'Maya' }, dueOn: '2026-12-04' });
    expect((await assign(priya, [id], { dueOn: '2026-12-04' })).body).toMatchObject({ changed: 0, unchanged: 1 });
    await assign(priya, [id], { personId: null });
    await assign(priya, [id], { personId: tomas.id });
    expect((await workOf([id]))[0]?.assignment).toMatchObject({ person: { fullName: 'Tomas' }, dueOn: null });
  });

  it('takes everything a filter finds but for some', async () => {
    const [first = 0, ...rest] = await addProducts(4);
    const others = await addProducts(2, 'Halvorne');
    const selection = { kind: 'filter', filter: { brand: 'Northwind' }, except: [first] };
    const { body } = await priya.call('POST', '/api/assignments', { selection, personId: tomas.id });
    expect(body).toMatchObject({ changed: 3 });
    expect(Object.keys(await holders([first, ...rest, ...others])).map(Number)).toEqual(rest);
  });

  it('counts before what somebody cannot change, by their limit and by their role, and gives it to them all the same', async () => {
    const ids = await addProducts(2);
    const others = await addProducts(3, 'Halvorne');
    await maya.call('PUT', `/api/team/${tomas.id}/scope`, {
      scope: { brand: ['Northwind'], category: [], retailer: [] },
    });
    const preview = async (selection: object, { id }: Pick<TestPerson, 'id'>, by = priya) => {
      const { status, body } = await by.call('POST', '/api/assignments/preview', { selection, personId: id });
      return status === 200 ? body : status;
    };
    const all = { kind: 'ids', ids: [...ids, ...others] };
    expect(await preview(all, tomas)).toEqual({ total: 5, cannotChange: 3 });
    expect(await preview({ kind: 'ids', ids }, tomas)).toEqual({ total: 2, cannotChange: 0 });
    expect(await preview({ kind: 'filter', filter: { brand: 'Halvorne' }, except: [others[0]] }, tomas)).toEqual({
      ...{ total: 2, cannotChange: 2 },
    });
    expect(await preview(all, tomas, tomas), 'of oneself').toEqual({ total: 5, cannotChange: 3 });
    expect(await preview(all, priya)).toEqual({ total: 5, cannotChange: 0 });
    expect(await preview(all, vera)).toEqual({ total: 5, cannotChange: 5 });
    expect(await preview(all, { id: 2_147_483_647 })).toBe(404);
    expect((await assign(priya, [...ids, ...others], { personId: tomas.id })).body).toMatchObject({ changed: 5 });
  });

  it('counts a product without the field of a limit as outside of it', async () => {
    const ids = await addProducts(2);
    await maya.call('PUT', `/api/team/${tomas.id}/scope`, {
      scope: { brand: ['Northwind'], category: [], retailer: ['Amazon'] },
    });
    const selection = { kind: 'ids', ids };
    const { body } = await priya.call('POST', '/api/assignments/preview', { selection, personId: tomas.id });
    expect(body).toEqual({ total: 2, cannotChange: 2 });
  });

  it('refuses more than it can do at once, and changes nothing', async () => {
    await addProducts(10_001);
    const selection = { kind: 'filter', filter: {}, except: [] };
    const refused = await priya.call('POST', '/api/assignments', { selection, personId: priya.id });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'You can assign at most 10,000 products at once. Filter the list further.' },
    });
    const { body } = await priya.call('GET', '/api/products/assigned');
    expect(body).toEqual({ all: 10_001, mine: 0, mineDue: 0, nobody: 10_001, toConfirm: 0 });
  });

  it('refuses people who cannot change products, or are none', async () => {
    const [id = 0] = await addProducts(1);
    const toViewer = await assign(priya, [id], { personId: vera.id });
    expect(toViewer.body).toMatchObject({
      error: 'Vera is a viewer and cannot change products. Choose someone else.',
      issues: [{ path: 'personId' }],
    });
    const local = (
      await rowsOf<Record<string, unknown>>(app.database.db, sql`select id from users where email is null limit 1`)
    )[0]?.id;
    expect((await assign(priya, [id], { personId: local })).body).toMatchObject({
      error: 'This person is not a member of the workspace any more.',
    });
    expect((await assign(priya, [id], {})).status).toBe(400);
    expect((await assign(priya, [id], { personId: tomas.id, dueOn: '2026-02-30' })).status).toBe(400);
    const over = await assign(priya, [id], { personId: tomas.id, dueOn: '2026-11-19' });
    expect(over).toMatchObject({ status: 400, body: { error: 'This day is over. Choose today or a later day.' } });
    // Somewhere it still is.
    expect((await assign(priya, [id], { personId: tomas.id, dueOn: '2026-11-20' })).status).toBe(200);
  });

  it('notifies who got products once for all of them, and nobody of what is theirs already or taken by themselves', async () => {
    const ids = await addProducts(3);
    const listOf = async (who: TestPerson) =>
      ((await who.call('GET', '/api/notifications')).body as NotificationList).notifications.map(
        ({ kind, by, text, products, productId, part }) => [
          kind,
          by.fullName,
          text,
          products,
          ids.indexOf(productId ?? 0),
          part,
        ],
      );
    await assign(priya, ids.slice(0, 2), { personId: tomas.id, dueOn: '2026-12-01' });
    expect(await listOf(tomas)).toEqual([['assignment', 'Priya', 'Due Tue, Dec 1', 2, 0, null]]);
    await assign(priya, ids, { personId: tomas.id });
    expect(await listOf(tomas)).toEqual([
      ['assignment', 'Priya', '', 1, 2, null],
      ['assignment', 'Priya', 'Due Tue, Dec 1', 2, 0, null],
    ]);
    await assign(maya, ids, { personId: maya.id });
    expect(await listOf(maya)).toEqual([]);
  });

  it('is a line of the history of the product', async () => {
    const [id = 0] = await addProducts(1);
    await assign(maya, [id], { personId: tomas.id, dueOn: '2026-12-01' });
    await assign(tomas, [id], { personId: null });
    const { body } = await vera.call('GET', `/api/products/${id}/content-history`);
    const entries = body as HistoryEntry[];
    expect(entries.map(describeAction)).toEqual(['Unassigned by Tomas', 'Assigned to Tomas by Maya']);
    expect(entries.map(describeEntry)).toEqual(['Assignment was updated', 'Assignment was updated']);
    expect(entries.map(({ previousContent, newContent }) => [previousContent, newContent])).toEqual([
      ['Tomas, due Tue, Dec 1', null],
      [null, 'Tomas, due Tue, Dec 1'],
    ]);
  });
});

describe('a writer', () => {
  it('takes what nobody has, gives it back and dates it, and no more', async () => {
    const [free = 0, taken = 0] = await addProducts(2);
    await assign(priya, [taken], { personId: maya.id });
    expect((await assign(tomas, [free, taken], { personId: tomas.id })).body).toMatchObject({ changed: 1, skipped: 1 });
    expect(await holders([free, taken])).toEqual({ [free]: 'Tomas', [taken]: 'Maya' });
    expect((await assign(tomas, [free, taken], { dueOn: '2026-12-01' })).body).toMatchObject({
      changed: 1,
      skipped: 1,
    });
    expect((await assign(tomas, [free, taken], { personId: null })).body).toMatchObject({ changed: 1, skipped: 1 });
    expect((await assign(tomas, [free], { dueOn: '2026-12-01' })).body).toMatchObject({ changed: 0, skipped: 1 });
    const toOther = await assign(tomas, [free], { personId: priya.id });
    expect(toOther).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await assign(vera, [free], { personId: vera.id })).status).toBe(403);
  });
});

describe('an undo', () => {
  it('brings back who had what, once, and leaves what somebody assigned since', async () => {
    const [free = 0, had = 0, later = 0] = await addProducts(3);
    await assign(priya, [had], { personId: maya.id, dueOn: '2026-12-01' });
    const { change } = (await assign(priya, [free, had, later], { personId: tomas.id })).body as AssignReply;
    await assign(maya, [later], { personId: maya.id });
    expect((await undo(tomas, change)).status, 'by another').toBe(404);
    expect((await undo(priya, change)).body).toEqual({ changed: 2, skipped: 1 });
    expect(await holders([free, had, later])).toEqual({ [had]: 'Maya', [later]: 'Maya' });
    expect((await workOf([had]))[0]?.assignment?.dueOn).toBe('2026-12-01');
    expect((await undo(priya, change)).body).toMatchObject({
      error: 'This change of assignments cannot be undone any more.',
    });
  });

  it('of giving back does the same, and frees what is of people who were removed', async () => {
    const [kept = 0, gone = 0] = await addProducts(2);
    await assign(priya, [kept], { personId: maya.id });
    await assign(priya, [gone], { personId: tomas.id });
    const { change } = (await assign(priya, [kept, gone], { personId: null })).body as AssignReply;
    expect(await holders([kept, gone])).toEqual({});
    await maya.call('DELETE', `/api/team/${tomas.id}`);
    expect((await undo(priya, change)).body).toEqual({ changed: 1, skipped: 1 });
    expect(await holders([kept, gone])).toEqual({ [kept]: 'Maya' });
  });
});

it('of two people who assign what nobody has at once, one does', async () => {
  const ids = await addProducts(30);
  const lena = await addPerson(app, 'Lena', 'approver');
  const selection = { kind: 'filter', filter: { assigned: 'nobody' }, except: [] };
  const give = (by: TestPerson, personId: number) => by.call('POST', '/api/assignments', { selection, personId });
  const replies = await Promise.all([give(priya, tomas.id), give(lena, maya.id)]);
  const counts = replies.map(({ body }) => (body as AssignReply).changed).toSorted((a, b) => a - b);
  expect(counts).toEqual([0, 30]);
  expect(new Set(Object.values(await holders(ids))).size).toBe(1);
});

describe('Take 5', () => {
  it('takes those that have waited longest, that nobody has and nobody else is on', async () => {
    const [first = 0, second = 0, third = 0, ...rest] = await addProducts(9);
    await assign(priya, [first], { personId: maya.id });
    const visit = { tab: 'tab00000001', doing: 'reviewing' };
    await maya.call('PUT', `/api/products/${third}/visit`, visit);
    await tomas.call('PUT', `/api/products/${second}/visit`, visit);
    await app.database.db.execute(sql`update products set is_pending = false where id = ${rest[0]}`);
    const { productIds, change } = await take(tomas);
    expect(productIds).toEqual([second, ...rest.slice(1, 5)]);
    expect((await undo(tomas, change)).body).toEqual({ changed: 5, skipped: 0 });
    expect(await holders([second, ...rest])).toEqual({});
  });

  it('takes what there is, and nothing where there is none', async () => {
    const ids = await addProducts(2);
    expect((await take(tomas)).productIds).toEqual(ids);
    expect(await take(tomas)).toEqual({ productIds: [], change: null });
  });

  it('gives people who take at once different products', async () => {
    const ids = await addProducts(30);
    const taken = (await Promise.all([tomas, priya, maya, tomas, priya, maya].map(take))).map(
      (each) => each.productIds,
    );
    expect(taken.map((each) => each.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(taken.flat().sort((a, b) => a - b)).toEqual(ids);
    const { body } = await tomas.call('GET', '/api/products/assigned?status=pending');
    expect(body).toEqual({ all: 30, mine: 10, mineDue: 0, nobody: 0, toConfirm: 0 });
  });
});

describe('the person filter', () => {
  it('lists and counts what I, a member and nobody has, with the other filters', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await addProducts(4);
    const others = await addProducts(2, 'Halvorne');
    const today = app.clock.now.toISOString().slice(0, 10);
    await assign(priya, [a, others[0] ?? 0], { personId: tomas.id, dueOn: today });
    await assign(priya, [b], { personId: tomas.id, dueOn: '2099-01-01' });
    await assign(priya, [c], { personId: maya.id });
    expect(await list(vera, `assigned=${tomas.id}`)).toEqual([a, others[0], b]);
    expect(await list(vera, `assigned=${tomas.id}&brand=Northwind`)).toEqual([a, b]);
    expect(await list(vera, 'assigned=nobody')).toEqual([others[1], d]);
    expect(await list(vera, `assigned=nobody&assigned=${maya.id}&brand=Northwind`)).toEqual([c, d]);
    expect(await list(vera, 'assigned=anyone&brand=Northwind')).toEqual([a, b, c]);
    expect((await vera.call('GET', '/api/products?limit=5&assigned=somebody')).status).toBe(400);

    const counts = async (by: TestPerson, query: string) =>
      (await by.call('GET', `/api/products/assigned?${query}`)).body as AssignedCounts;
    expect(await counts(tomas, 'status=pending')).toEqual({ all: 6, mine: 3, mineDue: 2, nobody: 2, toConfirm: 0 });
    expect(await counts(tomas, 'brand=Northwind&assigned=nobody&lens=clean')).toEqual({
      ...{ all: 4, mine: 2, mineDue: 1, nobody: 1, toConfirm: 0 },
    });
    expect(await counts(vera, 'brand=Halvorne')).toEqual({ all: 2, mine: 0, mineDue: 0, nobody: 1, toConfirm: 0 });
    for (const assigned of ['nobody', 'anyone', String(tomas.id)]) {
      const { body } = await vera.call('GET', `/api/products/lenses?status=pending&assigned=${assigned}`);
      const listed = await list(vera, `status=pending&assigned=${assigned}`);
      expect((body as { clean: number }).clean, assigned).toBe(listed.length);
    }
  });
});

describe('what a member had', () => {
  it('is free again once they are removed, with a line of history', async () => {
    const [first = 0, second = 0] = await addProducts(2);
    await assign(priya, [first], { personId: tomas.id });
    await assign(priya, [second], { personId: maya.id });
    // The question before says how many.
    const { members } = (await maya.call('GET', '/api/team')).body as { members: Member[] };
    expect(members.map(({ id, assignedProducts }) => [id, assignedProducts])).toEqual(
      expect.arrayContaining([
        [tomas.id, 1],
        [maya.id, 1],
        [priya.id, 0],
      ]),
    );
    expect((await maya.call('DELETE', `/api/team/${tomas.id}`)).status).toBe(204);
    expect(await holders([first, second])).toEqual({ [second]: 'Maya' });
    const { body } = await vera.call('GET', `/api/products/${first}/content-history`);
    expect((body as HistoryEntry[]).map(describeAction)).toEqual(['Unassigned by Maya', 'Assigned to Tomas by Priya']);
  });

  it('is free again once their role changes no products any more', async () => {
    const [id = 0, other = 0] = await addProducts(2);
    await assign(priya, [id], { personId: tomas.id });
    await assign(priya, [other], { personId: maya.id });
    await maya.call('PUT', `/api/team/${tomas.id}/role`, { role: 'viewer' });
    expect(await holders([id, other])).toEqual({ [other]: 'Maya' });
  });

  it('is freed after they are removed where their own work holds a product meanwhile', async () => {
    const [id = 0] = await addProducts(1);
    await assign(priya, [id], { personId: tomas.id });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const work = app.database.db.transaction(async (tx) => {
      await tx.execute(sql`select id from products where id = ${id} for update`);
      locked();
      await released;
      await tx.execute(sql`update products set updated_by = ${tomas.id} where id = ${id}`);
    });
    await isLocked;
    const removed = maya.call('DELETE', `/api/team/${tomas.id}`);
    const isRemoved = async () =>
      (
        await rowsOf<Record<string, unknown>>(
          app.database.db,
          sql`select from users where id = ${tomas.id} and removed_at is not null`,
        )
      ).length;
    // Before the product is free.
    await expect.poll(isRemoved).toBe(1);
    release();
    await work;
    expect((await removed).status).toBe(204);
    expect(await holders([id])).toEqual({});
  });

  it('stays free where they are removed while something is assigned to them', async () => {
    const ids = await addProducts(40);
    const calls = ids.map((id) => assign(priya, [id], { personId: tomas.id }));
    const removed = maya.call('DELETE', `/api/team/${tomas.id}`);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect((await removed).status).toBe(204);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await holders(ids)).toEqual({});
  });

  it('comes back with a deleted product, unless they were removed meanwhile', async () => {
    const [mine = 0, his = 0] = await addProducts(2);
    await assign(priya, [mine], { personId: maya.id, dueOn: '2026-12-01' });
    await assign(priya, [his], { personId: tomas.id });
    for (const id of [mine, his]) await maya.call('DELETE', `/api/products/${id}`);
    await maya.call('DELETE', `/api/team/${tomas.id}`);
    for (const id of [mine, his]) expect((await maya.call('POST', `/api/products/${id}/restore`)).status).toBe(200);
    const work = await workOf([mine, his]);
    expect(work.map(({ productId, assignment }) => [productId, assignment?.dueOn])).toEqual([[mine, '2026-12-01']]);
  });
});
