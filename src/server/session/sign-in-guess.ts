// Guesses of passwords and codes are counted before they are checked, by account and by address, so that many at once count too.
import ipaddr from 'ipaddr.js';
import { Problem } from '#domain/problem.ts';
import { signInPauseMinutes } from '#domain/session/sign-in-pause.ts';
import { recordServer } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import * as store from './sign-in-tries.store.ts';
import { hashToken } from './tokens.ts';
import { findByEmail, findPerson } from './users.store.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;

/** Wrong passwords in a row for one account, before its sign-in pauses. */
const accountLimit = 5;
/** The same from one address, for any accounts: an office of people who mistype stays below it. */
const addressLimit = 100;
/** Links for a new password that are asked for by mail within a pause: for one account, and from one address for any. */
const askLimit = 3;
const askAddressLimit = 20;
/** How long it pauses, and after how long earlier tries count no more. */
const pauseMs = signInPauseMinutes * 60 * 1_000;

const aboutAccount = (name: string) => hashToken(`account ${name.toLowerCase()}`);
const aboutAddress = (address: string) => hashToken(`address ${networkOf(address)}`);
const aboutAsks = (name: string) => hashToken(`asks ${name.toLowerCase()}`);
const aboutAsksFrom = (address: string) => hashToken(`asks from ${networkOf(address)}`);

/** Whoever has one IPv6 address has the rest of its network of 64 bits, too (RFC 6177). */
export function networkOf(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}

function paused(until: Date, now: Date, again: string): Problem {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const text = `Too many tries. ${again} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new Problem('RATE_LIMITED', text, { retryAfterSeconds: seconds });
}

/** Forgets the wrong guesses about an account, which has another password now. */
export const forgetGuesses = (db: Db, account: string): Promise<void> => store.forgetTries(db, aboutAccount(account));

/** Counts that somebody asked for a link by mail, whether or not there is such an account. Throws RATE_LIMITED. */
export async function requireAskPace(
  { db, now }: Clocked,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const at = now();
  const until = new Date(at.getTime() + pauseMs);
  const limits = [
    { about: aboutAsksFrom(address), limit: askAddressLimit },
    { about: aboutAsks(email), limit: askLimit },
  ];
  for (const each of limits) {
    const counted = await store.countTry(db, each, { now: at, until });
    if (counted.tries > each.limit) throw paused(counted.until, at, 'Ask for a link again');
  }
}

/**
 * What was entered as an email may be a password: only an account that is there is named.
 */
async function recordPause(
  context: Clocked,
  account: string,
  [ofAddress, ofAccount]: readonly number[],
): Promise<void> {
  const found = await findByEmail(context.db, account);
  const person = found && (await findPerson(context.db, found.id));
  const target = person && { id: person.actor.id, name: person.actor.fullName };
  const action = target ? 'paused-account' : 'paused-unknown';
  if (ofAccount === 0) await recordServer(context.db, context, { kind: 'sign-in', action, target });
  if (ofAddress === 0) await recordServer(context.db, context, { kind: 'sign-in', action: 'paused-address' });
}

/** `words` are those of a wrong guess, and what is to be done `again` after a pause, such as `Sign in again`. */
export type Guess = { account: string; address: string; words: { wrong: string; again: string } };

/**
 * Checks a guess of a password: `isRight` is called only while the account and the address have tries left, and answers what it found or
 * null; what it throws counts as no guess. Throws RATE_LIMITED with the seconds of the pause, and SIGN_IN_FAILED with `triesLeft`, in the words given.
 */
export async function checkGuess<T>(
  { db, now, call }: Clocked,
  { account, address, words }: Guess,
  isRight: () => Promise<T | null>,
): Promise<T> {
  const at = now();
  const until = new Date(at.getTime() + pauseMs);
  const count = async (about: string, limit: number) => {
    const counted = await store.countTry(db, { about, limit }, { now: at, until });
    if (counted.tries > limit) throw paused(counted.until, at, words.again);
    return limit - counted.tries;
  };
  const about = { account: aboutAccount(account), address: aboutAddress(address) };
  // A paused address goes on with no account.
  const left = [await count(about.address, addressLimit), await count(about.account, accountLimit)];
  const found = await isRight().catch(async (error: unknown) => {
    // Neither right nor wrong: it is taken back, and those before still count.
    for (const each of Object.values(about)) await store.giveBackTry(db, each);
    throw error;
  });
  if (found === null) {
    const triesLeft = Math.min(...left);
    if (triesLeft === 0) await recordPause({ db, now, ...(call ? { call } : {}) }, account, left);
    throw triesLeft === 0
      ? paused(until, at, words.again)
      : new Problem('SIGN_IN_FAILED', words.wrong, { fields: { triesLeft } });
  }
  await store.forgetTries(db, about.account);
  await store.giveBackTry(db, about.address);
  return found;
}
