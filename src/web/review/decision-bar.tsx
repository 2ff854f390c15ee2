// Phones: the decision on the part being read, always under the thumb.
import { ArrowDown, Check, Pencil, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Part, Status } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { StatusBadge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { AssistantButton } from './assistant-button.tsx';
import type { ProductReviewState } from './use-product-review.ts';

type DecisionBarProps = Pick<ProductReviewState, 'current' | 'commands'>;

/** Nobody decides on what they do not see: out of view the bar leads there. */
export function DecisionBar({ current, commands }: DecisionBarProps) {
  const { part, status, isInView, isEditing, isAsked, isSaving } = current;
  const label = partTable[part].label;
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
      <div aria-hidden className="h-20 sm:hidden" />
      <section
        ref={bar}
        aria-label={`Decide on ${label}`}
        className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-line border-t bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-pop sm:hidden"
      >
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-[0.8125rem]">{label}</p>
          <StatusBadge status={status} className="mt-0.5" />
        </div>
        <AssistantButton />
        {!isInView ? (
          <Button variant="primary" onClick={() => commands.goTo(part)}>
            Review
            <ArrowDown aria-hidden />
          </Button>
        ) : isEditing ? (
          <>
            <Button onClick={() => commands.cancel(part)}>Cancel</Button>
            <Button variant="primary" busy={isSaving} onClick={() => commands.save(part)}>
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
          </>
        ) : isAsked ? (
          <>
            <Button onClick={() => commands.goBack(part)}>Back</Button>
            <Button variant="primary" onClick={() => commands.decide(part, 'approved')}>
              Attest
              <span className="sr-only"> and approve {label}</span>
            </Button>
          </>
        ) : (
          <Decisions part={part} status={status} onDecide={(to) => commands.decide(part, to)}>
            {part !== 'images' && (
              <Button size="icon" aria-label={`Edit ${label}`} onClick={() => commands.edit(part)}>
                <Pencil aria-hidden />
              </Button>
            )}
          </Decisions>
        )}
      </section>
    </>
  );
}

type DecisionsProps = { part: Part; status: Status; onDecide: (to: Status) => void; children: ReactNode };

function Decisions({ part, status, onDecide, children }: DecisionsProps) {
  const label = partTable[part].label;
  if (status !== 'pending') {
    return (
      <>
        {children}
        <Button onClick={() => onDecide('pending')}>
          <RotateCcw aria-hidden />
          Rollback
          <span className="sr-only"> {label}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      {children}
      <Button variant="danger" size="icon" aria-label={`Reject ${label}`} onClick={() => onDecide('rejected')}>
        <X aria-hidden />
      </Button>
      <Button variant="approve" onClick={() => onDecide('approved')}>
        <Check aria-hidden />
        Approve
        <span className="sr-only"> {label}</span>
      </Button>
    </>
  );
}
