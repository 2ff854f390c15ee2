// Sends the answers of a sign-off: they become a set of answers as a file of them does, and a run takes them as who made the link.
import { Problem } from '#domain/problem.ts';
import { toGivenAnswer } from '#domain/sign-off/held-part.ts';
import type { SignOffPartState } from '#domain/sign-off/sign-off-link.contract.ts';
import { countAnswers, nameSignOff } from '#domain/sign-off/sign-off-words.ts';
import { noteRecorded, record } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { notify } from '#server/notifications/notifications.commands.ts';
import { startTakingAnswers } from '#server/runs/take-answers.commands.ts';
import { actAs } from '#server/session/session.commands.ts';
import { type AnswerLine, storeLinkedAnswers } from '#server/transfer/answers/answers.commands.ts';
import { findLinkToSend, lockLink } from './find-link.ts';
import { refreshParts } from './refresh-parts.ts';
import { listStates } from './sign-off-link.commands.ts';
import * as store from './sign-offs.store.ts';

type Jobs = Parameters<typeof startTakingAnswers>[1];
type Sent = { sent: number; isTaken: boolean; revision: number; parts: SignOffPartState[] };

const toLine = ({ productId, part, hash, sku, title, answer, text, why }: store.PartRow, row: number): AnswerLine[] =>
  answer === null ? [] : [{ row, sku, title, given: toGivenAnswer({ part, hash }, { productId, answer, text, why }) }];

/**
 * Sends what was answered and not sent. What is another text by now is open again and is not sent. Throws LINK_ENDED, RATE_LIMITED.
 */
export async function sendAnswers(
  context: Context,
  jobs: Jobs,
  { token, revision: known }: { token: string; revision: number },
): Promise<Sent> {
  const link = await findLinkToSend(context, token);
  return await context.db.transaction(async (tx) => {
    const locked = await lockLink(tx, link, context.now());
    const { parts, revision } = await refreshParts(tx, locked, await store.listUnsent(tx, locked.id));
    const sending = parts.filter(({ answer }) => answer !== null);
    if (sending.length === 0) {
      noteRecorded(context);
      return { sent: 0, isTaken: true, revision, parts: await listStates(tx, locked.id, known) };
    }
    await store.markSent(tx, locked.id, { sentAt: context.now(), revision: revision + 1 });
    await store.saveRevision(tx, locked.id, revision + 1);
    const runId = await takeAnswers(tx, context, jobs, { link: locked, sending });
    await announce(tx, { type: 'sign-offs' });
    const states = await listStates(tx, locked.id, known);
    return { sent: sending.length, isTaken: runId !== 'waits', revision: revision + 1, parts: states };
  });
}

type Sending = { link: store.NamedSignOff; sending: readonly store.PartRow[] };

/** Answers the run; null where nothing needs one, `waits` where who made the link cannot approve any more. */
async function takeAnswers(
  tx: Db,
  context: Context,
  jobs: Jobs,
  { link, sending }: Sending,
): Promise<number | null | 'waits'> {
  const { id: signOffId, createdBy } = link;
  const answeredBy = nameSignOff(link.forWhom);
  const lines = sending.flatMap((part, at) => toLine(part, at + 1));
  const { id, products } = await storeLinkedAnswers(tx, { signOffId, answeredBy, createdBy }, lines, context.now());
  const acting = await findMaker({ ...context, db: tx }, createdBy);
  const isTaken = acting !== null && products > 0;
  const run = isTaken ? await startTakingAnswers(acting, jobs, { id, approvesChanges: true }) : null;
  await notifyMaker(tx, context, { link, sending }, run?.id);
  return run ? run.id : acting ? null : 'waits';
}

/** The context of who made the link, with the role they have now; null where they may not decide any more. */
async function findMaker(context: Context, createdBy: number): Promise<Context | null> {
  try {
    return await actAs(context, createdBy, 'decide');
  } catch (error) {
    if (error instanceof Problem && error.code === 'FORBIDDEN') return null;
    throw error;
  }
}

/** The audit log says that answers came, and who made the link is notified. */
async function notifyMaker(
  tx: Db,
  context: Context,
  { link, sending }: Sending,
  runId: number | undefined,
): Promise<void> {
  const counts = { yes: 0, no: 0, change: 0 };
  for (const { answer } of sending) if (answer !== null) counts[answer] += 1;
  const said = countAnswers(counts);
  const target = { id: link.id, name: link.forWhom };
  const number = sending.length === 1 ? '1 answer' : `${sending.length} answers`;
  const after = { Answers: `${number} (${said})` };
  await record(tx, { ...context, actor: null, role: null }, { kind: 'sign-off', action: 'answered', target, after });
  const products = [...new Map(sending.map((part) => [part.productId, part])).values()];
  const happened = products.map(({ productId, part }) => ({
    ...{ userId: link.createdBy, kind: 'answers' as const, productId, part },
    ...{ text: `${nameSignOff(link.forWhom)}: ${said}`, runId },
  }));
  const by = { now: context.now, actor: { id: link.createdBy, fullName: link.madeBy } };
  // Without a run nothing joins them to one notification: the first stands for all.
  await notify(tx, by, runId === undefined ? happened.slice(0, 1) : happened);
}
