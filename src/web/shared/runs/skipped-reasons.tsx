// Why a run that looks at each product by itself skips some, and how many.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

export function SkippedReasons({ skipped }: Pick<RunPreview, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 font-medium text-[0.8125rem]">Skipped</p>
      <ul aria-label="Skipped" className="divide-y divide-line rounded-lg border border-line text-[0.8125rem]">
        {skipped.map(({ reason, products }) => (
          <li key={reason} className="flex gap-3 px-3 py-2">
            <span className="min-w-10 text-right font-semibold tabular-nums">{formatNumber(products)}</span>
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
