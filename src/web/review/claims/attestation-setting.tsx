// The setting that says which open claims an approver has to attest by name.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Attestation } from '#domain/review/attestation.ts';
import { getSettings, patchSettings, type Settings } from '#domain/review/settings.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ErrorState } from '#web/kit/states.tsx';

const choices: { value: Attestation; label: string; text: string }[] = [
  {
    value: 'none',
    label: 'None',
    text: 'Nobody is asked. Open claims are shown, and history records them.',
  },
  {
    value: 'contradicted',
    label: 'Contradicted claims',
    text: 'Who approves a text that the source contradicts answers for it by name.',
  },
  {
    value: 'any',
    label: 'Any open claim',
    text: 'What the source does not say has to be answered for as well.',
  },
];

export function AttestationSetting() {
  const name = useId();
  const settings = useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => call(getSettings, { signal }) });
  const change = useMutation({
    mutationFn: (attestation: Attestation) => call(patchSettings, { body: { attestation } }),
    // Shown at once: a choice that waits for the network feels broken.
    onMutate: async (attestation) => {
      await queryClient.cancelQueries({ queryKey: keys.settings });
      const before = queryClient.getQueryData<Settings>(keys.settings);
      if (before) queryClient.setQueryData<Settings>(keys.settings, { ...before, attestation });
      return { before };
    },
    onSuccess: (stored) => {
      queryClient.setQueryData(keys.settings, stored);
      const choice = choices.find(({ value }) => value === stored.attestation);
      toast({ title: 'Setting saved', description: `To attest before approval: ${choice?.label.toLowerCase()}.` });
    },
    onError: (error, _attestation, context) => {
      queryClient.setQueryData(keys.settings, context?.before);
      toast({ title: 'Setting not saved', description: explainError(error), tone: 'destructive' });
    },
  });
  if (settings.isError && !settings.data) {
    return (
      <Card>
        <ErrorState
          title="The setting could not be loaded"
          text={explainError(settings.error)}
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      </Card>
    );
  }
  return (
    <Card aria-labelledby={`${name}-title`}>
      <CardHead
        id={`${name}-title`}
        title="Claims to attest before approval"
        hint="Claims of a text are checked against the product's own fields and its data sources."
      />
      <CardBody>
        {settings.data ? (
          <fieldset aria-labelledby={`${name}-title`} className="grid gap-2 md:grid-cols-3">
            {choices.map(({ value, label, text }) => (
              <label
                key={value}
                className="flex cursor-pointer gap-2.5 rounded-lg border border-line px-3.5 py-3 transition-colors duration-150 hover:bg-hover has-checked:border-accent/60 has-checked:bg-accent-soft/50 has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={name}
                  checked={settings.data.attestation === value}
                  onChange={() => change.mutate(value)}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0">
                  <span className="block font-medium text-sm">{label}</span>
                  <span className="mt-0.5 block text-[0.8125rem] text-ink-soft">{text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <Loading label="Loading the setting…" className="grid gap-2 md:grid-cols-3">
            {choices.map(({ value }) => (
              <Skeleton key={value} className="h-20 rounded-lg" />
            ))}
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}
