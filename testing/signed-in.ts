// Members of the workspace of a test, each with a session that calls are made with.
import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#domain/roles.ts';
import { insertSession } from '#server/session/sessions.store.ts';
import { hashToken, newToken } from '#server/session/tokens.ts';
import { insertUser } from '#server/session/users.store.ts';
import type { TestApp } from './start-test-app.ts';

export type TestPerson = {
  id: number;
  call: TestApp['call'];
};

const monthMs = 30 * 86_400_000;

export function signedInPeople(app: TestApp) {
  return {
    /** Removes those of the test before. */
    clear: async (): Promise<void> => {
      await app.database.db.execute(sql`delete from users where email is not null or removed_at is not null`);
    },
    /** A member with this name and role, signed in. */
    add: async (fullName: string, role: Role): Promise<TestPerson> => {
      const { db } = app.database;
      const email = `${fullName.toLowerCase()}@example.com`;
      const id = await insertUser(db, { email, fullName, password: '!', role });
      const token = newToken();
      const startedAt = app.clock.now;
      await insertSession(db, {
        ...{ tokenHash: hashToken(token), userId: id, method: 'password', address: '', userAgent: '', startedAt },
        endsAt: new Date(startedAt.getTime() + monthMs),
      });
      const cookie = `__Host-copydesk=${token}`;
      return { id, call: (method, url, body, headers) => app.call(method, url, body, { ...headers, cookie }) };
    },
    rows: async (query: SQL): Promise<Record<string, unknown>[]> =>
      ((await app.database.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows,
  };
}
