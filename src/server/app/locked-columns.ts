// Everything that is stored locked: what a rotation of the secret locks again. A new column of that kind needs a line here.
import { eq, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { mails, modelConnections, secondFactors, sessions, webhookEndpoints } from '#server/database/schema.ts';
import { aboutMail } from '#server/mail/mail.commands.ts';
import { placeOf } from '#server/models/connections/connections.commands.ts';
import { aboutSession } from '#server/session/oidc/company-accounts.commands.ts';
import { aboutFactor } from '#server/session/second-factor.commands.ts';
import { aboutWebhook } from '#server/webhooks/webhooks.commands.ts';

/** One locked value, and what it was locked for. */
type LockedValue = { id: number; locked: string; about: string };

export type LockedColumn = {
  /** What the values are, as a count names them. */
  name: string;
  column: PgColumn;
  /** All values, held until the transaction ends. */
  list: (tx: Db) => Promise<LockedValue[]>;
  save: (tx: Db, id: number, locked: string) => Promise<void>;
};

type Fields<T extends PgTable> = keyof T['$inferSelect'] & keyof T & string;

/** Of a table its numbers and its locked texts, under the names of its fields; `aboutOf` says what the text of a row was locked for. */
function lockedColumn<T extends PgTable>(
  name: string,
  table: T,
  [idName, lockedName]: readonly [id: Fields<T>, locked: Fields<T>],
  aboutOf: (row: T['$inferSelect']) => string,
): LockedColumn {
  const id = table[idName] as PgColumn;
  const column = table[lockedName] as PgColumn;
  return {
    name,
    column,
    list: async (tx) => {
      const rows = await tx
        .select()
        .from(table as PgTable)
        .where(isNotNull(column))
        .orderBy(id)
        .for('update');
      return (rows as T['$inferSelect'][]).map((row) => ({
        id: Number(row[idName]),
        locked: String(row[lockedName]),
        about: aboutOf(row),
      }));
    },
    save: async (tx, of, locked) => {
      const set = { [lockedName]: locked } as PgUpdateSetSource<T>;
      await tx.update(table).set(set).where(eq(id, of));
    },
  };
}

export const lockedColumns: readonly LockedColumn[] = [
  lockedColumn('Keys of models', modelConnections, ['id', 'lockedKey'], placeOf),
  lockedColumn('Second factors', secondFactors, ['userId', 'lockedSecret'], (row) => aboutFactor(row.userId)),
  lockedColumn('ID tokens of sessions', sessions, ['id', 'lockedIdToken'], (row) => aboutSession(row.id)),
  lockedColumn('Secrets of webhooks', webhookEndpoints, ['id', 'lockedSecret'], (row) => aboutWebhook(row.id)),
  lockedColumn('Earlier secrets of webhooks', webhookEndpoints, ['id', 'lockedOldSecret'], (row) =>
    aboutWebhook(row.id),
  ),
  lockedColumn('Mails', mails, ['id', 'lockedContent'], (row) => aboutMail(row.messageId)),
];
