// Whether an act needs a second person here, for screens that say so before it is done.
import { useQuery } from '@tanstack/react-query';
import { needsSecond } from '#domain/review/second-person.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import type { SecondPersonAct } from '#domain/second-person-acts.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMyId } from '#web/client/shared.queries.ts';

/** False until the settings are read: the server asks a second person in any case. */
export function useNeedsSecond(act: SecondPersonAct): boolean {
  const isAlone = useMyId() === null;
  const { data } = useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    enabled: !isAlone,
  });
  return data !== undefined && needsSecond(act, data.secondPerson, isAlone);
}
