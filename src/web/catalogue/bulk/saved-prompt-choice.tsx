// Finds a saved prompt by its words, and gives its text.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPrompts } from '#domain/prompts/prompts.contract.ts';
import { scopeWords } from '#domain/prompts/scopes.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { Field } from '#web/kit/form/field.tsx';
import { SuggestInput } from '#web/kit/form/suggest-input.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';

export function SavedPromptChoice({ onChoose }: { onChoose: (prompt: string) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const query = { ...(search ? { search } : {}), limit: 8 };
  const { data } = useQuery({
    queryKey: keys.promptList(query),
    queryFn: ({ signal }) => callPage(listPrompts, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const prompts = data?.rows ?? [];
  return (
    <Field
      label="Or choose a saved prompt"
      hint={data?.total === 0 && search === '' ? 'No prompt is saved yet.' : undefined}
    >
      {(control) => (
        <SuggestInput
          {...control}
          value={typed}
          placeholder="Find a prompt"
          isInFlow
          onValueChange={(text) => {
            const chosen = prompts.find(({ prompt }) => prompt === text);
            setTyped(chosen ? '' : text);
            if (chosen) onChoose(chosen.prompt);
          }}
          suggest={() =>
            prompts.map(({ prompt, scope, scopeValue }) => ({
              value: prompt,
              hint: scopeValue === null ? scopeWords[scope] : `${scopeWords[scope]}: ${scopeValue}`,
            }))
          }
          listLabel="Saved prompts"
        />
      )}
    </Field>
  );
}
