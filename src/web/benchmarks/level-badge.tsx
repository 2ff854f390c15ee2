// Compliant, Borderline or NonCompliant: colour, icon and word.
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Level } from '#domain/benchmarks/levels.ts';
import { Badge } from '#web/kit/badge.tsx';

const looks = {
  compliant: { tone: 'ok', label: 'Compliant', Icon: CircleCheck },
  borderline: { tone: 'warn', label: 'Borderline', Icon: TriangleAlert },
  'non-compliant': { tone: 'bad', label: 'NonCompliant', Icon: CircleX },
} as const;

export function LevelBadge({ level }: { level: Level }) {
  const { tone, label, Icon } = looks[level];
  return (
    <Badge tone={tone} className="justify-self-start">
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
