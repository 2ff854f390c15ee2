// What an import did, and where to go from here.

import { Link } from '@tanstack/react-router';
import { ArrowRight, Check, History, ListChecks, RefreshCw, Sparkles, Undo2, Upload } from 'lucide-react';
import { generateAction } from '#domain/runs/actions/generate.action.ts';
import { createImport, type ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { useReviewVerb } from '#web/shared/review/use-review-verb.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { describeDetails, describeMoves } from '#web/shared/transfer/import-words.ts';
import { SaveProfile } from './save-profile.tsx';
import { countToStore, describeOutcome } from './transfer-labels.ts';
import { UndoImport } from './undo-import.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';

export function DoneCard({ run, onNew }: { run: ImportDetails; onNew: () => void }) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  const isUndone = run.undone !== 'none';
  const Icon = isUndone ? Undo2 : Check;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4 py-6 sm:flex-row">
        <span
          className={cn(
            'grid size-11 shrink-0 place-items-center rounded-xl',
            isUndone ? 'bg-sunken text-ink-soft' : 'bg-ok-soft text-ok-ink',
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-[0.9375rem] focus:outline-none">
            {titleOf(run)}
          </h2>
          <p className="mt-1 break-words text-ink-soft">
            {describeDetails(run)}
            {run.finishedAt && ` · finished ${formatDateTime(new Date(run.finishedAt))}`}
          </p>
          {run.profile && (
            <p className="mt-1 break-words text-ink-soft">
              Imported by the profile “{run.profile.name}”{run.profile.isChanged && ', with different choices'}.
            </p>
          )}
          <UndoneNote run={run} />
          <div className="mt-4 flex flex-wrap gap-2">
            {isUndone ? null : run.listed > 0 ? <WithProducts run={run} /> : <AllProducts />}
            <Allowed to={createImport}>
              <Button variant={isUndone ? 'secondary' : 'ghost'} onClick={onNew}>
                <Upload aria-hidden />
                Import another file
              </Button>
            </Allowed>
            {run.movedBy.map(({ runId, action }) => (
              <Button key={runId} asChild variant="ghost">
                <Link to="/runs/$id" params={{ id: String(runId) }}>
                  {action === 'set-aside' ? 'View products set aside' : 'View products brought back'}
                </Link>
              </Button>
            ))}
            {run.counts.changed > 0 && (
              <Button asChild variant="ghost">
                <Link to="/content-history" search={{ import: String(run.id) }}>
                  <History aria-hidden />
                  View history
                </Link>
              </Button>
            )}
            {!isUndone && <SaveProfile run={run} />}
            {run.canUndo && countToUndo(run) > 0 && <UndoImport report={run} />}
            {run.dryRunId !== null && (
              <Button asChild variant="ghost">
                <Link to="/import" search={{ run: String(run.dryRunId) }}>
                  View dry run
                </Link>
              </Button>
            )}
          </div>
        </div>
      </CardBody>
    </Card>
  );
}

function WithProducts({ run: { id, listed, pending, sourceChanged } }: { run: ImportDetails }) {
  const verb = useReviewVerb();
  return (
    <>
      <Allowed to={generateAction}>
        <Button asChild variant="primary">
          <Link to="/products" search={{ import: String(id), mode: 'list', select: 'all', ask: 'generate' }}>
            <Sparkles aria-hidden />
            Optimize {these(listed)}
          </Link>
        </Button>
      </Allowed>
      {pending > 0 && (
        <Button asChild>
          <Link to="/pending-products" search={{ import: String(id) }}>
            <ListChecks aria-hidden />
            {verb} {these(pending)}
          </Link>
        </Button>
      )}
      {sourceChanged > 0 && (
        <Button asChild>
          <Link to="/approved-products" search={{ import: String(id), lens: 'source-changed', decided: 'whole' }}>
            <RefreshCw aria-hidden />
            {verb} {formatNumber(sourceChanged)} whose source changed
          </Link>
        </Button>
      )}
    </>
  );
}

const these = (count: number) => (count === 1 ? 'this product' : `these ${formatNumber(count)}`);

function AllProducts() {
  return (
    <Button asChild variant="primary">
      <Link to="/products" search={{ sort: 'date', order: 'desc' }}>
        View products
        <ArrowRight aria-hidden />
      </Link>
    </Button>
  );
}

const countToUndo = ({ counts, moved }: ImportDetails) => countToStore(counts) + moved.setAside + moved.broughtBack;

function titleOf(run: ImportDetails): string {
  const { undo, undone, counts } = run;
  if (undo?.isGoing) return 'Undoing this import';
  if (undone !== 'none') return undone === 'all' ? 'This import was undone' : 'This import was partly undone';
  const count = countToStore(counts);
  if (count > 0) return `${countNoun(count, 'product')} imported`;
  const said = describeMoves(run);
  return said === '' ? 'Nothing was new or changed' : `Nothing was new or changed in the file; ${said}`;
}

/** What an undo has come to; nothing before there is one. */
export function UndoneNote({ run }: { run: ImportDetails }) {
  const { undo } = run;
  return undo && !undo.isGoing ? <p className="mt-1 break-words text-ink-soft">{describeUndone(undo, run)}</p> : null;
}

function describeUndone(
  { at, by, undone, partly, left }: NonNullable<ImportDetails['undo']>,
  run: Pick<ImportDetails, 'undone'>,
): string {
  const when = `${by}, ${formatDateTime(new Date(at))}`;
  if (partly + left === 0) return `Undone by ${when}.`;
  const start =
    run.undone === 'none'
      ? `${by} tried to undo the import on ${formatDateTime(new Date(at))}, but nothing could be undone`
      : `Partly undone by ${when}`;
  return `${start}: ${describeOutcome({ undone, partly, left })} See below.`;
}
