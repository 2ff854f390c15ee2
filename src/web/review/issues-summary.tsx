// Content Issues Summary: what still waits, each one step from where it is settled.
import { ChevronRight } from 'lucide-react';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { Part } from '#domain/review/content.ts';
import { contentStatus, issueLetters, summaryTone } from '#domain/review/score.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';

const tones = { green: 'ok', amber: 'warn', red: 'bad' } as const;

type IssuesSummaryProps = { parts: readonly Part[]; isStarted: boolean; onOpen: (part: Part) => void };

export function IssuesSummary({ parts, isStarted, onOpen }: IssuesSummaryProps) {
  // Without a record the count has one more than the parts: nothing was generated yet.
  const count = isStarted ? parts.length : contentStatus(null).issues;
  if (count === 0) return null;
  return (
    <Card aria-labelledby="issues-title">
      <CardHead
        id="issues-title"
        title="Content Issues Summary"
        aside={
          <Badge tone={tones[summaryTone(count)]} className="tabular-nums">
            {count} {count === 1 ? 'issue' : 'issues'}
          </Badge>
        }
      />
      <ul className="flex flex-wrap gap-2 px-5 pt-3 pb-4 max-sm:grid max-sm:grid-cols-2">
        {!isStarted && (
          <li className="col-span-2 inline-flex h-8 items-center rounded-md bg-sunken px-2.5 text-[0.8125rem] text-ink-soft touch:min-h-10">
            No optimized content generated yet
          </li>
        )}
        {parts.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => onOpen(part)}
              className="group inline-flex h-8 w-full items-center gap-2 text-left leading-4 rounded-md border border-line-strong bg-surface pr-1.5 pl-2 text-[0.8125rem] shadow-card transition-colors duration-150 hover:bg-hover touch:h-10"
            >
              <span
                aria-hidden
                className="grid size-4.5 place-items-center rounded bg-warn-soft font-semibold text-2xs text-warn-ink"
              >
                {issueLetters[part]}
              </span>
              {contentTypeLabels[part]} pending
              <ChevronRight
                aria-hidden
                className="ml-auto size-3.5 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5"
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
