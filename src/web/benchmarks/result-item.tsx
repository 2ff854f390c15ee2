// One result: the points it costs, what was measured against what, how to fix it, and whose rule it is.
import { Check } from 'lucide-react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { attributeLabels, isIdealRule, writeLimit, writeMeasure } from './benchmark-labels.ts';
import { RuleSource } from './rules/rule-source.tsx';

/** Points as they are taken off; the sign is a minus, not a hyphen. */
export function LostPoints({ lost, className = '' }: { lost: number; className?: string }) {
  return (
    <span className={`tabular-nums ${className}`}>
      <span aria-hidden>−{lost}</span>
      <span className="sr-only">
        {lost} {lost === 1 ? 'point' : 'points'} lost
      </span>
    </span>
  );
}

export function Figures({ result }: { result: RuleResult }) {
  const { rule, measured, limit, found } = result;
  const isForbidding = limit?.max === 0;
  return (
    <span className="text-ink-soft tabular-nums">
      {measured && writeMeasure(measured)}
      {limit && !isForbidding && (
        <>
          {measured && ' · '}
          {isIdealRule(rule) ? 'ideal' : 'expected'} {writeLimit(limit)}
          {measured?.unit === 'percent' && '%'}
        </>
      )}
      {found.length > 0 && `${measured ? ': ' : ''}${found.join(', ')}`}
    </span>
  );
}

/** A broken rule. */
export function FailedItem({ result, hasPart = false }: { result: RuleResult; hasPart?: boolean }) {
  const { rule, lost, message, fix } = result;
  return (
    <li className="flex gap-3 py-2.5">
      <LostPoints
        lost={lost}
        className="mt-px h-5 min-w-9 shrink-0 rounded-full bg-bad-soft px-1.5 text-center font-semibold text-bad-ink text-xs leading-5"
      />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="font-medium wrap-anywhere">
          {message}
          {hasPart && <span className="sr-only"> ({attributeLabels[rule.attribute]})</span>}
        </p>
        {fix && <p className="wrap-anywhere">{fix}</p>}
        <p className="text-xs leading-5 wrap-anywhere">
          <Figures result={result} />
        </p>
        <p className="text-xs leading-5">
          <RuleSource rule={rule} />
        </p>
        {lost === 0 && (
          <p className="text-ink-soft text-xs">
            Costs no further points: all points for {attributeLabels[rule.attribute].toLowerCase()} are already lost.
          </p>
        )}
      </div>
    </li>
  );
}

/** A rule that is kept, in one line. */
export function PassedItem({ result }: { result: RuleResult }) {
  const { rule, measured, limit, message } = result;
  const isMeasured = measured !== null && measured.unit !== 'times' && measured.unit !== 'percent';
  return (
    <li className="flex break-inside-avoid items-start gap-1.5 py-0.5 text-ink-soft">
      <Check aria-hidden className="mt-1 size-3.5 shrink-0 text-ok" />
      <span className="min-w-0">
        {message}
        {isMeasured && (
          <span className="tabular-nums">
            {': '}
            {writeMeasure(measured)}
            {limit && `, ${isIdealRule(rule) ? 'ideal' : 'expected'} ${writeLimit(limit)}`}
          </span>
        )}
        {rule.standing === 'unverified' && ' (unverified)'}
      </span>
    </li>
  );
}
