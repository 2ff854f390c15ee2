// What happens once in the life of a database: the people of the workspace, and the sample catalogue if it is wanted. The benchmark
// rules that came with Copydesk are brought up to date at every start.
import { eq, sql } from 'drizzle-orm';
import type { User } from '#domain/session/session.contract.ts';
import { seedRules } from '#server/benchmarks/rules.seed.ts';
import { noticeCode } from '#server/checks/check-code.store.ts';
import { noticeRules } from '#server/checks/rescore.ts';
import type { Db } from '#server/database/database.ts';
import { workspaceFacts } from '#server/database/schema.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { ensureUsers } from '#server/session/session.commands.ts';

const factName = 'catalogue';

/** The one user of a workspace that starts empty. */
const localUser = { username: 'local', fullName: 'Local User', role: 'Content Manager' } as const;

/** The signed-in user of a database that a server has prepared; null before. */
export async function findPrepared(db: Db): Promise<User | null> {
  const [prepared] = await db.select().from(workspaceFacts).where(eq(workspaceFacts.name, factName));
  return prepared ? ((await ensureUsers(db, []))[0] ?? null) : null;
}

/**
 * Stores the files a first start with the sample knows measures of, before it does: then no row lacks its bytes, wherever it is killed. Answers
 * whether this is such a start.
 */
export async function prepareMedia(db: Db, catalogue: 'sample' | 'empty', store: MediaStore): Promise<boolean> {
  if (catalogue === 'empty' || (await findPrepared(db))) return false;
  const { storeSampleFiles } = await import('./sample-media.ts');
  await storeSampleFiles(store);
  return true;
}

/** Prepares a new database in one transaction and answers the signed-in user; later starts only answer. */
export async function prepareDataDir(db: Db, catalogue: 'sample' | 'empty', now: Date): Promise<User> {
  return await db.transaction(async (tx) => {
    // Several servers may start on one new database: the second waits here, however long, and then finds it prepared.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`lock table ${workspaceFacts} in exclusive mode`);
    const [prepared] = await tx.select().from(workspaceFacts).where(eq(workspaceFacts.name, factName));
    // Only a first start needs the sample: later ones are not kept waiting for its modules.
    const sample = !prepared && catalogue === 'sample' ? await import('./sample.ts') : null;
    const users = await ensureUsers(tx, prepared ? [] : (sample?.sampleUsers ?? [localUser]));
    await seedRules(tx, now);
    await noticeCode(tx, now);
    await noticeRules(tx, now);
    if (!prepared) {
      const loaded = sample ? await sample.loadSample(tx, users, now) : 0;
      await tx
        .insert(workspaceFacts)
        .values({ name: factName, value: { catalogue, products: loaded, at: now.toISOString() } });
    }
    const [user] = users;
    if (!user) throw new Error('The database has no user');
    return user;
  });
}
