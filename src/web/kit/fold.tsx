// Folds long content to its first lines, with a way to open it.
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

type FoldProps = { isLong: boolean; children: ReactNode; className?: string };

export function Fold({ isLong, children, className }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={className}>
      <div
        className={cn(
          isLong && !isOpen && 'max-h-28 overflow-hidden [mask-image:linear-gradient(black_60%,transparent)]',
        )}
      >
        {children}
      </div>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-0.5 -ml-2.5"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

/** Characters of a text or of a list's lines; a measure for folding. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item) + 30, 0);
  return JSON.stringify(value)?.length ?? 0;
}
