// The icon and the color of each lens, the same on every screen.
import {
  CheckCheck,
  CircleDashed,
  CircleX,
  Equal,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquareWarning,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react';
import type { Lens } from '#domain/catalogue/lens.ts';
import type { Tone } from '#web/kit/badge.tsx';

type LensStyle = { Icon: LucideIcon; color: string; tone: Tone; hint: string };

export const lensStyles: Readonly<Record<Lens, LensStyle>> = {
  'nothing-written': {
    Icon: CircleDashed,
    color: 'text-ink-faint',
    tone: 'neutral',
    hint: 'A part has no content yet',
  },
  'part-rejected': { Icon: CircleX, color: 'text-bad', tone: 'bad', hint: 'A part or an image is rejected' },
  'source-changed': {
    Icon: RefreshCw,
    color: 'text-warn',
    tone: 'warn',
    hint: 'The source changed after a part was approved',
  },
  'open-claim': {
    Icon: MessageCircleQuestion,
    color: 'text-warn',
    tone: 'warn',
    hint: 'The source contradicts a claim, does not mention it, or does not prove it',
  },
  'must-rule': {
    Icon: TriangleAlert,
    color: 'text-bad',
    tone: 'bad',
    hint: 'The retailer rejects listings that break this rule',
  },
  'wish-not-followed': {
    Icon: MessageSquareWarning,
    color: 'text-warn',
    tone: 'warn',
    hint: 'The draft does not follow everything in a prompt',
  },
  unchanged: { Icon: Equal, color: 'text-ink-soft', tone: 'neutral', hint: 'The draft is the same as the source' },
  clean: { Icon: CheckCheck, color: 'text-ok', tone: 'ok', hint: 'No open claims and no broken required rules' },
};
