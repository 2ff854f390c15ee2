// How much of a rule depends on it, in one word.
import type { Severity } from '#domain/benchmarks/rule.ts';
import { Badge, type Tone } from '#web/kit/badge.tsx';

const looks: Readonly<Record<Severity, { word: string; tone: Tone }>> = {
  block: { word: 'required', tone: 'bad' },
  warn: { word: 'recommended', tone: 'neutral' },
  advise: { word: 'advice', tone: 'neutral' },
};

type SeverityBadgeProps = { severity: Severity; isWaived?: boolean; className?: string };

export function SeverityBadge({ severity, isWaived = false, className }: SeverityBadgeProps) {
  const { word, tone } = looks[severity];
  return (
    <Badge tone={isWaived ? 'outline' : tone} className={className}>
      {word}
    </Badge>
  );
}
