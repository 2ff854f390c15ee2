// The frame of a question before a run: its title, what it is about, and the buttons that start it.
import { type ReactNode, useState } from 'react';
import type { Selection } from '#domain/catalogue/selection.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import type { AskedRun, usePreview } from '#web/client/runs/runs.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

export type BulkDialogProps = {
  selection: Selection;
  /** As far as the list knows; the server is asked. */
  count: number;
  onClose: () => void;
  onStart?: (() => void) | undefined;
};

/** What was selected when the question was put, as a run asks for it; the list behind may go on changing. */
export function useAsked(selection: Selection): AskedRun['selection'] {
  return useState(() =>
    selection.kind === 'ids'
      ? { ids: selection.ids }
      : { filter: selection.filter, ...(selection.except.length > 0 ? { except: selection.except } : {}) },
  )[0];
}

/** Products an action is tried on before all are done. */
const tryCount = 20;

type RunQuestionProps = {
  title: string;
  description: string;
  /** What the button does, before its number. */
  verb: string;
  preview: ReturnType<typeof usePreview>;
  /** Why it cannot be started, whatever is selected. */
  refusal?: string | undefined;
  /** Whether it can be tried on a few first. */
  hasTry?: boolean;
  isStarting: boolean;
  onClose: () => void;
  /** `first` where it is to be tried on so many. */
  onStart: (first?: number) => void;
  children: (preview: RunPreview) => ReactNode;
};

/** Something changes while the counts are on their way: they stay, and the button waits. */
export function RunQuestion(props: RunQuestionProps) {
  const { title, description, verb, preview, refusal, hasTry, isStarting, onClose, onStart, children } = props;
  const { data, isError, isFetching, error, refetch } = preview;
  const refused = refusal ?? (data && whyNothing(data, verb));
  const upTo = data && !data.isExact ? 'up to ' : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      bodyLabel="What it does"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {hasTry && data && data.taken > tryCount && !isError && (
            <Button disabledReason={refused} busy={isStarting} onClick={() => onStart(tryCount)}>
              Try on {tryCount}
            </Button>
          )}
          <Button
            variant="primary"
            busy={isFetching || isStarting}
            disabledReason={isFetching || isError ? undefined : refused}
            onClick={isError ? () => void refetch() : () => onStart()}
          >
            {isError ? 'Retry' : data ? `${verb} ${upTo}${formatNumber(data.taken)}` : verb}
          </Button>
        </>
      }
    >
      {isError ? (
        <p role="alert" className="text-bad-ink">
          The selection could not be counted. {explainError(error)}
        </p>
      ) : data ? (
        <div className="space-y-4">{children(data)}</div>
      ) : (
        <div className="space-y-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
    </Dialog>
  );
}

function whyNothing({ total, taken }: RunPreview, verb: string): string | undefined {
  if (total === 0) return 'None of these products exists any more';
  return taken === 0 ? `There is nothing to ${verb.toLowerCase()}` : undefined;
}
