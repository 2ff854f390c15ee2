// What the workspace decided of its attributes. Apart from the use cases of the screen, which judge listings anew and so rest on it.
import type { AttributeChoices } from '#domain/attributes/attribute-use.ts';
import type { Db } from '#server/database/database.ts';
import * as store from '#server/attributes/attributes.store.ts';

/** What the workspace decided. Every draft and everything sent to a provider loads its choices here. */
export async function loadAttributeChoices(db: Db): Promise<AttributeChoices> {
  return new Map((await store.listChoices(db)).map(({ key, use }) => [key, use]));
}
