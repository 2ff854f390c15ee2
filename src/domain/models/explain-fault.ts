// Why a call to a language model failed, in words: what is wrong, and where to fix it.
import { type Provider, providerNames } from './providers.ts';

/** How a call can end: a kind of fault with the status of the reply, where there was one. */
type CallFault = { kind: string; status: number | null };
export type AskedModel = { provider: Provider; model: string; timeoutSeconds: number };

function explainStatus(status: number, { provider, model }: AskedModel): string {
  const name = provider === 'openai-compatible' ? 'The server' : providerNames[provider];
  if (status >= 300 && status < 400)
    return `The URL redirects to another one (${status}). Copydesk never sends a key to a redirect. Enter the URL it redirects to.`;
  if (status === 401 || status === 403)
    return `${name} does not accept the key (${status}). Check the key and its permissions.`;
  if (status === 402) return `${name} requires payment (402). Check the account of the key.`;
  if (status === 404) return `${name} has no model “${model}” at this URL (404). Check the model name and the URL.`;
  if (status === 405) return `The URL does not accept this request (405). Check the URL. It often ends in /v1.`;
  // Google answers a wrong key like this.
  if (status === 400 && provider === 'google')
    return 'Google rejected the request (400). Usually the key or the model name is wrong.';
  return `${name} rejected the request (${status}). Check the model name, the temperature and the tokens per answer.`;
}

export function explainFault({ kind, status }: CallFault, tried: AskedModel): string {
  const seconds = `${tried.timeoutSeconds} ${tried.timeoutSeconds === 1 ? 'second' : 'seconds'}`;
  switch (kind) {
    case 'refused':
      return status === null ? 'The provider rejected the request.' : explainStatus(status, tried);
    case 'connection':
      return 'Copydesk cannot reach this URL. Check the URL, and that the server is running.';
    case 'timeout':
      return `No answer came within ${seconds}. Try again, or allow more seconds per answer.`;
    case 'rate-limited':
      return 'The provider asks you to wait (429). There were too many requests, or the account has no credit left.';
    case 'server-error':
      return `The server has an internal error${status === null ? '' : ` (${status})`}. Try again later.`;
    case 'bad-output':
      return 'The URL answers, but not like a language model. Check the provider and the URL. It often ends in /v1.';
    case 'too-long':
      return 'The answer was longer than Copydesk reads, and was cut off. Check the model and the tokens per answer.';
    case 'link-local':
      return 'The URL leads to an address that only this machine’s own network uses (link-local). Copydesk does not connect to such addresses.';
    case 'stopped':
      return 'The request was stopped.';
    default:
      return 'The request failed for an unknown reason. Check the provider and the URL.';
  }
}

/** Where the model is at fault, and another try may not help. */
const notTemporary: ReadonlySet<string> = new Set(['refused', 'bad-output', 'too-long', 'link-local']);

/** Whether the same call may work a little later. */
export const isTemporary = ({ kind }: CallFault): boolean => !notTemporary.has(kind);

/**
 * A failure in one text: the specified sentence, and why. `failed` may end in *Please try again …*, which is left out where that would not
 * help.
 */
export function explainFailure(failed: string, fault: CallFault, asked: AskedModel | null): string {
  const said = isTemporary(fault) ? failed : failed.replace(/\s*Please (?:try|ask) again[^.]*\.$/, '');
  const why =
    fault.kind === 'bad-output'
      ? `${asked?.model ?? 'The model'} gave an answer that cannot be used, twice.`
      : asked === null
        ? 'The language model could not answer.'
        : explainFault(fault, asked);
  return `${said} ${why}`;
}
