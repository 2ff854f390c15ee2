// The page a link leads to: it makes an account with it, once.
import { passwordHint } from '#domain/session/password-rules.ts';
import type { getSignIn, LinkKind, readLink, useLink } from '#domain/session/sign-in.contract.ts';
import { showConnection } from './connection-note.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type Go, goOn } from './go-on.ts';
import { connectForm, find, showAlert, showIssues } from './page-form.ts';
import { type Refusal, send } from './send.ts';

type Page = {
  /** From the hash of the link, which no server writes down. */
  token: string;
  host: string;
  go: Go;
};

const purposes: Record<LinkKind, string> = { owner: 'You will be the owner of this workspace.' };
const incomplete = 'This link is incomplete. Copy all of it, then open it again.';

/** Brings the form in the HTML to work, once the link is known to be good. */
export async function startJoinPage({ token, host, go }: Page): Promise<void> {
  const form = find<HTMLFormElement>('form');
  find('#password-hint').textContent = passwordHint;
  connectForm(form, async ({ fullName = '', email = '', password = '' }) => {
    const outcome = await send<typeof useLink>('POST', '/api/access-links/use', { token, fullName, email, password });
    if (outcome.isDone) await goOn('/', go);
    else refuse(form, outcome.refusal);
  });
  if (token === '') return showAlert({ lead: incomplete, text: '' });
  const [link, ways] = await Promise.all([
    send<typeof readLink>('POST', '/api/access-links/read', { token }),
    send<typeof getSignIn>('GET', '/api/sign-in'),
  ]);
  if (!link.isDone) return refuse(form, link.refusal);
  if (ways.isDone) showConnection(ways.reply.isEncrypted, host);
  const purpose = find('#purpose');
  purpose.textContent = purposes[link.reply.kind];
  purpose.hidden = false;
  form.hidden = false;
  find('#fullName', form).focus();
}

function refuse(form: HTMLFormElement, refusal: Refusal): void {
  // No form helps with a link that has ended.
  if (refusal.code === 'LINK_ENDED') form.hidden = true;
  const [unplaced] = showIssues(form, refusal.issues ?? []);
  if (refusal.issues && !unplaced) return;
  showAlert(
    unplaced ? { lead: unplaced.message, text: '' } : describeRefusal(refusal, { again: 'Try again', now: Date.now() }),
  );
}
