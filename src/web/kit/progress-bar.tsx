// How much of something is there: a review's progress, a score, an upload.
import type { Tone } from './badge.tsx';
import { cn } from './cn.ts';

const fills: Record<Tone, string> = {
  neutral: 'bg-ink-faint',
  outline: 'bg-ink-faint',
  accent: 'bg-accent',
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
};

type ProgressBarProps = { value: number; label: string; tone?: Tone; max?: number; className?: string };

export function ProgressBar({ value, label, tone = 'accent', max = 100, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      {/* Moved, not widened: a width lays the page out again with every frame. A little further at nothing, or its edge would show. */}
      <div
        className={cn('h-full rounded-full transition-transform duration-200', fills[tone])}
        style={{ transform: `translateX(${share === 0 ? -102 : share - 100}%)` }}
      />
    </div>
  );
}
