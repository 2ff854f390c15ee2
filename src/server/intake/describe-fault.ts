// Why an address could not be read, in words.
import { Problem } from '#domain/problem.ts';
import { AddressFault, mostRedirects } from './open-address.ts';
import { isTlsFault } from './tls-fault.ts';

/** The other side's fault; never with more of its reply than a status. */
export const unreadable = (text: string, detail?: unknown) => new Problem('SOURCE_UNREADABLE', text, { detail });

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no server with this name',
  EAI_AGAIN: 'Its name could not be looked up',
  ECONNREFUSED: 'It refused the connection',
  ECONNRESET: 'It closed the connection',
  EPIPE: 'It closed the connection',
  ETIMEDOUT: 'It did not answer',
  EHOSTUNREACH: 'Copydesk cannot reach it',
  ENETUNREACH: 'Copydesk cannot reach it',
};

function explain(error: unknown, host: string, { what, failed = 'could not be read' }: FaultWords): Problem {
  const code = String((error as NodeJS.ErrnoException)?.code ?? '');
  const reason =
    reasons[code] ??
    (isTlsFault(code) ? 'Its certificate cannot be trusted' : `Its answer could not be read as ${what}`);
  return unreadable(`“${host}” ${failed}. ${reason}.`, error);
}

/** `what` was wanted, such as `a web page`; `failed` says what could not be done with the host. */
type FaultWords = { totalMs: number; what: string; failed?: string; tooLarge: (host: string) => Problem };

/** A fault of an address as a Problem; what else was thrown as it is. */
export function describeFault(error: unknown, words: FaultWords): unknown {
  if (!(error instanceof AddressFault)) return error;
  const { totalMs, tooLarge } = words;
  const { kind, host, cause } = error;
  switch (kind) {
    case 'address':
    case 'private':
      return cause;
    case 'redirects':
      return unreadable(`“${host}” redirects more than ${mostRedirects} times.`);
    case 'packing':
      return unreadable(`“${host}” sent an answer that Copydesk cannot read. Try another URL.`);
    case 'too-large':
      return tooLarge(host);
    case 'slow':
      return unreadable(`“${host}” took longer than ${totalMs / 1_000} seconds.`, cause);
    case 'connection':
      return explain(cause, host, words);
  }
}
