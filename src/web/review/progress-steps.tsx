// Optimization Progress: the share of the four parts approved, a step for each, and the writer's button.

import { AlignLeft, Check, Image, List, type LucideIcon, Sparkles, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Part, partTable, scoredParts } from '#domain/parts/parts.ts';
import type { PartStatuses } from '#domain/review/content.ts';
import { progressPercent } from '#domain/review/score.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';

const icons: Readonly<Record<(typeof partTable)[Part]['kind'], LucideIcon>> = {
  text: AlignLeft,
  texts: List,
  images: Image,
};
/** Titles are one line. */
const iconOf = (part: Part) => (part === 'title' ? Type : icons[partTable[part].kind]);

type ProgressStepsProps = {
  /** Null before anything was generated. */
  statuses: PartStatuses | null;
  isGenerating: boolean;
  onGenerate: () => void;
  onOpen: (part: Part) => void;
  /** Stands behind the steps. */
  children: ReactNode;
};

export function ProgressSteps({ statuses, isGenerating, onGenerate, onOpen, children }: ProgressStepsProps) {
  const percent = progressPercent(statuses);
  return (
    <section
      aria-labelledby="progress-title"
      className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-1 gap-y-1 px-3 py-1 [grid-template-areas:'steps_issues_generate'] sm:gap-x-1 sm:px-3.5 sm:py-2 sm:[grid-template-areas:'bar_bar_generate'_'steps_issues_generate'] @4xl:w-auto @4xl:shrink-0"
    >
      {/* On a phone the steps say it in one row. */}
      <div className="flex h-6 items-center gap-2.5 [grid-area:bar] max-sm:sr-only">
        <h2 id="progress-title" className="min-w-0 truncate text-ink-soft text-xs">
          Optimization Progress
        </h2>
        <ProgressBar
          value={percent}
          label="Parts approved"
          tone={percent === 100 ? 'ok' : 'accent'}
          className="min-w-10 flex-1"
        />
        <span className="w-9 font-semibold text-[0.8125rem] tabular-nums leading-4">{percent}%</span>
      </div>
      <Allowed to={generateContent}>
        <Button
          variant={statuses ? 'soft' : 'primary'}
          busy={isGenerating}
          onClick={onGenerate}
          className="[grid-area:generate] max-sm:w-22 max-sm:whitespace-normal max-sm:px-2 max-sm:text-[0.8125rem] max-sm:leading-4 sm:ml-1.5 sm:min-w-38 max-sm:[&_svg]:hidden"
        >
          {!isGenerating && <Sparkles aria-hidden />}
          {isGenerating ? 'Generating...' : 'Generate Content'}
        </Button>
      </Allowed>
      <ol className="-mx-1 flex [grid-area:steps]">
        {scoredParts.map((part) => (
          <Step key={part} part={part} isApproved={statuses?.[part] === 'approved'} onOpen={onOpen} />
        ))}
      </ol>
      {/* Keeps its place when the last issue goes. */}
      <div className="min-w-20 [grid-area:issues] max-sm:text-center sm:min-w-22">{children}</div>
    </section>
  );
}

type StepProps = { part: Part; isApproved: boolean; onOpen: (part: Part) => void };

function Step({ part, isApproved, onOpen }: StepProps) {
  const { shortLabel: label } = partTable[part];
  const StepIcon = isApproved ? Check : iconOf(part);
  return (
    <li>
      <button
        type="button"
        title={label}
        onClick={() => onOpen(part)}
        className="flex h-8 items-center gap-1.5 rounded-lg px-1 transition-colors duration-150 hover:bg-hover touch:h-10 touch:min-w-10 touch:justify-center"
      >
        <span
          className={cn(
            'grid size-6.5 place-items-center rounded-full border',
            isApproved ? 'border-transparent bg-ok-soft text-ok-ink' : 'border-line-strong text-ink-faint',
          )}
        >
          <StepIcon aria-hidden className="size-3.5" strokeWidth={isApproved ? 2.75 : 2} />
        </span>
        <span className="sr-only">
          {label}
          {isApproved ? ', approved' : ', not yet approved'}
        </span>
      </button>
    </li>
  );
}
