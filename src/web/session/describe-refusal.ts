// What the alert of a page says of a call that was refused.
import { signInPauseMinutes } from '#domain/session/sign-in-pause.ts';
import type { Refusal } from '#web/client/send.ts';
import { formatTime } from '#web/kit/format.ts';

/** What happened comes first and stands out; `text` is what to do, and empty where the one sentence says all. */
export type RefusalWords = { lead: string; text: string };

const minuteMs = 60_000;

/** `again`: what is to be done once more, such as `Sign in again`. `now` in milliseconds. */
export function describeRefusal(refusal: Refusal, { again, now }: { again: string; now: number }): RefusalWords {
  if (refusal.code === 'SIGN_IN_FAILED') {
    const [lead = '', ...rest] = refusal.error.split(/(?<=\.) /);
    return { lead, text: [...rest, ...sayTries(refusal.triesLeft)].join(' ') };
  }
  if (refusal.code === 'RATE_LIMITED')
    return { lead: 'Too many tries.', text: `${again} ${sayWhen(refusal.retryAfterSeconds, now)}.` };
  return { lead: refusal.error, text: '' };
}

function sayTries(left: number | undefined): string[] {
  if (left === undefined) return [];
  return [`After ${left} more ${left === 1 ? 'try' : 'tries'}, sign-in pauses for ${signInPauseMinutes} minutes.`];
}

/** The first full minute at which it is worth another try. */
function sayWhen(seconds: number | undefined, now: number): string {
  if (seconds === undefined) return 'in a few minutes';
  return `at ${formatTime(new Date(Math.ceil((now + seconds * 1_000) / minuteMs) * minuteMs))}`;
}
