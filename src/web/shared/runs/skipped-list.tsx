// What a run would skip, and why.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { leftWords } from '#domain/runs/skip-reasons.ts';
import { countSkipped } from './count-skipped.ts';

export function SkippedList({ left }: Pick<RunPreview, 'left'>) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-[0.8125rem]">Will be skipped</p>
      <ul aria-label="Will be skipped" className="divide-y divide-line rounded-lg border border-line text-[0.8125rem]">
        {left.map((each) => (
          <li key={each.because} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0">{leftWords[each.because]}</span>
            <span className="text-ink-soft text-xs tabular-nums">{countSkipped(each)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
