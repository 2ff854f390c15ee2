// The only SQL on voices.

import { asc, eq, inArray, sql } from 'drizzle-orm';
import { textParts } from '#domain/parts/parts.ts';
import { statusField } from '#domain/review/flat-statuses.ts';
import type { StoredVoice, VoiceInput } from '#domain/voice/voice.contract.ts';
import { voiceScopes } from '#domain/voice/voice.ts';
import { type VoiceRow, withAllRules } from '#server/checks/voice-in-effect.commands.ts';
import type { Db } from '#server/database/database.ts';
import { optimizedContents, products, voices } from '#server/database/schema.ts';

type Author = { actorId: number; at: Date };
type Example = StoredVoice['exampleProducts'][number];

/** The products named as examples that are still there. */
async function findExamples(db: Db, ids: readonly number[]): Promise<Map<number, Example>> {
  if (ids.length === 0) return new Map();
  const texts = textParts.map((part) => optimizedContents[statusField(part)]);
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      isApproved: sql<boolean>`coalesce('approved' in (${sql.join(texts, sql`, `)}), false)`,
    })
    .from(products)
    .leftJoin(optimizedContents, eq(optimizedContents.productId, products.id))
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function toVoices(db: Db, rows: readonly VoiceRow[]): Promise<StoredVoice[]> {
  const examples = await findExamples(
    db,
    rows.flatMap(({ rules }) => rules.examples),
  );
  return rows.map(withAllRules).map(({ id, scope, scopeValue, rules, version, updatedAt }) => ({
    id,
    scope,
    scopeValue,
    rules,
    exampleProducts: rules.examples.flatMap((example) => examples.get(example) ?? []),
    version,
    updatedAt: updatedAt.toISOString(),
  }));
}

async function toVoice(db: Db, row: VoiceRow | undefined): Promise<StoredVoice> {
  const [voice] = row ? await toVoices(db, [row]) : [];
  if (!voice) throw new Error('The voice was not stored');
  return voice;
}

/** Every voice: the widest scope first, within one by its value. */
export async function listVoices(db: Db): Promise<StoredVoice[]> {
  const rows = await db
    .select()
    .from(voices)
    .orderBy(asc(sql`lower(${voices.scopeValue})`), asc(voices.id));
  const byScope = rows.toSorted((a, b) => voiceScopes.indexOf(a.scope) - voiceScopes.indexOf(b.scope));
  return await toVoices(db, byScope);
}

/** The voice, or null. `lock` holds it until the transaction ends. */
export async function findVoice(db: Db, id: number, { lock = false } = {}): Promise<VoiceRow | null> {
  const query = db.select().from(voices).where(eq(voices.id, id)).$dynamic();
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

export async function insertVoice(db: Db, input: VoiceInput, by: Author): Promise<StoredVoice> {
  const written = { createdBy: by.actorId, createdAt: by.at, updatedBy: by.actorId, updatedAt: by.at };
  const [row] = await db
    .insert(voices)
    .values({ ...input, ...written })
    .returning();
  return await toVoice(db, row);
}

export async function saveVoice(db: Db, id: number, input: VoiceInput, by: Author): Promise<StoredVoice> {
  const [row] = await db
    .update(voices)
    .set({ ...input, version: sql`${voices.version} + 1`, updatedBy: by.actorId, updatedAt: by.at })
    .where(eq(voices.id, id))
    .returning();
  return await toVoice(db, row);
}

/** True when there was one to delete. */
export async function removeVoice(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(voices).where(eq(voices.id, id)).returning({ id: voices.id });
  return rows.length > 0;
}
