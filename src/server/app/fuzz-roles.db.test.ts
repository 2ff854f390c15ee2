// Requests drawn from the API page, sent by everybody who may call: signed out, by an unknown token, as each role, and as members who may change
// the products of one brand alone. None may end in a fault of ours,
// and none may do what the policy does not let them.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Access } from '#domain/contract.ts';
import { may, type Permission } from '#domain/permissions.ts';
import { type Role, roles } from '#domain/roles.ts';
import { rowsOf } from '#server/database/database.ts';
import { tokenPrefix } from '#server/session/api-tokens/token-prefix.ts';
import { saveScope } from '#server/session/users.store.ts';
import { contracts } from '#testing/contracts.ts';
import { addProduct } from '#testing/factories.ts';
import { isFullSuite } from '#testing/full-suite.ts';
import { arbitraryRequest, type FuzzRequest, type OpenApi } from '#testing/fuzz/requests.ts';
import { sendRequest } from '#testing/fuzz/send.ts';
import { addPerson, signsPeopleIn } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);

/** FUZZ=<number> looks further while something is being fixed. */
const requests = Number(process.env.FUZZ ?? (isFullSuite ? 20_400 : 600));
/** Members who may change the products of one brand alone. */
const scoped = { 'writer of a brand': 'writer', 'approver of a brand': 'approver' } as const;
const callers = ['nobody', 'unknown', ...roles, 'writer of a brand', 'approver of a brand'] as const;
type Caller = (typeof callers)[number];
/** So many of each caller are sent one after another; then the data is looked at. */
const round = Math.min(100, requests / callers.length);

const accessOf = new Map<string, Access>(
  contracts.map(({ method, path, access = 'view' }) => [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, access]),
);

const isScoped = (caller: Caller): caller is keyof typeof scoped => caller in scoped;

function roleOf(caller: Caller): Role | null {
  if (isScoped(caller)) return scoped[caller];
  return caller === 'nobody' || caller === 'unknown' ? null : caller;
}

/** What the policy lets a caller do. */
function mayCall(caller: Caller, access: Access): boolean {
  if (access === 'anyone') return true;
  const role = roleOf(caller);
  return role !== null && (access === 'self' || may(role, access));
}

/** The least that changes a table through the API. Tables that are not named belong to people's own work and to what runs in the background. */
const changedWith: Readonly<Record<string, Permission>> = {
  products: 'write',
  optimized_contents: 'write',
  optimization_prompts: 'write',
  keyword_lists: 'write',
  optimization_data_sources: 'write',
  imports: 'write',
  import_profiles: 'write',
  deleted_products: 'write',
  set_aside_products: 'write',
  assignments: 'write',
  rule_waivers: 'decide',
  benchmark_rules: 'manage',
  approval_policies: 'manage',
  voices: 'manage',
  attribute_choices: 'manage',
  settings: 'manage',
  model_connections: 'manage',
  model_jobs: 'manage',
  export_profiles: 'write',
  api_tokens: 'manage',
  members: 'manage',
  owners: 'own',
};

/** What of this belongs to one product, by the column of its id. Members of a brand change no other thing but who has what. */
const ofProduct: Readonly<Record<string, string>> = {
  products: 'id',
  optimized_contents: 'product_id',
  optimization_data_sources: 'product_id',
  deleted_products: 'product_id',
  set_aside_products: 'product_id',
};

/** Whether the policy lets a caller change anything of a table. */
const mayChange = (caller: Caller, table: string): boolean =>
  mayCall(caller, changedWith[table] as Permission) &&
  (!isScoped(caller) || table in ofProduct || table === 'assignments');

const brand = 'Barkenby';

/** A digest of what belongs to the products outside the scope, by table. */
async function digestOutside(ids: readonly number[]): Promise<unknown> {
  const digest = ([table, key]: [string, string]) =>
    `select '${table}' as what, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${table} t where ${key} = any('{${ids}}'::int[])`;
  return await rowsOf(app.database.db, sql.raw(Object.entries(ofProduct).map(digest).join(' union all ')));
}

/** The products that are not of the brand. */
async function listOutside(): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    app.database.db,
    sql`select id from products where brand is distinct from ${brand} union select product_id from deleted_products
      where record->'product'->>'brand' is distinct from ${brand} union select product_id from set_aside_products where brand is distinct from ${brand}`,
  );
  return rows.map(({ id }) => id);
}

/** What is digested where it is no whole table. Each caller of a round is added with its session. */
const digested: Readonly<Record<string, string>> = {
  settings: "(select value from desk_facts where name = 'settings')",
  members: "(select id, role, removed_at from users where email like 'member%')",
  owners: "(select id, removed_at from users where role = 'owner' and email like 'member%')",
};

