// What every command and query gets: the whole of our dependency injection.

import type { Role } from '#domain/roles.ts';
import type { Scope } from '#domain/scope.ts';
import type { Person } from '#domain/session/person.ts';
import type { Db } from '#server/database/database.ts';
import type { ImageTools } from '#server/media/image-tools.ts';

/** What is known of the call that something is done for. */
export type Call = {
  /** The IP address it came from. */
  address: string;
  /** The session it came from; null where nobody was signed in. */
  sessionId: number | null;
  /** What the token is for that a program calls with; null where a person calls. */
  program: string | null;
  /** Whether the audit log has its changes, or somebody looked and there were none. */
  trail: { isRecorded: boolean };
};

export type Context = {
  db: Db;
  now: () => Date;
  /** Who acts; recorded with every write. */
  actor: Person;
  /** What who acts may do. */
  role: Role;
  /** Which products who acts may change; null for all. */
  scope: Scope | null;
  /** Absent for work in the background. */
  call?: Call;
  /** Reads, draws and stores pictures; absent where nothing does. */
  images?: ImageTools;
  /** Whether the workspace signs nobody in, so that everybody is one user; where this is absent, people are taken to sign in. */
  isAlone?: boolean;
};
