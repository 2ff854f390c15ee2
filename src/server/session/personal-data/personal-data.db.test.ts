// Personal data: every column that is about a person is found, exported and erased, and nothing is left in the database but what the
// decision note names.
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { FormerMember } from '#domain/session/personal-data.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import * as schema from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { declaredColumns, exemptColumns, jsonTexts, personTables } from './person-tables.store.ts';

const app = startTestApp(signsPeopleIn);
const db = () => app.database.db;
const tables = Object.values(schema).filter((value) => is(value, PgTable));
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;

const address = '198.51.100.77';
let maya: TestPerson;
let tomas: TestPerson;
beforeEach(async () => {
  await clearPeople(app);
  maya = await addPerson(app, 'Maya Lindqvist', 'owner');
  tomas = await addPerson(app, 'Tomas Berg', 'approver');
});

const remove = (person: TestPerson) => maya.call('DELETE', `/api/team/${person.id}`);
const erase = (person: TestPerson, fullName = person.fullName, by = maya) =>
  by.call('POST', `/api/team/${person.id}/erase`, { fullName });
type File = {
  account: Record<string, unknown>;
  records: Record<string, ({ as: string[] } & Record<string, unknown>)[]>;
};
const exported = async (person: TestPerson): Promise<File> => {
  const reply = await maya.call('GET', `/api/team/${person.id}/data`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as File;
};
const entries = async () => (await maya.call('GET', '/api/audit-entries?limit=200')).body as AuditEntry[];

/** Every row of every table, those of the job queue too, as text. */
async function dump(): Promise<Map<string, string>> {
  const found = await rowsOf<{ place: string }>(
    db(),
    sql`select format('%I.%I', table_schema, table_name) as place from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumped = new Map<string, string>();
  for (const { place } of found) {
    const rows = await rowsOf<{ row: string }>(db(), sql`select to_jsonb(t)::text as row from ${sql.raw(place)} t`);
    dumped.set(place, rows.map(({ row }) => row).join('\n'));
  }
  return dumped;
}

/** Where a word is found, by table, whatever its case. */
async function findIn(word: string): Promise<string[]> {
  const dumped = await dump();
  expect(dumped.size).toBeGreaterThan(60);
  return [...dumped].flatMap(([place, text]) => (text.toLowerCase().includes(word.toLowerCase()) ? [place] : []));
}

describe('the columns about people', () => {
  it('are all that refer to users in the database', async () => {
    const rows = await rowsOf<{ name: string }>(
      db(),
      sql`select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    );
    const found = personTables().flatMap(({ name, links }) =>
      links.map(({ field }) => `${name}.${toSnakeCase(field)}`),
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(({ name }) => name).filter((name) => !found.includes(name))).toEqual([]);
  });

  it('are declared, or exempted with a reason, where they have no foreign key', () => {
    const soundsLike = /by$|person|user|author|actor|owner|member|email|address|agent|full_?name|forWhom/i;
    const linked = new Set(
      tables.flatMap((table) => getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns)),
    );
    const declared = new Set(declaredColumns.map(({ column }) => column));
    const loose = tables
      // What is in a table of rows that are theirs alone goes with them.
      .filter(
        (table) =>
          table !== schema.users && !personTables().some((each) => each.table === table && each.owner !== null),
      )
      .flatMap((table) => Object.entries(getTableColumns(table)) as [string, PgColumn][])
      .filter(([field, column]) => soundsLike.test(field) && !linked.has(column) && !declared.has(column))
      .map(([, column]) => nameOf(column));
    expect(loose.filter((name) => !(name in exemptColumns))).toEqual([]);
    expect(
      Object.keys(exemptColumns).filter((name) => !loose.includes(name)),
      'exempted, and not there',
    ).toEqual([]);
    for (const reason of Object.values(exemptColumns)) expect(reason.length).toBeGreaterThan(10);
  });
});

