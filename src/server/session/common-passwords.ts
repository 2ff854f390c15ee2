// What a new password must not be: one that attackers try first, or one that names its owner.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { normalizePassword } from './password-hash.ts';

/** One a line; where it is from is written beside it. */
const listFile = join(import.meta.dirname, 'common-passwords/passwords.txt.gz');
const unpack = promisify(gunzip);

/**
 * Whether a password is in the list of common ones (ASVS 5.0 6.2.4 and 6.2.12). It is compared as a whole, as NIST SP 800-63B-4,
 * 3.1.1.2, says, and as it was typed: no standard asks for variants. The list is read for each question, as passwords are seldom set and
 * its 220 kB need not stay in memory.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = (await unpack(await readFile(listFile))).toString('utf8');
  return list.trimEnd().split('\n').includes(normalizePassword(password));
}

/** Shorter names, such as Al or Kim, are inside too many other words. */
const fewestCharacters = 4;

/**
 * Whether a password contains what is before the `@` of its owner's email, or a word of their name, in upper or lower case (ASVS 5.0 6.2.11).
 * What has fewer than four letters or digits does not count.
 */
export function containsOwn(password: string, { email, fullName }: { email: string; fullName: string }): boolean {
  const text = fold(password);
  const [localPart = ''] = fold(email).split('@');
  const words = fold(fullName).match(/[\p{L}\p{M}]+/gu) ?? [];
  return [localPart, ...words].some((own) => countCharacters(own) >= fewestCharacters && text.includes(own));
}

/** Whether a password contains the name of what it is for, the first word somebody tries who knows that. */
export const containsProduct = (password: string): boolean => fold(password).includes('copydesk');

const fold = (text: string) => normalizePassword(text).toLowerCase();

const countCharacters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
