// Use cases of connections to language models: add, change, delete, choose what each does. Keys are locked on the way in and stay locked.
import { connectionFields, modelJobFields } from '#domain/audit/audit-fields.ts';
import { findKeyIssue } from '#domain/models/connection-key.ts';
import type { Connection, ConnectionInput, ModelSettingsReply } from '#domain/models/connections.contract.ts';
import type { Job } from '#domain/models/providers.ts';
import { Problem } from '#domain/problem.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import { findSights } from '../ask/sight.store.ts';
import type { ModelSettings } from '../model-settings.ts';
import * as store from './connections.store.ts';

/** What the commands need beside their context. */
export type Setup = { keeper: KeyKeeper; environment: ModelSettings | null };

/** With fewer characters than this the last four would reveal too much of a key. */
const shortKey = 16;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Where a key is sent: it opens for no other place. */
export const placeOf = ({ provider, baseUrl }: Pick<Connection, 'provider' | 'baseUrl'>) =>
  JSON.stringify([provider, baseUrl]);

/** What is known of connections beside their rows. */
type Known = { spent: ReadonlyMap<number, number>; sees: boolean | null };
const nothingKnown: Known = { spent: new Map(), sees: null };

function toConnection(row: store.ConnectionRow, keeper: KeyKeeper, { spent, sees }: Known): Connection {
  const { lockedKey, createdBy: _c, createdAt: _a, updatedBy: _u, updatedAt, ...rest } = row;
  const key = lockedKey === null ? null : keeper.open(lockedKey, placeOf(row));
  return {
    ...rest,
    hasKey: lockedKey !== null,
    keyEnd: key !== null && key.length >= shortKey ? key.slice(-4) : null,
    isKeyReadable: lockedKey === null || key !== null,
    sees,
    spentMicros: spent.get(row.id) ?? 0,
    updatedAt: updatedAt.toISOString(),
  };
}

async function show({ db, now }: Context, row: store.ConnectionRow, { keeper }: Setup): Promise<Connection> {
  const [sees = null] = await findSights(db, [row]);
  return toConnection(row, keeper, { spent: await store.spentByConnection(db, dayOf(now())), sees });
}

/** Names of the connections in use whose key was locked with another secret than this process has. */
export async function listUnreadable(db: Db, keeper: KeyKeeper): Promise<string[]> {
  const rows = (await store.findInUse(db)).map(({ connection }) => connection);
  const lost = rows.filter((row) => row.lockedKey !== null && keeper.open(row.lockedKey, placeOf(row)) === null);
  return [...new Set(lost.map(({ name }) => `“${name}”`))];
}

async function loadJobs(db: Db): Promise<ModelSettingsReply['jobs']> {
  const chosen = new Map((await store.listJobs(db)).map(({ job, connectionId }) => [job, connectionId]));
  const of = (job: Job) => chosen.get(job) ?? null;
  return { write: of('write'), judge: of('judge'), chat: of('chat') };
}

export async function loadModelSettings(context: Context, setup: Setup): Promise<ModelSettingsReply> {
  const { db, now } = context;
  const { environment: set } = setup;
  const rows = await store.listConnections(db);
  const spent = await store.spentByConnection(db, dayOf(now()));
  const sights = await findSights(db, rows);
  return {
    connections: rows.map((row, at) => toConnection(row, setup.keeper, { spent, sees: sights[at] ?? null })),
    jobs: await loadJobs(db),
    environment: set && {
      provider: set.provider,
      model: set.model,
      hasKey: set.apiKey !== null,
      inputPrice: set.price?.input ?? null,
      outputPrice: set.price?.output ?? null,
      dailyBudget: set.dailyBudget,
    },
  };
}

/** Throws INVALID_INPUT where a connection set like this needs another key than it has. */
function checkKey(input: ConnectionInput, row: store.ConnectionRow | null, keeper: KeyKeeper): void {
  const issue = findKeyIssue(input, row && toConnection(row, keeper, nothingKnown));
  if (issue !== null) throw new Problem('INVALID_INPUT', issue, { issues: [{ path: 'key', message: issue }] });
}

/** What a row is to hold, its key locked. Throws INVALID_INPUT where it needs another key. */
function valuesOf(input: ConnectionInput, row: store.ConnectionRow | null, keeper: KeyKeeper): store.ConnectionValues {
  checkKey(input, row, keeper);
  const { key, ...values } = input;
  if (key === undefined) return { ...values, lockedKey: row?.lockedKey ?? null };
  return { ...values, lockedKey: key === null ? null : keeper.lock(key, placeOf(input)) };
}

async function findSeen(tx: Db, id: number, seen: number | null): Promise<store.ConnectionRow> {
  const row = await store.findConnection(tx, id, { lock: true });
  if (!row) throw new Problem('NOT_FOUND', 'Connection not found');
  if (seen !== null && seen !== row.version)
    throw new Problem(
      'STALE_VERSION',
      'Someone else changed this connection while you were editing. Your change was not saved. Review the current connection and save again.',
    );
  return row;
}

const writtenBy = ({ actor, now }: Context) => ({ actorId: actor.id, at: now() });

const jobWords: Readonly<Record<Job, string>> = { write: 'writing', judge: 'judging', chat: 'chatting' };

type NotedConnection = {
  action: 'added' | 'changed' | 'deleted';
  before: store.ConnectionRow | null;
  after: store.ConnectionRow | null;
};

