// The foot of the pages to sign in: where one is, and whether what is typed is on its way for everybody to read.
import { find } from './page-form.ts';

/** How this page was opened. */
export type Connection = {
  /** With the port, where the address names it. */
  host: string;
  isEncrypted: boolean;
  /** Whether the browser lets nobody listen: also on this machine, where what is typed never leaves it. */
  isSecure: boolean;
};

/** A lock that is open. */
const openLock = 'M8 11V7a4 4 0 0 1 7.8-1.3';

/** The connection of a page of the browser. */
export const connectionOf = ({ location, isSecureContext }: Window): Connection => ({
  host: location.host,
  isEncrypted: location.protocol === 'https:',
  isSecure: isSecureContext,
});

export function showConnection({ host, isEncrypted, isSecure }: Connection): void {
  if (!isEncrypted && isSecure) return;
  const foot = find('#connection');
  if (!isEncrypted) find('[data-lock]', foot).setAttribute('d', openLock);
  foot.toggleAttribute('data-warns', !isEncrypted);
  find('p', foot).textContent = isEncrypted
    ? host
    : `The connection to ${host} is not encrypted. Others on the network can read your password.`;
  foot.hidden = false;
}
