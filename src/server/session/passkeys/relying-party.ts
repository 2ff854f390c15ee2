// For whom devices make passkeys: the origin people open (Web Authentication Level 3, 5.1.2 and 13.4.9).
import ipaddr from 'ipaddr.js';

/** `id` is the host without its port. */
export type RelyingParty = { id: string; origin: string };

/** Null where browsers make none: over plain http (but to this machine by its name), and where the host is an IP address. */
export function relyingPartyOf(url: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(url);
  const isAddress = ipaddr.isValid(hostname.replaceAll(/[[\]]/g, ''));
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { id: hostname, origin } : null;
}
