// Mails over a real mail server: what arrives, and what is said when it does not.
import { afterEach, describe, expect, it } from 'vitest';
import { createMailServer, type MailServer } from '#testing/mail-server.ts';
import { deliver, type MailFault } from './deliver.ts';
import type { Letter } from './letter.ts';

let server: MailServer;
afterEach(() => server.stop());

const letter: Letter = {
  to: 'lena@northwind.example',
  subject: 'Maya invited you',
  before: ['Hello Lena,', 'Here it is:'],
  link: 'https://desk.example/join#abc_-123',
  after: ['Bye.'],
};
const messageId = '5c3d';
const fault = async (given: Partial<MailServer['settings']> = {}, mail = letter) =>
  (await deliver({ ...server.settings, ...given }, { letter: mail, messageId }).catch((error) => error)) as MailFault;

async function open(...options: Parameters<typeof createMailServer>) {
  server = await createMailServer(...options);
  await server.start();
}

it('a mail arrives as plain text and as HTML, from the sender, with one id for all tries', async () => {
  await open();
  await deliver(server.settings, { letter, messageId });
  const [received] = server.received;
  expect(received?.to).toEqual(['lena@northwind.example']);
  expect(received?.mail).toMatchObject({
    ...{ subject: 'Maya invited you', messageId: '<5c3d@northwind.example>' },
    text: 'Hello Lena,\n\nHere it is:\n\nhttps://desk.example/join#abc_-123\n\nBye.\n',
    from: { text: '"Copydesk" <desk@northwind.example>' },
  });
  expect(received?.mail.html).toContain('<a href="https://desk.example/join#abc_-123">');
});

it('what people wrote makes no header, no line and no element of its own', async () => {
  await open();
  const name = 'Eve\r\nBcc: all@northwind.example\r\n\r\n<b onclick="x">&';
  const mail = { ...letter, subject: `${name} invited you`, before: [`${name} invited you.`] };
  await deliver(server.settings, { letter: mail, messageId });
  const [received] = server.received;
  expect(received?.to).toEqual(['lena@northwind.example']);
  expect([...(received?.mail.headers.keys() ?? [])]).not.toContain('bcc');
  expect(received?.mail.subject).toBe('Eve Bcc: all@northwind.example <b onclick="x">& invited you');
  expect(received?.mail.html).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;');
  expect(received?.mail.html).not.toContain('<b ');
});

describe('an address', () => {
  it.each(['a@northwind.example, b@northwind.example', 'a@northwind.example\r\nRCPT TO:<b@northwind.example>'])(
    'that is several reaches nobody else: %j',
    async (to) => {
      await open();
      await fault({}, { ...letter, to });
      expect(server.received.flatMap((each) => each.to)).not.toContain('b@northwind.example');
    },
  );
});

describe('a failure', () => {
  it('is final where the server refuses the address, and quotes it on one line', async () => {
    await open();
    server.refusal = { code: 550, text: '5.1.1 No such\nmailbox' };
    const found = await fault();
    expect(found.isFinal).toBe(true);
    expect(found.message).toMatch(/^The mail server does not accept this address\. It said: 550[ -]5\.1\.1 No such/);
    expect(found.message).not.toContain('\n');
  });

  it('is read from codes, whatever words the server uses', async () => {
    await open();
    server.refusal = { code: 550, text: 'No such mailbox; see our TLS certificate policy' };
    expect(await fault()).toMatchObject({
      isFinal: true,
      message: expect.stringMatching(/^The mail server does not accept this address\. It said: 550 No such mailbox/),
    });
  });

  it('waits where the server asks for encryption or a sign-in: the settings can be changed', async () => {
    await open();
    server.refusal = { code: 530, text: '5.7.0 Authentication required' };
    expect(await fault()).toMatchObject({
      isFinal: false,
      message:
        'The mail server asks for encryption, or for a user name and password. Check SMTP_URL. It said: 530 5.7.0 Authentication required',
    });
  });

  it('waits where the server is busy, or is not there', async () => {
    await open();
    server.refusal = { code: 451, text: 'Greylisted' };
    expect(await fault()).toMatchObject({
      ...{ isFinal: false, message: 'The mail server does not accept mail right now. It said: 451 Greylisted' },
    });
    await server.stop();
    expect(await fault()).toMatchObject({ isFinal: false, message: 'The mail server does not answer.' });
  });

  it('names the settings where the server refuses the password, which it does not repeat', async () => {
    await open({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('No')),
    });
    const found = await fault({ login: { user: 'desk', pass: 'hunter2-secret' } });
    expect(found).toMatchObject({
      ...{ isFinal: false, message: 'The mail server does not accept the user name and password of SMTP_URL.' },
    });
    expect(JSON.stringify(found)).not.toContain('hunter2-secret');
  });

  it('of encryption sends nothing in the clear', async () => {
    await open();
    expect(await fault({ needsTls: true })).toMatchObject({
      ...{ isFinal: false, message: 'The connection to the mail server could not be encrypted.' },
    });
    expect(await fault({ isSecure: true })).toMatchObject({
      ...{ isFinal: false, message: 'The connection to the mail server could not be encrypted.' },
    });
    expect(server.received).toEqual([]);
  });
});
