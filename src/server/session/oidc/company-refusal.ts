// Why somebody was not signed in through the company; which of the library's errors is which.
import type { CompanyProblem } from '#domain/session/company-problems.ts';

export class CompanyRefusal extends Error {
  readonly problem: CompanyProblem;
  constructor(problem: CompanyProblem, options: { cause?: unknown } = {}) {
    super(`Not signed in by the company: ${problem}`, options);
    this.name = 'CompanyRefusal';
    this.problem = problem;
  }
}

/** The library's codes for a provider that is too slow. */
const slowCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Errors of OAuth (RFC 6749, 4.1.2.1 and 5.2) that say something else than that the settings are wrong. */
const errorProblems: Readonly<Record<string, CompanyProblem>> = {
  access_denied: 'canceled',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
  // Of OpenID Connect: the provider must ask something of the person, who left.
  login_required: 'canceled',
  interaction_required: 'canceled',
  consent_required: 'canceled',
  account_selection_required: 'canceled',
  // The code was used, is too old, or was made for another sign-in.
  invalid_grant: 'expired',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether the provider is not there. Every error of fetch is a TypeError with the error of the connection as its cause. */
function isUnreachable(error: Error & { code?: unknown }): boolean {
  if (error instanceof TypeError) return error.cause instanceof Error;
  if (error.cause instanceof Response) return error.cause.status >= 500 || error.cause.status === 429;
  return slowCodes.has(textOf(error.code));
}

/** What an error of the library means for who wanted to sign in. */
export function toRefusal(error: unknown): CompanyRefusal {
  if (error instanceof CompanyRefusal) return error;
  if (!(error instanceof Error)) return new CompanyRefusal('failed', { cause: error });
  const { error: given } = error as Error & { error?: unknown };
  const known = errorProblems[textOf(given)];
  if (known) return new CompanyRefusal(known, { cause: error });
  if (isUnreachable(error)) return new CompanyRefusal('unreachable', { cause: error });
  // The library's own errors are of other kinds: this one is ours.
  return new CompanyRefusal(error instanceof TypeError ? 'failed' : 'not-accepted', { cause: error });
}

/** No sentence: one may name people, and whoever leads a browser back writes it. */
const codeOf = (value: unknown) => (/^\w{1,60}$/.test(textOf(value)) ? textOf(value) : '');

/** For the log: the codes of what the provider or the library said. */
export function describeCause({ cause }: CompanyRefusal): Record<string, string> {
  const { error, code } = (cause ?? {}) as Record<string, unknown>;
  const said = { providerError: codeOf(error), code: codeOf(code) };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
}
