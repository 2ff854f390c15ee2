// Whose unsaved text this browser keeps. It is set before the app is loaded, by the page one signs in on: a draft is read with the first
// look at a screen, when nobody has answered yet who that is.
import { keep, readKept } from '#web/kit/kept.ts';

const key = 'copydesk.person';

/** From now on drafts are those of this person, by their ID. Those of others stay in the browser until they come back. */
export const keepPerson = (id: number): void => keep(key, String(id));

/** What the keys of this person start with. Without sign-in there is one person, and nothing to distinguish. */
export function personalPrefix(): string {
  const person = readKept(key);
  return person === null ? 'copydesk' : `copydesk.of-${person}`;
}
