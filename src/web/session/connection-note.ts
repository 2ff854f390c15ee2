// The foot of the pages to sign in: where one is, and whether what is typed is on its way for everybody to read.
import { find } from './page-form.ts';

/** A lock that is open. */
const openLock = 'M8 11V7a4 4 0 0 1 7.8-1.3';

/** What is typed never leaves the machine. */
const isThisMachine = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(host);

export function showConnection(isEncrypted: boolean, host: string): void {
  if (!isEncrypted && isThisMachine(host)) return;
  const foot = find('#connection');
  if (!isEncrypted) find('[data-lock]', foot).setAttribute('d', openLock);
  foot.toggleAttribute('data-warns', !isEncrypted);
  find('p', foot).textContent = isEncrypted
    ? host
    : `The connection to ${host} is not encrypted. Others on the network can read your password.`;
  foot.hidden = false;
}
