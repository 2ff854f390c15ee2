// Use cases of the settings.
import { settingsFields } from '#domain/audit/audit-fields.ts';
import type { Settings, SettingsPatch } from '#domain/review/settings.contract.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import * as store from './settings.store.ts';

export async function readSettings(context: Context): Promise<Settings> {
  return await store.loadSettings(context.db);
}

/** Changes settings and lets every open page read them again. */
export async function changeSettings(context: Context, patch: SettingsPatch): Promise<Settings> {
  return await context.db.transaction(async (tx) => {
    const before = await store.loadSettings(tx);
    await store.saveSettings(tx, patch);
    const after = await store.loadSettings(tx);
    await recordChange(tx, context, { kind: 'settings', action: 'changed', fields: settingsFields, before, after });
    await announce(tx, { type: 'catalogue' });
    return after;
  });
}
