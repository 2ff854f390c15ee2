// What the workspace decided about its attributes: facts of a product are read with it. It is changed in src/server/attributes.
import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { Db } from '#server/database/database.ts';
import { listChoices } from './attribute-choices.store.ts';

export { listChoices };

/** What the workspace decided. Every draft and everything sent to a provider loads its choices here. */
export async function loadAttributeChoices(db: Db): Promise<AttributeChoices> {
  return new Map((await listChoices(db)).map(({ key, use }) => [key, use]));
}
