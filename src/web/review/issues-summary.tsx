// Content Issues Summary: what still waits, each one step from where it is settled.
import { contentTypeLabels } from '#domain/history/history.ts';
import type { Part } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { contentStatus, summaryTone } from '#domain/review/score.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card } from '#web/kit/card.tsx';

const tones = { green: 'ok', amber: 'warn', red: 'bad' } as const;

type IssuesSummaryProps = { parts: readonly Part[]; isStarted: boolean; onOpen: (part: Part) => void };

export function IssuesSummary({ parts, isStarted, onOpen }: IssuesSummaryProps) {
  // Without a record the count has one more than the parts: nothing was generated yet.
  const count = isStarted ? parts.length : contentStatus(null).issues;
  if (count === 0) return null;
  return (
    <Card aria-labelledby="issues-title" className="px-4 pt-3 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="issues-title" className="font-semibold text-[0.9375rem] leading-6">
          Content Issues Summary
        </h2>
        <Badge tone={tones[summaryTone(count)]} className="tabular-nums">
          {count} {count === 1 ? 'issue' : 'issues'}
        </Badge>
      </div>
      {!isStarted && <p className="mt-0.5 text-[0.8125rem] text-ink-soft">No optimized content generated yet</p>}
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {parts.map((part) => (
          <li key={part} className="touch:grow">
            <button
              type="button"
              onClick={() => onOpen(part)}
              className="inline-flex h-7 w-full items-center gap-1.5 whitespace-nowrap rounded-md border border-line-strong bg-surface pr-2 pl-1.5 text-xs shadow-card transition-colors duration-150 hover:bg-hover touch:h-10"
            >
              <span
                aria-hidden
                className="grid size-4.5 place-items-center rounded bg-warn-soft font-semibold text-2xs text-warn-ink"
              >
                {partTable[part].letter}
              </span>
              {contentTypeLabels[part]}
              <span className="sr-only"> pending</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
