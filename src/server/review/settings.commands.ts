// Use cases of the settings.
import type { Settings, SettingsPatch } from '#domain/review/settings.contract.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import * as store from './settings.store.ts';

export async function readSettings(context: Context): Promise<Settings> {
  return await store.loadSettings(context.db);
}

/** Changes settings and lets every open page read them again. */
export async function changeSettings(context: Context, patch: SettingsPatch): Promise<Settings> {
  return await context.db.transaction(async (tx) => {
    await store.saveSettings(tx, patch);
    await announce(tx, { type: 'catalogue' });
    return await store.loadSettings(tx);
  });
}
