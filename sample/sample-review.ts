// Short verbs for writing review scripts: each returns the events of one sitting of one person.
import type { Part, ReviewEvent, SampleUser } from './sample-product.ts';

type Clock = `${number}:${number}`;

function moment(by: SampleUser, daysAgo: number, clock: Clock, minutesLater = 0) {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = hour * 60 + minute + minutesLater;
  return { daysAgo, hour: Math.floor(total / 60), minute: total % 60, by };
}

const minutesPerDecision = 2;

function decides(decision: 'approve' | 'reject' | 'rollback') {
  return (by: SampleUser, daysAgo: number, clock: Clock, ...parts: Part[]): ReviewEvent[] =>
    parts.map((part, index) => ({ ...moment(by, daysAgo, clock, index * minutesPerDecision), do: decision, part }));
}

export const approves = decides('approve');
export const rejects = decides('reject');
export const rollsBack = decides('rollback');

/** All four parts approved one after the other, in the order of the screen. */
export function approvesAll(by: SampleUser, daysAgo: number, clock: Clock): ReviewEvent[] {
  return approves(by, daysAgo, clock, 'title', 'bullets', 'description', 'images');
}

/** All four parts generated at once. */
export function generates(by: SampleUser, daysAgo: number, clock: Clock): ReviewEvent[] {
  return [{ ...moment(by, daysAgo, clock), do: 'generate' }];
}

/** All four parts at once; the texts are those of the sample's drafts. */
export function generatesSample(by: SampleUser, daysAgo: number, clock: Clock): ReviewEvent[] {
  return [{ ...moment(by, daysAgo, clock), do: 'generate', writer: 'sample' }];
}

/** `prompt`: what was asked for this time. */
export function regenerates(by: SampleUser, daysAgo: number, clock: Clock, part: Part, prompt?: string): ReviewEvent[] {
  return [{ ...moment(by, daysAgo, clock), do: 'regenerate', part, ...(prompt === undefined ? {} : { prompt }) }];
}

export function editsText(
  by: SampleUser,
  daysAgo: number,
  clock: Clock,
  part: 'title' | 'description',
  text: string,
): ReviewEvent[] {
  return [{ ...moment(by, daysAgo, clock), do: 'edit', part, text }];
}

export function editsBullets(by: SampleUser, daysAgo: number, clock: Clock, text: string[]): ReviewEvent[] {
  return [{ ...moment(by, daysAgo, clock), do: 'edit', part: 'bullets', text }];
}
