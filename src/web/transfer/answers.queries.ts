// Server state of answers: a file of them, its rows, and the run that takes them.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkAnswers, takeAnswersRun } from '#domain/runs/runs.contract.ts';
import { type AnswerKind, getAnswers, listAnswerRows, listAnswers } from '#domain/transfer/answers.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { noteStarted } from '#web/shared/runs/started-runs.ts';

const answersKey = [...keys.exports, 'answers'] as const;

export function useRecentAnswers() {
  return useQuery({ queryKey: answersKey, queryFn: ({ signal }) => call(listAnswers, { signal }) });
}

export function useAnswers(id: number) {
  return useQuery({
    queryKey: [...answersKey, id],
    queryFn: ({ signal }) => call(getAnswers, { params: { id }, signal }),
  });
}

/** A page of the rows of one kind, or of all. */
export function useAnswerRows(id: number, kind: AnswerKind | 'all', page: number, limit: number) {
  const query = { page, limit, ...(kind === 'all' ? {} : { kind }) };
  return useQuery({
    queryKey: [...answersKey, id, 'rows', kind, page],
    queryFn: ({ signal }) => callPage(listAnswerRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What becomes of changed texts that are approved; asked only while it is of use. */
export function useAnswersCheck(id: number, enabled: boolean) {
  return useQuery({
    queryKey: [...answersKey, id, 'check'],
    queryFn: ({ signal }) => call(checkAnswers, { params: { id }, signal }),
    enabled,
    staleTime: 0,
  });
}

/** Starts the run that takes the answers; answers it. */
export function useTakeAnswers(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (approvesChanges: boolean) => call(takeAnswersRun, { params: { id }, body: { approvesChanges } }),
    onSuccess: (run) => {
      noteStarted({ id: run.id, page: `/runs/${run.id}`, isByModel: false });
      void client.invalidateQueries({ queryKey: answersKey });
      void client.invalidateQueries({ queryKey: keys.runs });
    },
    onError: (error) =>
      toast({ title: '“Take answers” could not be started', description: explainError(error), tone: 'destructive' }),
  });
}
