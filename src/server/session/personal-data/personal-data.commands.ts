// Use cases of personal data: see who was removed, export what is stored about somebody, and erase it.
import { Problem } from '#domain/problem.ts';
import { type FormerMember, neutralName } from '#domain/session/personal-data.contract.ts';
import { record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { announceAll } from '#server/live/live.ts';
import { changeTeam } from '../team/change-team.ts';
import { hasOwner, roleOf, toUser, type Ways } from '../users.store.ts';
import { erasePerson, renameEverywhere } from './erase-person.store.ts';
import { writePersonalData } from './export-file.ts';
import { findAnyMember, listRemoved, type PersonRow } from './personal-data.store.ts';

const nameOf = (row: PersonRow) => toUser(row).fullName;

const toFormer = (row: PersonRow & { removedAt: Date }): FormerMember => ({
  ...{ id: row.id, fullName: nameOf(row), email: row.formerEmail },
  ...{ removedAt: row.removedAt.toISOString(), erasedAt: row.erasedAt?.toISOString() ?? null },
});

/** The last removed first. */
export async function listFormerMembers({ db }: Context): Promise<FormerMember[]> {
  const rows = await listRemoved(db);
  return rows.flatMap(({ removedAt, ...row }) => (removedAt === null ? [] : [toFormer({ ...row, removedAt })]));
}

async function requirePerson(db: Db, id: number): Promise<PersonRow> {
  const row = await findAnyMember(db, id);
  if (!row) throw new Problem('NOT_FOUND', 'Member not found');
  return row;
}

/** Everything that is stored about a person, piece by piece. Throws NOT_FOUND. */
export async function exportPersonalData(context: Context, id: number): Promise<AsyncGenerator<string>> {
  const { db, now } = context;
  const person = await requirePerson(db, id);
  await record(db, context, { kind: 'member', action: 'exported-data', target: { id, name: nameOf(person) } });
  return writePersonalData(db, person, now());
}

const notAllowed = (text: string) => new Problem('ILLEGAL_TRANSITION', text);

/** Throws NOT_FOUND, ILLEGAL_TRANSITION for who is a member or was erased, INVALID_INPUT about a name that is another one. */
async function requireErasable(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { id, fullName }: { id: number; fullName: string },
  ways: Ways,
): Promise<PersonRow & { removedAt: Date }> {
  const { removedAt, ...person } = await requirePerson(db, id);
  const name = nameOf({ ...person, removedAt });
  if (removedAt === null) {
    if (id === actor.id) throw notAllowed('You cannot erase your own data. Another owner has to remove you first.');
    if (roleOf({ ...person, removedAt }) === 'owner' && !(await hasOwner(db, ways, id)))
      throw notAllowed(`${name} is the only owner who can sign in. Make someone else an owner first.`);
    throw notAllowed(`${name} is a member. Remove them first, then erase their data.`);
  }
  if (person.erasedAt !== null) throw notAllowed(`The personal data of ${name} is erased already.`);
  if (fullName.trim() !== name) {
    const message = `Type the name exactly as it is shown: ${name}`;
    throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'fullName', message }] });
  }
  return { ...person, removedAt };
}

/**
 * Erases the personal data of one who was removed, for owners: what they did stays under a neutral name. What cannot be finished can be asked
 * for again. Throws as `requireErasable`, and FORBIDDEN.
 */
export async function erasePersonalData(
  context: Context,
  asked: { id: number; fullName: string },
  ways: Ways,
): Promise<FormerMember> {
  const { db, now } = context;
  const found = await requireErasable(context, asked, ways);
  // Before the transaction: it reads all tables, and nobody must wait for that to sign in.
  await renameEverywhere(db, found);
  return await changeTeam(context, async (tx, acting) => {
    requireMay(acting, 'own');
    const person = await requireErasable({ db: tx, actor: context.actor }, asked, ways);
    const at = now();
    await erasePerson(tx, person, at);
    const fullName = neutralName(asked.id);
    await record(tx, context, { kind: 'member', action: 'erased-data', target: { id: asked.id, name: fullName } });
    // Their name is on any screen.
    await announceAll(tx, [{ type: 'catalogue' }, { type: 'audit' }]);
    return toFormer({ ...person, fullName, formerEmail: null, erasedAt: at });
  });
}
