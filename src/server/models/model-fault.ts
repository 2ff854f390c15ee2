// What can go wrong with a language model, told apart without keeping anything of the request or the reply.
import { APICallError, NoContentGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';

export type FaultKind =
  | 'rate-limited'
  | 'server-error'
  | 'refused'
  | 'bad-output'
  | 'timeout'
  | 'connection'
  | 'stopped'
  | 'unknown';

type Fault = { kind: FaultKind; status: number | null; retryAfterMs: number | null };

/** Carries no cause on purpose: errors of the library hold the request, and providers repeat keys in theirs. */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor({ kind, status, retryAfterMs }: Fault) {
    super(`The language model failed: ${kind}${status === null ? '' : ` (${status})`}.`);
    this.name = 'ModelFault';
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** How long a reply asks to wait; null where it does not say. */
export function readRetryAfter(headers: Readonly<Record<string, string>> | undefined, now: Date): number | null {
  const ms = headers?.['retry-after-ms'];
  if (ms !== undefined && /^\d+(\.\d+)?$/.test(ms)) return Math.ceil(Number(ms));
  const given = headers?.['retry-after']?.trim();
  if (given === undefined || given === '') return null;
  if (/^\d+(\.\d+)?$/.test(given)) return Math.ceil(Number(given) * 1000);
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function kindOfStatus(status: number): FaultKind {
  if (status === 429) return 'rate-limited';
  if (status === 408 || status >= 500) return 'server-error';
  // A good status with a body that cannot be read.
  return status < 300 ? 'bad-output' : 'refused';
}

/** Names of errors that come while an answer is read. */
const badOutputNames = /JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoSuchTool|InvalidToolInput/;

function isCut(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (/terminated|fetch failed|socket|ECONN|EPIPE|ENOTFOUND|network|aborted/i.test(`${each.message}`)) return true;
  }
  return false;
}

/** Any error of a call as a fault. */
export function toModelFault(error: unknown, now: Date): ModelFault {
  if (error instanceof ModelFault) return error;
  const of = (kind: FaultKind, status: number | null = null, retryAfterMs: number | null = null) =>
    new ModelFault({ kind, status, retryAfterMs });
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error;
    if (statusCode === undefined || (statusCode < 300 && isCut(error.cause))) return of('connection');
    return of(kindOfStatus(statusCode), statusCode, readRetryAfter(responseHeaders, now));
  }
  if (
    NoObjectGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error) ||
    NoContentGeneratedError.isInstance(error)
  )
    return of('bad-output');
  const name = error instanceof Error ? error.name : '';
  if (badOutputNames.test(name)) return of('bad-output');
  if (name === 'TimeoutError') return of('timeout');
  return of(isCut(error) ? 'connection' : 'unknown');
}
