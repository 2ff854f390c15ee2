// The only SQL on which models take pictures: by what was asked, so that another model or address is another question.
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Provider } from '#domain/models/providers.ts';
import type { Db } from '#server/database/database.ts';
import { modelSights } from '#server/database/schema.ts';

/** What is asked: who serves which model where. */
type SightModel = { provider: Provider; model: string; baseUrl: string | null };

export const sightKey = ({ provider, model, baseUrl }: SightModel): string =>
  createHash('sha256')
    .update(canonicalJson([provider, model, baseUrl]))
    .digest('base64url');

/** In the order asked: whether each takes pictures; null where that was not tested yet. */
export async function findSights(db: Db, asked: readonly SightModel[]): Promise<(boolean | null)[]> {
  if (asked.length === 0) return [];
  const keys = asked.map(sightKey);
  const rows = await db.select().from(modelSights).where(inArray(modelSights.key, keys));
  const known = new Map(rows.map(({ key, sees }) => [key, sees]));
  return keys.map((key) => known.get(key) ?? null);
}

/** Keeps what a test found, in place of what was found before. */
export async function saveSight(db: Db, asked: SightModel, { sees, at }: { sees: boolean; at: Date }): Promise<void> {
  const found = { sees, testedAt: at };
  await db
    .insert(modelSights)
    .values({ key: sightKey(asked), ...found })
    .onConflictDoUpdate({ target: modelSights.key, set: found });
}
