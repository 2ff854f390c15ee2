// Guesses of passwords and codes are counted before they are checked, by account and by address, so that many at once count too.
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/http/context.ts';
import * as store from './sign-in-tries.store.ts';
import { hashToken } from './tokens.ts';

type Clocked = Pick<Context, 'db' | 'now'>;

/** Wrong passwords in a row for one account, before its sign-in pauses. */
const accountLimit = 5;
/** The same from one address, for any accounts: an office of people who mistype stays below it. */
const addressLimit = 100;
/** How long it pauses, and after how long earlier tries count no more. */
const pauseMs = 15 * 60 * 1_000;

const aboutAccount = (name: string) => hashToken(`account ${name.toLowerCase()}`);
const aboutAddress = (address: string) => hashToken(`address ${address}`);

function paused(until: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const text = `Too many tries. Sign in again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new Problem('RATE_LIMITED', text, { retryAfterSeconds: seconds });
}

/**
 * Checks a guess of a password: `isRight` is called only while the account and the address have tries left, and answers what it found or
 * null; what it throws counts as no guess. Throws RATE_LIMITED with the seconds of the pause, and SIGN_IN_FAILED with `triesLeft`, in the words given.
 */
export async function checkGuess<T>(
  { db, now }: Clocked,
  { account, address, words }: { account: string; address: string; words: string },
  isRight: () => Promise<T | null>,
): Promise<T> {
  const at = now();
  const about = { account: aboutAccount(account), address: aboutAddress(address) };
  const limits = [
    { about: about.account, limit: accountLimit },
    { about: about.address, limit: addressLimit },
  ];
  const counted = await store.countTries(db, limits, { now: at, until: new Date(at.getTime() + pauseMs) });
  const left = counted.map(({ about, tries, until }) => ({
    until,
    left: (limits.find((each) => each.about === about)?.limit ?? 0) - tries,
  }));
  const over = left.filter((each) => each.left < 0).map(({ until }) => until);
  if (over.length > 0) throw paused(new Date(Math.max(...over.map(Number))), at);
  const found = await isRight().catch(async (error: unknown) => {
    // Neither right nor wrong: it is taken back, and those before still count.
    for (const each of Object.values(about)) await store.giveBackTry(db, each);
    throw error;
  });
  if (found === null) {
    const triesLeft = Math.min(...left.map((each) => each.left));
    throw triesLeft === 0
      ? paused(new Date(at.getTime() + pauseMs), at)
      : new Problem('SIGN_IN_FAILED', words, { fields: { triesLeft } });
  }
  await store.forgetTries(db, about.account);
  await store.giveBackTry(db, about.address);
  return found;
}
