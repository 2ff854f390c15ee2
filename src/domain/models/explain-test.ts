// What came of trying a connection, in words: what is wrong, and where to mend it.
import { type Provider, providerNames } from './providers.ts';

/** How a call can end: a kind of fault with the status of the reply, where there was one. */
export type TestFault = { kind: string; status: number | null };
type Tried = { provider: Provider; model: string; timeoutSeconds: number };

function explainStatus(status: number, { provider, model }: Tried): string {
  const name = provider === 'openai-compatible' ? 'The server' : providerNames[provider];
  if (status >= 300 && status < 400)
    return `The address leads on to another one (${status}), and a key is never sent after it. Give the address it leads to.`;
  if (status === 401 || status === 403)
    return `${name} does not accept the key (${status}). Check the key and what it may do.`;
  if (status === 402) return `${name} wants to be paid first (402). Check the account the key belongs to.`;
  if (status === 404)
    return `${name} knows no model “${model}” at this address (404). Check the name of the model and the address.`;
  if (status === 405) return `The address takes no such call (405). Check the address; it often ends in /v1.`;
  // Google answers a wrong key like this.
  if (status === 400 && provider === 'google')
    return 'Google refused the call (400). Most often the key is wrong, else the name of the model.';
  return `${name} refused the call (${status}). Check the name of the model, the temperature and the most tokens of an answer.`;
}

export function explainTest({ kind, status }: TestFault, tried: Tried): string {
  const seconds = `${tried.timeoutSeconds} ${tried.timeoutSeconds === 1 ? 'second' : 'seconds'}`;
  switch (kind) {
    case 'refused':
      return status === null ? 'The call was refused.' : explainStatus(status, tried);
    case 'connection':
      return 'The address cannot be reached. Check it, and whether the server there is running.';
    case 'timeout':
      return `No answer came within ${seconds}. Try again, or give it more time.`;
    case 'rate-limited':
      return 'The provider asks to wait (429): there are too many calls, or the account has no credit left.';
    case 'server-error':
      return `The server has a fault of its own${status === null ? '' : ` (${status})`}. Try again later.`;
    case 'bad-output':
      return 'Something answers there, but not as a language model does. Check the provider and the address; it often ends in /v1.';
    case 'stopped':
      return 'The test was stopped.';
    default:
      return 'The call failed in a way we do not know. Check the provider and the address.';
  }
}
