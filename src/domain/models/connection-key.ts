// When a connection may be used with the key it has, and when the key has to be entered.
import type { Connection, ConnectionInput } from './connections.contract.ts';
import { providerNames } from './providers.ts';

type Stored = Pick<Connection, 'provider' | 'baseUrl' | 'hasKey' | 'isKeyReadable'>;

export const keyUnreadable = 'The key can no longer be read: enter it again';

/** Whether an input goes on with the key that is stored. */
function keepsKey(input: Pick<ConnectionInput, 'key'>, stored: Stored | null): boolean {
  return input.key === undefined && stored?.hasKey === true;
}

/**
 * Why the key is not enough; null where it is. A stored key is only sent to the address it was entered for: anyone who changes the
 * address has to know the key.
 */
export function findKeyIssue(
  input: Pick<ConnectionInput, 'provider' | 'baseUrl' | 'key'>,
  stored: Stored | null,
): string | null {
  if (stored && keepsKey(input, stored)) {
    if (stored.provider !== input.provider || stored.baseUrl !== input.baseUrl)
      return 'Enter the key again. The stored key is only sent to the URL you entered it for.';
    return stored.isKeyReadable ? null : `${keyUnreadable}.`;
  }
  if (typeof input.key === 'string' || input.provider === 'openai-compatible') return null;
  return `Enter a key: ${providerNames[input.provider]} accepts no requests without a key.`;
}
