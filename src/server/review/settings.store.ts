// The only SQL on the settings of the desk: one value of desk_facts.
import { eq, sql } from 'drizzle-orm';
import { defaultAttestation } from '#domain/review/attestation.ts';
import { type Settings, type SettingsPatch, settingsSchema } from '#domain/review/settings.contract.ts';
import type { Db } from '#server/database/database.ts';
import { deskFacts } from '#server/database/schema.ts';

const factName = 'settings';
const defaults: Settings = { attestation: defaultAttestation };

/** The settings as stored, and the defaults for what was never set. */
export async function loadSettings(db: Db): Promise<Settings> {
  const [row] = await db.select().from(deskFacts).where(eq(deskFacts.name, factName));
  return row ? settingsSchema.parse({ ...defaults, ...(row.value as object) }) : defaults;
}

/** Stores what is named and leaves the rest. */
export async function saveSettings(db: Db, patch: SettingsPatch): Promise<void> {
  await db
    .insert(deskFacts)
    .values({ name: factName, value: patch })
    .onConflictDoUpdate({
      target: deskFacts.name,
      set: { value: sql`${deskFacts.value} || excluded.value` },
    });
}
