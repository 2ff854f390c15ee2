// The button that tries a run again, as far as it can be.
import { RotateCcw } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { canRetry, hasRest, isUnfinished } from '#web/client/runs/run-figures.ts';
import { useRunCommand } from '#web/client/runs/runs.queries.ts';
import type { ButtonProps } from '#web/kit/button.tsx';
import { PassingButton } from '#web/kit/passing-button.tsx';

export const retryWord = (run: Run) => (hasRest(run) ? 'Go on with what is left' : 'Retry the failed');

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
      {retryWord(run)}
    </PassingButton>
  );
}
