// Who writes, and what that is expected to take.
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
            <span className="font-medium text-ink">{model.name}</span> is asked about {formatNumber(model.calls)}{' '}
            {model.calls === 1 ? 'time' : 'times'}: some {formatCompact(model.inputTokens)} tokens in and{' '}
            {formatCompact(model.outputTokens)} out, {estimateCost(model.cost)}.
          </>
        ) : (
          'The built-in writer writes: nothing is sent out, and it costs nothing.'
        )}
      </span>
    </p>
  );
}

/** In US dollars; of an estimate, less than a cent is as good as nothing, and not told as nothing. */
export function estimateCost(cost: number | null): string {
  if (cost === null) return 'at a cost nobody can tell, as no price is set';
  return cost < 0.01 ? 'for less than $0.01' : `for about ${formatDollars(cost)}`;
}
