// The rules asked of one part: those not kept with their fix, then those kept.
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { FailedItem, PassedItem } from './result-item.tsx';

export function PartResults({ results }: { results: readonly RuleResult[] }) {
  const failed = results.filter(({ hasPassed }) => !hasPassed).toSorted((a, b) => b.lost - a.lost);
  const passed = results.filter(({ hasPassed }) => hasPassed);
  return (
    <>
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
            {passed.length} {passed.length === 1 ? 'rule' : 'rules'} passed
          </p>
          <ul className="gap-x-5 text-[0.8125rem] sm:columns-2">
            {passed.map((result) => (
              <PassedItem key={result.rule.id} result={result} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
