// Why a part is rejected: one optional line.
import * as z from 'zod/mini';

/** Longest reason of a rejection, in characters: a line in a list. */
export const mostReason = 200;
export const reasonSchema = z.string().check(z.trim(), z.maxLength(mostReason, `At most ${mostReason} characters.`));
