// The button that tries a run again, as far as it can be.

import { RotateCcw } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { ButtonProps } from '#web/kit/button.tsx';
import { PassingButton } from '#web/kit/passing-button.tsx';
import { canRetry, hasRest, isUnfinished } from '#web/shared/runs/run-figures.ts';
import { useRunCommand } from '#web/shared/runs/runs.queries.ts';
import { useMayRun } from '#web/shared/runs/use-may-run.ts';

export const retryWord = (run: Run) => (hasRest(run) ? 'Finish the rest' : 'Retry failed products');

type RetryButtonProps = {
  run: Run;
  size?: ButtonProps['size'];
  /** A short one, where the place says what is tried again. */
  label?: string;
};

/** Tries again what failed, and does what a run that ended early did not reach; nothing where neither can be done. */
export function RetryButton({ run, size = 'md', label }: RetryButtonProps) {
  const { mutate, isPending } = useRunCommand(run.id);
  const mayRun = useMayRun(run);
  if (!mayRun || !canRetry(run)) return null;
  return (
    <PassingButton
      size={size}
      busy={isPending}
      disabledReason={isUnfinished(run) ? 'You can retry after the run ends' : undefined}
      onClick={() => mutate('retry')}
    >
      <RotateCcw aria-hidden />
      {label ?? retryWord(run)}
    </PassingButton>
  );
}
