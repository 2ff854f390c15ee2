// Faults of the database that pass by themselves, apart from faults of ours: another try may succeed.
import { Problem } from '#domain/problem.ts';
import { postgresCode } from './postgres-code.ts';

type Fault = { text: string; retryAfterSeconds: number };

const gone: Fault = {
  text: 'The database is not answering right now. Please try again shortly.',
  retryAfterSeconds: 5,
};
const busy: Fault = {
  text: 'The database is busy right now. Nothing was changed. Please try again shortly.',
  retryAfterSeconds: 5,
};
const locked: Fault = {
  text: 'The database is changing the same data for someone else. Nothing was changed. Please try again shortly.',
  retryAfterSeconds: 5,
};
const slow: Fault = {
  text: 'The database took too long. Nothing was changed. Please try again, or select fewer products.',
  retryAfterSeconds: 30,
};
const full: Fault = {
  text: 'The disk of the database is full. Nothing was changed. Free up space and try again.',
  retryAfterSeconds: 60,
};

/** By the start of a Postgres error code; the first that fits counts. */
const byPostgresCode: readonly (readonly [RegExp, Fault])[] = [
  [/^(53100|58030)/, full],
  [/^(53|54023)/, busy],
  [/^(55P03|40001|40P01)/, locked],
  [/^57014/, slow],
  // A connection that ended or idled too long in a transaction; a server that stops, starts or only reads; one that lets nobody in any more.
  [/^(08|57P|25P0[234]|25006|28|3D000)/, gone],
];

/** A socket's errors come from the driver alone where a statement failed. */
const socketCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
/** The driver's and PGlite's own errors carry no code. */
const goneMessages = /^Connection terminated|^timeout expired$|is not queryable$|PGlite is closed|instance is closed/;
const waitedForPlace = /^timeout exceeded when trying to connect$/;

function faultOf(error: unknown): Fault | null {
  const code = postgresCode(error);
  if (code !== undefined) return byPostgresCode.find(([pattern]) => pattern.test(code))?.[1] ?? null;
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (waitedForPlace.test(each.message)) return busy;
    if (goneMessages.test(each.message)) return gone;
    if (socketCodes.test((each as NodeJS.ErrnoException).code ?? '')) return gone;
    // Several addresses of one host, none of which answered.
    if (each instanceof AggregateError && each.errors.some((one) => faultOf(one) === gone)) return gone;
  }
  return null;
}

/** What a person reads of a fault of the database, with when to come back; any other error as it is. */
export function describeDatabaseFault(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const fault = faultOf(error);
  if (!fault) return error;
  return new Problem('UNAVAILABLE', fault.text, { retryAfterSeconds: fault.retryAfterSeconds, detail: error });
}

/** What the database or the system says itself, without the statement that failed. */
export function innermostReason(error: unknown): string {
  let reason = error as Error;
  while (reason.cause instanceof Error) reason = reason.cause;
  // Several addresses of one host.
  return reason instanceof AggregateError
    ? reason.errors.map((each: Error) => each.message).join('; ')
    : reason.message;
}

/** Who may come in, and where to: settings that are wrong stay wrong. */
const settingsCodes = /^(28|3D000)/;

/** Whether it passes by itself, so that a start waits for it. */
export function canPass(error: unknown): boolean {
  return faultOf(error) !== null && !settingsCodes.test(postgresCode(error) ?? '');
}

/** Whether background work should wait and go on. A statement that took too long would only take as long again. */
export function isWorthWaiting(error: unknown): boolean {
  const fault = faultOf(error);
  return fault !== null && fault !== slow;
}
