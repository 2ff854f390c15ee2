// How a run stands: word and icon.
import { Ban, CircleCheck, CirclePause, CircleX, Undo2 } from 'lucide-react';
import type { RunState } from '#domain/runs/run.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Spinner } from '#web/kit/spinner.tsx';
import { describeRunState } from './run-words.ts';

const icons: Record<RunState, typeof Spinner | typeof CircleCheck> = {
  waiting: Spinner,
  running: Spinner,
  paused: CirclePause,
  done: CircleCheck,
  failed: CircleX,
  cancelled: Ban,
};

export function RunBadge({ run }: { run: Pick<Run, 'state' | 'undoneBy'> }) {
  const { label, tone } = describeRunState(run);
  const Icon = run.undoneBy === null ? icons[run.state] : Undo2;
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
