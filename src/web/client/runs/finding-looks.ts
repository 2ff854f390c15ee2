// What stands out of a product a run changed: its words, its colour and its icon.
import { Equal, type LucideIcon, MessageCircleQuestion, MessageSquareWarning, TriangleAlert } from 'lucide-react';
import type { RunFinding } from '#domain/runs/run.ts';
import type { Tone } from '#web/kit/badge.tsx';

type FindingLook = {
  /** Of one product. */
  label: string;
  /** Of several. */
  plural: string;
  hint: string;
  tone: Tone;
  Icon: LucideIcon;
};

export const findingLooks: Readonly<Record<RunFinding, FindingLook>> = {
  'open-claim': {
    label: 'Open claim',
    plural: 'Open claims',
    hint: 'The text says what no source states',
    tone: 'warn',
    Icon: MessageCircleQuestion,
  },
  'rule-not-kept': {
    label: 'Rule not kept',
    plural: 'Rules not kept',
    hint: 'The text breaks a rule that must be kept',
    tone: 'warn',
    Icon: TriangleAlert,
  },
  'wish-not-followed': {
    label: 'Wish not followed',
    plural: 'Wishes not followed',
    hint: 'A prompt asked for something else',
    tone: 'warn',
    Icon: MessageSquareWarning,
  },
  'same-as-source': {
    label: 'Same as the original',
    plural: 'Same as the original',
    hint: 'The text reads as the source does',
    tone: 'neutral',
    Icon: Equal,
  },
};