describe('a person who worked here', () => {
  /** What Tomas does in a workspace: reviews, comments, is assigned, waives, saves a view, makes a link and an export. */
  async function work(): Promise<number> {
    const id = await addProduct(db(), { sku: 'MUG-1', brand: 'Clayfield' });
    const from = { 'x-forwarded-for': address };
    const content = `/api/products/${id}/optimized-content`;
    const done = async (method: 'POST' | 'PUT' | 'PATCH', url: string, body?: object, by = tomas) => {
      const reply = await by.call(method, url, body, from);
      expect(reply.status, `${method} ${url}: ${reply.text}`).toBeLessThan(300);
      return reply;
    };
    await done('PUT', '/api/me/name', { fullName: 'Tomás Bergström' });
    await done('POST', `/api/products/${id}/generate-optimized-content`);
    await done('PATCH', content, { title: 'Stoneware mug with a wide handle' });
    await done('PATCH', content, { titleStatus: 'approved' });
    await done('POST', `/api/products/${id}/comments`, { part: 'title', text: `Too long? @{${maya.id}}` });
    await done('POST', `/api/products/${id}/comments`, { part: 'title', text: `Yes, @{${tomas.id}}.` }, maya);
    await done('POST', '/api/saved-views', { name: 'Mugs', path: '/products', search: 'search=mug' });
    await done('POST', '/api/assignments', { selection: { kind: 'ids', ids: [id] }, personId: tomas.id });
    const waiver = { ruleIds: ['amazon.bullets.present'], scope: 'retailer', value: 'Amazon', until: null };
    await done('POST', '/api/waivers', { ...waiver, reason: 'Agreed with them' });
    await done('PUT', '/api/me/name', { fullName: 'Tomas Berg' });
    await done('POST', '/api/sign-offs', { selection: { ids: [id] }, forWhom: 'Northwind' });
    return id;
  }

  it('is in the export with all of it, and under a neutral name after the erasure', async () => {
    const id = await work();
    expect((await remove(tomas)).status).toBe(204);
    const former = (await maya.call('GET', '/api/team/former')).body as FormerMember[];
    expect(former).toEqual([
      {
        id: tomas.id,
        fullName: 'Tomas Berg',
        email: tomas.email,
        removedAt: app.clock.now.toISOString(),
        erasedAt: null,
      },
    ]);
    const { records } = await exported(tomas);
    expect(Object.keys(records)).toEqual(
      expect.arrayContaining([
        'audit_entries',
        'comments',
        'content_history',
        'optimized_contents',
        'notifications',
        'rule_waivers',
        'saved_views',
        'sign_offs',
      ]),
    );
    expect(records.comments).toEqual([
      expect.objectContaining({ as: ['authorId'], text: expect.stringContaining('Too long?') }),
    ]);
    expect((await entries())[0]?.sentence).toBe('Maya Lindqvist exported the personal data of Tomas Berg');

    const erased = await erase(tomas);
    expect(erased.status, erased.text).toBe(200);
    const neutral = `Former member ${tomas.id}`;
    expect(erased.body).toMatchObject({ fullName: neutral, email: null, erasedAt: app.clock.now.toISOString() });
    for (const word of ['tomas', 'tomás', 'berg', address]) expect(await findIn(word), word).toEqual([]);

    const history = (await maya.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[];
    expect(new Set(history.map(({ changedBy }) => changedBy?.fullName))).toContain(neutral);
    const content = JSON.stringify((await maya.call('GET', `/api/products/${id}/optimized-content`)).body);
    expect(content).toContain(neutral);
    const comments = JSON.stringify((await maya.call('GET', `/api/products/${id}/comments?part=title`)).body);
    expect(comments).toContain(neutral);
    const log = await entries();
    expect(log[0]?.sentence).toBe(`Maya Lindqvist erased the personal data of ${neutral}`);
    expect(log.map(({ sentence }) => sentence)).toContain(`Maya Lindqvist removed ${neutral}`);
    expect(log.filter(({ actor }) => actor?.id === tomas.id).map(({ address: from }) => from)).not.toContain(
      '127.0.0.1',
    );
  });
});

describe('an erasure', () => {
  it('is for owners, of people who were removed, with their name typed', async () => {
    const adam = await addPerson(app, 'Adam Ek', 'admin');
    expect((await erase(maya, maya.fullName)).body).toMatchObject({
      error: 'You cannot erase your own data. Another owner has to remove you first.',
    });
    const second = await addPerson(app, 'Dana Okafor', 'owner');
    expect((await erase(tomas)).body).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      error: 'Tomas Berg is a member. Remove them first, then erase their data.',
    });
    await db().execute(sql`update users set password = '$argon2id$' where id = ${maya.id}`);
    expect((await erase(maya, maya.fullName, second)).body).toMatchObject({
      error: 'Maya Lindqvist is the only owner who can sign in. Make someone else an owner first.',
    });
    await remove(tomas);
    expect((await erase(tomas, tomas.fullName, adam)).status).toBe(403);
    expect((await adam.call('GET', `/api/team/${tomas.id}/data`)).status).toBe(403);
    expect((await erase(tomas, 'Tomas')).body).toMatchObject({
      issues: [{ path: 'fullName', message: 'Type the name exactly as it is shown: Tomas Berg' }],
    });
    expect(await findIn(tomas.email), 'nothing was erased').not.toEqual([]);
    expect((await erase(tomas)).status).toBe(200);
    expect((await erase(tomas, `Former member ${tomas.id}`)).status).toBe(422);
    expect((await erase({ ...tomas, id: app.user.id })).status, 'nobody who signs in').toBe(404);
  });

  it('leaves entries with a name that somebody else has, too', async () => {
    await remove(tomas);
    const other = await addPerson(app, 'Tomas Berg', 'writer');
    await maya.call('PUT', `/api/team/${other.id}/role`, { role: 'viewer' });
    expect((await erase(tomas)).status).toBe(200);
    expect((await entries()).map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'Maya Lindqvist changed the role of Tomas Berg from writer to viewer',
        `Maya Lindqvist removed Former member ${tomas.id}`,
      ]),
    );
  });

  it('is all that append-only tables let by', async () => {
    await remove(tomas);
    const refused = async (whose: number, statement: string) => {
      const error: unknown = await db()
        .transaction(async (tx) => {
          await tx.execute(sql`select set_config('copydesk.erases_person', ${String(whose)}, true)`);
          await tx.execute(sql.raw(statement));
        })
        .then(
          () => null,
          (thrown: unknown) => thrown,
        );
      return String((error as { cause?: unknown } | null)?.cause ?? error);
    };
    const onlyAppended = /audit_entries is append-only/;
    const neutral = `Former member ${tomas.id}`;
    expect(await refused(tomas.id, `update audit_entries set action = 'joined'`)).toMatch(onlyAppended);
    expect(await refused(tomas.id, `update audit_entries set actor_name = 'Nobody'`)).toMatch(onlyAppended);
    expect(await refused(tomas.id, `update audit_entries set target_name = 'Somebody else'`)).toMatch(onlyAppended);
    expect(await refused(tomas.id, `update audit_entries set after = '{"Role": "owner"}'`)).toMatch(onlyAppended);
    expect(await refused(tomas.id, `update audit_entries set actor_name = '${neutral}'`), 'of others').toMatch(
      onlyAppended,
    );
    expect(await refused(tomas.id, 'delete from audit_entries')).toMatch(onlyAppended);
    expect(await refused(maya.id, `update audit_entries set address = null`), 'of a member').toMatch(onlyAppended);
    const id = await addProduct(db(), { sku: 'MUG-9' });
    await maya.call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Mug' });
    const history = await rowsOf<{ id: number }>(db(), sql`select id from content_history`);
    expect(history.length).toBeGreaterThan(0);
    expect(await refused(tomas.id, `update content_history set new_content = '"other"'`)).toMatch(
      /content_history is append-only/,
    );
    expect(await refused(tomas.id, 'delete from content_history')).toMatch(/content_history is append-only/);
  });
});

