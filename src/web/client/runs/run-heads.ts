// Whether a run goes on anywhere, asked by the frame of every screen before the rest of runs is loaded.
import { useQuery } from '@tanstack/react-query';
import { listRunHeads } from '#domain/runs/run-heads.contract.ts';
import { call } from '../api.ts';
import { keys } from '../query-keys.ts';

const headCount = 10;

export function useIsRunUnderWay(isAsked: boolean): boolean {
  const { data = [] } = useQuery({
    queryKey: keys.runHeads,
    queryFn: ({ signal }) => call(listRunHeads, { query: { limit: headCount }, signal }),
    enabled: isAsked,
  });
  return data.some(({ finishedAt }) => finishedAt === null);
}
