// The mail server that mail goes through.

/** Who a mail is from or goes to; the name may be empty. */
export type Mailbox = { name: string; address: string };

export type MailSettings = {
  host: string;
  port: number;
  /** Encrypted from the first byte (smtps). */
  isSecure: boolean;
  /** Whether a connection that was opened without encryption has to turn it on; to this machine it does not. */
  needsTls: boolean;
  /** Null where the server asks for none. */
  login: { user: string; pass: string } | null;
  from: Mailbox;
};