/** One row in each table that can be about a person, with them in all columns that are. */
async function plant({ id, fullName, email }: TestPerson): Promise<void> {
  const named = { deep: [{ by: { id, fullName } }] };
  const values: Readonly<Record<string, (column: PgColumn) => unknown>> = {
    text: (column) =>
      jsonTexts.some((each) => each.column === column) ? JSON.stringify(named) : `planted-${column.name}`,
    'text collate "C"': (column) => `planted-${column.name}`,
    // Above what the database gives out, as ids are planted too.
    integer: () => 900_001,
    bigint: () => 900_001,
    boolean: () => true,
    'double precision': () => 1,
    jsonb: () => JSON.stringify(named),
    date: () => '2026-11-20',
    uuid: () => '00000000-0000-4000-8000-000000000001',
    'timestamp (3) with time zone': () => '2026-11-20T10:00:00.000Z',
    'integer[]': () => '{1}',
    'text[]': () => '{run.ended}',
  };
  const given = (column: PgColumn, links: string[], field: string): unknown => {
    if (/^(note|error|reason)$/.test(field)) return `${fullName} is no longer a member of this workspace.`;
    if (/email/i.test(field)) return email;
    if (column.table === schema.auditEntries) {
      if (field === 'before') return JSON.stringify({ Name: fullName, Share: 5 });
      if (field === 'after') return JSON.stringify({ Name: null, To: email });
      if (field === 'kind') return 'member';
      if (field === 'targetName') return email;
      if (field === 'targetId') return String(id);
      if (field === 'program') return `Laptop of ${fullName}`;
      if (field === 'actorName') return fullName;
    }
    if (/address|From$/.test(field) && column.getSQLType() === 'text') return address;
    if (links.includes(field) && column !== schema.mails.linkId) return id;
    return values[column.getSQLType()]?.(column);
  };
  await db().transaction(async (tx) => {
    // Foreign keys and triggers rest: each row is about the person, and about nothing else that is there.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { table, name, links } of personTables()) {
      const row: Record<string, unknown> = {};
      for (const [field, column] of Object.entries(getTableColumns(table)) as [string, PgColumn][]) {
        // A keyword list is of a category or of a product.
        if (column.generated || column === schema.keywordLists.category) continue;
        const value = given(
          column,
          links.map((each) => each.field),
          field,
        );
        expect(value, `a value for ${nameOf(column)} (${column.getSQLType()})`).toBeDefined();
        row[field] = sql`${value}::${sql.raw(column.getSQLType().replace(' collate "C"', ''))}`;
      }
      if (!['audit_entries', 'content_history'].includes(name)) await tx.delete(table);
      await tx.insert(table).overridingSystemValue().values(row);
    }
  });
}

