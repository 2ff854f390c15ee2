// A small quiet label. Tones mean one thing everywhere: ok, warn, bad, accent for what is the workspace's own, neutral for the rest.
import { cva, type VariantProps } from 'class-variance-authority';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeStyle = cva(
  'inline-flex max-w-full items-center align-middle gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-soft',
        accent: 'bg-accent-soft text-accent-ink',
        ok: 'bg-ok-soft text-ok-ink',
        warn: 'bg-warn-soft text-warn-ink',
        bad: 'bg-bad-soft text-bad-ink',
        outline: 'border border-line-strong text-ink-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type Tone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={cn(badgeStyle({ tone }), className)} {...rest} />;
}

const statusStyles = {
  pending: { tone: 'warn', label: 'Pending', Icon: CircleDashed },
  approved: { tone: 'ok', label: 'Approved', Icon: CircleCheck },
  rejected: { tone: 'bad', label: 'Rejected', Icon: CircleX },
} as const;

/** Pending, Approved or Rejected: colour, icon and word. */
export function StatusBadge({ status, className }: { status: keyof typeof statusStyles; className?: string }) {
  const { tone, label, Icon } = statusStyles[status];
  return (
    <Badge tone={tone} className={className}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
