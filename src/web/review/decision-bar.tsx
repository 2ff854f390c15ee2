// The decision on the part being read, always at the foot of the screen; after the last one, the way to the next product.
import { ArrowDown, ArrowLeft, Check, Pencil, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Part, Status } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { reviewKeys } from './commands/review.actions.ts';
import { nextPendingPart } from './commands/review.reducer.ts';
import { EndBar } from './end-bar.tsx';
import { KeyHint } from './key-hint.tsx';
import { OpenPoints } from './open-points.tsx';
import type { ProductReviewState } from './use-product-review.ts';
import type { Neighbours } from './walk.ts';

type DecisionBarProps = { state: ProductReviewState; neighbours: Neighbours; onNext: () => void };

export function DecisionBar({ state, neighbours, onNext }: DecisionBarProps) {
  const { current, commands, isDone, review } = state;
  const { part, status, isInView, isEditing, isAsked } = current;
  const label = partTable[part].label;
  const then = nextPendingPart(review.content, part);
  const isOver = isDone && !isEditing && !isAsked;
  return (
    <BarFrame label={isOver ? 'All parts are decided' : `Decide on ${label}`}>
      {isOver ? (
        <EndBar neighbours={neighbours} canUndo={review.canUndo} onUndo={review.undo} onNext={onNext} />
      ) : (
        <>
          <div className="min-w-0 flex-1 max-sm:flex max-sm:w-full max-sm:flex-none max-sm:items-center max-sm:justify-between max-sm:gap-3">
            <p className="flex min-w-0 items-center gap-2 max-sm:shrink-0">
              <span className="truncate font-semibold max-sm:text-[0.8125rem]">{label}</span>
              <StatusBadge status={status} className="max-sm:hidden" />
            </p>
            <p className="flex min-w-0 items-center gap-2 truncate text-ink-soft text-xs sm:mt-0.5">
              {status === 'pending' && !isEditing && <OpenPoints state={state} />}
              <span className="shrink-0">
                {isAsked
                  ? 'Waits for your answer'
                  : then && then !== part
                    ? `Then ${partTable[then].label}`
                    : 'The last one that waits'}
              </span>
              <span className="inline-flex items-center gap-1 max-lg:hidden">
                {review.canUndo && (
                  <>
                    · Undo <KeyHint keys={reviewKeys.undo} />
                  </>
                )}
                · All keys <KeyHint keys="?" />
              </span>
            </p>
          </div>
          <AssistantButton className="sm:hidden" />
          {isInView || isEditing || isAsked ? (
            <Decisions state={state} />
          ) : (
            // Nobody decides on what they do not see.
            <Button variant="primary" size="lg" onClick={() => commands.goTo(part)} className="max-sm:flex-1">
              Review
              <span className="sr-only"> {label}</span>
              <ArrowDown aria-hidden />
            </Button>
          )}
        </>
      )}
    </BarFrame>
  );
}

function BarFrame({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty('--bar-height');
    };
  }, []);
  return (
    <>
      {/* Keeps the end of the page clear of the bar. */}
      <div aria-hidden className="h-16 max-sm:h-22" />
      {/* Fixed, not sticky: a focus in a sticky bar would scroll the page to its end. */}
      <section
        ref={bar}
        aria-label={label}
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-pop sm:px-6 lg:left-(--sidebar)"
      >
        <div className="mx-auto flex min-h-12 max-w-[84rem] items-center gap-2 max-sm:flex-wrap">{children}</div>
      </section>
    </>
  );
}

function Decisions({ state: { current, commands } }: Pick<DecisionBarProps, 'state'>) {
  const { part, status, isEditing, isAsked, isSaving, isGenerating } = current;
  const label = partTable[part].label;
  const of = <span className="sr-only"> {label}</span>;
  const busyReason = isGenerating ? 'New content is being generated.' : undefined;
  const decide = (to: Status) => () => commands.decide(part, to);
  if (isEditing) {
    return (
      <>
        <Button size="lg" onClick={() => commands.cancel(part)} className="max-sm:flex-1">
          Cancel
        </Button>
        <Button
          size="lg"
          variant="primary"
          busy={isSaving}
          onClick={() => commands.save(part)}
          className="max-sm:flex-1"
        >
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </>
    );
  }
  if (isAsked) {
    // The question is answered at the part, beside its claims, and not by one more press at this place.
    return (
      <Button size="lg" onClick={() => commands.goBack(part)} className="max-sm:flex-1">
        <ArrowLeft aria-hidden />
        Back
        <span className="sr-only"> without approving {label}</span>
      </Button>
    );
  }
  if (status !== 'pending') {
    return (
      <>
        <EditButton part={part} busyReason={busyReason} onEdit={() => commands.edit(part)} />
        <Button size="lg" disabledReason={busyReason} onClick={decide('pending')} className="max-sm:flex-1">
          <RotateCcw aria-hidden />
          Rollback
          {of}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        size="lg"
        variant="danger"
        disabledReason={busyReason}
        onClick={decide('rejected')}
        className="max-sm:flex-1"
      >
        <X aria-hidden />
        Reject
        {of}
        <KeyHint keys={reviewKeys.reject} />
      </Button>
      <EditButton part={part} busyReason={busyReason} onEdit={() => commands.edit(part)} />
      <Button
        size="lg"
        variant="decide"
        disabledReason={busyReason}
        onClick={decide('approved')}
        className="max-sm:flex-[1.4] lg:min-w-36"
      >
        <Check aria-hidden />
        Approve
        {of}
        <KeyHint keys={reviewKeys.approve} />
      </Button>
    </>
  );
}

type EditButtonProps = { part: Part; busyReason: string | undefined; onEdit: () => void };

function EditButton({ part, busyReason, onEdit }: EditButtonProps) {
  if (part === 'images') return null;
  return (
    <Button size="lg" disabledReason={busyReason} onClick={onEdit} className="max-sm:w-11 max-sm:px-0">
      <Pencil aria-hidden />
      <span className="max-sm:sr-only">Edit</span>
      <span className="sr-only"> {partTable[part].label}</span>
      <KeyHint keys={reviewKeys.edit} />
    </Button>
  );
}