async function recordConnection(tx: Db, context: Context, { action, before, after }: NotedConnection): Promise<void> {
  const row = after ?? before;
  const target = row && { id: row.id, name: row.name };
  await recordChange(tx, context, { kind: 'model', action, target, fields: connectionFields, before, after });
}

export async function addConnection(context: Context, input: ConnectionInput, setup: Setup): Promise<Connection> {
  const values = valuesOf(input, null, setup.keeper);
  const row = await context.db.transaction(async (tx) => {
    const made = await store.insertConnection(tx, values, writtenBy(context));
    await recordConnection(tx, context, { action: 'added', before: null, after: made });
    await announce(tx, { type: 'models' });
    return made;
  });
  return await show(context, row, setup);
}

/** Changes what is given. Throws NOT_FOUND, STALE_VERSION or INVALID_INPUT. */
export async function changeConnection(
  context: Context,
  id: number,
  seen: number | null,
  change: { isActive?: boolean | undefined; connection?: ConnectionInput | undefined },
  setup: Setup,
): Promise<Connection> {
  const { isActive, connection } = change;
  const row = await context.db.transaction(async (tx) => {
    const before = await findSeen(tx, id, seen);
    const values = {
      ...(connection ? valuesOf(connection, before, setup.keeper) : {}),
      ...(isActive === undefined ? {} : { isActive }),
    };
    const after = await store.saveConnection(tx, id, values, writtenBy(context));
    await recordConnection(tx, context, { action: 'changed', before, after });
    await announce(tx, { type: 'models' });
    return after;
  });
  return await show(context, row, setup);
}

/** Deletes a connection with its key; what it spent stays in the ledger. Throws NOT_FOUND or STALE_VERSION. */
export async function deleteConnection(context: Context, id: number, seen: number | null): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await findSeen(tx, id, seen);
    await store.removeConnection(tx, id);
    await recordConnection(tx, context, { action: 'deleted', before, after: null });
    await announce(tx, { type: 'models' });
  });
}

export async function chooseModel(
  context: Context,
  job: Job,
  connectionId: number | null,
): Promise<ModelSettingsReply['jobs']> {
  return await context.db.transaction(async (tx) => {
    const former = (await loadJobs(tx))[job];
    const before = former === null ? null : await store.findConnection(tx, former);
    // Held until the choice is stored, so that it is not deleted in between.
    const after = connectionId === null ? null : await findSeen(tx, connectionId, null);
    await store.chooseConnection(tx, job, connectionId);
    const named = (row: store.ConnectionRow | null) => ({ connection: row?.name ?? 'the built-in one' });
    await recordChange(tx, context, {
      ...{ kind: 'model', action: 'chosen', target: { id: job, name: jobWords[job] }, fields: modelJobFields },
      ...{ before: named(before), after: named(after) },
    });
    await announce(tx, { type: 'models' });
    return await loadJobs(tx);
  });
}

const unlimited = { dailyBudget: null, concurrency: null, requestsPerMinute: null, tokensPerMinute: null };

/** The settings to try a connection with: as it is stored, or as a form would have it. Throws NOT_FOUND, INVALID_INPUT or UNAVAILABLE. */
export async function settingsToTest(
  { db }: Context,
  { id, connection: input }: { id?: number | undefined; connection?: ConnectionInput | undefined },
  keeper: KeyKeeper,
): Promise<ModelSettings> {
  const row = id === undefined ? null : await store.findConnection(db, id);
  if (id !== undefined && !row) throw new Problem('NOT_FOUND', 'Connection not found');
  if (row && !input) return settingsOf(row, keeper);
  if (!input) throw new Problem('INVALID_INPUT', 'Select a connection.');
  checkKey(input, row, keeper);
  const key = input.key === undefined && row ? openKey(row, keeper) : (input.key ?? null);
  const settings = toSettings(input, row?.id ?? null, key);
  // What was never stored has made no calls that could be counted.
  return row ? settings : { ...settings, ...unlimited };
}

/** The settings of a stored connection. Throws UNAVAILABLE where its key cannot be read any more. */
export function settingsOf(row: store.ConnectionRow, keeper: KeyKeeper): ModelSettings {
  return toSettings(row, row.id, openKey(row, keeper));
}

function openKey(row: store.ConnectionRow, keeper: KeyKeeper): string | null {
  if (row.lockedKey === null) return null;
  const key = keeper.open(row.lockedKey, placeOf(row));
  if (key !== null) return key;
  throw new Problem(
    'UNAVAILABLE',
    `The key of the connection “${row.name}” can no longer be read. Enter it again under API Integration. Nothing was changed.`,
  );
}

type Set = Omit<ConnectionInput, 'key' | 'name'>;

function toSettings(given: Set, connectionId: number | null, apiKey: string | null): ModelSettings {
  const { provider, model, baseUrl, inputPrice, outputPrice, timeoutSeconds } = given;
  const { dailyBudget, concurrency, requestsPerMinute, tokensPerMinute, maxOutputTokens, temperature, seed } = given;
  const price = inputPrice === null || outputPrice === null ? null : { input: inputPrice, output: outputPrice };
  const most = { dailyBudget, concurrency, requestsPerMinute, tokensPerMinute };
  const limits = { ...most, maxOutputTokens, timeoutMs: timeoutSeconds * 1000 };
  return { connectionId, provider, model, baseUrl, apiKey, price, ...limits, temperature, seed };
}
