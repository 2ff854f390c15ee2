// The end of the session of this browser, by whoever has it.
import { signOut } from '#domain/session/session.contract.ts';
import { call } from './api.ts';
import { leaveBy } from './signed-out.ts';

/** Signs out and leaves the app for the page to sign in on. Throws where that failed: one is still signed in. */
export const signOutHere = (): Promise<void> => leaveBy(() => call(signOut));
