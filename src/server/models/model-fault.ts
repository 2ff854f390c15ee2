// What can go wrong with a language model, told apart without keeping anything of the request or the reply.
import { Problem } from '#domain/problem.ts';

export type FaultKind =
  | 'rate-limited'
  | 'server-error'
  | 'refused'
  | 'bad-output'
  | 'timeout'
  | 'connection'
  | 'stopped'
  | 'unknown';

type Fault = { kind: FaultKind; status?: number | null; retryAfterMs?: number | null };

/** Carries no cause on purpose: errors of the library hold the request, and providers repeat keys in theirs. */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor({ kind, status = null, retryAfterMs = null }: Fault) {
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

/** What a person is told of a fault; the ledger has logged which it was. */
export function describeFault(error: unknown): unknown {
  if (!(error instanceof ModelFault) || error.kind === 'stopped') return error;
  return new Problem('UNAVAILABLE', 'The language model could not answer. Nothing was changed; please try again.', {
    detail: error,
  });
}
