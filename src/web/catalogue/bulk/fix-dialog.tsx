// The question before a rule is fixed on many products: what will change, the first changes as they will read, and what is skipped and why.
import type { ReactNode } from 'react';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { RunExamples } from './run-examples.tsx';

type FixDialogProps = RunQuestionPlace & { ruleIds: readonly string[]; label: string; tabs?: ReactNode };

export function FixDialog({ ruleIds, label, tabs, ...place }: FixDialogProps) {
  return (
    <RunQuestion
      {...place}
      action="fix"
      asked={{ action: 'fix', options: { ruleIds: [...ruleIds] } }}
      description={`Fixes “${label}” for free, and nothing leaves this server. Each fixed text passes the rule, keeps all numbers, units and names, and adds no open claim.`}
      tryOn={20}
      outlook={(preview) => (
        <>
          <RunExamples examples={preview.examples} />
          <Gain points={preview.points} />
          <RunOutlook action="fix" preview={preview} />
        </>
      )}
    >
      {() => tabs}
    </RunQuestion>
  );
}

/** What the products gain on average; nothing where that is less than a point. */
function Gain({ points }: Pick<RunPreview, 'points'>) {
  const gained = points === null ? 0 : Math.round(points);
  if (gained <= 0) return null;
  return (
    <p className="text-[0.8125rem] text-ink-soft tabular-nums">
      On average, Listing Quality will rise by {gained} {gained === 1 ? 'point' : 'points'} per product.
    </p>
  );
}
