// Servers that are restarted one after the other sign nobody out: a session and its event stream go on over both restarts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Me, Session } from '#domain/session/session.contract.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { hashPassword } from '#server/session/password-hash.ts';
import { insertUser } from '#server/session/users.store.ts';
import { type Balancer, startBalancer } from '#testing/balancer.ts';
import { createPostgresDatabase } from '#testing/database.ts';
import { type RunningServer, startServer } from '#testing/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'copydesk-rolling-'));
const maya = { email: 'maya@example.com', fullName: 'Maya Lindqvist' };
const password = 'quiet harbor lantern 42';
const patience = { timeout: 60_000, interval: 50 };

let database: Database;
let balancer: Balancer;
let env: Record<string, string>;
let servers: [RunningServer, RunningServer];
const dirOf = (at: number) => ({ DATA_DIR: join(folder, `server-${at}`) });

beforeAll(async () => {
  const url = await createPostgresDatabase(inject('postgresTemplate'));
  database = await openPostgres(url, (error) => console.error(error.message));
  await insertUser(database.db, { ...maya, password: await hashPassword(password), role: 'owner' });
  // Longer than the balancer takes to notice that a server is about to stop.
  env = { DATABASE_URL: url, AUTH: 'password', SECRET_KEY: '7'.repeat(64), RATE_LIMIT: '0', DRAIN_SECONDS: '1' };
  servers = [await startServer({ ...env, ...dirOf(0) }), await startServer({ ...env, ...dirOf(1) })];
  balancer = await startBalancer();
  await balancer.use(servers.map(({ url: each }) => each));
});
afterAll(async () => {
  await balancer?.stop();
  for (const each of servers ?? []) await each.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Stops one server while the other serves, and starts it again. */
async function restart(at: 0 | 1): Promise<void> {
  expect(await servers[at].stop()).toBe(0);
  await balancer.use([servers[1 - at]?.url ?? '']);
  servers[at] = await startServer({ ...env, ...dirOf(at) });
  await balancer.use(servers.map(({ url }) => url));
}

/** As a page of a browser does: listens, and opens its stream again when it ends. Counts events by their type. */
function listen(headers: Record<string, string>, signal: AbortSignal) {
  const seen = { events: new Map<string, number>(), opened: 0, refused: [] as number[] };
  const read = async () => {
    const reply = await fetch(`${balancer.url}/api/events`, { headers, signal });
    if (!reply.ok || !reply.body) return void seen.refused.push(reply.status);
    seen.opened += 1;
    const text = reply.body.pipeThrough(new TextDecoderStream());
    for await (const piece of text)
      for (const [, type = ''] of piece.matchAll(/"type":"([\w-]+)"/g))
        seen.events.set(type, (seen.events.get(type) ?? 0) + 1);
  };
  const ended = (async () => {
    while (!signal.aborted) {
      // A connection that ends is what a browser opens again after a moment.
      await read().catch(() => null);
      await sleep(100, undefined, { signal }).catch(() => null);
    }
  })();
  return { seen, ended };
}

it('nobody is signed out while two servers are restarted one after the other', { timeout: 240_000 }, async () => {
  const signedIn = await fetch(`${balancer.url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: maya.email, password }),
  });
  expect(signedIn.status).toBe(204);
  const headers = { cookie: String(signedIn.headers.get('set-cookie')).split(';')[0] ?? '' };
  const ask = async <T>(path: string) => (await (await fetch(`${balancer.url}${path}`, { headers })).json()) as T;
  const before = await ask<Me>('/api/me');
  expect(before.fullName).toBe(maya.fullName);

  const stop = new AbortController();
  const { seen, ended } = listen(headers, stop.signal);
  /** How many calls had which status; 0 for a connection that broke. */
  const statuses = new Map<number, number>();
  const odd: string[] = [];
  const calling = (async () => {
    while (!stop.signal.aborted) {
      const reply = await fetch(`${balancer.url}/api/me`, { headers }).catch(() => null);
      const text = await reply?.text().catch(() => null);
      const status = reply?.status ?? 0;
      if (status !== 200) odd.push(`${status} ${text ?? ''}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(20);
    }
  })();
  /** A change by another server than the one that is just back: its stream has it, too. */
  const change = async (at: 0 | 1, auditDays: number) => {
    const known = seen.events.get('audit') ?? 0;
    await vi.waitUntil(async () => {
      // As its stream may be opening again, the change is made until it is heard of.
      const body = JSON.stringify({ auditDays: auditDays + (Date.now() % 100) });
      const changed = await fetch(`${servers[at].url}/api/settings`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      expect(changed.status, await changed.text()).toBe(200);
      await sleep(200);
      return (seen.events.get('audit') ?? 0) > known;
    }, patience);
  };
  await change(0, 100);
  await restart(0);
  await change(1, 200);
  await change(0, 300);
  await restart(1);
  await change(0, 100);
  await change(1, 200);
  const after = await ask<Me>('/api/me');
  const sessions = await ask<Session[]>('/api/sessions');
  stop.abort();
  await Promise.all([calling, ended]);

  const total = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  console.log(
    `${total} calls over two restarts: ${[...statuses].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')}; the stream was opened ${seen.opened} times, refused ${seen.refused.length}.`,
  );
  expect(after).toEqual(before);
  expect(sessions.map(({ id }) => id)).toEqual([before.sessionId]);
  expect(statuses.get(401) ?? 0).toBe(0);
  expect(odd).toEqual([]);
  expect(total).toBeGreaterThan(100);
  expect(seen.refused.filter((status) => status === 401)).toEqual([]);
  // Each restart ended it where it was on that server.
  expect(seen.opened).toBeGreaterThan(1);
});
