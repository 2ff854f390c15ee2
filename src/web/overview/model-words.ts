// How the use of a language model reads: dollars, purposes and outcomes.
import type { Tone } from '#web/kit/badge.tsx';
import { formatDollars } from '#web/kit/format-dollars.ts';

/** What was paid, of millionths of a dollar. */
export const describeCost = (micros: number): string => formatDollars(micros / 1_000_000);

const purposes: Record<string, string> = {
  draft: 'Draft',
  repair: 'Fixing a draft',
  judge: 'Checking statements',
  look: 'Looking at pictures',
  trial: 'Testing a prompt',
  chat: 'Chat',
  question: 'Question',
  test: 'Connection test',
};
export const describePurpose = (purpose: string) => purposes[purpose] ?? purpose;

const outcomes: Record<string, { text: string; tone: Tone }> = {
  done: { text: 'Done', tone: 'ok' },
  running: { text: 'Running', tone: 'accent' },
  stopped: { text: 'Stopped', tone: 'neutral' },
  'rate-limited': { text: 'Rate limited', tone: 'warn' },
  'server-error': { text: 'Server error', tone: 'bad' },
  refused: { text: 'Rejected', tone: 'bad' },
  'bad-output': { text: 'Invalid answer', tone: 'bad' },
  timeout: { text: 'Timed out', tone: 'bad' },
  connection: { text: 'Connection lost', tone: 'bad' },
};
export const sayOutcome = (outcome: string): { text: string; tone: Tone } =>
  outcomes[outcome] ?? { text: 'Failed', tone: 'bad' };