/** A digest of each thing that only some may change, by what it is called. */
async function takeDigests(): Promise<Record<string, string>> {
  const digest = (what: string, from: string) =>
    `select '${what}' as what, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${from} t`;
  const all = [...Object.keys(changedWith).map((what) => digest(what, digested[what] ?? what))];
  const rows = await rowsOf<{ what: string; digest: string }>(app.database.db, sql.raw(all.join(' union all ')));
  return Object.fromEntries(rows.map(({ what, digest: value }) => [what, value]));
}

/** The parts that are decided on, by product. */
async function listDecided(): Promise<Set<string>> {
  const of = (part: string) =>
    `select product_id || ' ${part} ' || ${part}_status as decided from optimized_contents where ${part}_status in ('approved', 'rejected')`;
  const query = ['title', 'description', 'bullets', 'images'].map(of).join(' union all ');
  const rows = await rowsOf<{ decided: string }>(app.database.db, sql.raw(query));
  return new Set(rows.map(({ decided }) => decided));
}

/** Runs and imports go on after their answers, and would change what the next caller did not. */
async function waitUntilIdle(): Promise<void> {
  const query = sql`select (select count(*) from runs where state in ('waiting', 'running'))
    + (select count(*) from imports where state = 'running') as busy`;
  const countBusy = async () => Number((await rowsOf<{ busy: string }>(app.database.db, query))[0]?.busy);
  await expect.poll(countBusy, { timeout: 60_000 }).toBe(0);
}

/** Headers of a caller, of a new session each time: theirs may have been ended by what they sent. */
async function headersOf(caller: Caller, at: number): Promise<Record<string, string>> {
  if (caller === 'nobody') return {};
  if (caller === 'unknown') return { authorization: `Bearer ${tokenPrefix}${'x'.repeat(43)}` };
  const role = roleOf(caller);
  if (role === null) return {};
  const { id, headers } = await addPerson(app, `${caller} ${at}`, role);
  if (isScoped(caller)) await saveScope(app.database.db, id, { brand: [brand], category: [], retailer: [] });
  return headers;
}

/** How many requests of a caller did what they asked for: where none does, nothing was tried. */
const succeeded = new Map<Caller, number>();

/** What is wrong with the answer of one request. */
async function findWrong(caller: Caller, request: FuzzRequest, headers: Record<string, string>) {
  const { status, fault } = await sendRequest(app, { ...request, headers: { ...request.headers, ...headers } });
  if (fault) return fault;
  const access = accessOf.get(request.operation ?? '');
  if (status < 300 && access !== undefined && access !== 'anyone')
    succeeded.set(caller, (succeeded.get(caller) ?? 0) + 1);
  if (status >= 400 || access === undefined || mayCall(caller, access)) return null;
  return `${caller} got ${status}: ${JSON.stringify(request).slice(0, 2_000)}`;
}

it(
  'no request of anybody ends in a fault, or in what the policy does not let them do',
  async () => {
    const { body } = await app.call('GET', '/api/openapi.json', undefined, await headersOf('owner', 0));
    const operations = Object.entries((body as OpenApi).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // What watches a server asks these, whoever it is.
    expect(operations.filter((each) => !accessOf.has(each))).toEqual(['GET /api/health', 'GET /api/ready']);
    const arbitrary = arbitraryRequest(body as OpenApi);
    const seed = fc.readConfigureGlobal().seed ?? 1;
    let sent = 0;
    for (let at = 1; sent < requests; at += 1) {
      for (let each = 0; each < 10; each += 1)
        await addProduct(app.database.db, { sku: `FUZZ-${at}-${each}`, ...(each % 2 ? { brand } : {}) });
      for (const role of roles) await addPerson(app, `Member ${at} ${role}`, role);
      for (const caller of callers) {
        const before = await takeDigests();
        const decidedBefore = await listDecided();
        const outside = isScoped(caller) ? await listOutside() : [];
        const outsideBefore = await digestOutside(outside);
        const drawn = fc.sample(arbitrary, { numRuns: round, seed: seed + sent });
        const wrong: string[] = [];
        let headers = {};
        for (const [place, request] of drawn.entries()) {
          if (place % 10 === 0) headers = await headersOf(caller, at * 1_000 + place);
          const found = await findWrong(caller, request, headers);
          if (found) wrong.push(found);
        }
        sent += drawn.length;
        await waitUntilIdle();
        expect(wrong).toEqual([]);
        const after = await takeDigests();
        const changed = Object.keys(after).filter((what) => after[what] !== before[what]);
        expect([caller, changed.filter((what) => !mayChange(caller, what))]).toEqual([caller, []]);
        expect(await digestOutside(outside), caller).toEqual(outsideBefore);
        if (!mayCall(caller, 'decide'))
          expect([...(await listDecided())].filter((each) => !decidedBefore.has(each))).toEqual([]);
      }
    }
    expect(callers.filter((caller) => succeeded.has(caller))).toEqual([...roles, ...Object.keys(scoped)]);
  },
  60 * 60_000,
);
