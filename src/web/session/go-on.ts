// From the pages to sign in into the app.
import type { getMe } from '#domain/session/session.contract.ts';
import { send } from '#web/client/send.ts';
import type { Connection } from './connection-note.ts';
import type { RefusalWords } from './describe-refusal.ts';
import { showAlert } from './page-form.ts';

/** Leaves the page for another one of this site. */
export type Go = (path: string) => void;

/** Not to be come back to with the browser's own button. */
export const replacePage: Go = (path) => window.location.replace(path);

/**
 * Goes on after a sign-in that succeeded, and answers whether it did. A browser that did not keep the sign-in would be led back to an empty
 * form: it stays, and says so. Where anything else is wrong, the app says what.
 */
export async function goOn(path: string, { go, connection }: { go: Go; connection: Connection }): Promise<boolean> {
  const me = await send<typeof getMe>('GET', '/api/me');
  if (!me.isDone && me.refusal.code === 'NOT_SIGNED_IN') {
    showAlert(describeUnkept(connection));
    return false;
  }
  go(path);
  return true;
}

/** Where people sign in with https, browsers take no cookie on a page that was opened without. */
const describeUnkept = ({ isEncrypted }: Connection): RefusalWords => ({
  lead: 'This browser did not save your sign-in.',
  text: isEncrypted
    ? 'Allow cookies for this site, then sign in again.'
    : 'This page was opened without https. Open Copydesk at the address your administrator gave you, with https.',
});
