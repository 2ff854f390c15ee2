// Who may do what: every call of the API as every role, and what calls ask for beyond their own.
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeRefusal, may, type Permission, permissions } from '#domain/permissions.ts';
import { type Role, roles } from '#domain/roles.ts';
import { contracts } from '#testing/contracts.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);

let people: Record<Role, TestPerson>;
beforeEach(async () => {
  await clearPeople(app);
  people = {} as typeof people;
  for (const role of roles) people[role] = await addPerson(app, role, role);
});

const as = (role: Role) => people[role].call;

/** A path with ids that nothing has. */
const fill = (path: string) => path.replaceAll(/:\w+/g, '2147483647');
const streams = /\/(events|export)/;

describe('each call', () => {
  it('says what it needs, and the API page knows no others', async () => {
    const { body } = await as('viewer')('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const shown = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const stated = new Set(contracts.map(({ method, path }) => `${method} ${path}`));
    expect(shown.filter((each) => !stated.has(each) && !each.startsWith('GET '))).toEqual([]);
    expect(contracts.length).toBeGreaterThan(150);
  });

  it.each(roles)('of a %s is refused where the role lacks what it needs, and nowhere else', async (role) => {
    const call = as(role);
    const wrong: string[] = [];
    for (const { method, path, access = 'view' } of contracts) {
      if (access === 'anyone' || access === 'self' || streams.test(path)) continue;
      const { status, body } = await call(method, fill(path), method === 'GET' ? undefined : {});
      const isRefused = status === 403;
      if (isRefused === may(role, access)) wrong.push(`${method} ${path}: ${status} with ${access}`);
      if (isRefused) expect(body).toEqual({ error: describeRefusal(role, access), code: 'FORBIDDEN' });
    }
    expect(wrong).toEqual([]);
  });
});

async function addProduct(): Promise<number> {
  const added = await as('writer')('POST', '/api/products', { sku: 'A-1', title: 'Oak bench', description: 'Of oak.' });
  expect(added.status).toBe(201);
  const { id } = added.body as { id: number };
  const written = await as('writer')('POST', `/api/products/${id}/generate-optimized-content`);
  expect(written.status).toBe(200);
  return id;
}

describe('content', () => {
  it('is edited by writers, and decided on by approvers alone', async () => {
    const id = await addProduct();
    const url = `/api/products/${id}/optimized-content`;
    const decide = { titleStatus: 'approved' };
    expect((await as('viewer')('PATCH', url, { title: 'Bench' })).status).toBe(403);
    expect((await as('writer')('PATCH', url, { title: 'Oak bench for two' })).status).toBe(200);
    const refused = await as('writer')('PATCH', url, decide);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      error: 'As a writer you cannot approve, reject or roll back. Ask an approver.',
    });
    expect((await as('approver')('PATCH', url, decide)).status).toBe(200);
    expect((await as('writer')('PATCH', url, { titleStatus: 'pending' })).status, 'rolling back').toBe(403);
  });
});

describe('runs', () => {
  const run = (role: Role, action: object, ids: number[]) =>
    as(role)('POST', '/api/runs', { ...action, selection: { ids } });

  it('ask for what their action needs, and so do their commands and undos', async () => {
    const id = await addProduct();
    const field = { action: 'set-field', options: { field: 'category', value: 'Benches' } };
    expect((await run('viewer', field, [id])).status).toBe(403);
    expect((await run('writer', { action: 'approve' }, [id])).status).toBe(403);
    const started = await run('approver', { action: 'approve' }, [id]);
    expect(started.status).toBe(202);
    const url = `/api/runs/${(started.body as { id: number }).id}`;
    await expect.poll(async () => ((await as('viewer')('GET', url)).body as { state: string }).state).toBe('done');
    expect((await as('writer')('POST', `${url}/undo`, {})).status).toBe(403);
    expect((await as('writer')('POST', `${url}/retry`)).status).toBe(403);
    expect((await as('approver')('POST', `${url}/undo`, {})).status).toBe(200);
  });

  it('stop with the reason when the role of who started them is taken away', async () => {
    const id = await addProduct();
    await app.database.db.execute(sql`update users set role = 'viewer' where email = 'writer@example.com'`);
    const field = { action: 'set-field', options: { field: 'category', value: 'Benches' } };
    // The session still knows the role it had; the work asks again.
    const started = await run('writer', field, [id]);
    expect(started.status).toBe(202);
    const url = `/api/runs/${(started.body as { id: number }).id}`;
    const read = async () => (await as('viewer')('GET', url)).body as { state: string; note: string };
    await expect.poll(async () => (await read()).state).toBe('failed');
    expect((await read()).note).toBe('As a viewer you cannot change products and content. Ask a writer.');
  });
});

it('a role has all that lower ones have', () => {
  for (const [at, role] of roles.entries())
    expect(permissions.filter((permission: Permission) => may(role, permission))).toEqual(permissions.slice(0, at + 1));
});
