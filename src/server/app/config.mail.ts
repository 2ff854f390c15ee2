// Settings of the mail server.
import * as z from 'zod/mini';
import { isLoopback } from '#server/http/allowed-hosts.ts';
import type { Mailbox, MailSettings } from '#server/mail/mail-settings.ts';

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `smtp://user:password@host:587`, without a path; a user has a password. */
function parseServer(text: string): Omit<MailSettings, 'from'> | null {
  const url = /^smtps?:\/\/[^/?#\s]+\/?$/i.test(text) ? URL.parse(text) : null;
  if (!url?.hostname) return null;
  const [user, pass] = [decode(url.username), decode(url.password)];
  if (user === null || pass === null || (user === '') !== (pass === '')) return null;
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    // What is sent to this machine never leaves it.
    needsTls: !isSecure && !isLoopback(url.hostname),
    login: user === '' ? null : { user, pass },
  };
}

/** `desk@example.com` or `Copydesk <desk@example.com>`. */
function parseSender(text: string): Mailbox | null {
  const found = /^(?:([^<>"\p{Cc}]{1,100}?)\s*<([^<>]*)>|(\S+))$/u.exec(text);
  const address = found?.[2] ?? found?.[3] ?? '';
  return z.email().safeParse(address).success ? { name: found?.[1]?.trim() ?? '', address } : null;
}

export const mailSettings = {
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseServer(text) !== null,
          'must be the URL of a mail server, such as smtp://user:password@mail.example:587 or smtps://mail.example; signs such as @ in a password are written as %40',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseSender(text) !== null,
          'must be who mail comes from, such as desk@example.com or Copydesk <desk@example.com>',
        ),
      ),
  ),
};

const asObject = z.object({ ...mailSettings, PUBLIC_URL: z.optional(z.string()) });
type Parsed = z.infer<typeof asObject>;

/** A link in a mail begins with the address people open. */
export function checkMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Parsed): string[] {
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return [];
  const wrong: string[] = [];
  if (SMTP_URL === undefined || MAIL_FROM === undefined) wrong.push('SMTP_URL and MAIL_FROM must be set together');
  if (PUBLIC_URL === undefined)
    wrong.push('PUBLIC_URL must be set if SMTP_URL is set: links in mails begin with it, such as https://desk.example');
  return wrong;
}

export function readMail({ SMTP_URL, MAIL_FROM }: Parsed): MailSettings | null {
  const server = SMTP_URL === undefined ? null : parseServer(SMTP_URL);
  const from = MAIL_FROM === undefined ? null : parseSender(MAIL_FROM);
  return server && from && { ...server, from };
}
