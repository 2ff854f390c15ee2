// Passwords as they are stored: Argon2id hashes in the PHC format, `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** What a hash takes: memory in KiB, passes over it, and lanes. */
type Cost = { memory: number; passes: number; parallelism: number };
type Hash = { cost: Cost; salt: Buffer; hash: Buffer };

/** OWASP's password storage cheat sheet. */
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** A damaged row must not ask for gigabytes or minutes. */
const highestCost: Cost = { memory: 65_536, passes: 10, parallelism: 4 };
const saltBytes = 16;
const hashBytes = 32;

/** Checked where there is no hash to check against: the reply must not come sooner for people who do not exist. */
const decoy: Hash = { cost: currentCost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };

const argon2InThreadPool = promisify(argon2);
/** Each hash takes its memory, and one of the four threads that files and images need too. */
const takeTurn = pLimit(2);

/**
 * The same password on every keyboard: one character can be typed as several, such as `é` as `e` and an accent. NIST SP 800-63B-4, 3.1.1.2,
 * recommends NFKC or NFKD before hashing.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** The hash to store of a password, with a new salt. At most two hashes are made at once; more wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, { cost: currentCost, salt, hashBytes });
  const { memory, passes, parallelism } = currentCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${withoutPadding(salt)}$${withoutPadding(hash)}`;
}

/**
 * Whether a password is the one of which a hash is stored. Where none is, because there is no such person (null), no password was set
 * (`!`) or the text is damaged, it does the same work and answers false.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const read = stored === null ? null : readHash(stored);
  const { cost, salt, hash } = read ?? decoy;
  const derived = await derive(password, { cost, salt, hashBytes: hash.length });
  return timingSafeEqual(derived, hash) && read !== null;
}

function derive(
  password: string,
  { cost, salt, hashBytes }: { cost: Cost; salt: Buffer; hashBytes: number },
): Promise<Buffer> {
  const message = normalizePassword(password);
  return takeTurn(() => argon2InThreadPool('argon2id', { message, nonce: salt, tagLength: hashBytes, ...cost }));
}

const phcFormat = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Null for what is no hash of ours to check. */
function readHash(stored: string): Hash | null {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phcFormat.exec(stored) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const read = { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
  return isAllowed(cost) && isWithin(read.salt.length, 8, 64) && isWithin(read.hash.length, 16, 64) ? read : null;
}

/** Argon2 needs 8 KiB for each lane. False for a cost that is not a number. */
function isAllowed({ memory, passes, parallelism }: Cost): boolean {
  return (
    isWithin(parallelism, 1, highestCost.parallelism) &&
    isWithin(passes, 1, highestCost.passes) &&
    isWithin(memory, 8 * parallelism, highestCost.memory)
  );
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
