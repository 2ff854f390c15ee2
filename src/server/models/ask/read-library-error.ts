// Reads what went wrong from the errors of the library, which are loaded with the first call.
import { APICallError, NoContentGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { type FaultKind, ModelFault, readRetryAfter } from '../model-fault.ts';

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

/** A fault of ours that the library passes on as the cause of its own error. */
function findFault(error: unknown): ModelFault | null {
  let each: unknown = error;
  for (let depth = 0; each instanceof Error && depth < 9; depth += 1, each = each.cause)
    if (each instanceof ModelFault) return each;
  return null;
}

/** Any error of a call as a fault. */
export function toModelFault(error: unknown, now: Date): ModelFault {
  const own = findFault(error);
  if (own) return own;
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
