// One part of the listing, or what belongs to none: its level and message, and behind them every rule that was asked.
import type { PartResult, RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { Attribute } from '#domain/benchmarks/finding.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';
import { attributeLabels } from './benchmark-labels.ts';
import { LevelBadge } from './level-badge.tsx';
import { PartResults } from './part-results.tsx';
import { LostPoints } from './result-item.tsx';

type PartRowProps = {
  attribute: Attribute;
  /** Null of what is no part: it has no level, and its gravest loss speaks for it. */
  partResult: PartResult | null;
  results: readonly RuleResult[];
  isOpen: boolean;
  onToggle: () => void;
};

export function PartRow({ attribute, partResult, results, isOpen, onToggle }: PartRowProps) {
  const [gravest] = results.filter(({ hasPassed }) => !hasPassed).toSorted((a, b) => b.lost - a.lost);
  const message = partResult?.message ?? gravest?.message ?? 'Passes all its rules';
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  return (
    <FoldRow
      isOpen={isOpen}
      onToggle={onToggle}
      className="border-line border-t"
      head={
        <span className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[5.5rem_8rem_1fr_auto]">
          <span className="font-medium">
            {attributeLabels[attribute]}
            {lost > 0 && <LostPoints lost={lost} className="ml-2 font-normal text-ink-soft text-xs sm:hidden" />}
          </span>
          {partResult ? <LevelBadge level={partResult.level} /> : <span />}
          <span className="text-[0.8125rem] text-ink-soft leading-5 max-sm:col-span-2">{message}</span>
          {lost > 0 && <LostPoints lost={lost} className="text-ink-soft text-xs max-sm:hidden" />}
        </span>
      }
    >
      <PartResults results={results} />
    </FoldRow>
  );
}
