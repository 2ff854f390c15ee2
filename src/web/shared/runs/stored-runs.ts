// Where the runs this browser started are kept over a reload: read by the frame before the rest of runs is loaded.
import { readKept } from '#web/kit/kept.ts';

export type StartedRun = {
  id: number;
  /** Address of its own page, where the strip would only repeat it. */
  page: string;
  /** Whether a language model was asked. */
  isByModel: boolean;
};

export const storedRunsKey = 'copydesk.started-runs';

/** Nobody else writes there. */
export const readStoredRuns = (): readonly StartedRun[] => JSON.parse(readKept(storedRunsKey) ?? '[]') as StartedRun[];
