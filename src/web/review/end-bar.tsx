// The foot of a product on which nothing is left to decide: what comes next.
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, CircleCheck, Undo2 } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { pickListSearch } from '#web/shared/lists/list-search.ts';
import { reviewKeys } from './commands/review-keys.ts';
import { KeyHint } from './key-hint.tsx';
import { originWords } from './origin-words.ts';
import type { Neighbours } from './walk.ts';

type EndBarProps = { neighbours: Neighbours; canUndo: boolean; onUndo: () => void; onNext: () => void };

export function EndBar({ neighbours: { next }, canUndo, onUndo, onNext }: EndBarProps) {
  const search = useSearch({ from: '/products/$id' });
  const origin = search.from ?? '/products';
  return (
    <>
      <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">All parts are reviewed</p>
        <p className="mt-0.5 truncate text-ink-soft text-xs">
          {next ? `Next: ${next.title}` : next === null && 'This was the last product in the list.'}
        </p>
      </div>
      {canUndo && (
        <Button size="lg" variant="ghost" onClick={onUndo}>
          <Undo2 aria-hidden />
          <span className="max-sm:sr-only">Undo</span>
          <KeyHint keys={reviewKeys.undo} />
        </Button>
      )}
      {next ? (
        <Button size="lg" variant="primary" onClick={onNext}>
          <span>
            Next <span className="max-sm:sr-only">Product</span>
          </span>
          <ArrowRight aria-hidden />
          <KeyHint keys={reviewKeys.nextProduct} />
        </Button>
      ) : (
        next === null && (
          <Button asChild size="lg" variant="primary">
            <Link to={origin} search={pickListSearch(search)}>
              <ArrowLeft aria-hidden />
              Back to {originWords[origin].label}
            </Link>
          </Button>
        )
      )}
    </>
  );
}
