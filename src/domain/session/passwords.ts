// What a password must be. The words of refusals are the same in the browser and on the server.
import * as z from 'zod/mini';
import { longestPassword, shortestPassword } from './password-rules.ts';

/** A new password, as its owner typed it: nothing is cut off or changed. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
    z.maxLength(longestPassword, `Use at most ${longestPassword} characters.`),
  );

/** What is said of a password that is in the list of those attackers try first. */
export const commonPassword = 'This password is one of those that attackers try first. Choose another one.';

/** What is said of a change of the password to the one it is. */
export const samePassword = 'This is your password already. Choose another one.';

/** What is said of a password that contains the name or email of its owner. */
export const ownPassword = 'Choose a password without your name or email in it.';

/** What is said of a password that contains the name of the product. */
export const productPassword = 'Choose a password without the name Copydesk in it.';

/** The password once more, before a change at another's desk would hurt. */
export const currentPasswordSchema = z
  .string()
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(longestPassword, 'This password is too long.'));
