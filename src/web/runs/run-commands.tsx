// The buttons that tell a run what to do, as far as it can be told now.
import { Pause, Play, RotateCcw } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { canRetry, hasRest, isLive, isUnfinished } from '#web/client/runs/run-figures.ts';
import { nameRun } from '#web/client/runs/run-words.ts';
import { useRunCommand } from '#web/client/runs/runs.queries.ts';
import type { ButtonProps } from '#web/kit/button.tsx';
import { PassingButton } from '#web/kit/passing-button.tsx';

type RunButtonsProps = { run: Run; size?: ButtonProps['size']; onPress?: () => void };

/** Pause or Resume, and Cancel; nothing once it has ended. */
export function RunButtons({ run, size = 'md', onPress }: RunButtonsProps) {
  const { mutate, isPending, variables } = useRunCommand(run.id);
  const tell = (command: 'pause' | 'resume' | 'cancel') => ({
    size,
    busy: isPending && variables === command,
    onClick: () => {
      onPress?.();
      mutate(command);
    },
  });
  if (!isUnfinished(run)) return null;
  return (
    <>
      <PassingButton variant="ghost" aria-label={`Cancel ${nameRun(run)}`} {...tell('cancel')}>
        Cancel
      </PassingButton>
      {isLive(run) ? (
        <PassingButton {...tell('pause')}>
          <Pause aria-hidden />
          Pause
        </PassingButton>
      ) : (
        <PassingButton {...tell('resume')}>
          <Play aria-hidden />
          Resume
        </PassingButton>
      )}
    </>
  );
}

type RetryButtonProps = { run: Run; size?: ButtonProps['size'] };

/** Tries again what failed, and what a run that ended early left; nothing where neither can be done. */
export function RetryButton({ run, size = 'md' }: RetryButtonProps) {
  const { mutate, isPending } = useRunCommand(run.id);
  if (!canRetry(run)) return null;
  return (
    <PassingButton
      size={size}
      busy={isPending}
      disabledReason={isUnfinished(run) ? 'It can be tried again once the run has ended' : undefined}
      onClick={() => mutate('retry')}
    >
      <RotateCcw aria-hidden />
      {hasRest(run) ? 'Go on with what is left' : 'Retry the failed'}
    </PassingButton>
  );
}
