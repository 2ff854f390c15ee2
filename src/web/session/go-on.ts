// From the pages to sign in into the app, as the person who signed in.
import type { getMe } from '#domain/session/session.contract.ts';
import { keepPerson } from '#web/shared/screen/kept-person.ts';
import { send } from './send.ts';

/** Leaves the page for another one of this site. */
export type Go = (path: string) => void;

/** Not to be come back to with the browser's own button. */
export const replacePage: Go = (path) => window.location.replace(path);

/** What this person had typed and not saved is there again; where it cannot be asked whose that is, the app says what is wrong. */
export async function goOn(path: string, go: Go): Promise<void> {
  const me = await send<typeof getMe>('GET', '/api/me');
  if (me.isDone) keepPerson(me.reply.id);
  go(path);
}
