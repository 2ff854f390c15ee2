// The one place where a call shows that nobody is signed in any more, in this browser or by somebody who ended the session: the page
// gives way to the one to sign in on, which leads back. Unsaved text is kept in the browser (shared/screen/drafts.ts).
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';
import { keys } from './query-keys.ts';

let isLeaving = false;

/** The error of a reply that is no success. */
export function refusalOf(status: number, body: string, statusText: string): ApiError {
  const error = new ApiError(status, body, statusText);
  if (error.problem?.code === 'NOT_SIGNED_IN') leaveForSignIn();
  // A role can be taken away while a page is open: what it offers follows.
  if (error.problem?.code === 'FORBIDDEN') void queryClient.invalidateQueries({ queryKey: keys.me });
  return error;
}

function leaveForSignIn(): void {
  // Of many calls at once the first leads away.
  if (isLeaving) return;
  isLeaving = true;
  const { pathname, search, hash } = window.location;
  const to = encodeURIComponent(pathname + search + hash);
  // Whoever was known to this page was signed in.
  const ended = queryClient.getQueryData(keys.me) === undefined ? '' : '&ended';
  window.location.replace(`/sign-in?to=${to}${ended}`);
}

/** Leaves once `signOut` is done. What finds nobody signed in meanwhile, such as the stream, does not ask to be led back here. */
export async function leaveBy(signOut: () => Promise<{ leadsTo: string | null }>): Promise<void> {
  isLeaving = true;
  let leadsTo: string | null;
  try {
    ({ leadsTo } = await signOut());
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  // The company's sign-in may have a session of its own to end.
  window.location.replace(leadsTo ?? '/sign-in');
}
