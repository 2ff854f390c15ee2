// Grey shapes where content is about to be. The wrapper says "Loading" once; the shapes are silent.
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-shimmer rounded-md bg-line', className)} />;
}

/** Stands around skeletons and names what is loading. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
