// Whether a model sees: as it was tested, or tested now where nobody did, so that no model is asked to look that cannot.
import type { Db } from '#server/database/database.ts';
import type { ModelSettings } from '../model-settings.ts';
import type { CallOptions } from './call-options.ts';
import { findSights, sightKey } from './sight.store.ts';
import { tryConnection } from './try-connection.ts';

type Sight = { sees: true } | { sees: false; why: string };

/** Tests under way: the drafts of a run begin together, and one test does for all. */
const underWay = new Map<string, Promise<Sight>>();

/** `why` is a sentence. */
export async function findSight(options: CallOptions): Promise<Sight> {
  const { db, settings } = options;
  const [known] = await findSights(db, [settings]);
  if (known !== null && known !== undefined) return toSight(known, settings.model);
  const key = sightKey(settings);
  const running = underWay.get(key) ?? testNow(options).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return await running;
}

async function testNow(options: CallOptions): Promise<Sight> {
  const { works, sees, text } = await tryConnection(options);
  if (!works) return { sees: false, why: text };
  return sees === null
    ? { sees: false, why: 'Copydesk could not test whether the model accepts pictures.' }
    : toSight(sees, options.settings.model);
}

/** Whether a model is asked to look at pictures, as far as is known: one that was not tested yet may be. */
export const mayLook = async (db: Db, settings: ModelSettings): Promise<boolean> =>
  (await findSights(db, [settings]))[0] !== false;

const toSight = (sees: boolean, model: string): Sight =>
  sees ? { sees } : { sees, why: `${model} does not accept pictures.` };
