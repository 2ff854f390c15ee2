// Everything that is stored locked: what a rotation of the secret locks again. A new column of that kind needs a line here.
import { eq, isNotNull } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { modelConnections, secondFactors, sessions } from '#server/database/schema.ts';
import { placeOf } from '#server/models/connections/connections.commands.ts';
import { aboutSession } from '#server/session/oidc/company-accounts.commands.ts';
import { aboutFactor } from '#server/session/second-factor.commands.ts';

/** One locked value, and what it was locked for. */
type LockedValue = { id: number; locked: string; about: string };

export type LockedColumn = {
  /** What the values are, as a count names them. */
  name: string;
  table: PgTable;
  column: AnyPgColumn;
  /** All values, held until the transaction ends. */
  list: (tx: Db) => Promise<LockedValue[]>;
  save: (tx: Db, id: number, locked: string) => Promise<void>;
};

const modelKeys: LockedColumn = {
  name: 'Keys of models',
  table: modelConnections,
  column: modelConnections.lockedKey,
  list: async (tx) => {
    const { lockedKey, id } = modelConnections;
    const rows = await tx.select().from(modelConnections).where(isNotNull(lockedKey)).orderBy(id).for('update');
    return rows.map((row) => ({ id: row.id, locked: row.lockedKey ?? '', about: placeOf(row) }));
  },
  save: async (tx, id, lockedKey) =>
    void (await tx.update(modelConnections).set({ lockedKey }).where(eq(modelConnections.id, id))),
};

const factorSecrets: LockedColumn = {
  name: 'Second factors',
  table: secondFactors,
  column: secondFactors.lockedSecret,
  list: async (tx) => {
    const rows = await tx.select().from(secondFactors).orderBy(secondFactors.userId).for('update');
    return rows.map(({ userId, lockedSecret }) => ({ id: userId, locked: lockedSecret, about: aboutFactor(userId) }));
  },
  save: async (tx, userId, lockedSecret) =>
    void (await tx.update(secondFactors).set({ lockedSecret }).where(eq(secondFactors.userId, userId))),
};

const idTokens: LockedColumn = {
  name: 'ID tokens of sessions',
  table: sessions,
  column: sessions.lockedIdToken,
  list: async (tx) => {
    const rows = await tx
      .select({ id: sessions.id, locked: sessions.lockedIdToken })
      .from(sessions)
      .where(isNotNull(sessions.lockedIdToken))
      .orderBy(sessions.id)
      .for('update');
    return rows.map(({ id, locked }) => ({ id, locked: locked ?? '', about: aboutSession(id) }));
  },
  save: async (tx, id, lockedIdToken) =>
    void (await tx.update(sessions).set({ lockedIdToken }).where(eq(sessions.id, id))),
};

export const lockedColumns: readonly LockedColumn[] = [modelKeys, factorSecrets, idTokens];
