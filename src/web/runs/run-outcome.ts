// Which products of a run are listed where the address does not say: the changed ones first.
import type { Run } from '#domain/runs/runs.contract.ts';
import type { OutcomeFilter } from './runs.search.ts';

/** All, unless the run changed some of what it wrote. */
export const defaultOutcome = ({ written }: Pick<Run, 'written'>): OutcomeFilter =>
  written !== null && written.changed > 0 ? 'changed' : 'all';
