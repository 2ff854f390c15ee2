// The buttons that stop a run and let it go on, on its page, in the strip and with an import.

import { Pause, Play } from 'lucide-react';
import type { Run } from '#domain/runs/runs.contract.ts';
import type { ButtonProps } from '#web/kit/button.tsx';
import { PassingButton } from '#web/kit/passing-button.tsx';
import { isAwaitingLook, isLive, isUnfinished } from './run-figures.ts';
import { nameRun } from './run-words.ts';
import { useRunCommand } from './runs.queries.ts';
import { useMayRun } from './use-may-run.ts';

type RunButtonsProps = { run: Run; size?: ButtonProps['size']; onPress?: () => void };

/** Pause or Resume, and Cancel; Cancel alone while it waits for a look, and nothing once it has ended, or to those who may not start one. */
export function RunButtons({ run, size = 'md', onPress }: RunButtonsProps) {
  const { mutate, isPending, variables } = useRunCommand(run.id);
  const mayRun = useMayRun(run);
  const propsOf = (command: 'pause' | 'resume' | 'cancel') => ({
    size,
    busy: isPending && variables === command,
    onClick: () => {
      onPress?.();
      mutate(command);
    },
  });
  if (!mayRun || !isUnfinished(run)) return null;
  return (
    <>
      <PassingButton variant="ghost" aria-label={`Cancel ${nameRun(run)}`} {...propsOf('cancel')}>
        Cancel
      </PassingButton>
      {isLive(run) ? (
        <PassingButton {...propsOf('pause')}>
          <Pause aria-hidden />
          Pause
        </PassingButton>
      ) : (
        !isAwaitingLook(run) && (
          <PassingButton {...propsOf('resume')}>
            <Play aria-hidden />
            Resume
          </PassingButton>
        )
      )}
    </>
  );
}
