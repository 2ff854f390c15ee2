// A run: one action over many products that goes on without a browser. Values in, values out.
import * as z from 'zod/mini';
import { type LookLens, lookLenses } from '#domain/catalogue/lens.ts';
import { Problem } from '#domain/problem.ts';
import { accept, type Result, refuse } from '#domain/result.ts';

/** `awaiting-look`: its sample is drawn, and nothing happens until a person has looked at it. */
export const runStates = ['waiting', 'running', 'paused', 'awaiting-look', 'done', 'failed', 'cancelled'] as const;
export const runStateSchema = z.enum(runStates);
export type RunState = (typeof runStates)[number];

/**
 * What came of a product. `asked`: an approval of at least one part waits for a second person; `refused`: a rule does not allow it; `failed`: a
 * fault, worth another try; `unchanged`: there was nothing to do.
 */
export const runOutcomes = ['done', 'asked', 'unchanged', 'refused', 'failed'] as const;
export const runOutcomeSchema = z.enum(runOutcomes);
export type RunOutcome = (typeof runOutcomes)[number];
/** The outcomes with which a run changed something that can be restored. */
export const changingOutcomes = ['done', 'asked'] as const satisfies RunOutcome[];

/** Products by what came of them; what is left of the total waits. */
export const runCountsSchema = z.object({
  total: z.int(),
  done: z.int(),
  asked: z.int(),
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

/** Of a run that decides on parts: how many it decided, and how many it left as they were though they wait, such as for a second person. */
export const partCountsSchema = z.object({ done: z.int(), open: z.int() });
export type PartCounts = z.infer<typeof partCountsSchema>;

/** What a person may do with a run. */
export const runCommands = ['pause', 'resume', 'confirm', 'cancel', 'retry', 'undo'] as const;
export type RunCommand = (typeof runCommands)[number];

const isLive = (state: RunState): boolean => state === 'waiting' || state === 'running';
export const unfinishedStates = ['waiting', 'running', 'paused', 'awaiting-look'] as const satisfies RunState[];
export const isUnfinished = (state: RunState): boolean => unfinishedStates.some((each) => each === state);

/** The states each command may be given in. `undo` cancels a run that is unfinished; one that failed as a whole can be tried again. */
const givenIn: Readonly<Record<RunCommand, (state: RunState) => boolean>> = {
  pause: isLive,
  resume: (state) => state === 'paused',
  confirm: (state) => state === 'awaiting-look',
  cancel: isUnfinished,
  retry: (state) => !isUnfinished(state),
  undo: () => true,
};

const words: Readonly<Record<RunState, string>> = {
  waiting: 'has not started',
  running: 'is running',
  paused: 'is paused',
  'awaiting-look': 'is waiting for the review of its sample',
  done: 'is done',
  failed: 'has failed',
  cancelled: 'was canceled',
};

const participles: Readonly<Record<RunCommand, string>> = {
  pause: 'paused',
  resume: 'resumed',
  confirm: 'confirmed',
  cancel: 'canceled',
  retry: 'retried',
  undo: 'undone',
};

const stateAfter: Readonly<Record<RunCommand, RunState>> = {
  pause: 'paused',
  resume: 'running',
  confirm: 'running',
  cancel: 'cancelled',
  retry: 'running',
  undo: 'cancelled',
};

/** The state a command leaves a run in. Refuses with ILLEGAL_TRANSITION what makes no sense in its state. */
export function commandRun(state: RunState, command: RunCommand): Result<RunState> {
  if (!givenIn[command](state))
    return refuse(new Problem('ILLEGAL_TRANSITION', `This run ${words[state]} and cannot be ${participles[command]}.`));
  return accept(command === 'undo' && !isUnfinished(state) ? state : stateAfter[command]);
}
