// A rotation of the secret: all that is locked opens again afterwards, in servers that run too, wherever it was interrupted.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import type { ModelSettingsReply } from '#domain/models/connections.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import * as schema from '#server/database/schema.ts';
import { openKeyFile } from '#server/secrets/key-file.ts';
import { openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { aboutSession } from '#server/session/oidc/company-accounts.commands.ts';
import { hashPassword } from '#server/session/password-hash.ts';
import { connectionTo } from '#testing/connection-input.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { lockedColumns } from './locked-columns.ts';
import { rotateSecret } from './rotation.ts';

const app = startTestApp(signsPeopleIn);
const password = 'quiet harbor lantern 42';
const key = 'sk-rotated-5e7c2f90ab';
const idToken = 'header.payload.signature';
let owner: TestPerson;
let seed = '';

const file = () => join(app.dataDir, 'secret.key');
const keysInFile = () => readFileSync(file(), 'utf8').trim().split('\n');
const rotate = (given: Partial<Parameters<typeof rotateSecret>[1]> = {}) =>
  rotateSecret(
    { db: app.database.db, now: () => app.clock.now },
    { dataDir: app.dataDir, given: null, makesKey: true, forgetsOlder: false, ...given },
  );
const stored = async () => {
  const [models, factors, tokens] = await Promise.all([
    rowsOf<{ locked: string }>(app.database.db, sql`select locked_key as locked from model_connections`),
    rowsOf<{ locked: string }>(app.database.db, sql`select locked_secret as locked from second_factors`),
    rowsOf<{ id: number; locked: string }>(
      app.database.db,
      sql`select id, locked_id_token as locked from sessions where locked_id_token is not null`,
    ),
  ]);
  return { models, factors, tokens };
};
const keeperOf = (hex: string) => openKeyKeeper({ dataDir: '/nowhere', given: [Buffer.from(hex, 'hex')] });
const audited = () =>
  rowsOf<{ after: object }>(app.database.db, sql`select after from audit_entries where kind = 'secret' order by id`);

/** The next code of the app on a phone. */
const showCode = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 30_000);
  return new TOTP({ secret: seed, digits: 6, period: 30 }).generate({ timestamp: app.clock.now.getTime() });
};
const signIn = () => app.call('POST', '/api/sign-in', { email: owner.email, password, code: showCode() });

/** Everything opens with what the running server knows, which was started before. */
async function expectServerReads(): Promise<void> {
  const { connections } = (await owner.call('GET', '/api/model-connections')).body as ModelSettingsReply;
  expect(connections).toMatchObject([{ keyEnd: '90ab', isKeyReadable: true }]);
  expect((await signIn()).status).toBe(204);
}

beforeEach(async () => {
  await clearPeople(app);
  rmSync(file(), { force: true });
  owner = await addPerson(app, 'Maya Lindqvist', 'owner', await hashPassword(password));
  const double = { origin: 'http://127.0.0.1:9' } as Parameters<typeof connectionTo>[0];
  expect((await owner.call('POST', '/api/model-connections', connectionTo(double, { key }))).status).toBe(201);
  seed = ((await owner.call('POST', '/api/me/second-factor', { password })).body as { secret: string }).secret;
  expect((await owner.call('PUT', '/api/me/second-factor', { code: showCode() })).status).toBe(200);
  const webhook = { url: 'https://shop.example/hook', description: 'Shop', kinds: ['content.approved'] };
  expect((await owner.call('POST', '/api/webhooks', webhook)).status).toBe(201);
  const keeper = openKeyKeeper({ dataDir: app.dataDir, given: null });
  for (const { id } of await rowsOf<{ id: number }>(app.database.db, sql`select id from sessions`))
    await app.database.db.execute(
      sql`update sessions set locked_id_token = ${keeper.lock(idToken, aboutSession(id))} where id = ${id}`,
    );
});

it('moves every column that holds locked values', () => {
  const inSchema = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.entries(getTableColumns(table as PgTable)))
    .flatMap(([name, column]) => (/^locked/.test(name) ? [column] : []));
  expect(inSchema.length).toBeGreaterThan(0);
  expect(new Set(lockedColumns.map(({ column }) => column))).toEqual(new Set(inSchema));
});

it('makes a new key and locks everything with it; a server that runs goes on', async () => {
  const [former = ''] = keysInFile();
  const { moved, isNewKey, olderKeys } = await rotate();
  expect(moved).toEqual([
    { name: 'Keys of models', moved: 1, current: 0, unreadable: 0 },
    { name: 'Second factors', moved: 1, current: 0, unreadable: 0 },
    { name: 'ID tokens of sessions', moved: 1, current: 0, unreadable: 0 },
    { name: 'Secrets of webhooks', moved: 1, current: 0, unreadable: 0 },
    { name: 'Earlier secrets of webhooks', moved: 0, current: 0, unreadable: 0 },
    { name: 'Mails', moved: 0, current: 0, unreadable: 0 },
  ]);
  expect([isNewKey, olderKeys]).toEqual([true, 1]);
  const [latter = '', ...older] = keysInFile();
  expect(older).toEqual([former]);
  for (const { id, locked } of (await stored()).tokens) {
    expect(keeperOf(former).open(locked, aboutSession(id))).toBeNull();
    expect(keeperOf(latter).open(locked, aboutSession(id))).toBe(idToken);
  }
  await expectServerReads();
  expect(await audited()).toEqual([
    { after: { 'Keys of models': 1, 'Second factors': 1, 'ID tokens of sessions': 1, 'Secrets of webhooks': 1 } },
  ]);
});

