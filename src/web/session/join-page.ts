// The page a link leads to: it makes an account with it, once.
import { incompleteLink } from '#domain/session/link-words.ts';
import { passwordHint } from '#domain/session/password-rules.ts';
import type { getMe } from '#domain/session/session.contract.ts';
import type { LinkKind, readLink, useLink } from '#domain/session/sign-in.contract.ts';
import { type Connection, showConnection } from './connection-note.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type Go, goOn } from './go-on.ts';
import { connectForm, find, showAlert, showIssues } from './page-form.ts';
import { type Refusal, send } from './send.ts';

type Page = {
  /** From the hash of the link, which no server writes down. */
  token: string;
  connection: Connection;
  go: Go;
};

const purposes: Record<LinkKind, string> = { owner: 'You will be the owner of this workspace.' };

/** Brings the form in the HTML to work, once the link is known to be good. */
export async function startJoinPage({ token, connection, go }: Page): Promise<void> {
  const form = find<HTMLFormElement>('form');
  find('#password-hint').textContent = passwordHint;
  connectForm(form, async ({ fullName = '', email = '', password = '' }) => {
    const outcome = await send<typeof useLink>('POST', '/api/access-links/use', { token, fullName, email, password });
    if (!outcome.isDone) return refuse(form, outcome.refusal);
    // The link is used: no form helps any more.
    if (!(await goOn('/', { go, connection }))) form.hidden = true;
  });
  if (token === '') return showAlert({ lead: incompleteLink, text: '' });
  const link = await send<typeof readLink>('POST', '/api/access-links/read', { token });
  if (!link.isDone) return refuse(form, link.refusal);
  showConnection(connection);
  const purpose = find('#purpose');
  purpose.textContent = purposes[link.reply.kind];
  purpose.hidden = false;
  form.hidden = false;
  find('#fullName', form).focus();
}

/** Who is signed in in this browser needs no link. */
async function offerApp(): Promise<void> {
  const me = await send<typeof getMe>('GET', '/api/me');
  if (!me.isDone) return;
  find('#signed-out').hidden = true;
  const signedIn = find('#signed-in');
  find('span', signedIn).textContent = me.reply.fullName;
  signedIn.hidden = false;
}

function refuse(form: HTMLFormElement, refusal: Refusal): void {
  // No form helps with a link that has ended.
  if (refusal.code === 'LINK_ENDED') {
    form.hidden = true;
    void offerApp();
  }
  const [unplaced] = showIssues(form, refusal.issues ?? []);
  if (refusal.issues && !unplaced) return;
  showAlert(
    unplaced ? { lead: unplaced.message, text: '' } : describeRefusal(refusal, { again: 'Try again', now: Date.now() }),
  );
}
