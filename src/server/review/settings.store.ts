// The only SQL on the settings of the workspace: one value of desk_facts.
import { eq, sql } from 'drizzle-orm';
import {
  defaultSettings,
  type Settings,
  type SettingsPatch,
  settingsSchema,
} from '#domain/review/settings.contract.ts';
import type { Db } from '#server/database/database.ts';
import { workspaceFacts } from '#server/database/schema.ts';

const factName = 'settings';

/** The settings as stored, and the defaults for what was never set. */
export async function loadSettings(db: Db): Promise<Settings> {
  const [row] = await db.select().from(workspaceFacts).where(eq(workspaceFacts.name, factName));
  return row ? settingsSchema.parse({ ...defaultSettings, ...(row.value as object) }) : defaultSettings;
}

/** Stores what is named and leaves the rest. */
export async function saveSettings(db: Db, patch: SettingsPatch): Promise<void> {
  await db
    .insert(workspaceFacts)
    .values({ name: factName, value: patch })
    .onConflictDoUpdate({
      target: workspaceFacts.name,
      set: { value: sql`${workspaceFacts.value} || excluded.value` },
    });
}
