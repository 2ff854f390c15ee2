// What a run would leave as it is, and why.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { countLeft, leftWords } from './left-words.ts';

export function LeftList({ left }: Pick<RunPreview, 'left'>) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-[0.8125rem]">Stays as it is</p>
      <ul aria-label="Stays as it is" className="divide-y divide-line rounded-lg border border-line text-[0.8125rem]">
        {left.map((each) => (
          <li key={each.because} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0">{leftWords[each.because]}</span>
            <span className="text-ink-soft text-xs tabular-nums">{countLeft(each)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
