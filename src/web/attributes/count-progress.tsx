// How far the names of a large catalogue are counted: a slim bar while it lasts, nothing otherwise.
import type { AttributeCountState } from '#domain/attributes/attributes.contract.ts';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Spinner } from '#web/kit/spinner.tsx';

export function CountProgress({ count: { isCounting, counted, products } }: { count: AttributeCountState }) {
  if (!isCounting) return null;
  return (
    <div className="border-line border-t px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem]">
        <span className="flex items-center gap-2 font-medium">
          <Spinner className="text-accent" />
          Counting attributes
        </span>
        <span className="ml-auto text-ink-soft tabular-nums">
          {formatNumber(counted)} of {formatNumber(products)} products
        </span>
      </p>
      <ProgressBar value={counted} max={products} label="Products counted" className="mt-2 h-1" />
    </div>
  );
}

const freshMs = 60_000;

/** Of when the figures are, where that is not now: a large catalogue is not counted again with every change. */
export function CountedAt({ count: { isCounting, countedAt } }: { count: AttributeCountState }) {
  if (isCounting || countedAt === null || Date.now() - Date.parse(countedAt) < freshMs) return null;
  return (
    <p className="border-line border-t px-5 py-2.5 text-ink-soft text-xs">
      Counted {formatDateTime(new Date(countedAt))}
    </p>
  );
}
