// What the mails with links say.
import { once } from '#domain/once.ts';
import { type Role, withArticle } from '#domain/roles.ts';
import { describeInvitedScope, type Scope } from '#domain/scope.ts';
import type { Letter } from '#server/mail/mail.commands.ts';

const when = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }));

type Link = { url: string; expiresAt: string };
type Given = { to: string; name: string | null; link: Link };

const greet = (name: string | null) => (name ? `Hello ${name},` : 'Hello,');
const works = ({ expiresAt }: Link) => `It works once, until ${when().format(new Date(expiresAt))} UTC:`;
const hostOf = ({ url }: Link) => new URL(url).host;

type InvitedAs = { by: string; role: Role; scope: Scope | null };

export const writeInvitation = ({ to, name, link }: Given, { by, role, scope }: InvitedAs): Letter => ({
  to,
  subject: `${by} invited you to Copydesk`,
  before: [
    greet(name),
    `${by} invited you to Copydesk at ${hostOf(link)} as ${withArticle(role)}.${scope ? ` ${describeInvitedScope(scope)}` : ''}`,
    `Make your account with this link. ${works(link)}`,
  ],
  link: link.url,
  after: ['If you did not expect this, you can ignore it.'],
});

const ends = 'Using it signs you out everywhere, and removes your passkeys and tokens. A second factor stays.';

export const writePasswordLink = ({ to, name, link }: Given, by: string): Letter => ({
  to,
  subject: 'Set a new password for Copydesk',
  before: [
    greet(name),
    `${by} made a link with which you set a new password for Copydesk at ${hostOf(link)}. ${works(link)}`,
  ],
  link: link.url,
  after: [ends, 'Until you use it, nothing changes.'],
});

export const writeReset = ({ to, name, link }: Given): Letter => ({
  to,
  subject: 'Set a new password for Copydesk',
  before: [
    greet(name),
    `Somebody, probably you, asked for a new password for Copydesk at ${hostOf(link)}. Set one with this link. ${works(link)}`,
  ],
  link: link.url,
  after: [ends, 'If it was not you, ignore this: your password stays as it is.'],
});
