// Mail: whether it is set up, and a test of it.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMailSetup, sendTestMail } from '#domain/mail/mail.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const card = page.getByRole('main').getByRole('region', { name: 'Mail' });
const tryIt = card.getByRole('button', { name: 'Send a test mail to me' });

function openAs(role: 'owner' | 'writer', sessionId: number | null = 3) {
  serveAll();
  serve(getMe, { ...me, id: 1, role, shownRole: role, sessionId, hasPassword: true });
  return openScreen('/api-integration');
}

test('a server that sends mail is named, and tried by a mail to oneself', async () => {
  serve(getMailSetup, { server: { host: 'mail.example', port: 587, from: 'Copydesk <desk@northwind.example>' } });
  serve(sendTestMail, { to: 'maya@northwind.example' });
  openAs('owner');
  await expect.element(card.getByText(/are sent through mail\.example:587, from Copydesk <desk@north/)).toBeVisible();
  await tryIt.click();
  await expect.element(card.getByText('The mail server accepted a test mail to maya@northwind.example.')).toBeVisible();
  serve(sendTestMail, new Problem('UNAVAILABLE', 'The mail server does not answer.'));
  await tryIt.click();
  await expect.element(card.getByText(/^The test mail was not sent\. The mail server does not answer\./)).toBeVisible();
  await expectAccessible();
});

test('a server that sends none says what to set, and offers no test', async () => {
  openAs('owner');
  await expect.element(card.getByText(/^Not set up: you send invitations .* SMTP_URL and MAIL_FROM/)).toBeVisible();
  await expect.element(tryIt).not.toBeInTheDocument();
});

test('who may not manage sees none of it', async () => {
  openAs('writer');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});
