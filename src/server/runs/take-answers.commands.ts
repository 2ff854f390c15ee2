// Starts the run that takes the answers of an export for review or of a sign-off.
import { undoDays } from '#domain/history/undo-days.ts';
import { Problem } from '#domain/problem.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { Context } from '#server/http/context.ts';
import { findAnswers, lastAnswered, lockAnswers, noteRun } from '#server/transfer/answers/answers.commands.ts';
import { insertRun, once } from './insert-run.ts';
import type { Jobs } from './jobs.ts';

/**
 * Takes the answers of a file, once: with a key that has started a run before, answers that run. Throws NOT_FOUND, ILLEGAL_TRANSITION where
 * a run takes them already, NOTHING_TO_REVIEW where there is none that can be taken.
 */
export async function startTakingAnswers(
  context: Context,
  jobs: Jobs,
  { id, approvesChanges }: { id: number; approvesChanges: boolean },
  key: string | null = null,
): Promise<Run> {
  const { fileName, isSignOff, products, createdAt } = await findAnswers(context, id);
  if (isTooOld(createdAt, context.now()))
    throw new Problem('ILLEGAL_TRANSITION', isSignOff ? linkedForgotten : answersForgotten);
  return await once(context, key, { answers: id, approvesChanges }, async (tx) => {
    const locked = await lockAnswers(tx, id);
    if (locked?.runId)
      throw new Problem(
        'ILLEGAL_TRANSITION',
        `Run ${locked.runId} already takes these answers.${isSignOff ? '' : ' Upload the file again.'}`,
      );
    if (products === 0) throw new Problem('NOTHING_TO_REVIEW', 'None of these answers can be taken.');
    const run = await insertRun(context, tx, jobs, {
      action: {
        action: 'take-answers',
        options: { answersId: id, fileName, approvesChanges, ...(isSignOff ? { answeredBy: fileName } : {}) },
      },
      selection: { filter: {} },
      total: products,
      until: await lastAnswered(tx, id),
    });
    await noteRun(tx, id, run.id);
    return run;
  });
}

const answersForgotten = `The answers of a file are stored for ${undoDays} days. Upload the file again.`;
const linkedForgotten = `Answers are stored for ${undoDays} days, so these can no longer be taken.`;
const isTooOld = (createdAt: string, now: Date): boolean =>
  new Date(createdAt).getTime() + undoDays * 24 * 60 * 60 * 1_000 < now.getTime();
