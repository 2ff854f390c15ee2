// What the toast of a failed save says: the server's own sentence where the body has one, the specified words otherwise.
import * as z from 'zod/mini';
import { ApiError } from '#web/client/api-error.ts';

const bodySchema = z.object({ error: z.string().check(z.minLength(1)) });

/** The `error` field of the body of a refused call, ignoring the rest of the body; null without one. */
export function errorField(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.problem) return error.problem.error;
  try {
    const parsed = z.safeParse(bodySchema, JSON.parse(error.message.slice(`${error.status}: `.length)));
    return parsed.success ? parsed.data.error : null;
  } catch {
    return null; // Not JSON: a proxy's page, for instance.
  }
}
