// Asks the catalogue, and reads the names to make examples of.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import { exampleQuestions } from '#domain/assistant/questions/example-questions.ts';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { rememberQuestion } from './query-helper.visit.ts';

/** A question under way ends with its panel: nobody waits for the answer any more. */
export function useQuestion() {
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useMutation({
    mutationFn: (query: string) => call(askCatalogue, { body: { query }, signal: leaving.current?.signal }),
    onMutate: rememberQuestion,
  });
}

export function useExampleQuestions(): string[] {
  const { data } = useQuery({ queryKey: keys.facets, queryFn: ({ signal }) => call(getFacets, { signal }) });
  return exampleQuestions(data ?? { brands: [], categories: [] });
}
