// Server state of runs: previewed, started, followed, paused, confirmed, cancelled and undone. Read by several features.
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { ContractCall } from '#domain/contract.ts';
import * as contracts from '#domain/runs/runs.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { isLive } from './run-figures.ts';
import { pageOfRun } from './run-link.ts';
import { noteStarted, noteStarting } from './started-runs.ts';

/** Live events refresh runs; while one goes on it is also asked for, should the events not get through. */
const pollMs = 5_000;
const latestCount = 10;

/** A page of runs, the latest first. */
export function useRunList(page: number, limit: number) {
  return useQuery({
    queryKey: keys.runList({ page, limit }),
    queryFn: ({ signal }) => callPage(contracts.listRuns, { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isLive) ? pollMs : false),
  });
}

export function useLatestRuns() {
  return useRunList(1, latestCount);
}

/** Null: there is none to ask for. */
export function useRun(id: number | null) {
  return useQuery({
    queryKey: keys.run(id ?? 0),
    queryFn: id === null ? skipToken : ({ signal }) => call(contracts.getRun, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && [data, ...data.undos].some(isLive) ? pollMs : false),
  });
}

/**
 * A run this browser started: read with the latest, as the bell reads them; by its own address once so many came after it that it is none
 * of those. `isGone`: the server knows no such run any more.
 */
export function useOwnRun(id: number): { run: contracts.Run | undefined; isGone: boolean } {
  const { data, isFetching } = useLatestRuns();
  const listed = data?.rows.find((run) => run.id === id);
  const isMissing = data !== undefined && !isFetching && !listed;
  const isOlder = isMissing && data.rows.length >= latestCount;
  const own = useQuery({
    queryKey: keys.run(id),
    queryFn: ({ signal }) => call(contracts.getRun, { params: { id }, signal }),
    enabled: isOlder,
    refetchInterval: ({ state }) => (state.data && isLive(state.data) ? pollMs : false),
  });
  const isUnknown = own.error instanceof ApiError && own.error.status === 404;
  return { run: listed ?? own.data, isGone: isMissing && (!isOlder || isUnknown) };
}

export type AskedRun = NonNullable<ContractCall<typeof contracts.previewRun>['body']>;
type WithoutSelection<Asked> = Asked extends AskedRun ? Omit<Asked, 'selection'> : never;
/** What is to be done, with its options. */
export type AskedAction = WithoutSelection<AskedRun>;

/** What a run would do now; read again each time the question opens, and not at all without one. */
export function usePreview(body: AskedRun | null) {
  return useQuery({
    queryKey: keys.runPreview(body),
    queryFn: body ? ({ signal }) => call(contracts.previewRun, { body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Everything that shows runs is read again meanwhile: the command is done, and its button must not wait for that. */
function keepRun(run: contracts.Run): void {
  queryClient.setQueryData(keys.run(run.id), run);
  void queryClient.invalidateQueries({ queryKey: keys.runs });
}

const commands = {
  pause: { contract: contracts.pauseRun, word: 'paused' },
  confirm: { contract: contracts.confirmRun, word: 'continued' },
  resume: { contract: contracts.resumeRun, word: 'resumed' },
  cancel: { contract: contracts.cancelRun, word: 'canceled' },
  retry: { contract: contracts.retryRun, word: 'retried' },
} as const;
type Command = keyof typeof commands;

const sayRefused = (what: string) => (error: Error) =>
  toast({ title: what, description: explainError(error), tone: 'destructive' });

/** Pauses, confirms, resumes, cancels and retries. */
export function useRunCommand(id: number) {
  return useMutation({
    mutationFn: (command: Command) => call(commands[command].contract, { params: { id } }),
    onSuccess: keepRun,
    onError: (error, command) => sayRefused(`The run could not be ${commands[command].word}`)(error),
  });
}

/** Starts a run as this browser's own, which its strip follows. */
async function startOwn(start: () => Promise<contracts.Run>, isByModel: boolean): Promise<contracts.Run> {
  noteStarting(true);
  try {
    const run = await start();
    keepRun(run);
    noteStarted({ id: run.id, page: pageOfRun(run), isByModel });
    return run;
  } catch (error) {
    noteStarting(false);
    throw error;
  }
}

type Started = { asked: AskedRun; isByModel: boolean };

export function useStartRun() {
  return useSingleMutation({
    mutationFn: ({ asked, isByModel }: Started) => startOwn(() => call(contracts.startRun, { body: asked }), isByModel),
    onError: sayRefused('The run could not be started'),
  });
}

type Undone = NonNullable<ContractCall<typeof contracts.undoRun>['body']>;

/** Answers the run that undoes. */
export const startUndo = (id: number, body: Undone = {}): Promise<contracts.Run> =>
  startOwn(() => call(contracts.undoRun, { params: { id }, body }), false);

export const sayNotUndone = sayRefused('The run could not be undone');

export function useUndoRun(id: number) {
  return useSingleMutation({ mutationFn: (body: Undone) => startUndo(id, body), onError: sayNotUndone });
}
