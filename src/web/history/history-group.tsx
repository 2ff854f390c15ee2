// What came about together, an import or a run over several products: one line, and its entries when it is opened.
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { EntryGroup } from '#domain/history/group-runs.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { describeAction, nameImport } from '#domain/history/history.ts';
import { Card } from '#web/kit/card.tsx';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { formatNumber, formatTime } from '#web/kit/format.ts';

type HistoryGroupProps = {
  group: EntryGroup<HistoryEntry>;
  /** Whether the list shows this import alone, and so more of it follows in the order of the list. */
  isAlone: boolean;
  children: (entry: HistoryEntry) => ReactNode;
};

export function HistoryGroup({ group: { entries, importId, products }, isAlone, children }: HistoryGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = entries;
  if (!first) return null;
  const by = first.changedBy ? ` by ${first.changedBy.fullName}` : '';
  // Details are of one entry each; that a policy approved, or who answered, is the same for all of them.
  const { policyId, answeredBy } = first.details ?? {};
  const details = {
    ...(policyId === undefined ? {} : { policyId }),
    ...(answeredBy === undefined ? {} : { answeredBy }),
  };
  const what = importId === null ? describeAction({ ...first, details }) : `${nameImport(first)}${by}`;
  return (
    <li>
      <Card className="px-5 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="font-medium">{what}</h3>
          <time dateTime={first.changeDate} className="text-ink-faint text-xs tabular-nums">
            {formatTime(new Date(first.changeDate))}
          </time>
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          <Disclosure
            label={`${formatNumber(entries.length)} changes to ${formatNumber(products)} products`}
            isOpen={isOpen}
            onOpenChange={setOpen}
            className="text-[0.8125rem]"
            panelClassName="order-last w-full pt-3"
          >
            {() => <ol className="space-y-3">{entries.map(children)}</ol>}
          </Disclosure>
          {importId !== null && !isAlone && (
            <Link
              to="/content-history"
              search={{ import: String(importId) }}
              className="rounded-sm text-[0.8125rem] text-accent-ink hover:underline"
            >
              Show everything from this import
            </Link>
          )}
        </div>
      </Card>
    </li>
  );
}
