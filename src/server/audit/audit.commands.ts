// The audit log as other features use it: they record each change in the transaction that makes it.
import type { AuditFields } from '#domain/audit/audit-values.ts';
import { noteChange } from '#domain/audit/audit-values.ts';
import type { AuditDeed, AuditDraft, AuditTarget } from '#domain/audit/audit-words.ts';
import type { Role } from '#domain/roles.ts';
import type { Person } from '#domain/session/person.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { deleteOlder, insertEntry, sumCounted } from './audit.store.ts';

/** Who did it, and what for: the call, if there is one. `actor` null is the server itself. */
export type Doer = Pick<Context, 'now' | 'call'> & { actor: Person | null; role: Role | null };

/** Appends an entry, within the transaction of the change it is about: one is never there without the other. */
export async function record(tx: Db, { now, call, actor, role }: Doer, entry: AuditDraft): Promise<void> {
  const { kind, action, target = null, before = null, after = null } = entry;
  await insertEntry(tx, {
    ...{ at: now(), actorId: actor?.id ?? null, actorName: actor?.fullName ?? null, role },
    program: actor && (call?.program ?? null),
    ...{ address: call?.address ?? null, sessionId: call?.sessionId ?? null },
    ...{ kind, action, targetId: target?.id == null ? null : String(target.id), targetName: target?.name ?? null },
    ...{ before, after },
  });
  noteRecorded({ call });
  await announce(tx, { type: 'audit' });
}

/** The same of what nobody of the workspace did. */
export const recordServer = (tx: Db, { now, call }: Pick<Doer, 'now' | 'call'>, entry: AuditDraft): Promise<void> =>
  record(tx, { now, ...(call ? { call } : {}), actor: null, role: null }, entry);

type Changed = AuditDeed & {
  target?: AuditTarget | null;
  /** What is noted of the records, and the records; null before it was added and after it was deleted. */
  fields: AuditFields;
  before: object | null;
  after: object | null;
};

/** The same of a record that changed, with what changed of it; where nothing did that is noted, there is no entry. */
export async function recordChange(tx: Db, doer: Doer, { fields, before, after, ...deed }: Changed): Promise<void> {
  const change = noteChange(fields, before && { ...before }, after && { ...after });
  if (change) await record(tx, doer, { ...deed, ...change });
  else noteRecorded(doer);
}

/** Says of a call that it changed nothing that the audit log has entries of, for those that must have one otherwise. */
export function noteRecorded({ call }: Pick<Context, 'call'>): void {
  if (call) call.trail.isRecorded = true;
}

/** How many products the entries of a run are about, by their action. */
export const countRecorded = (tx: Db, runId: number): Promise<Map<string, number>> =>
  sumCounted(tx, { kind: 'run', targetId: String(runId), name: 'Products' });

const dayMs = 24 * 60 * 60 * 1_000;

/** Forgets what is older than the log is kept. Answers how many entries went. */
export const forgetEntries = ({ db, now }: Pick<Context, 'db' | 'now'>, days: number): Promise<number> =>
  deleteOlder(db, new Date(now().getTime() - days * dayMs));
