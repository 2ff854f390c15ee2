// The SQL that finds the voices of products. Voices are written in src/server/voice.
import { or, sql } from 'drizzle-orm';
import { emptyVoice, type VoicedProduct, voicedValue, voiceScopes } from '#domain/voice/voice.ts';
import type { Db } from '#server/database/database.ts';
import { voices } from '#server/database/schema.ts';

export type VoiceRow = typeof voices.$inferSelect;

/** What a voice stored before a rule was thought of leaves open. */
export const withAllRules = (row: VoiceRow): VoiceRow => ({ ...row, rules: { ...emptyVoice, ...row.rules } });

const tidy = (value: string) => value.replace(/\s+/g, ' ').trim();

/** The voices that may hold for any of these products, found by index, in no particular order. */
export async function findVoices(db: Db, of: readonly VoicedProduct[]): Promise<VoiceRow[]> {
  const matches = voiceScopes.flatMap((scope) => {
    const values = scope === 'workspace' ? [''] : of.flatMap((product) => voicedValue(product, scope) ?? []);
    const wanted = [...new Set(values.map(tidy))].map((value) => sql`lower(${value})`);
    if (wanted.length === 0) return [];
    const value = sql`lower(coalesce(${voices.scopeValue}, ''))`;
    return [sql`${voices.scope} = ${scope} and ${value} in (${sql.join(wanted, sql`, `)})`];
  });
  const rows = await db
    .select()
    .from(voices)
    .where(or(...matches));
  return rows.map(withAllRules);
}
