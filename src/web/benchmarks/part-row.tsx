// One part of the listing: its level and message, and behind them every rule that was asked.
import type { Judgement, RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { Part } from '#domain/parts/parts.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';
import { attributeLabels } from './benchmark-labels.ts';
import { LevelBadge } from './level-badge.tsx';
import { PartResults } from './part-results.tsx';
import { LostPoints } from './result-item.tsx';

type PartRowProps = {
  part: Part;
  judgement: Judgement;
  results: readonly RuleResult[];
  isOpen: boolean;
  onToggle: () => void;
};

export function PartRow({ part, judgement, results, isOpen, onToggle }: PartRowProps) {
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  return (
    <FoldRow
      isOpen={isOpen}
      onToggle={onToggle}
      className="border-line border-t"
      head={
        <span className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[5.5rem_8rem_1fr_auto]">
          <span className="font-medium">
            {attributeLabels[part]}
            {lost > 0 && <LostPoints lost={lost} className="ml-2 font-normal text-ink-soft text-xs sm:hidden" />}
          </span>
          <LevelBadge level={judgement.level} />
          <span className="text-[0.8125rem] text-ink-soft leading-5 max-sm:col-span-2">{judgement.message}</span>
          {lost > 0 && <LostPoints lost={lost} className="text-ink-soft text-xs max-sm:hidden" />}
        </span>
      }
    >
      <PartResults results={results} />
    </FoldRow>
  );
}
