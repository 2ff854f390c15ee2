// What a supervisor asks: whether the process lives, whether it can work, and how far a read replica is. Nothing else of the inside is shown.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problem.ts';
import type { Database } from '#server/database/database.ts';
import type { Drain } from './drain.ts';

/** So long the database may take to say that it is there; supervisors seldom wait longer. */
const answerWithinMs = 2_000;

/** These two are answered to everyone, however often. */
export const isHealthCall = (url: string): boolean => /^\/api\/(health|ready)(\?|$)/.test(url);

export function addHealthRoutes(
  app: FastifyInstance,
  { db, replicaStatus }: Pick<Database, 'db' | 'replicaStatus'>,
  drain: Drain,
): void {
  const schema = (summary: string) => ({
    config: { access: 'anyone' as const },
    schema: { summary, tags: ['health'] },
  });
  app.get(
    '/api/health',
    schema('Returns 200 while the server is running, even if the database does not respond'),
    async () => ({
      status: 'ok',
    }),
  );
  app.get(
    '/api/ready',
    schema('Returns 200 while the database responds and the server is not shutting down, else 503'),
    async () => {
      if (drain.isGoing())
        throw new Problem('UNAVAILABLE', 'This server is shutting down. Try again in a moment.', {
          retryAfterSeconds: 1,
        });
      const given = new AbortController();
      const late = sleep(answerWithinMs, false, { signal: given.signal });
      late.catch(() => undefined);
      const answer = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      const isThere = await Promise.race([answer, late]);
      given.abort();
      const replica = replicaStatus();
      if (isThere) return { status: 'ok', ...(replica ? { replica } : {}) };
      throw new Problem('UNAVAILABLE', 'The database is not responding.', { retryAfterSeconds: 5 });
    },
  );
}
