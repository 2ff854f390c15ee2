// The choices of the workspace about its attributes, as everything that reads facts needs them.
import type { StoredChoice } from '#domain/attributes/list-attributes.ts';
import type { Db } from '#server/database/database.ts';
import { attributeChoices as choices } from '#server/database/schema.ts';

/** All choices, in one order: what is drafted with the same choices has the same hash. */
export async function listChoices(db: Db): Promise<StoredChoice[]> {
  return await db.select({ key: choices.key, name: choices.name, use: choices.use }).from(choices).orderBy(choices.key);
}
