// Whose unsaved text this page reads and keeps: of whoever it shows (app/shell/one-person.tsx), not of whoever signed in last in another
// tab, so nothing of it is stored.

let owner: number | null = null;

/** From now on drafts are those of this person, by their ID; of everybody here for null, where nobody signs in. Those of others stay in the browser until they come back. */
export function ownDrafts(personId: number | null): void {
  owner = personId;
}

/** What the keys of these drafts start with. Without sign-in there is one person, and nothing to distinguish. */
export const personalPrefix = (): string => (owner === null ? 'copydesk' : `copydesk.of-${owner}`);
