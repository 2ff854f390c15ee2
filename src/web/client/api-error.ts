// What a call that was refused throws: the specified message, and the refusal in the shared shape.
import * as z from 'zod/mini';
import { type Issue, type ProblemBody, problemSchema } from '#domain/problem.ts';
import { answeredWith, unreachable } from './failure-words.ts';

export class ApiError extends Error {
  readonly status: number;
  /** The refusal as the server put it; null when something else answered (a proxy, for instance). */
  readonly problem: ProblemBody | null;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
  }
}

function parseProblem(body: string): ProblemBody | null {
  try {
    const parsed = z.safeParse(problemSchema, JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What the server says of single fields, when it refused a call for them. */
export function issuesOf(error: unknown): Issue[] {
  return (error instanceof ApiError && error.problem?.issues) || [];
}

/** The words a failure has by specification; what a role does not allow is said in the server's own. */
export const explainRole = (error: unknown, words: string): string =>
  error instanceof ApiError && error.problem?.code === 'FORBIDDEN' ? error.problem.error : words;

/** One sentence for the user about why a call failed. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.problem) return error.problem.error;
    return answeredWith(error.status);
  }
  // fetch reports an unreachable server as a TypeError.
  if (error instanceof TypeError) return unreachable;
  return error instanceof Error ? error.message : 'Something went wrong.';
}

const refusals = [400, 401, 403, 409, 422, 429];

/**
 * What a red box says of a failed call: the sentence, and the specified message below it. A refusal that the person can do something about,
 * and a server that is away, are said by the sentence alone.
 */
export function describeFailure(error: unknown): { text: string; detail: string | null } {
  const text = explainError(error);
  const isAway = error instanceof TypeError;
  const isRefusal = error instanceof ApiError && error.problem && refusals.includes(error.status);
  const message = error instanceof Error && !isAway && !isRefusal ? error.message : null;
  return { text, detail: message === text ? null : message };
}
