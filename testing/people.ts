// People who are signed in to a server of a test, each with calls of their own.
import { sql } from 'drizzle-orm';
import type { Role } from '#domain/roles.ts';
import { insertSession } from '#server/session/sessions.store.ts';
import { hashToken, newToken } from '#server/session/tokens.ts';
import { insertUser, noPassword } from '#server/session/users.store.ts';
import type { TestApp } from './start-test-app.ts';

/** What the server of such a test is started with. */
export const signsPeopleIn = { signInUrl: 'https://desk.example', allowedHosts: ['desk.example'] };

export type TestPerson = {
  id: number;
  fullName: string;
  email: string;
  /** What signs their calls. */
  headers: Record<string, string>;
  call: TestApp['call'];
};

/** Removes the members of the test before. */
export async function clearPeople({ database }: TestApp): Promise<void> {
  await database.db.execute(sql`delete from users where email is not null or removed_at is not null`);
}

/** Adds a member with a session; `password` is its hash. */
export async function addPerson(
  { database, clock, call }: TestApp,
  fullName: string,
  role: Role,
  password = noPassword,
): Promise<TestPerson> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const id = await insertUser(database.db, { email, fullName, password, role });
  const token = newToken();
  await insertSession(database.db, {
    ...{ tokenHash: hashToken(token), userId: id, method: 'password', address: '', userAgent: '' },
    ...{ startedAt: clock.now, endsAt: new Date(clock.now.getTime() + 200 * 86_400_000) },
  });
  const headers = { cookie: `__Host-copydesk=${token}` };
  return {
    ...{ id, fullName, email, headers },
    call: (method, url, body, more) => call(method, url, body, { ...more, ...headers }),
  };
}

/** An owner and an approver, alone in a workspace of these settings: the two people that some approvals need. */
export async function addTwoApprovers(
  app: TestApp,
  settings: object,
): Promise<[owner: TestPerson, approver: TestPerson]> {
  await clearPeople(app);
  const owner = await addPerson(app, 'Maya', 'owner');
  const approver = await addPerson(app, 'Tomas', 'approver');
  const changed = await owner.call('PATCH', '/api/settings', settings);
  if (changed.status !== 200) throw new Error(changed.text);
  return [owner, approver];
}
