// The page a link leads to: what the link is for, what is wrong with what is typed, and links that let nobody in.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { type Link, readLink, useLink } from '#domain/session/sign-in.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openEntryPage } from '#testing/components/open-entry-page.ts';
import { me } from '#testing/components/replies.ts';
import { serve, serveByDefault } from '#testing/components/serve.ts';
import html from '../join.html?raw';
import { startJoinPage } from './join-page.ts';

const token = 't'.repeat(43);
const name = page.getByLabelText('Name', { exact: true });
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Make account' });
const alert = page.getByRole('alert');

const first: Link = {
  ...{ kind: 'owner', expiresAt: '2026-11-30T09:00:00.000Z' },
  ...{ email: null, fullName: null, role: null, scope: null, madeBy: null },
};
const invitation: Link = {
  ...first,
  ...{ kind: 'invitation', email: 'lena@northwind.example', role: 'approver', madeBy: 'Maya Lindqvist' },
};
const reset: Link = {
  ...first,
  ...{ kind: 'password', email: 'lena@northwind.example', fullName: 'Lena Holm', madeBy: 'Maya Lindqvist' },
};

function open(given = token) {
  serveByDefault(readLink, first);
  serveByDefault(getMe, new Problem('NOT_SIGNED_IN', 'Sign in to continue.'));
  const go = vi.fn();
  openEntryPage(html);
  void startJoinPage({ token: given, connection: { host: 'desk.example', isEncrypted: true, isSecure: true }, go });
  return go;
}

async function type(): Promise<void> {
  await name.fill('Maya Lindqvist');
  await email.fill('maya@northwind.example');
  await password.fill('walnut river ladder');
}

test('the first link makes the owner, and leads into the app', async () => {
  const read = serve(readLink, first);
  const used = serve(useLink, undefined);
  serve(getMe, { ...me, sessionId: 1 });
  const go = open();
  await expect.element(page.getByText('You will be the owner of this workspace.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('At least 12 characters, without your name or email.');
  await type();
  await submit.click();
  await expect.poll(() => go.mock.calls).toEqual([['/']]);
  expect(read.map(({ body }) => body)).toEqual([{ token }]);
  expect(used.map(({ body }) => body)).toEqual([
    { token, fullName: 'Maya Lindqvist', email: 'maya@northwind.example', password: 'walnut river ladder' },
  ]);
});

test('a browser that did not keep the sign-in says so; the link is used, and the form gone', async () => {
  serve(useLink, undefined);
  serve(getMe, new Problem('NOT_SIGNED_IN', 'Sign in to continue.'));
  const go = open();
  await expect.element(name).toBeVisible();
  await expect.element(page.getByText('desk.example')).toBeVisible();
  await type();
  await submit.click();
  await expect
    .element(alert)
    .toHaveTextContent('This browser did not save your sign-in. Allow cookies for this site, then sign in again.');
  await expect.element(submit).not.toBeInTheDocument();
  expect(go).not.toHaveBeenCalled();
});

test('an invitation says who invites to what; its email is fixed', async () => {
  serve(readLink, invitation);
  const used = serve(useLink, undefined);
  serve(getMe, { ...me, sessionId: 1 });
  const go = open();
  await expect.element(page.getByText('Maya Lindqvist invited you to Copydesk as an approver.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(email).toHaveValue('lena@northwind.example');
  await expect.element(email).toHaveAttribute('readonly');
  await expectAccessible({ hasFrame: false });
  await name.fill('Lena Holm');
  await password.fill('walnut river ladder');
  await submit.click();
  await expect.poll(() => go.mock.calls).toEqual([['/']]);
  expect(used[0]?.body).toMatchObject({ fullName: 'Lena Holm', password: 'walnut river ladder' });
});

test('an invitation with a limit says what can be changed', async () => {
  serve(readLink, { ...invitation, scope: { brand: ['Clayfield', 'Barkenby'], category: [], retailer: ['Amazon'] } });
  open();
  await expect
    .element(page.getByText(/You will be able to change products of brand Clayfield or Barkenby, retailer Amazon\.$/))
    .toBeVisible();
});

test('who is signed in here is told that joining signs them out', async () => {
  serve(readLink, invitation);
  serve(getMe, { ...me, sessionId: 1 });
  open();
  await expect
    .element(
      page.getByText(
        'This browser is signed in as Sam Porter. If you make this account, Sam Porter will be signed out here.',
      ),
    )
    .toBeVisible();
  await expectAccessible({ hasFrame: false });
});

test('an invitation with a name starts at the password', async () => {
  serve(readLink, { ...invitation, fullName: 'Lena Holm', madeBy: null });
  open();
  await expect.element(page.getByText('You are invited to Copydesk as an approver.')).toBeVisible();
  await expect.element(name).toHaveValue('Lena Holm');
  await expect.element(password).toHaveFocus();
});

test('a link for a new password sets it, and leads to signing in with it', async () => {
  serve(readLink, reset);
  const used = serve(useLink, undefined);
  const go = open();
  await expect.element(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect.element(page.getByText('For Lena Holm. You will be signed out everywhere.')).toBeVisible();
  await expect.element(name).not.toBeVisible();
  await expect.element(password).toHaveFocus();
  await password.fill('walnut river ladder');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveFocus();
  expect(used.map(({ body }) => body)).toEqual([{ token, password: 'walnut river ladder' }]);
  expect(go).not.toHaveBeenCalled();
  await expectAccessible({ hasFrame: false });
});

test('who is signed in already and opens a used link finds the way into the app', async () => {
  serve(readLink, new Problem('LINK_ENDED', 'This link was used on Nov 25. Ask for a new one.'));
  serve(getMe, { ...me, sessionId: 1 });
  open();
  await expect.element(alert).toHaveTextContent('This link was used on Nov 25. Ask for a new one.');
  await expect.element(page.getByText(/^You are signed in as Sam Porter\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Copydesk' })).toHaveAttribute('href', '/');
  await expect.element(page.getByText(/^Already have an account/)).not.toBeVisible();
});

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const issues = [{ path: 'password', message: 'Choose a password without your name or email in it.' }];
  serve(useLink, new Problem('INVALID_INPUT', 'The password is not good.', { issues }));
  open();
  await expect.element(name).toBeVisible();
  await type();
  await submit.click();
  await expect.element(page.getByText('Choose a password without your name or email in it.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue('walnut river ladder');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

test.each([
  ['was used', new Problem('LINK_ENDED', 'This link was used on Nov 25. Ask for a new one.')],
  ['is cut', new Problem('INVALID_INPUT', 'This link is incomplete. Copy all of it.')],
])('a link that %s says so, without a form', async (_what, problem) => {
  serve(readLink, problem);
  open();
  await expect.element(alert).toHaveTextContent(problem.message);
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  await expectAccessible({ hasFrame: false });
});

test('a link used by somebody else meanwhile takes the form away', async () => {
  serve(useLink, new Problem('LINK_ENDED', 'This link was used on Nov 25. Ask for a new one.'));
  open();
  await expect.element(name).toBeVisible();
  await type();
  await submit.click();
  await expect.element(alert).toHaveTextContent('This link was used on Nov 25. Ask for a new one.');
  await expect.element(submit).not.toBeInTheDocument();
});

test('an address without a link says what to do', async () => {
  open('');
  await expect.element(alert).toHaveTextContent('This link is incomplete. Copy all of it, then open it again.');
  await expect.element(submit).not.toBeInTheDocument();
});

test('nothing stands in the way of anybody who joins', async () => {
  open();
  await expect.element(name).toBeVisible();
  await expectAccessible({ hasFrame: false });
});
