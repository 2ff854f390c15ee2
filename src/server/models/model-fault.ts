// What can go wrong with a language model, distinguished without keeping anything of the request or the reply.
import { type AskedModel, explainFailure, isTemporary } from '#domain/models/explain-fault.ts';
import { Problem } from '#domain/problem.ts';
import type { ModelSettings } from './model-settings.ts';

export type FaultKind =
  | 'rate-limited'
  | 'server-error'
  | 'refused'
  | 'bad-output'
  /** More came than any answer needs. */
  | 'too-long'
  /** The address is one of this machine's own network. */
  | 'link-local'
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
  /** Who was asked, once it is known. */
  asked: AskedModel | null = null;

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

/** Notes who was asked: what a person reads of the fault names the provider and the model. */
export function askedOf(fault: ModelFault, { provider, model, timeoutMs }: ModelSettings): ModelFault {
  fault.asked = { provider, model, timeoutSeconds: Math.ceil(timeoutMs / 1000) };
  return fault;
}

/** A fault as a person reads it behind the sentence of what failed; the ledger has logged which it was. Anything else as it is. */
export function describeFault(
  error: unknown,
  failed = 'The language model could not answer. Nothing was changed.',
): unknown {
  if (!(error instanceof ModelFault) || error.kind === 'stopped') return error;
  const code = isTemporary(error) ? 'UNAVAILABLE' : 'MODEL_FAILED';
  return new Problem(code, explainFailure(failed, error, error.asked), { detail: error });
}
