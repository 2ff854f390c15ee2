// Use cases of assignments: assign products, take those that have waited longest, undo either, and free what a removed member had.
import type { SQL } from 'drizzle-orm';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import { may } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { withArticle } from '#domain/roles.ts';
import {
  type Assigned,
  type AssignmentChange,
  changeAssigned,
  dayOf,
  describeDay,
  isOver,
  isSameAssigned,
  mayAssign,
  nobody,
} from '#domain/teamwork/assignment.ts';
import {
  type AssignInput,
  type AssignmentPreview,
  type AssignmentQuestion,
  type AssignReply,
  mostAssigned,
  taken,
} from '#domain/teamwork/teamwork.contract.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { countSelection, whereSelection, whereWithin } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import { appendHistory } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { requireMay } from '#server/http/require-may.ts';
import { announce } from '#server/live/live.ts';
import { notify } from '#server/notifications/notifications.commands.ts';
import { findPeople, findPerson, roleOf, toUser } from '#server/session/session.commands.ts';
import * as store from './assignments.store.ts';
import { leaveUnable, purgeVisits } from './visits.store.ts';

/** How long a change can be undone. */
const undoableMs = 24 * 60 * 60 * 1_000;

/** Throws INVALID_INPUT for nobody, and for a member who can change nothing. */
async function requireAssignable(tx: Db, personId: number): Promise<void> {
  const [member] = await store.lockMembers(tx, [personId]);
  const issue = (message: string) => new Problem('INVALID_INPUT', message, { issues: [{ path: 'personId', message }] });
  if (!member) throw issue('This person is not a member of the workspace any more.');
  const role = roleOf(member);
  if (may(role, 'write')) return;
  throw issue(`${toUser(member).fullName} is ${withArticle(role)} and cannot change products. Choose someone else.`);
}

type Names = ReadonlyMap<number, string>;

/** Who has a product and until when, as history shows it. */
function inWords({ personId, dueOn }: Assigned, names: Names, today: string): string | null {
  if (personId === null) return null;
  const name = names.get(personId) ?? '';
  return dueOn === null ? name : `${name}, due ${describeDay(dueOn, today)}`;
}

type Step = { before: store.Change; after: store.Change };

function historyOf({ before, after }: Step, names: Names, today: string): HistoryDraft & { productId: number } {
  const { productId, personId } = after;
  const shared = {
    ...{ productId, contentType: 'assignment' as const, status: null },
    ...{ previousContent: inWords(before, names, today), newContent: inWords(after, names, today) },
  };
  if (personId === null) return { ...shared, action: 'unassigned' };
  const assignedTo = { id: personId, fullName: names.get(personId) ?? '' };
  return { ...shared, action: 'assigned', details: { assignedTo } };
}

type By = Pick<Context, 'actor' | 'now'>;

/** Stores what changes, with its history and for its undo, and answers the id of the change; null where nothing does. */
async function applySteps({ actor, now }: By, tx: Db, steps: readonly Step[]): Promise<number | null> {
  if (steps.length === 0) return null;
  const by = { actorId: actor.id, at: now() };
  const befores = steps.map(({ before, after }) => ({ ...before, isFreed: after.personId === null }));
  const afters = steps.map(({ after }) => after);
  const change = await store.insertChange(tx, befores, by);
  await store.saveAssigned(tx, afters, change, by);
  const ids = [...befores, ...afters].flatMap(({ personId }) => personId ?? []);
  const names = new Map((await findPeople(tx, ids)).map(({ id, fullName }) => [id, fullName]));
  await appendHistory(
    tx,
    steps.map((step) => historyOf(step, names, dayOf(by.at))),
    by,
  );
  await announce(tx, { type: 'assignments' });
  return change;
}

/** Each person who got products of a change has one notification of all of them. */
async function notifyAssigned(context: Context, tx: Db, steps: readonly Step[]): Promise<void> {
  const got = Map.groupBy(
    steps.filter(({ before, after }) => after.personId !== before.personId),
    ({ after }) => after.personId,
  );
  const today = dayOf(context.now());
  const happened = [...got].flatMap(([userId, own]) => {
    const [first] = own;
    if (userId === null || !first) return [];
    const { productId, dueOn } = first.after;
    const isOneDay = dueOn !== null && own.every(({ after }) => after.dueOn === dueOn);
    const text = isOneDay ? `Due ${describeDay(dueOn, today)}` : '';
    return [{ userId, kind: 'assignment' as const, productId, part: null, text, products: own.length }];
  });
  await notify(tx, context, happened);
}

/** Assigns the products of a condition as far as who acts may. The member was locked before, and stays one. */
async function assignLocked(
  context: Context,
  tx: Db,
  where: SQL | undefined,
  change: AssignmentChange,
): Promise<AssignReply> {
  const { actor, role } = context;
  const ids = await store.findIds(tx, where, mostAssigned + 1);
  if (ids.length > mostAssigned)
    throw new Problem(
      'INVALID_INPUT',
      `You can assign at most ${groupDigits(mostAssigned)} products at once. Filter the list further.`,
    );
  const locked = await store.lockAssigned(tx, ids);
  // Somebody may have assigned some between the list and the locks: what the filter does not find any more stays theirs.
  const still = new Set(await store.findAmong(tx, where, ids));
  const found = locked.filter(({ productId }) => still.has(productId));
  const steps: Step[] = [];
  let unchanged = 0;
  let skipped = locked.length - found.length;
  for (const { changeId: _, ...before } of found) {
    const after = { productId: before.productId, ...changeAssigned(before, change) };
    // A date alone is of what somebody has.
    if (before.personId === null && change.personId === undefined) skipped += 1;
    else if (isSameAssigned(before, after)) unchanged += 1;
    else if (!mayAssign({ id: actor.id, role }, before, after)) skipped += 1;
    else steps.push({ before, after });
  }
  const changeId = await applySteps(context, tx, steps);
  await notifyAssigned(context, tx, steps);
  return { changed: steps.length, unchanged, skipped, change: changeId };
}

