// A refusal is a value: callers must look at it before they can use what they asked for.
import type { Problem } from './problem.ts';

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(problem: Problem): Result<never> {
  return { ok: false, problem };
}

/** Turns a refusal into the exception the HTTP layer answers with; for callers that cannot go on without the value. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw result.problem;
}
