// What every command and query gets: the whole of our dependency injection.

import type { Role } from '#domain/roles.ts';
import type { Person } from '#domain/session/person.ts';
import type { Db } from '#server/database/database.ts';
import type { ImageTools } from '#server/media/image-tools.ts';

export type Context = {
  db: Db;
  now: () => Date;
  /** Who acts; recorded with every write. */
  actor: Person;
  /** What who acts may do. */
  role: Role;
  /** Reads, draws and stores pictures; absent where nothing does. */
  images?: ImageTools;
};
