// What the screen says of webhooks and what was sent to them.
import { failingDays, oldSecretHours } from '#domain/webhooks/delivery-tries.ts';
import { nameKind, webhookKinds } from '#domain/webhooks/webhook-kinds.ts';
import { type Delivery, deliveryDays, type Endpoint } from '#domain/webhooks/webhooks.contract.ts';
import type { Tone } from '#web/kit/badge.tsx';
import { formatDateTime } from '#web/kit/format.ts';

export const listKinds = ({ kinds }: Pick<Endpoint, 'kinds'>): string =>
  kinds.map((kind) => webhookKinds[kind].label).join(', ');

const at = (time: string) => formatDateTime(new Date(time));

/** Why it sends nothing, or will soon; null where all is well. */
export function describeTrouble(endpoint: Endpoint): string | null {
  const { offReason, failingSince, isSecretReadable } = endpoint;
  if (offReason === 'gone') return 'Turned off, because the URL answered that it no longer exists (status 410).';
  if (offReason === 'failing') return `Turned off, because all deliveries failed for ${failingDays} days.`;
  if (offReason !== null) return null;
  if (!isSecretReadable)
    return 'The secret of this webhook cannot be read on this server. Replace the secret: until then, nothing can be sent.';
  if (failingSince !== null)
    return `Deliveries have failed since ${at(failingSince)}. After ${failingDays} days of failures, the webhook is turned off.`;
  return null;
}

/** What replacing the secret does. Two sign at a time: one that was replaced before stops. */
export function describeReplacing({ oldSecretUntil }: Pick<Endpoint, 'oldSecretUntil'>): string {
  const said = `You will get a new secret for your program. For ${oldSecretHours} hours, events are signed with both secrets.`;
  if (oldSecretUntil === null) return said;
  return `${said} Events are also signed with an earlier secret until ${at(oldSecretUntil)}. If you replace the secret again, that stops at once.`;
}

/** “Last: Run ended, delivered Nov 20, 2026, 9:00 AM” */
export function describeLast({ last }: Pick<Endpoint, 'last'>): string {
  if (last === null) return `Nothing sent in the last ${deliveryDays} days`;
  const { type, state, status, lastAt, createdAt } = last;
  const when = at(lastAt ?? createdAt);
  const what = {
    delivered: 'delivered',
    failed: 'failed',
    waiting: lastAt === null ? 'on its way' : 'will be tried again',
  };
  const answer = state !== 'delivered' && status !== null ? ` (status ${status})` : '';
  return `Last: ${nameKind(type)}, ${what[state]}${answer}, ${when}`;
}

export function describeState({ state, lastAt }: Pick<Delivery, 'state' | 'lastAt'>): { label: string; tone: Tone } {
  if (state === 'delivered') return { label: 'Delivered', tone: 'ok' };
  if (state === 'failed') return { label: 'Failed', tone: 'bad' };
  return lastAt === null ? { label: 'On its way', tone: 'neutral' } : { label: 'Waiting', tone: 'warn' };
}

/** What came of the tries, and what comes next. */
export function describeTries({ state, tries, status, error, nextAt, lastAt }: Delivery): string {
  const said = [];
  if (error !== null) said.push(error);
  else if (status !== null) said.push(`It answered with status ${status}.`);
  if (lastAt !== null) said.push(`${tries === 1 ? '1 try' : `${tries} tries`}, the last on ${at(lastAt)}.`);
  if (state === 'waiting' && nextAt !== null && lastAt !== null) said.push(`Next try on ${at(nextAt)}.`);
  return said.join(' ');
}
