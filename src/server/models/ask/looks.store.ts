// The only SQL on what models said of pictures: the same picture is not sent twice with the same question.
import { inArray } from 'drizzle-orm';
import type { PictureLook } from '#domain/images/image-look.ts';
import type { Db } from '#server/database/database.ts';
import { modelLooks } from '#server/database/schema.ts';

/** Those that are known, by key. */
export async function findLooks(db: Db, keys: readonly string[]): Promise<Map<string, PictureLook>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: modelLooks.key, look: modelLooks.look })
    .from(modelLooks)
    .where(inArray(modelLooks.key, [...keys]));
  return new Map(rows.map(({ key, look }) => [key, look]));
}

export async function saveLooks(db: Db, looks: ReadonlyMap<string, PictureLook>, at: Date): Promise<void> {
  if (looks.size === 0) return;
  await db
    .insert(modelLooks)
    .values([...looks].map(([key, look]) => ({ key, look, lookedAt: at })))
    .onConflictDoNothing();
}
