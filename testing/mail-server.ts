// A mail server on this machine that reads what it gets, for tests.
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '#server/mail/mail-settings.ts';
import { freePort } from './free-port.ts';

/** A mail as its server got it: `raw` are its bytes, `to` the addresses of the envelope. */
export type Received = { to: string[]; raw: string; mail: ParsedMail };

export type MailServer = {
  port: number;
  received: Received[];
  /** What it answers to each recipient instead of taking it; null: it takes all. */
  refusal: { code: number; text: string } | null;
  settings: MailSettings;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** It listens once it is started, on the same port each time. */
export async function createMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const port = await freePort();
  let server: SMTPServer | undefined;
  const made: MailServer = {
    ...{ port, received: [], refusal: null },
    settings: {
      ...{ host: '127.0.0.1', port, isSecure: false, needsTls: false, login: null },
      from: { name: 'Copydesk', address: 'desk@northwind.example' },
    },
    start: async () => {
      const listening = new SMTPServer({
        ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true },
        onRcptTo: (_address, _session, done) => {
          if (made.refusal === null) return done();
          done(Object.assign(new Error(made.refusal.text), { responseCode: made.refusal.code }));
        },
        onData: (stream, session, done) => {
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', async () => {
            const raw = Buffer.concat(parts).toString('utf8');
            const to = session.envelope.rcptTo.map(({ address }) => address);
            made.received.push({ to, raw, mail: await simpleParser(raw) });
            done();
          });
        },
        ...options,
      });
      // A client that goes in the middle of a test is no fault of it.
      listening.on('error', () => undefined);
      await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', () => resolve()));
      if ((listening.server.address() as AddressInfo).port !== port) throw new Error('Another port');
      server = listening;
    },
    stop: async () => {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
  };
  return made;
}

/** The link of a mail, from its plain text. */
export const linkIn = ({ mail }: Received): string => /https?:\/\/\S+\/join#\S+/.exec(mail.text ?? '')?.[0] ?? '';
