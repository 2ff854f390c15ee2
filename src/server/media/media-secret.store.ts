// The only SQL on the secret that addresses of stored files are signed with: one value of desk_facts, made once.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { workspaceFacts } from '#server/database/schema.ts';

const factName = 'media-secret';
const secretBytes = 32;

/** The secret of this database. The first caller makes it; all others get the same one. */
export async function loadMediaSecret(db: Db): Promise<Buffer> {
  const find = async () => {
    const [row] = await db
      .select({ value: workspaceFacts.value })
      .from(workspaceFacts)
      .where(eq(workspaceFacts.name, factName));
    return typeof row?.value === 'string' ? Buffer.from(row.value, 'hex') : null;
  };
  const found = await find();
  if (found) return found;
  const value = randomBytes(secretBytes).toString('hex');
  await db.insert(workspaceFacts).values({ name: factName, value }).onConflictDoNothing();
  const made = await find();
  if (!made) throw new Error('The secret of stored images was not stored');
  return made;
}