/** What the next test cannot delete by itself. */
const clearPlanted = () =>
  db().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { table, name } of personTables())
      if (!['audit_entries', 'content_history'].includes(name)) await tx.delete(table);
  });

describe('the mechanism', () => {
  it('exports and erases a person from every table that can be about them', async () => {
    const planted = await addPerson(app, 'Zebulon Quill', 'writer');
    await db().execute(
      sql`update users set email = null, former_email = email, username = 'removed-x', removed_at = now() where id = ${planted.id}`,
    );
    onTestFinished(clearPlanted);
    await plant(planted);
    await db().execute(
      sql`update users set avatar_url = 'https://faces.example/quill.png', oidc_subject = 'issuer quill' where id = ${planted.id}`,
    );
    maya = await addPerson(app, 'Maya Again', 'owner');

    const { account, records } = await exported(planted);
    expect(account).toMatchObject({ fullName: 'Zebulon Quill', formerEmail: planted.email });
    expect(account).not.toHaveProperty('password');
    const missing = personTables()
      .map(({ name }) => name)
      .filter((name) => !(name in records));
    // Texts of events are bodies that were sent; they are deleted after a while, and name nobody who is not in what they are about.
    expect(missing).toEqual(['webhook_events']);
    for (const { name, links, json } of personTables()) {
      if (name === 'webhook_events') continue;
      const reasons = new Set(records[name]?.flatMap(({ as }) => as));
      const wanted = [...links.map(({ field }) => field), ...json.map(([field]) => `${field} (named in it)`)];
      expect(
        wanted.filter((field) => !reasons.has(field)),
        name,
      ).toEqual([]);
    }
    const text = JSON.stringify(records);
    for (const secret of ['planted-tokenHash', 'planted-codeHash', 'planted-lockedSecret', 'planted-publicKey'])
      expect(text).not.toContain(secret);

    const reply = await erase(planted, planted.fullName, maya);
    expect(reply.status, reply.text).toBe(200);
    const left: Record<string, string[]> = {};
    for (const word of ['Zebulon', 'Quill', planted.email, address]) left[word] = await findIn(word);
    expect(left).toEqual({ Zebulon: [], Quill: [], [planted.email]: [], [address]: [] });
    const owned = personTables().filter(({ owner }) => owner !== null);
    expect(owned.length).toBeGreaterThan(8);
    for (const { owner, name } of owned) {
      const rows = await rowsOf<{ there: number }>(
        db(),
        sql`select count(*)::int as there from ${sql.identifier(name)} where ${owner} = ${planted.id}`,
      );
      expect(rows[0]?.there, name).toBe(0);
    }
    const work = await findIn(`former member ${planted.id}`);
    expect(work).toEqual(
      expect.arrayContaining(['public.content_history', 'public.optimized_contents', 'public.webhook_events']),
    );
  });
});
