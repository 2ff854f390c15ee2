// The state of a run: one table of word, color and icon for badges, the strip and the notifications.
import { Ban, CircleAlert, CircleCheck, CirclePause, CircleX, Eye, Undo2 } from 'lucide-react';
import type { RunState } from '#domain/runs/run.ts';
import type { Run } from '#domain/runs/runs.contract.ts';
import { Badge, type Tone } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';
import { Spinner } from '#web/kit/spinner.tsx';

type StateStyle = { label: string; tone: Tone; Icon: typeof Spinner | typeof CircleCheck };

const styles: Readonly<Record<RunState, StateStyle>> = {
  waiting: { label: 'Waiting', tone: 'accent', Icon: Spinner },
  running: { label: 'Running', tone: 'accent', Icon: Spinner },
  paused: { label: 'Paused', tone: 'warn', Icon: CirclePause },
  'awaiting-look': { label: 'Waiting for review', tone: 'warn', Icon: Eye },
  done: { label: 'Done', tone: 'ok', Icon: CircleCheck },
  failed: { label: 'Failed', tone: 'bad', Icon: CircleX },
  cancelled: { label: 'Canceled', tone: 'neutral', Icon: Ban },
};
const undone: StateStyle = { label: 'Undone', tone: 'neutral', Icon: Undo2 };
const partlyUndone: StateStyle = { label: 'Partly undone', tone: 'warn', Icon: Undo2 };
const beingUndone: StateStyle = { label: 'Undoing', tone: 'accent', Icon: Spinner };
const doneWithFailures: StateStyle = { label: 'Done', tone: 'warn', Icon: CircleAlert };

type Described = Pick<Run, 'state' | 'undoneBy' | 'undos' | 'counts'>;

function styleOfUndone({ undoneBy, undos }: Pick<Run, 'undoneBy' | 'undos'>): StateStyle {
  const state = undos.find(({ id }) => id === undoneBy)?.state;
  if (state === 'failed' || state === 'cancelled') return partlyUndone;
  return state === 'done' ? undone : beingUndone;
}

export function styleOfState(run: Described): StateStyle {
  const { state, undoneBy, counts } = run;
  if (undoneBy !== null) return styleOfUndone(run);
  return state === 'done' && counts.failed > 0 ? doneWithFailures : styles[state];
}

export function RunBadge({ run }: { run: Described }) {
  const { label, tone, Icon } = styleOfState(run);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

const colors: Partial<Record<Tone, string>> = {
  accent: 'text-accent',
  warn: 'text-warn',
  ok: 'text-ok',
  bad: 'text-bad',
  neutral: 'text-ink-faint',
};

/** The icon alone, for places that say the state in words. */
export function RunIcon({ run }: { run: Described }) {
  const { tone, Icon } = styleOfState(run);
  return <Icon aria-hidden className={cn('size-4 shrink-0', colors[tone])} />;
}
