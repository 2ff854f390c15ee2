// The questions before many products are set aside, brought back or deleted.
import { cn } from '#web/kit/cn.ts';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import type { AskedAction } from '#web/shared/runs/runs.queries.ts';

export function SetAsideDialog(place: RunQuestionPlace) {
  return (
    <MoveQuestion
      {...place}
      action="set-aside"
      asked={{ action: 'set-aside' }}
      description="These products leave all lists, counts, runs and exports, with their content and history. Bring them back at any time. Imports still update them."
    />
  );
}

export function BringBackDialog(place: RunQuestionPlace) {
  return (
    <MoveQuestion
      {...place}
      action="bring-back"
      asked={{ action: 'bring-back' }}
      description="These products return to your catalog with their content and decisions. They are checked with current facts and rules."
    />
  );
}

type DeleteDialogProps = RunQuestionPlace & { from?: 'catalog' | 'set-aside' };

export function DeleteDialog({ from = 'catalog', ...place }: DeleteDialogProps) {
  return (
    <MoveQuestion
      {...place}
      action="delete"
      asked={{ action: 'delete', options: { from } }}
      description="These products are deleted with their content. You can restore them for 30 days. Their history stays."
    />
  );
}

type MoveAction = Extract<AskedAction, { action: 'set-aside' | 'bring-back' | 'delete' }>;
type MoveQuestionProps = RunQuestionPlace & { action: MoveAction['action']; asked: MoveAction; description: string };

function MoveQuestion(props: MoveQuestionProps) {
  return (
    <RunQuestion
      {...props}
      outlook={(preview) => (
        <>
          {preview.note !== null && (
            <p className={cn('text-[0.8125rem] tabular-nums', props.action !== 'bring-back' && 'text-warn-ink')}>
              {preview.note}
            </p>
          )}
          <RunOutlook action={props.action} preview={preview} />
        </>
      )}
    />
  );
}
