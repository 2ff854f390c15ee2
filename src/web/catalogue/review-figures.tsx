// The figures a list shows of a product's review: score, issues, status.
import { CircleAlert, CircleCheck, CircleDot, CirclePlay, OctagonAlert } from 'lucide-react';
import type { ContentStatus, Product } from '#domain/catalogue/product.ts';
import { partTable } from '#domain/parts/parts.ts';
import { describeReview, stageWords } from '#domain/review/review-state.ts';
import { issueTone, scoreTone, type Tone } from '#domain/review/score.ts';
import { Badge } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';
import { Hint } from '#web/kit/layers/hint.tsx';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import type { IssuesProps } from './figure-explanations.tsx';
import { IssuesNote } from './figure-note.tsx';

const kitTones = { green: 'ok', amber: 'warn', red: 'bad' } as const satisfies Record<Tone, string>;

export function ScoreBar({ score, className }: { score: number; className?: string }) {
  return (
    <div className={cn('flex items-center gap-2.5', className)}>
      <ProgressBar
        value={score}
        label="Content Score"
        tone={kitTones[scoreTone(score)]}
        className="min-w-10 max-w-24"
      />
      <span className="w-7 text-right font-medium text-[0.8125rem] tabular-nums">{score}</span>
    </div>
  );
}

/** Count and letters of the parts still pending; the list itself behind it, with what was rejected. */
export function IssuesBadge({ product, statuses }: IssuesProps) {
  const { issues } = product.contentStatus;
  const tone = kitTones[issueTone(issues)];
  if (issues === 0) {
    return (
      <Badge tone={tone} className="tabular-nums">
        0<span className="sr-only"> issues</span>
      </Badge>
    );
  }
  const letters = product.pendingParts.map((part) => partTable[part].letter);
  return (
    <Hint label="Content issues" content={<IssuesNote product={product} statuses={statuses} />}>
      <button
        type="button"
        className="relative rounded-full align-middle after:absolute after:-inset-1 touch:after:-inset-2.5"
      >
        <Badge tone={tone} className="gap-1.5 tabular-nums">
          {issues} <span className="opacity-80">{letters.join(' ')}</span>
          <span className="sr-only">: {issues === 1 ? 'issue' : 'issues'}</span>
        </Badge>
      </button>
    </Hint>
  );
}

const statusStyles = {
  optimized: { tone: 'ok', label: 'Optimized', Icon: CircleCheck },
  needs_improvement: { tone: 'warn', label: 'Needs improvement', Icon: CircleAlert },
  critical: { tone: 'bad', label: 'Critical', Icon: OctagonAlert },
} as const satisfies Record<ContentStatus['status'], unknown>;

const stageStyles = {
  ready: { tone: 'neutral', label: stageWords.ready, Icon: CircleDot },
  started: { tone: 'accent', label: stageWords.started, Icon: CirclePlay },
} as const;

type ReviewProps = { product: Product; className?: string };

/** The derived status. While a review is to come or under way and can improve it, that comes first: waiting work is no damage. */
export function ReviewState({ product, className }: ReviewProps) {
  const { stage } = describeReview(product);
  const status = statusStyles[product.contentStatus.status];
  const isOpen = (stage === 'ready' || stage === 'started') && status !== statusStyles.optimized;
  const { tone, label, Icon } = isOpen ? stageStyles[stage] : status;
  return (
    <div className={cn('min-w-0', className)}>
      <Badge tone={tone}>
        <Icon aria-hidden className="@max-4xl:hidden" />
        {label}
      </Badge>
      {isOpen && <p className="truncate pl-2 text-ink-soft text-xs">{status.label}</p>}
    </div>
  );
}

/** How many parts are decided. */
export function ReviewProgress({ product, className }: ReviewProps) {
  return <p className={cn('truncate text-ink-soft text-xs', className)}>{describeReview(product).progress}</p>;
}
