// The sample of an approval: the products a person looks at before the others are approved without a look.

import { Link, useNavigate } from '@tanstack/react-router';
import { CheckCheck, Eye } from 'lucide-react';
import { useState } from 'react';
import type { Run, RunSample } from '#domain/runs/runs.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { isAwaitingLook } from '#web/shared/runs/run-figures.ts';
import { useRunCommand } from '#web/shared/runs/runs.queries.ts';
import { useMayRun } from '#web/shared/runs/use-may-run.ts';
import { isUnfocused, useActions } from '#web/shared/screen/actions.ts';
import { countToApprove, describeConfirm, describeFound, describeSample, describeWaiting } from './sample-words.ts';

/** Nothing where the run has no sample. */
export function SampleCard({ run }: { run: Run }) {
  const { sample } = run;
  if (!sample) return null;
  const isOpen = isAwaitingLook(run);
  return (
    <Card aria-labelledby="sample" className="min-w-0 px-4 py-3">
      <h2 id="sample" className="flex items-center gap-2 font-semibold text-[0.9375rem]">
        <Eye aria-hidden className="size-4 shrink-0 text-ink-faint" />
        Sample <span className="font-normal text-ink-soft tabular-nums">{describeSample(run)}</span>
      </h2>
      <p className="mt-1 text-[0.8125rem] text-ink-soft tabular-nums">
        {isOpen
          ? 'Chosen at random across all categories. Nothing is approved until you confirm.'
          : describeLooked(sample)}
      </p>
      <p className="mt-1 text-[0.8125rem] tabular-nums">{describeFound(sample)}</p>
      <p className="mt-2">
        <Link
          to="/products"
          search={{ among: sample.productIds.join(',') }}
          className="rounded-sm text-[0.8125rem] text-accent-ink underline touch:inline-block touch:py-2.5"
        >
          Show all {formatNumber(sample.productIds.length)}
        </Link>
      </p>
    </Card>
  );
}

/** `Reviewed by Maya Lindqvist on Nov 26, 2026, 6:25 PM.` */
function describeLooked({ lookedBy, lookedAt }: RunSample): string {
  if (lookedAt === null) return 'No one confirmed the review of this sample.';
  return `Reviewed by ${lookedBy?.fullName ?? 'someone'} on ${formatDateTime(new Date(lookedAt))}.`;
}

/** The products of the sample that wait, as the pending list: its review queue goes through them. Enter opens it, too. */
export function LookLink({ run }: { run: Run }) {
  const { sample } = run;
  const navigate = useNavigate();
  const open = isAwaitingLook(run) ? (sample?.found.open ?? 0) : 0;
  const search = { among: sample?.productIds.join(',') };
  const look = () => void navigate({ to: '/pending-products', search });
  const label = `Review ${formatNumber(open)}`;
  const mayDecide = useMay('decide');
  useActions('This run', [
    { id: 'run.look', label, keys: 'Enter', isFor: isUnfocused, needs: 'decide', enabled: open > 0, run: look },
  ]);
  if (open === 0 || !mayDecide) return null;
  return (
    <Button asChild variant="primary">
      <Link to="/pending-products" search={search}>
        <Eye aria-hidden className="sm:hidden" />
        {label}
        <span aria-hidden className="touch:hidden">
          <Kbd keys="Enter" />
        </span>
      </Link>
    </Button>
  );
}

/** Starts the rest of the run, after a question that says what was found in the sample. */
export function ConfirmSampleButton({ run }: { run: Run }) {
  const [isAsked, setAsked] = useState(false);
  const mayRun = useMayRun(run);
  const { sample } = run;
  if (!mayRun || !isAwaitingLook(run) || !sample) return null;
  return (
    <>
      <Button variant={sample.found.open === 0 ? 'primary' : 'secondary'} onClick={() => setAsked(true)}>
        <CheckCheck aria-hidden />
        {describeConfirm(run)}
      </Button>
      {isAsked && <ConfirmDialog run={run} sample={sample} onClose={() => setAsked(false)} />}
    </>
  );
}

function ConfirmDialog({ run, sample, onClose }: { run: Run; sample: RunSample; onClose: () => void }) {
  const { mutate, isPending } = useRunCommand(run.id);
  const count = countToApprove(run);
  const unlooked = describeWaiting(run);
  const { rejected, edited, open } = sample.found;
  const wrong = rejected + edited;
  const confirm = () => mutate('confirm', { onSuccess: onClose });
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      bodyLabel="Result of the review"
      onSend={isPending ? undefined : confirm}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={
        count === 0 ? 'Finish this run?' : `Approve ${sample.waiting === 0 ? 'the other ' : ''}${countProducts(count)}?`
      }
      description={
        open > 0
          ? 'Your name is saved with the run.'
          : 'You confirm that you reviewed the sample. Your name is saved with the run.'
      }
      footer={
        <>
          <Button disabledReason={isPending ? 'Starting the run…' : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button variant={wrong > 0 ? 'danger' : 'primary'} busy={isPending} onClick={confirm}>
            {count === 0 ? 'Finish' : `Approve ${formatNumber(count)}`}
          </Button>
        </>
      }
    >
      <p className="tabular-nums">
        Of the {countProducts(sample.productIds.length)}: {describeFound(sample)}.
      </p>
      {wrong > 0 && (
        <p className="mt-3 rounded-lg bg-bad-soft px-3 py-2 text-bad-ink tabular-nums">
          {formatNumber(wrong)} of {formatNumber(sample.productIds.length)} {wrong === 1 ? 'was' : 'were'} rejected or
          edited. Other products may need changes too. To review more of them first, cancel the run.
        </p>
      )}
      {unlooked && <p className="mt-3 rounded-lg bg-warn-soft px-3 py-2 text-warn-ink tabular-nums">{unlooked}</p>}
      <p className="mt-3 text-ink-soft">
        Rejected parts stay rejected. Each product is checked again before it changes. You can undo it for 30 days.
      </p>
    </Dialog>
  );
}
