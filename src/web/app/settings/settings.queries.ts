// The settings of the workspace, and the change of one of them.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getSettings, patchSettings, type Settings, type SettingsPatch } from '#domain/review/settings.contract.ts';
import { call } from '#web/client/api.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';

export function useSettings() {
  return useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => call(getSettings, { signal }) });
}

/** Shows a value at once: a choice that waits for the network feels broken. */
function show<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  queryClient.setQueryData<Settings>(keys.settings, (before) => before && { ...before, [name]: value });
}

/** Changes a setting: at once on the screen, and back to what is stored if it could not be saved. Of several changes the last one holds. */
export function useChangeSetting<Name extends keyof Settings>(name: Name, onOutcome: (isSaved: boolean) => void) {
  const mutationKey = ['setting', name];
  const stored = useRef<Settings[Name]>(undefined);
  return useMutation({
    mutationKey,
    scope: { id: `setting-${name}` },
    mutationFn: (value: Settings[Name]) => call(patchSettings, { body: { [name]: value } as SettingsPatch }),
    onMutate: async (value) => {
      await queryClient.cancelQueries({ queryKey: keys.settings });
      // Beside another change the screen shows what may not be saved.
      const isAlone = queryClient.isMutating({ mutationKey }) < 2;
      if (isAlone) stored.current = queryClient.getQueryData<Settings>(keys.settings)?.[name];
      show(name, value);
    },
    onSuccess: (saved) => {
      stored.current = saved[name];
      show(name, saved[name]);
      onOutcome(true);
    },
    onError: (_error, value) => {
      onOutcome(false);
      const now = queryClient.getQueryData<Settings>(keys.settings);
      // Not where another value was chosen meanwhile.
      if (stored.current !== undefined && now?.[name] === value) show(name, stored.current);
    },
  });
}
