// One part of the listing: its level and message, and behind them every rule that was asked.
import type { Judgement, RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { Part } from '#domain/parts/parts.ts';
import { FoldRow } from '#web/kit/fold-row.tsx';
import { attributeLabels } from './benchmark-labels.ts';
import { LevelBadge } from './level-badge.tsx';
import { FailedItem, LostPoints, PassedItem } from './result-item.tsx';

type PartRowProps = {
  part: Part;
  judgement: Judgement;
  results: readonly RuleResult[];
  isOpen: boolean;
  onToggle: () => void;
};

export function PartRow({ part, judgement, results, isOpen, onToggle }: PartRowProps) {
  const failed = results.filter(({ hasPassed }) => !hasPassed).toSorted((a, b) => b.lost - a.lost);
  const passed = results.filter(({ hasPassed }) => hasPassed);
  const lost = failed.reduce((sum, result) => sum + result.lost, 0);
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
      {failed.length > 0 && (
        <ul className="divide-y divide-line text-[0.8125rem]">
          {failed.map((result) => (
            <FailedItem key={result.rule.id} result={result} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <>
          <p className="mt-1.5 mb-1 font-medium text-ink-soft text-xs">
            {passed.length} {passed.length === 1 ? 'rule' : 'rules'} kept
          </p>
          <ul className="gap-x-5 text-[0.8125rem] sm:columns-2">
            {passed.map((result) => (
              <PassedItem key={result.rule.id} result={result} />
            ))}
          </ul>
        </>
      )}
    </FoldRow>
  );
}
