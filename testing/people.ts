// People who are signed in to a server of a test, each with calls of their own.
import type { Role } from '#domain/roles.ts';
import { insertSession } from '#server/session/sessions.store.ts';
import { hashToken, newToken } from '#server/session/tokens.ts';
import { insertUser } from '#server/session/users.store.ts';
import type { Reply, TestApp } from './start-test-app.ts';

/** What the server of such a test is started with. */
export const signsPeopleIn = { signInUrl: 'https://desk.example', allowedHosts: ['desk.example'] };

type Call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) => Promise<Reply>;
export type TestPerson = { id: number; fullName: string; call: Call };

/** Adds a member with a session. */
export async function addPerson({ database, clock, call }: TestApp, fullName: string, role: Role): Promise<TestPerson> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const id = await insertUser(database.db, { email, fullName, password: '!', role });
  const token = newToken();
  await insertSession(database.db, {
    ...{ tokenHash: hashToken(token), userId: id, method: 'password', address: '', userAgent: '' },
    ...{ startedAt: clock.now, endsAt: new Date(clock.now.getTime() + 200 * 86_400_000) },
  });
  const headers = { cookie: `__Host-copydesk=${token}` };
  return { id, fullName, call: (method, url, body) => call(method, url, body, headers) };
}
