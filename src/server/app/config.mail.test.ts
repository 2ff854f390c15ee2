// Settings of the mail server: what is read, what is refused, and that nothing is repeated.
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const mail = {
  ...{ AUTH: 'password', PUBLIC_URL: 'https://desk.example' },
  ...{ SMTP_URL: 'smtp://desk:p%40ss@mail.example', MAIL_FROM: 'Copydesk <desk@northwind.example>' },
};
const read = (given: Record<string, string> = {}) => readConfig({ ...mail, ...given }).mail;

describe('the mail server', () => {
  it('is none without settings', () => {
    expect(readConfig({}).mail).toBeNull();
  });

  it('is read whole, and has to encrypt unless it is this machine', () => {
    expect(read()).toEqual({
      ...{ host: 'mail.example', port: 587, isSecure: false, needsTls: true, login: { user: 'desk', pass: 'p@ss' } },
      from: { name: 'Copydesk', address: 'desk@northwind.example' },
    });
    expect(read({ SMTP_URL: 'smtps://mail.example' })).toMatchObject({ port: 465, isSecure: true, login: null });
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      expect(read({ SMTP_URL: `smtp://${host}:2525` })).toMatchObject({ port: 2525, needsTls: false });
    expect(read({ MAIL_FROM: 'desk@northwind.example' })?.from).toEqual({
      name: '',
      address: 'desk@northwind.example',
    });
  });

  it.each([
    ['of another kind', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be the URL of a mail server'],
    ['with a path', { SMTP_URL: 'smtp://mail.example/x' }, 'SMTP_URL must be the URL of a mail server'],
    ['with a user and no password', { SMTP_URL: 'smtp://desk@mail.example' }, 'SMTP_URL must be the URL'],
    ['with a broken sign', { SMTP_URL: 'smtp://desk:p%zz@mail.example' }, 'SMTP_URL must be the URL'],
    ['without a sender', { MAIL_FROM: '' }, 'SMTP_URL and MAIL_FROM must be set together'],
    ['of a sender that is none', { MAIL_FROM: 'desk' }, 'MAIL_FROM must be who mail comes from'],
    ['of two senders', { MAIL_FROM: 'a@northwind.example, b@northwind.example' }, 'MAIL_FROM must be who'],
    ['of a sender with a line break', { MAIL_FROM: 'A\nBcc: x <a@northwind.example>' }, 'MAIL_FROM must be who'],
  ])('%s is refused in one sentence, which repeats no password', (_what, given, sentence) => {
    expect(() => read(given)).toThrow(sentence);
    expect(() => read(given)).not.toThrow(/p%/);
  });

  it('needs the URL people open', () => {
    expect(() => readConfig({ SMTP_URL: mail.SMTP_URL, MAIL_FROM: mail.MAIL_FROM })).toThrow(
      'PUBLIC_URL must be set if SMTP_URL is set',
    );
  });
});
