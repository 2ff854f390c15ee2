// The whole server in process, on the database the project tests on, with a clock the test sets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { User } from '#domain/session/session.contract.ts';
import { type AppOptions, buildApp } from '#server/app/build-app.ts';
import { seedRules } from '#server/benchmarks/rules.seed.ts';
import { findVersion } from '#server/checks/active-rules.store.ts';
import { noticeRules } from '#server/checks/rescore.ts';
import type { Database } from '#server/database/database.ts';
import { ensureUsers } from '#server/session/session.commands.ts';
import { openTestDatabase } from './database.ts';
import { emptyTables } from './empty-tables.ts';

export type TestApp = {
  http: FastifyInstance;
  database: Database;
  user: User;
  dataDir: string;
  clock: { now: Date };
  /** Listings are checked again in the background only in tests that set it to false: else what a test saw would turn on the second. */
  isRescoreHeld: boolean;
  /** Calls a route with a JSON body and answers status, headers and parsed body. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Reply>;
};

export type Reply = { status: number; headers: Record<string, unknown>; body: unknown; text: string };

/** Starts the server before the file's tests and empties its tables before each of them. `given` are parts of it that a test makes itself. */
export function startTestApp(given: Partial<AppOptions> = {}): TestApp {
  const app = {} as TestApp;
  let seeded = 0;
  /** In one transaction: background work that reads in between would keep an empty set of rules for the true one. */
  async function seed(): Promise<void> {
    await app.database.db.transaction(async (tx) => {
      // Their ids go on: no version of the rules is ever given twice.
      await tx.execute(sql`truncate benchmark_rules, benchmark_rule_changes`);
      await seedRules(tx, app.clock.now);
    });
    seeded = await findVersion(app.database.db);
  }
  beforeAll(async () => {
    app.clock = { now: new Date('2026-11-21T10:00:00.000Z') };
    app.isRescoreHeld = true;
    app.database = await openTestDatabase();
    const [user] = await ensureUsers(app.database.db, [
      { username: 'tester', fullName: 'Tess Tester', role: 'Content Manager' },
    ]);
    if (!user) throw new Error('No test user');
    await seed();
    app.user = user;
    app.dataDir = mkdtempSync(join(tmpdir(), 'copydesk-data-'));
    app.http = await buildApp({
      database: app.database,
      user,
      dataDir: app.dataDir,
      host: '127.0.0.1',
      logLevel: 'silent',
      checksAll: true,
      now: () => app.clock.now,
      isRescoreHeld: () => app.isRescoreHeld,
      ...given,
    });
    await app.http.ready();
    app.call = async (method, url, body, headers = {}) => {
      const reply = await app.http.inject({
        method,
        url,
        headers: { host: '127.0.0.1', ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
      return {
        status: reply.statusCode,
        headers: reply.headers,
        body: isJson ? reply.json() : undefined,
        text: reply.body,
      };
    };
  });
  beforeEach(async () => {
    app.isRescoreHeld = true;
    app.clock.now = new Date('2026-11-21T10:00:00.000Z');
    await emptyTables(app.database);
    if ((await findVersion(app.database.db)) !== seeded) await seed();
    // As on a server that runs: else the first epoch would begin in the middle of a test.
    await noticeRules(app.database.db, app.clock.now);
  });
  afterAll(async () => {
    await app.http?.close();
    await app.database?.close();
    if (app.dataDir) rmSync(app.dataDir, { recursive: true, force: true });
  });
  return app;
}
