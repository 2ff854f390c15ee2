// A text field that marks claims while one types: the same text lies behind it, unseen but for the lines under its claims.
import { type ComponentProps, type Ref, useRef } from 'react';
import type { PlacedClaim } from '#domain/writing/checked-claim.ts';
import { toneOf } from '#domain/writing/claim-words.ts';
import { cn } from '#web/kit/cn.ts';
import { Textarea } from '#web/kit/field.tsx';
import { markLines } from './claim-marks.tsx';
import { cutAtClaims } from './claim-places.ts';

type MarkedAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Claims of `markedText`, the text as it was last drawn. */
  markedText: string;
  claims: readonly PlacedClaim[];
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Both layers break their lines alike: same letters, edges, and the same room kept for a scroll bar. */
const sameMetrics = '[scrollbar-gutter:stable] whitespace-pre-wrap break-words';

export function MarkedArea({ value, onValueChange, markedText, claims, className, ref, ...rest }: MarkedAreaProps) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div className="relative grid rounded-md bg-surface dark:bg-page">
      <div
        ref={layer}
        aria-hidden
        data-marks
        className={cn(
          'pointer-events-none absolute inset-0 select-none overflow-hidden rounded-md border border-transparent px-3 py-2 text-sm text-transparent leading-5.5 touch:text-base',
          sameMetrics,
          className,
          'min-h-0 max-h-none',
        )}
      >
        {cutAtClaims(markedText, 0, claims).map((piece, at) => {
          const claim = piece.claim === null ? undefined : claims[piece.claim];
          const key = `${at}`;
          return claim && toneOf(claim) !== 'supported' ? (
            <span key={key} data-tone={toneOf(claim)} className={markLines[toneOf(claim)]}>
              {piece.text}
            </span>
          ) : (
            <span key={key}>{piece.text}</span>
          );
        })}
        {/* A line break at the end opens a line in a field, but not in other text. */}
        {markedText.endsWith('\n') && ' '}
      </div>
      <Textarea
        {...rest}
        ref={ref}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onScroll={(event) => {
          if (layer.current) layer.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className={cn('relative block bg-transparent dark:bg-transparent', sameMetrics, className)}
      />
    </div>
  );
}
