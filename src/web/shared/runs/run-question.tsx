// The question before a run: what it would do is read as the question opens, then the run is started, on a few first where that is offered.

import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Part } from '#domain/parts/parts.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import { needsOf } from '#domain/runs/run-action.ts';
import type { Run, RunPreview } from '#domain/runs/runs.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { upTo } from './describe-taken.ts';
import { type AskedAction, type AskedRun, usePreview, useStartRun } from './runs.queries.ts';

/** What the question is about, and who follows it. */
export type RunQuestionPlace = {
  /** As it was when the question opened; the list behind may go on changing. */
  selection: AskedRun['selection'];
  /** Products in it, as far as a list knows; the server is asked. */
  count?: number | undefined;
  onClose: () => void;
  /** Once the run is started; a try opens its page. */
  onStart?: ((run: Run) => void) | undefined;
};

/** Of an action on parts that can be chosen. */
export type PartsPlace = RunQuestionPlace & {
  /** The parts that are chosen as it opens; all without it. */
  onParts?: readonly Part[] | undefined;
};

type RunQuestionProps<Asked extends AskedAction> = RunQuestionPlace & {
  action: Asked['action'];
  /** The action with its options; null as long as something is missing. */
  asked: Asked | null;
  /** What is missing while `asked` is null: a sentence without its full stop. */
  missing?: string | undefined;
  description: string;
  /** So many products it can be tried on first. */
  tryOn?: number | undefined;
  /** What is started in place of what was previewed, where that depends on the preview. */
  toStart?: ((asked: Asked, preview: RunPreview) => Asked) | undefined;
  /** Why it cannot be started, seen from the preview. */
  refusal?: ((preview: RunPreview) => string | undefined) | undefined;
  /** What can be chosen; without a preview while it is on its way. */
  children?: ((preview: RunPreview | undefined) => ReactNode) | undefined;
  /** What it would do. */
  outlook: (preview: RunPreview) => ReactNode;
  /** Its title and its button, where those of the action do not fit. */
  words?: { title: (products: string) => string; button: (count: string) => string } | undefined;
};

/** What changes while the counts are on their way leaves them there, and the button waits. */
export function RunQuestion<Asked extends AskedAction>(props: RunQuestionProps<Asked>) {
  return (
    <Allowed to={needsOf(props.action)}>
      <OpenQuestion {...props} />
    </Allowed>
  );
}

function OpenQuestion<Asked extends AskedAction>(props: RunQuestionProps<Asked>) {
  const { selection, count, onClose, onStart, action, asked, missing, description, tryOn, children, outlook, words } =
    props;
  const { verb, question } = actionOf(action).words;
  const navigate = useNavigate();
  const start = useStartRun();
  // As text it stays the same for as long as it says the same.
  const now = asked && JSON.stringify({ ...asked, selection });
  const settled = useDebounced(now);
  const preview = usePreview(settled === null ? null : (JSON.parse(settled) as AskedRun));
  const { isError, error, refetch } = preview;
  const data = asked ? preview.data : undefined;
  const isCounting = asked !== null && (preview.isFetching || settled !== now);
  const reason = asked === null ? missing : data && (whyNothing(data, verb) ?? props.refusal?.(data));

  const startRun = (first?: number) => {
    if (!asked || !data) return;
    const run = props.toStart?.(asked, data) ?? asked;
    start.mutate(
      {
        asked: { ...run, selection: first === undefined ? selection : { ...selection, first } } as AskedRun,
        isByModel: data.model !== null,
      },
      {
        onSuccess: (started) => {
          onClose();
          onStart?.(started);
          // A try is there to be looked at.
          if (first !== undefined) void navigate({ to: '/runs/$id', params: { id: String(started.id) } });
        },
      },
    );
  };

  const canStart = data !== undefined && reason === undefined && !isCounting && !isError && !start.isPending;
  const most = data ? upTo(action, data) : '';
  const counted = data?.taken ?? count;
  const titleOf = words?.title ?? question ?? ((named: string) => `${verb} ${named}?`);
  const buttonOf = words?.button ?? ((named: string) => `${verb} ${named}`);
  const products = counted === undefined ? 'these products' : `${most}${countProducts(counted)}`;
  return (
    <Dialog
      open
      // What is being started cannot be called off here any more.
      onOpenChange={(open) => !open && !start.isPending && onClose()}
      role="alertdialog"
      bodyLabel="What the run will do"
      onSend={canStart ? () => startRun() : undefined}
      title={data?.taken === 0 ? `Nothing to ${verb.toLowerCase()}` : titleOf(products)}
      description={description}
      footer={
        <>
          {canStart && (
            <p className="mr-auto self-center text-ink-faint text-xs max-sm:hidden touch:hidden">
              <Kbd keys="$mod+Enter" /> to start
            </p>
          )}
          <Button disabledReason={start.isPending ? 'Starting the run…' : undefined} onClick={onClose}>
            Cancel
          </Button>
          {tryOn !== undefined && data && data.taken > tryOn && !isError && (
            <Button busy={isCounting || start.isPending} onClick={() => startRun(tryOn)}>
              Test on {formatNumber(tryOn)}
            </Button>
          )}
          <Button
            variant="primary"
            busy={isCounting || start.isPending}
            disabledReason={isCounting || isError ? undefined : reason}
            onClick={isError ? () => void refetch() : () => startRun()}
          >
            {isError ? 'Retry' : data && data.taken > 0 ? buttonOf(`${most}${formatNumber(data.taken)}`) : verb}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {children?.(data)}
        {isError ? (
          <FailureBox lead="The selected products could not be counted." {...describeFailure(error)} />
        ) : data ? (
          outlook(data)
        ) : asked ? (
          <div className="space-y-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ) : (
          missing && <p className="text-ink-soft">{missing}.</p>
        )}
      </div>
    </Dialog>
  );
}

function whyNothing({ total, taken }: RunPreview, verb: string): string | undefined {
  if (total === 0) return 'These products no longer exist';
  return taken === 0 ? `There is nothing to ${verb.toLowerCase()}` : undefined;
}
