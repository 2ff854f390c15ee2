// Asks the catalogue, and reads the names to make examples of.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import type { CatalogueQuery } from '#domain/assistant/questions/catalogue-query.ts';
import { exampleQuestions } from '#domain/assistant/questions/example-questions.ts';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { rememberQuestion } from './query-helper.visit.ts';

/** `reading`: how it is to be understood, once a person corrected it. */
export type AskedQuestion = { query: string; reading?: CatalogueQuery };

/** A question under way ends with its panel: nobody waits for the answer any more. */
export function useQuestion() {
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useMutation({
    mutationFn: (body: AskedQuestion) => call(askCatalogue, { body, signal: leaving.current?.signal }),
    onMutate: ({ query }) => rememberQuestion(query),
  });
}

export function useExampleQuestions(): string[] {
  const { data } = useQuery({ queryKey: keys.facets, queryFn: ({ signal }) => call(getFacets, { signal }) });
  return exampleQuestions(data ?? { brands: [], categories: [] });
}
