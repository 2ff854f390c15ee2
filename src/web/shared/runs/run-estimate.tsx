// Who writes, and what that is expected to cost.
import { PenLine } from 'lucide-react';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatCompact, formatNumber } from '#web/kit/format.ts';
import { formatDollars } from '#web/kit/format-dollars.ts';

export function RunEstimate({ model }: Pick<RunPreview, 'model'>) {
  return (
    <p className="flex items-start gap-2 rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] text-ink-soft tabular-nums">
      <PenLine aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {model ? (
          <>
            Uses <span className="font-medium text-ink">{model.name}</span>: about {formatNumber(model.calls)}{' '}
            {model.calls === 1 ? 'request' : 'requests'}, {formatCompact(model.inputTokens)} input tokens and{' '}
            {formatCompact(model.outputTokens)} output tokens. Cost: {estimateCost(model.cost)}.
          </>
        ) : (
          'Uses the built-in writer: free, and nothing leaves this server.'
        )}
      </span>
    </p>
  );
}

/** In US dollars. Less than a cent is not shown as nothing. */
export function estimateCost(cost: number | null): string {
  if (cost === null) return 'unknown, because no price is set';
  return cost < 0.01 ? 'less than $0.01' : `about ${formatDollars(cost)}`;
}