it('goes on where it was interrupted: nothing is lost, and no third key is made', async () => {
  // Dies between the new key on disk and the commit: what it had moved is rolled back.
  await app.database.db.execute(sql`alter table audit_entries rename to audit_entries_gone`);
  await expect(rotate()).rejects.toThrow();
  await app.database.db.execute(sql`alter table audit_entries_gone rename to audit_entries`);
  const keys = keysInFile();
  expect(keys).toHaveLength(2);
  await expectServerReads();
  // A server locks with the new key meanwhile; the other values still have the old one.
  seed = '';
  expect((await owner.call('POST', '/api/me/second-factor/end', { password })).status).toBe(204);
  seed = ((await owner.call('POST', '/api/me/second-factor', { password })).body as { secret: string }).secret;
  expect((await owner.call('PUT', '/api/me/second-factor', { code: showCode() })).status).toBe(200);
  const { moved, isNewKey } = await rotate();
  expect(isNewKey).toBe(false);
  expect(moved.map((each) => [each.moved, each.current])).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(keysInFile()).toEqual(keys);
  await expectServerReads();
});

it('finishing moves what was locked with the old key at the last moment, and removes that key', async () => {
  const late = openKeyKeeper({ dataDir: '/nowhere', given: [...openKeyFile(app.dataDir).read()] });
  await rotate();
  const [latter] = keysInFile();
  const [session] = (await stored()).tokens;
  await app.database.db.execute(
    sql`update sessions set locked_id_token = ${late.lock(idToken, aboutSession(session?.id ?? 0))} where id = ${session?.id}`,
  );
  const { moved, isNewKey, olderKeys } = await rotate({ makesKey: false, forgetsOlder: true });
  expect(moved.map((each) => each.moved)).toEqual([0, 0, 1, 0, 0, 0]);
  expect([isNewKey, olderKeys, keysInFile()]).toEqual([false, 0, [latter]]);
  await expectServerReads();
});

it('of several at once none loses the key of another', async () => {
  await Promise.all([rotate(), rotate(), rotate()]);
  const keys = keysInFile();
  expect(keys).toHaveLength(4);
  const [session] = (await stored()).tokens;
  expect(keeperOf(keys[0] ?? '').open(session?.locked ?? '', aboutSession(session?.id ?? 0))).toBe(idToken);
  await expectServerReads();
});

it('moves to the first key of SECRET_KEY, and touches no file', async () => {
  const [former = ''] = keysInFile();
  const given = [Buffer.alloc(32, 9), Buffer.from(former, 'hex')];
  expect(await rotate({ given })).toMatchObject({ isNewKey: false, olderKeys: 1 });
  expect(keysInFile()).toEqual([former]);
  const [session] = (await stored()).tokens;
  const keeper = openKeyKeeper({ dataDir: '/nowhere', given: given.slice(0, 1) });
  expect(keeper.open(session?.locked ?? '', aboutSession(session?.id ?? 0))).toBe(idToken);
});

it('refuses in one sentence where it cannot, and changes nothing', async () => {
  const before = await stored();
  const [former = ''] = keysInFile();
  const elsewhere = mkdtempSync(join(tmpdir(), 'copydesk-rotation-'));
  await expect(rotate({ dataDir: elsewhere })).rejects.toThrow(
    `The key in secret.key of DATA_DIR (${elsewhere}) opens none of the 4 stored secrets, so nothing was changed: use the key of the servers.`,
  );
  rmSync(elsewhere, { recursive: true });
  await expect(rotate({ given: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] })).rejects.toThrow(
    'The key in SECRET_KEY opens none of the 4 stored secrets',
  );
  await expect(rotate({ given: [Buffer.from(former, 'hex')] })).rejects.toThrow('SECRET_KEY has one key');
  expect(await stored()).toEqual(before);
  expect(keysInFile()).toEqual([former]);
  expect(await audited()).toEqual([]);
});

it('leaves and counts what no key opens, such as a key that was lost before', async () => {
  await app.database.db.execute(sql`update model_connections set locked_key = 'v1.AA==.AA==.AA=='`);
  const { moved } = await rotate();
  expect(moved[0]).toEqual({ name: 'Keys of models', moved: 0, current: 0, unreadable: 1 });
  expect((await stored()).models).toEqual([{ locked: 'v1.AA==.AA==.AA==' }]);
  expect((await signIn()).status).toBe(204);
});
