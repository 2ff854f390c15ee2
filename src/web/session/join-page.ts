// The page a link leads to: it makes an account with it, or sets a new password, once.
import { type Role, withArticle } from '#domain/roles.ts';
import { describeInvitedScope } from '#domain/scope.ts';
import { incompleteLink } from '#domain/session/link-words.ts';
import { passwordHint } from '#domain/session/password-rules.ts';
import type { getMe } from '#domain/session/session.contract.ts';
import type { Link, LinkKind, readLink, useLink } from '#domain/session/sign-in.contract.ts';
import { type Refusal, send } from '#web/client/send.ts';
import { type Connection, showConnection } from './connection-note.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type Go, goOn } from './go-on.ts';
import { connectForm, find, showAlert, showIssues } from './page-form.ts';

type Page = {
  /** From the hash of the link, which no server writes down. */
  token: string;
  connection: Connection;
  go: Go;
};

const purposes: Record<LinkKind, (link: Link) => string> = {
  owner: () => 'You will be the owner of this workspace.',
  invitation: ({ madeBy, role, scope }) =>
    `${madeBy === null ? 'You are invited' : `${madeBy} invited you`} to Copydesk as ${withArticle(role as Role)}.${scope ? ` ${describeInvitedScope(scope)}` : ''}`,
  password: ({ fullName }) => `For ${fullName ?? 'your account'}. You will be signed out everywhere.`,
};

/** Brings the form in the HTML to work, once the link is known to be good. */
export async function startJoinPage({ token, connection, go }: Page): Promise<void> {
  const form = find<HTMLFormElement>('form');
  find('#password-hint').textContent = passwordHint;
  if (token === '') return showAlert({ lead: incompleteLink, text: '' });
  const link = await send<typeof readLink>('POST', '/api/access-links/read', { token });
  if (!link.isDone) return refuse(form, link.refusal);
  const setsPassword = link.reply.kind === 'password';
  connectForm(form, async ({ fullName = '', email = '', password = '' }) => {
    const given = setsPassword ? { token, password } : { token, fullName, email, password };
    const outcome = await send<typeof useLink>('POST', '/api/access-links/use', given);
    if (!outcome.isDone) return refuse(form, outcome.refusal);
    if (setsPassword) return sayPasswordSet(form);
    // The link is used: no form helps any more.
    if (!(await goOn('/', { go, connection }))) form.hidden = true;
  });
  showConnection(connection);
  showLink(form, link.reply);
  if (!setsPassword) await sayWhoLeaves();
}

/** Joining signs the browser in as somebody else: who is signed in here may have opened the link to try it. */
async function sayWhoLeaves(): Promise<void> {
  const me = await send<typeof getMe>('GET', '/api/me');
  if (!me.isDone || me.reply.sessionId === null) return;
  const note = find('#replaces');
  note.textContent = `This browser is signed in as ${me.reply.fullName}. If you make this account, ${me.reply.fullName} will be signed out here.`;
  note.hidden = false;
  showApp(me.reply.fullName);
}

/** What the link is for, and what of it is known already. */
function showLink(form: HTMLFormElement, link: Link): void {
  const [name, email] = [find<HTMLInputElement>('#fullName', form), find<HTMLInputElement>('#email', form)];
  name.value = link.fullName ?? '';
  email.value = link.email ?? '';
  email.readOnly = link.email !== null;
  const heading = link.kind === 'password' ? 'Set a new password' : 'Make your account';
  document.title = `${heading} · Copydesk`;
  find('#heading').textContent = heading;
  if (link.kind === 'password') {
    find('#name-field', form).hidden = true;
    find('#verb', form).textContent = 'Set password';
    find('#question').textContent = 'Remember your password?';
  }
  say(purposes[link.kind](link));
  form.hidden = false;
  const first = [...form.querySelectorAll('input')].find(
    ({ value, readOnly, offsetParent }) => value === '' && !readOnly && offsetParent !== null,
  );
  first?.focus();
}

function say(text: string): void {
  const purpose = find('#purpose');
  purpose.textContent = text;
  purpose.hidden = false;
}

/** A second factor is asked for as ever: who they are is shown by signing in. */
function sayPasswordSet(form: HTMLFormElement): void {
  form.hidden = true;
  find('#heading').textContent = 'Your new password is set';
  say('You are signed out everywhere. Sign in with the new password.');
  find('#question').hidden = true;
  find('#sign-in').focus();
}

/** Who is signed in in this browser needs no link. */
async function offerApp(): Promise<void> {
  const me = await send<typeof getMe>('GET', '/api/me');
  if (me.isDone) showApp(me.reply.fullName);
}

function showApp(fullName: string): void {
  find('#signed-out').hidden = true;
  const signedIn = find('#signed-in');
  find('span', signedIn).textContent = fullName;
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
