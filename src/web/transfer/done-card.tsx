// What an import did, and where to go from here.
import { Link } from '@tanstack/react-router';
import { ArrowRight, Check, Upload } from 'lucide-react';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { describeCounts } from '#web/client/runs/run-words.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { countNoun, countToStore } from './transfer-labels.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';

export function DoneCard({ run, onNew }: { run: Import; onNew: () => void }) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <Card>
      <CardBody className="flex flex-col gap-4 py-6 sm:flex-row">
        <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-ok-soft text-ok-ink">
          <Check aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-[0.9375rem] focus:outline-none">
            {countToStore(run.counts) === 0
              ? 'Nothing was new or changed'
              : `${countNoun(countToStore(run.counts), 'product')} imported`}
          </h2>
          <p className="mt-1 break-words text-ink-soft">
            {describeCounts(run.counts)}
            {run.finishedAt && ` · finished ${formatDateTime(new Date(run.finishedAt))}`}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button asChild variant="primary">
              <Link to="/products" search={{ sort: 'date', order: 'desc' }}>
                See the products
                <ArrowRight aria-hidden />
              </Link>
            </Button>
            <Button asChild>
              <Link to="/pending-products">Review what is pending</Link>
            </Button>
            <Button variant="ghost" onClick={onNew}>
              <Upload aria-hidden />
              Import another file
            </Button>
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
