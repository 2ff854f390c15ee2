// Hands a mail to the mail server, and says in one sentence why that failed.
import { isTlsFault } from '#server/intake/tls-fault.ts';
import { composeLetter, type Letter, onOneLine } from './letter.ts';
import type { MailSettings } from './mail-settings.ts';

/** Why a mail was not taken. `isFinal`: the server refused it for good, so another try comes to the same. */
export class MailFault extends Error {
  readonly isFinal: boolean;
  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

/** A server that gives no sign for so long is taken for down. */
const answerMs = 10_000;
const silenceMs = 30_000;
/** How much of what the mail server said is shown. */
const longestReply = 200;

/** What the library says of a failure; `originalCode` is that of the connection, where the library put its own in its place. */
type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

function quoteReply({ response }: SmtpError): string {
  return response === undefined ? '' : ` It said: ${onOneLine(response).slice(0, longestReply)}`;
}

/** The reply to a client that has to turn encryption on, or to sign in, before it goes on (RFC 3207, RFC 4954). */
const notYet = 530;

/** Which part of the mail the server refused. */
const refused: Readonly<Record<string, string>> = {
  'MAIL FROM': 'The mail server does not accept the sender in MAIL_FROM.',
  'RCPT TO': 'The mail server does not accept this address.',
};

function describeMailFault(error: unknown): MailFault {
  const fault = error as SmtpError;
  const { code, originalCode = '', command = '', responseCode } = fault;
  const later = (text: string) => new MailFault(text, { cause: error });
  if (code === 'EAUTH') return later('The mail server does not accept the user name and password of SMTP_URL.');
  // By codes alone: the message repeats what the server said, which may be about anything.
  if (code === 'ETLS' || originalCode === 'EPROTO' || isTlsFault(originalCode))
    return later('The connection to the mail server could not be encrypted.');
  if (responseCode === notYet)
    return later(
      `The mail server asks for encryption, or for a user name and password. Check SMTP_URL.${quoteReply(fault)}`,
    );
  if (responseCode !== undefined && responseCode >= 500) {
    const what = refused[command] ?? 'The mail server refused the mail.';
    return new MailFault(`${what}${quoteReply(fault)}`, { isFinal: true, cause: error });
  }
  if (responseCode !== undefined) return later(`The mail server does not accept mail right now.${quoteReply(fault)}`);
  // The library found the address to be none before it asked anybody.
  if (code === 'EENVELOPE') return new MailFault('This is not an email address.', { isFinal: true, cause: error });
  return later('The mail server does not answer.');
}

/** `messageId` stays the same for all tries, so that mail programs know a mail that came twice. */
export type Delivered = { letter: Letter; messageId: string };

/** Resolves once the mail server took the mail. Throws MailFault. */
export async function deliver(settings: MailSettings, { letter, messageId }: Delivered): Promise<void> {
  // Loaded with the first mail: most starts send none.
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure, needsTls, login, from } = settings;
  const transport = createTransport({
    ...{ host, port, secure: isSecure, requireTLS: needsTls, ignoreTLS: !needsTls && !isSecure },
    ...(login ? { auth: login } : {}),
    ...{ connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: silenceMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: letter.to },
      messageId: `<${messageId}@${from.address.split('@').at(-1)}>`,
      // Out-of-office replies to it would go nowhere.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...composeLetter(letter),
    });
  } catch (error) {
    throw describeMailFault(error);
  } finally {
    transport.close();
  }
}
