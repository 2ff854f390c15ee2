// A run: one action over many products that goes on whether anybody looks or not. Values in, values out.
import * as z from 'zod/mini';
import { type LookLens, lookLenses } from '#domain/catalogue/lens.ts';
import { Problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';

export const runStates = ['waiting', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;
export const runStateSchema = z.enum(runStates);
export type RunState = (typeof runStates)[number];

/** What came of a product. `refused`: a rule speaks against it; `failed`: a fault, worth another try; `unchanged`: there was nothing to do. */
export const runOutcomes = ['done', 'unchanged', 'refused', 'failed'] as const;
export const runOutcomeSchema = z.enum(runOutcomes);
export type RunOutcome = (typeof runOutcomes)[number];

/** Products by what came of them; what is left of the total waits. */
export const runCountsSchema = z.object({
  total: z.int(),
  done: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  failed: z.int(),
});

/** Why a person has to look at a product a run wrote: the lens it was under afterwards. */
export const runFindings = lookLenses;
export const runFindingSchema = z.enum(runFindings);
export type RunFinding = LookLens;

/**
 * What a run wrote, by products: `changed` where a written part differs from the source, `unchanged` where all equal it; of both, how many
 * need a look.
 */
export const writtenCountsSchema = z.object({
  changed: z.int(),
  changedToLook: z.int(),
  unchanged: z.int(),
  unchangedToLook: z.int(),
});
export type WrittenCounts = z.infer<typeof writtenCountsSchema>;

/** What a person may tell a run to do. */
export const runCommands = ['pause', 'resume', 'cancel', 'retry', 'undo'] as const;
export type RunCommand = (typeof runCommands)[number];

const isLive = (state: RunState): boolean => state === 'waiting' || state === 'running';

/** The states each command may be given in. `undo` cancels what still goes on; what failed as a whole can be tried again. */
const givenIn: Readonly<Record<RunCommand, (state: RunState) => boolean>> = {
  pause: isLive,
  resume: (state) => state === 'paused',
  cancel: (state) => isLive(state) || state === 'paused',
  retry: (state) => state === 'done' || state === 'failed' || state === 'cancelled',
  undo: () => true,
};

const words: Readonly<Record<RunState, string>> = {
  waiting: 'has not begun',
  running: 'is running',
  paused: 'is paused',
  done: 'is done',
  failed: 'has failed',
  cancelled: 'was cancelled',
};

const stateAfter: Readonly<Record<RunCommand, RunState>> = {
  pause: 'paused',
  resume: 'running',
  cancel: 'cancelled',
  retry: 'running',
  undo: 'cancelled',
};

/** The state a command leaves a run in. Refuses what makes no sense now. */
export function commandRun(state: RunState, command: RunCommand): Result<RunState> {
  if (!givenIn[command](state))
    return refuse(new Problem('ILLEGAL_TRANSITION', `This run ${words[state]}: it cannot be told to ${command}.`));
  const isOver = !isLive(state) && state !== 'paused';
  return accept(command === 'undo' && isOver ? state : stateAfter[command]);
}
