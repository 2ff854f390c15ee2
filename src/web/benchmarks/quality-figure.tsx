// Listing Quality, and behind it every point that was lost.
import type { Benchmark } from '#domain/benchmarks/evaluate.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { qualityBand } from './benchmark-labels.ts';
import { FailedItem } from './result-item.tsx';

type QualityFigureProps = { benchmark: Benchmark; isOpen: boolean; onToggle: () => void };

export function QualityFigure({ benchmark, isOpen, onToggle }: QualityFigureProps) {
  const { quality, results } = benchmark;
  const lost = results.filter((result) => result.lost > 0).toSorted((a, b) => b.lost - a.lost);
  const { tone, word } = qualityBand(quality);
  return (
    <FoldRow
      isOpen={isOpen}
      onToggle={onToggle}
      className="mt-3 border-line border-t"
      head={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-1">
          <span className="font-semibold text-2xl leading-8 tabular-nums tracking-tight">{quality}%</span>
          <span className="min-w-40 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium text-[0.8125rem]">
                Listing Quality<span className="font-normal text-ink-soft"> · {word}</span>
              </span>
              <span className="text-ink-soft text-xs">
                {lost.length === 0
                  ? 'No points lost'
                  : `${100 - quality} ${100 - quality === 1 ? 'point' : 'points'} lost, ${lost.length} ${lost.length === 1 ? 'fix' : 'fixes'}`}
              </span>
            </span>
            <span aria-hidden>
              <ProgressBar value={quality} label="Listing Quality" tone={tone} className="mt-1.5" />
            </span>
          </span>
        </span>
      }
    >
      {lost.length === 0 ? (
        <p className="py-1 text-[0.8125rem] text-ink-soft">The listing passes all its rules.</p>
      ) : (
        <ul className="divide-y divide-line text-[0.8125rem]">
          {lost.map((result) => (
            <FailedItem key={result.rule.id} result={result} hasPart />
          ))}
        </ul>
      )}
    </FoldRow>
  );
}
