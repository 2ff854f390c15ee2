// Secrets of endpoints: made here, stored locked, shown once.
import { randomBytes } from 'node:crypto';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import type { EndpointRow } from './endpoints.store.ts';

const secretBytes = 32;

/** As Standard Webhooks writes them. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** What a secret is locked for: it opens for no other endpoint. */
export const aboutWebhook = (id: number): string => `the webhook ${id}`;

export const lockSecret = (keeper: KeyKeeper, id: number, secret: string): string =>
  keeper.lock(secret, aboutWebhook(id));

/** The secrets that sign now, the newest first; null where the newest cannot be read. */
export function openSecrets(
  keeper: KeyKeeper,
  { id, lockedSecret, lockedOldSecret, oldSecretUntil }: EndpointRow,
  now: Date,
): string[] | null {
  const secret = keeper.open(lockedSecret, aboutWebhook(id));
  if (secret === null) return null;
  const signs = lockedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  const old = signs ? keeper.open(lockedOldSecret, aboutWebhook(id)) : null;
  return old === null ? [secret] : [secret, old];
}
