// The sign of a verdict; it differs by shape as well as by colour.
import {
  Check,
  CircleDashed,
  CircleDot,
  CircleQuestionMark,
  GitCompareArrows,
  type LucideIcon,
  Megaphone,
  OctagonX,
  Quote,
} from 'lucide-react';
import type { ClaimTone } from '#domain/claims/claim-words.ts';
import { cn } from '#web/kit/cn.ts';

const icons: Record<ClaimTone, { icon: LucideIcon; className: string }> = {
  contradicted: { icon: OctagonX, className: 'text-bad' },
  conflict: { icon: GitCompareArrows, className: 'text-warn-ink' },
  unsupported: { icon: CircleQuestionMark, className: 'text-warn-ink' },
  unproven: { icon: Megaphone, className: 'text-ink-faint' },
  statement: { icon: Quote, className: 'text-ink-faint' },
  unread: { icon: CircleDashed, className: 'text-ink-faint' },
  partly: { icon: CircleDot, className: 'text-ink-faint' },
  supported: { icon: Check, className: 'text-ok' },
};

export function ClaimIcon({ tone, className }: { tone: ClaimTone; className?: string }) {
  const { icon: Icon, className: colour } = icons[tone];
  return <Icon aria-hidden className={cn('size-3.5 shrink-0', colour, className)} />;
}
