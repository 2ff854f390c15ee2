// What changes with a role, whoever gives it: an admin, an owner, or the groups of the company.
import type { Role } from '#domain/roles.ts';
import type { Db } from '#server/database/database.ts';
import { announce } from '#server/live/live.ts';
import { deleteLinksBeyond, deletePasswordLinksOf } from '../access-links.store.ts';
import { deletePasskeys } from '../passkeys/passkeys.store.ts';
import { deleteSessions } from '../sessions.store.ts';
import { saveRole } from '../users.store.ts';

/**
 * Gives a user a role. What others may have a hand in must not open the account of an owner: who becomes one signs in again, without the
 * passkeys and links for a new password there were.
 */
export async function giveRole(tx: Db, id: number, role: Role): Promise<void> {
  await saveRole(tx, id, role);
  if (role === 'owner') {
    await deletePasswordLinksOf(tx, id);
    await deletePasskeys(tx, id);
    await deleteSessions(tx, id);
  }
  await deleteLinksBeyond(tx, id, role);
  // Sessions that are open know their user's role.
  await announce(tx, { type: 'sessions', userId: id });
}
