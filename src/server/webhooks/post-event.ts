// Posts an event to an endpoint, signed by Standard Webhooks: one signature for each secret in effect.
import { Webhook } from 'standardwebhooks';
import { Problem } from '#domain/problem.ts';
import type { Wanted } from '#server/intake/address-rules.ts';
import { describeFault, unreadable } from '#server/intake/describe-fault.ts';
import { openAddress } from '#server/intake/open-address.ts';

/** So long an endpoint has to answer; it should store what it gets and work later. */
const totalMs = 15_000;

/** What is refused of URLs of endpoints, in words. */
export const called: Wanted = {
  path: 'url',
  done: 'called',
  kept: 'it would be stored with the webhook',
  only: { kind: 'Only web servers can be called.', network: 'Only public servers can be called.' },
};

export type Posting = {
  url: string;
  /** Of all secrets in effect. */
  secrets: readonly string[];
  /** Its `webhook-id`. */
  id: string;
  body: string;
  /** When it is sent: a receiver refuses what is older than minutes. */
  at: Date;
  privateHosts: readonly string[];
  /** Ends it early. */
  signal: AbortSignal;
  /** How names of hosts are looked up; for tests. */
  resolve?: (host: string) => Promise<string[]>;
};

/** What came of it: the status of an answer, or one sentence on why there was none. */
export type Posted = { status: number; error: null } | { status: null; error: string };

export const headersOf = ({ secrets, id, body, at }: Pick<Posting, 'secrets' | 'id' | 'body' | 'at'>) => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Copydesk-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});

/** Follows no redirect and reads nothing of the answer but its status. Throws only the reason of the signal. */
export async function postEvent(posting: Posting): Promise<Posted> {
  const { url, body, signal, privateHosts, resolve } = posting;
  const options = { headers: headersOf(posting), post: body, totalMs, privateHosts, wanted: called, signal };
  try {
    return await openAddress(url, resolve ? { ...options, resolve } : options, async ({ status }) => ({
      status,
      error: null,
    }));
  } catch (error) {
    if (signal.aborted) throw error;
    const fault = describeFault(error, {
      totalMs,
      what: 'HTTP',
      failed: 'could not be reached',
      tooLarge: (host) => unreadable(`The reply of “${host}” was too large.`),
    });
    if (!(fault instanceof Problem)) throw fault;
    return { status: null, error: fault.message };
  }
}
