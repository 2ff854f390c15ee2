// Whether who is signed in may go on with a run, stop it or undo it: as much as starting it needs.
import { permissionOf } from '#domain/runs/run-action.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { useMay } from '#web/client/use-may.ts';

export const useMayRun = (run: Pick<Run, 'action'>): boolean => useMay(permissionOf(run.action));
