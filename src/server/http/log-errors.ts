// Errors as the log holds them: what kind, where and why, and nothing of what people wrote or the catalogue says. Errors of the database carry
// the values of their statement, errors of readers what they read: so what is kept is named here, and the rest is not.
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { describeDatabaseFault } from '#server/database/database-fault.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import { toSourceLines } from './source-lines.ts';

export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** Of the database: where the fault lies. */
  table?: string;
  constraint?: string;
  cause?: LoggedError;
};

const longestQuery = 400;
const longestMessage = 300;
const mostCauses = 5;

/** Data exceptions of Postgres and errors of JSON quote the value they could not read. */
const quotesValues = (error: Error, code: string | undefined) => error.name === 'SyntaxError' || /^22/.test(code ?? '');

function describeMessage(error: Error & { code?: unknown; query?: unknown; issues?: unknown }): string {
  const code = typeof error.code === 'string' ? error.code : undefined;
  // Refusals speak to people, of their products; those that are our fault do not.
  if (error instanceof Problem) return error.status >= 500 ? error.message : '';
  if (typeof error.query === 'string') return `Failed query: ${error.query.slice(0, longestQuery)}`;
  if (Array.isArray(error.issues))
    return error.issues.map((issue: { code?: unknown }) => String(issue?.code)).join(', ');
  // The library for language models repeats requests and replies.
  if (error.name.startsWith('AI_')) return '';
  const message = quotesValues(error, code) ? error.message.replace(/".*"/s, '"…"') : error.message;
  return message.slice(0, longestMessage);
}

/** The lines behind the message, which an error repeats in its stack. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : toSourceLines(stack.slice(at + message.length).trim());
}

export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, table, constraint } = error as Error & Record<'code' | 'table' | 'constraint', unknown>;
  const cause = error instanceof Problem ? error.detail : error.cause;
  return {
    type: error.constructor.name,
    message: describeMessage(error),
    stack: framesOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause instanceof Error && depth < mostCauses ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/**
 * Writes down what some work met: one sentence for what is no fault of ours, such as a lock, a database that is down or a model that is not
 * connected, and the error with where it came from for anything else.
 */
export function logFault(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  error: unknown,
  text: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const fault = describeDatabaseFault(error);
  if (fault instanceof Problem && fault.code === 'UNAVAILABLE')
    log.warn({ ...fields, code: postgresCode(error) }, `${text}. ${fault.message}`);
  else log.error({ err: error, ...fields }, text);
}
