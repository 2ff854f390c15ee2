// Content Issues Summary: how much still waits, and on a press each part, one step from where it is settled.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { contentTypeLabels } from '#domain/history/history.ts';
import type { Part } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { contentStatus, summaryTone } from '#domain/review/score.ts';
import { Badge } from '#web/kit/badge.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Popover } from '#web/kit/layers/popover.tsx';

const tones = { green: 'ok', amber: 'warn', red: 'bad' } as const;
const title = 'Content Issues Summary';

type IssuesSummaryProps = { parts: readonly Part[]; isStarted: boolean; onOpen: (part: Part) => void };

export function IssuesSummary({ parts, isStarted, onOpen }: IssuesSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  // Without a record the count has one more than the parts: nothing was generated yet.
  const count = isStarted ? parts.length : contentStatus(null).issues;
  if (count === 0) return null;
  const go = (part: Part) => {
    setOpen(false);
    afterFocusReturned(() => onOpen(part));
  };
  return (
    <section aria-label={title} className="inline-flex">
      <Popover
        label={title}
        open={isOpen}
        onOpenChange={setOpen}
        align="end"
        className="w-72"
        trigger={
          <button type="button" className="inline-flex items-center rounded-full touch:h-10">
            <Badge tone={tones[summaryTone(count)]} className="tabular-nums">
              <span>
                {count} {count === 1 ? 'issue' : 'issues'}
              </span>
              <ChevronDown aria-hidden />
            </Badge>
          </button>
        }
      >
        <p className="font-semibold">{title}</p>
        {!isStarted && <p className="mt-0.5 text-[0.8125rem] text-ink-soft">No optimized content generated yet</p>}
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {parts.map((part) => (
            <li key={part} className="touch:grow">
              <button
                type="button"
                onClick={() => go(part)}
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
      </Popover>
    </section>
  );
}
