// Compliant, Borderline or NonCompliant: colour, icon and word.
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { type Level, levelLabels } from '#domain/channels/levels.ts';
import { Badge } from '#web/kit/badge.tsx';

const looks = {
  compliant: { tone: 'ok', Icon: CircleCheck },
  borderline: { tone: 'warn', Icon: TriangleAlert },
  'non-compliant': { tone: 'bad', Icon: CircleX },
} as const;

export function LevelBadge({ level }: { level: Level }) {
  const { tone, Icon } = looks[level];
  return (
    <Badge tone={tone} className="justify-self-start">
      <Icon aria-hidden />
      {levelLabels[level]}
    </Badge>
  );
}
