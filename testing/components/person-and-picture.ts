// Whom and what records of all kinds name. Serves nothing, so that unit tests can use them.
import type { Me } from '#domain/session/session.contract.ts';

export const me: Me = {
  ...{ id: 1, username: 'sam', fullName: 'Sam Porter', role: 'owner', scope: null, avatarUrl: null },
  shownRole: 'Content Manager',
  sessionId: null,
  hasPassword: false,
};

/** A picture of one pixel that comes without a network; `name` distinguishes one from another. */
export function picture(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}" width="1" height="1"/>`)}`;
}
