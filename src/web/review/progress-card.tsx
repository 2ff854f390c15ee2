// Optimization Progress: the share of the four parts approved, a step for each, and the writer's button.
import { AlignLeft, Check, Image, List, type LucideIcon, Sparkles, Type } from 'lucide-react';
import { type Part, partTable, scoredParts } from '#domain/parts/parts.ts';
import type { PartStatuses } from '#domain/review/content.ts';
import { progressPercent } from '#domain/review/score.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';

const icons: Readonly<Record<(typeof partTable)[Part]['kind'], LucideIcon>> = {
  text: AlignLeft,
  texts: List,
  images: Image,
};
/** Titles are one line. */
const iconOf = (part: Part) => (part === 'title' ? Type : icons[partTable[part].kind]);

type ProgressCardProps = {
  /** Null before anything was generated. */
  statuses: PartStatuses | null;
  isGenerating: boolean;
  onGenerate: () => void;
  onOpen: (part: Part) => void;
};

export function ProgressCard({ statuses, isGenerating, onGenerate, onOpen }: ProgressCardProps) {
  const percent = progressPercent(statuses);
  return (
    <Card aria-labelledby="progress-title" className="flex flex-1 flex-col justify-between gap-2 px-4 pt-3 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="progress-title" className="font-semibold text-[0.9375rem] leading-6">
          Optimization Progress
        </h2>
        <Button
          variant={statuses ? 'soft' : 'primary'}
          size="sm"
          busy={isGenerating}
          onClick={onGenerate}
          className="touch:h-10 touch:w-full"
        >
          {!isGenerating && <Sparkles aria-hidden />}
          {isGenerating ? 'Generating...' : 'Generate Content'}
        </Button>
      </div>
      <div className="flex items-center gap-2.5">
        <ProgressBar
          value={percent}
          label="Parts approved"
          tone={percent === 100 ? 'ok' : 'accent'}
          className="flex-1"
        />
        <span className="font-semibold text-[0.8125rem] text-ink-soft tabular-nums leading-4">{percent}%</span>
      </div>
      <ol className="-mx-1.5 grid grid-cols-4">
        {scoredParts.map((part) => {
          const isApproved = statuses?.[part] === 'approved';
          const { shortLabel: label } = partTable[part];
          const StepIcon = isApproved ? Check : iconOf(part);
          return (
            <li key={part}>
              <button
                type="button"
                onClick={() => onOpen(part)}
                className="flex w-full flex-col items-center gap-1 rounded-lg py-1 transition-colors duration-150 hover:bg-hover touch:min-h-10"
              >
                <span
                  className={cn(
                    'grid size-6.5 place-items-center rounded-full border',
                    isApproved ? 'border-transparent bg-ok-soft text-ok-ink' : 'border-line-strong text-ink-faint',
                  )}
                >
                  <StepIcon aria-hidden className="size-3.5" strokeWidth={isApproved ? 2.75 : 2} />
                </span>
                <span className={cn('text-xs leading-4', isApproved ? 'font-medium' : 'text-ink-soft')}>
                  {label}
                  <span className="sr-only">{isApproved ? ', approved' : ', not yet approved'}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