/** Throws INVALID_INPUT for a member who cannot change products, for a day that is over, and for too many; FORBIDDEN where who acts may only assign to themselves. */
export async function assignProducts(context: Context, { selection, ...change }: AssignInput): Promise<AssignReply> {
  const { db, actor } = context;
  const { personId, dueOn } = change;
  if (dueOn && isOver(dueOn, context.now())) {
    const message = 'This day is over. Choose today or a later day.';
    throw new Problem('INVALID_INPUT', message, { issues: [{ path: 'dueOn', message }] });
  }
  if (personId && personId !== actor.id) requireMay(context, 'decide');
  return await db.transaction(async (tx) => {
    if (personId) await requireAssignable(tx, personId);
    return await assignLocked(context, tx, whereSelection(selection), change);
  });
}

/** How many of the products a member cannot change. Throws NOT_FOUND for somebody who is no member. */
export async function previewAssignment(
  { db }: Pick<Context, 'db'>,
  { selection, personId }: AssignmentQuestion,
): Promise<AssignmentPreview> {
  const person = await findPerson(db, personId);
  if (!person || person.isRemoved) throw new Problem('NOT_FOUND', 'Member not found');
  const { total } = await countSelection(db, selection);
  if (!may(person.role, 'write')) return { total, cannotChange: total };
  const within = whereWithin(person.scope);
  return { total, cannotChange: within ? total - (await countSelection(db, selection, within)).total : 0 };
}

/**
 * Assigns who acts the products that have waited longest and that nobody has. Of those that were free as the list was read, another may have had
 * some by the time they were locked: then it is read again.
 */
export async function takeProducts(
  context: Context,
  count: number = taken,
): Promise<{ productIds: number[]; change: number | null }> {
  const { db, actor, now } = context;
  return await db.transaction(async (tx) => {
    await requireAssignable(tx, actor.id);
    const productIds: number[] = [];
    while (productIds.length < count) {
      const by = { personId: actor.id, now: now(), except: productIds, where: whereWithin(context.scope) };
      const ids = await store.lockLongestWaiting(tx, count - productIds.length, by);
      if (ids.length === 0) break;
      const free = new Set((await store.lockAssigned(tx, ids)).filter(isFree).map(({ productId }) => productId));
      productIds.push(...ids.filter((id) => free.has(id)));
    }
    const steps = productIds.map((productId) => ({
      before: { productId, ...nobody },
      after: { productId, personId: actor.id, dueOn: null },
    }));
    return { productIds, change: await applySteps(context, tx, steps) };
  });
}

const isFree = ({ personId }: Assigned) => personId === null;

/** Takes a change back where nobody assigned the product again since. Throws NOT_FOUND where it cannot be taken back any more. */
export async function undoAssignment(context: Context, id: number): Promise<{ changed: number; skipped: number }> {
  const { db, actor, role } = context;
  return await db.transaction(async (tx) => {
    const stored = await store.findChange(tx, id, actor.id);
    if (!stored) throw new Problem('NOT_FOUND', 'This change of assignments cannot be undone any more.');
    const people = new Set(stored.flatMap(({ personId }) => personId ?? []));
    const members = await store.lockMembers(tx, [...people]);
    const present = new Set(members.filter((member) => may(roleOf(member), 'write')).map((member) => member.id));
    const now = new Map(
      (
        await store.lockAssigned(
          tx,
          stored.map(({ productId }) => productId),
        )
      ).map((each) => [each.productId, each]),
    );
    const steps = stored.flatMap(({ isFreed, ...former }): Step[] => {
      const current = now.get(former.productId);
      if (!current || (isFreed ? !isFree(current) : current.changeId !== id)) return [];
      const { changeId: _, ...before } = current;
      const isThere = former.personId !== null && present.has(former.personId);
      const after = isThere ? former : { productId: former.productId, ...nobody };
      return !isSameAssigned(before, after) && mayAssign({ id: actor.id, role }, before, after)
        ? [{ before, after }]
        : [];
    });
    await applySteps(context, tx, steps);
    await store.deleteChange(tx, id);
    return { changed: steps.length, skipped: stored.length - steps.length };
  });
}

/**
 * Frees what people have who were removed, or whose role changes no products any more, and takes them off what they were on. After that is
 * stored, and in pieces: who removes somebody must not wait for the products they have, nor others for whoever removes them.
 */
export async function freeProducts(context: By & Pick<Context, 'db'>): Promise<void> {
  await leaveUnable(context.db);
  for (let isMore = true; isMore; )
    isMore = await context.db.transaction(async (tx) => {
      const unable = await store.findUnable(tx);
      if (unable.length === 0) return false;
      const ids = await store.findIdsOf(tx, unable, mostAssigned);
      const steps = (await store.lockAssigned(tx, ids)).flatMap(({ changeId: _, ...before }) =>
        before.personId !== null && unable.includes(before.personId)
          ? [{ before, after: { productId: before.productId, ...nobody } }]
          : [],
      );
      await applySteps(context, tx, steps);
      return ids.length === mostAssigned;
    });
}

/** Forgets changes nobody can undo any more, and visits that ended; frees what those have who lost their role in another way. */
export async function forgetWork(context: By & Pick<Context, 'db'>): Promise<void> {
  const { db, now } = context;
  await freeProducts(context);
  await store.purgeChanges(db, new Date(now().getTime() - undoableMs));
  await purgeVisits(db, now());
}
