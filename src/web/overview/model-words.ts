// How the use of a language model reads: dollars, purposes and outcomes.
import type { Tone } from '#web/kit/badge.tsx';
import { formatDollars } from '#web/kit/format-dollars.ts';

/** What was paid, of millionths of a dollar. */
export const tellCost = (micros: number): string => formatDollars(micros / 1_000_000);

const purposes: Record<string, string> = {
  draft: 'Draft',
  repair: 'Mending a draft',
  judge: 'Judging statements',
  trial: 'Trying a prompt',
  chat: 'Chat',
  question: 'Question',
  test: 'Connection test',
};
export const tellPurpose = (purpose: string) => purposes[purpose] ?? purpose;

const outcomes: Record<string, { text: string; tone: Tone }> = {
  done: { text: 'Done', tone: 'ok' },
  running: { text: 'Under way', tone: 'accent' },
  stopped: { text: 'Stopped', tone: 'neutral' },
  'rate-limited': { text: 'Asked to wait', tone: 'warn' },
  'server-error': { text: 'Server error', tone: 'bad' },
  refused: { text: 'Refused', tone: 'bad' },
  'bad-output': { text: 'Unusable answer', tone: 'bad' },
  timeout: { text: 'Too slow', tone: 'bad' },
  connection: { text: 'Connection lost', tone: 'bad' },
};
export const tellOutcome = (outcome: string): { text: string; tone: Tone } =>
  outcomes[outcome] ?? { text: 'Failed', tone: 'bad' };
