// The only SQL on the links that let people in.
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { LinkKind } from '#domain/session/sign-in.contract.ts';
import type { Db } from '#server/database/database.ts';
import { accessLinks } from '#server/database/schema.ts';

export type AccessLinkRow = typeof accessLinks.$inferSelect;

type NewLink = { tokenHash: string; kind: LinkKind; createdAt: Date; expiresAt: Date };

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db.insert(accessLinks).values(link);
}

export async function findLink(db: Db, tokenHash: string): Promise<AccessLinkRow | null> {
  const [row] = await db.select().from(accessLinks).where(eq(accessLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Marks a link as used; null where it was used or has expired. Of two calls at once one gets it. */
export async function takeLink(db: Db, tokenHash: string, at: Date): Promise<AccessLinkRow | null> {
  const [row] = await db
    .update(accessLinks)
    .set({ usedAt: at })
    .where(and(eq(accessLinks.tokenHash, tokenHash), isNull(accessLinks.usedAt), gt(accessLinks.expiresAt, at)))
    .returning();
  return row ?? null;
}

/** Those that expired before. */
export async function purgeLinks(db: Db, before: Date): Promise<void> {
  await db.delete(accessLinks).where(lt(accessLinks.expiresAt, before));
}
