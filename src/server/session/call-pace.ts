// How often something can be called that needs nobody signed in: counted in the database, so that all servers count together.
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import { networkOf } from './sign-in-guess.ts';
import { countTry } from './sign-in-tries.store.ts';
import { hashToken } from './tokens.ts';

const minuteMs = 60_000;

/** `name` says what is called; `by` is who or what calls, such as an IP address. */
export type Pace = { name: string; by: string; perMinute: number };

/** Counts a call. Throws RATE_LIMITED with the seconds to wait once there were more than so many within a minute. */
export async function requirePace(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { name, by, perMinute }: Pace,
): Promise<void> {
  const at = now();
  const until = new Date(at.getTime() + minuteMs);
  const counted = await countTry(
    db,
    { about: hashToken(`${name} ${networkOf(by)}`), limit: perMinute },
    { now: at, until },
  );
  if (counted.tries <= perMinute) return;
  const seconds = Math.max(1, Math.ceil((counted.until.getTime() - at.getTime()) / 1_000));
  const text = `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new Problem('RATE_LIMITED', text, { retryAfterSeconds: seconds });
}
