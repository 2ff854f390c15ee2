// What a person who signed in sees of their account: the menus, the password, the sessions. Nothing of it where nobody signs in.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import {
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  type Me,
  type Session,
  signOut,
} from '#domain/session/session.contract.ts';
import { changeName, changePassword } from '#domain/session/sign-in.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { watchLeaving } from '#testing/components/watch-leaving.ts';

const leftFor = watchLeaving();
const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
const header = page.getByRole('banner');
const main = page.getByRole('main');
const account = main.getByRole('region', { name: 'Your account' });
const sessionsCard = main.getByRole('region', { name: 'Sessions' });
const dialog = page.getByRole('dialog', { name: 'Change password' });
const maya: Me = {
  ...{ ...me, username: 'maya@northwind.example', fullName: 'Maya Lindqvist', role: 'owner', shownRole: 'owner' },
  ...{ sessionId: 3, hasPassword: true },
};

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

function session(given: Partial<Session> = {}): Session {
  return {
    id: 3,
    method: 'password',
    userAgent: chrome,
    address: '192.0.2.14',
    startedAt: '2026-11-20T18:00:00.000Z',
    lastSeenAt: '2026-11-29T18:14:00.000Z',
    endsAt: '2026-12-03T18:14:00.000Z',
    ...given,
  };
}

function openSignedIn(address: string) {
  serveAll();
  serve(getMe, maya);
  serve(listSessions, [session(), session({ id: 4, userAgent: iphone, address: '192.0.2.80' })]);
  return openScreen(address);
}

afterEach(() => page.viewport(1440, 900));

test('where nobody signs in there is no menu, and no account in the settings', async () => {
  serveAll();
  openScreen('/settings');
  await expect.element(sidebar.getByText(me.fullName)).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Appearance' })).toBeVisible();
  for (const name of [me.fullName, 'Account'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  for (const card of [account, sessionsCard]) await expect.element(card).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Your account' })).not.toBeInTheDocument();
});

test.each([
  ['the sidebar', () => sidebar.getByRole('button', { name: 'Maya Lindqvist owner' })],
  ['the header', () => header.getByRole('button', { name: 'Account' })],
])('the menu in %s leads to the account', async (_where, button) => {
  const screen = openSignedIn('/help');
  await button().click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect.poll(screen.address).toBe('/settings#account');
  await expect.element(account).toHaveFocus();
  await expect.element(account).toBeInViewport();
  await expect.element(account.getByText('maya@northwind.example')).toBeVisible();
});

test('who signs out is led to the page to sign in on', async () => {
  const sent = serve(signOut, { leadsTo: null });
  openSignedIn('/help');
  await sidebar.getByRole('button', { name: 'Maya Lindqvist owner' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(leftFor).toEqual(['/sign-in']);
  expect(sent).toHaveLength(1);
});

test('who came through the company is led to where its session ends, too', async () => {
  serve(signOut, { leadsTo: 'https://id.northwind.example/end' });
  openSignedIn('/help');
  await header.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(leftFor).toEqual(['/end']);
});

test('a sign-out that failed says so, and stays', async () => {
  serve(signOut, new Problem('INTERNAL', 'The store is down.'));
  openSignedIn('/help');
  await header.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectToast('You are still signed in', 'The store is down.');
  expect(leftFor()).toEqual([]);
});

test('on a phone the menu of places has the account', async () => {
  await page.viewport(390, 844);
  const screen = openSignedIn('/help');
  await header.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Maya Lindqvist owner' }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect.poll(screen.address).toBe('/settings#account');
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});

test('the header has room for the account at every width', async () => {
  openSignedIn('/help');
  const button = header.getByRole('button', { name: 'Account' });
  await expect.element(button).toBeVisible();
  for (const width of [390, 640, 768, 1024, 1280, 1440]) {
    await page.viewport(width, 900);
    await expect.element(button).toBeInViewport({ ratio: 1 });
    expect.soft(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('who has no password, as the company signs them in, is offered none to change', async () => {
  serve(getMe, { ...maya, hasPassword: false });
  serve(listSessions, [session({ method: 'company' })]);
  serveAll();
  openScreen('/settings');
  await expect.element(account.getByText('maya@northwind.example')).toBeVisible();
  await expect.element(account.getByText('Password')).not.toBeInTheDocument();
  await expect.element(account.getByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
});

test('the password is changed, with rules said before it is typed', async () => {
  const sent = serve(changePassword, undefined);
  openSignedIn('/settings');
  await account.getByRole('button', { name: 'Change password' }).click();
  const fresh = dialog.getByLabelText('New password');
  await expect.element(fresh).toHaveAccessibleDescription('At least 12 characters, without your name or email.');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog.getByText('Enter your current password.')).toBeVisible();
  await expect.element(fresh).toHaveAccessibleDescription('Use at least 12 characters.');
  await dialog.getByLabelText('Current password').fill('the old password');
  await fresh.fill('walnut river ladder');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectToast('Password changed', 'You are signed out everywhere else.');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ current: 'the old password', password: 'walnut river ladder' }]);
});

test.each([
  ['current', 'Current password', 'This is not your current password.'],
  ['password', 'New password', 'This password is one of those that attackers try first. Choose another one.'],
])('what the server refuses of %s is said beside it, and stays to be corrected', async (path, label, message) => {
  serve(changePassword, new Problem('INVALID_INPUT', message, { issues: [{ path, message }] }));
  openSignedIn('/settings');
  await account.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabelText('Current password').fill('the old password');
  await dialog.getByLabelText('New password').fill('walnut river ladder');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(message);
  await expect.element(dialog.getByLabelText(label)).toHaveFocus();
  await expect.element(dialog.getByLabelText('New password')).toHaveValue('walnut river ladder');
});

test('sessions say which browser they are of; this one is marked', async () => {
  openSignedIn('/settings');
  const rows = sessionsCard.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(
      /^Chrome on LinuxThis browser192\.0\.2\.14, last seen Nov 29, 2026, 10:14 AM, signed in Nov 20, 2026, \d+:\d\d [AP]MSign out of this browser$/,
    );
  await expect.element(rows.nth(1)).toMatchTextContent(/^Safari on iPhone192\.0\.2\.80/);
  await expect.element(rows.nth(1).getByText('This browser')).not.toBeInTheDocument();
});

test('a browser without a name is shown as it calls itself', async () => {
  serve(listSessions, [session(), session({ id: 5, userAgent: 'curl/8.5.0' }), session({ id: 6, userAgent: '' })]);
  serveAll();
  serve(getMe, maya);
  openScreen('/settings');
  await expect.element(sessionsCard.getByText('curl/8.5.0')).toBeVisible();
  await expect.element(sessionsCard.getByText('Unknown browser')).toBeVisible();
});

test('another session is ended at once, and the focus stays near', async () => {
  openSignedIn('/settings');
  const ended = serve(endSession, () => {
    serve(listSessions, [session()]);
    return undefined;
  });
  await sessionsCard.getByRole('button', { name: 'Sign out of Safari on iPhone' }).click();
  await expect.element(sessionsCard.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(ended.map(({ path }) => path)).toEqual(['/api/sessions/4']);
  await expect.element(sessionsCard).toHaveFocus();
  await expect.element(sessionsCard.getByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
});

test('a session that could not be ended stays, with the reason', async () => {
  serve(endSession, new Problem('INTERNAL', 'The store is down.'));
  openSignedIn('/settings');
  await sessionsCard.getByRole('button', { name: 'Sign out of Safari on iPhone' }).click();
  await expect.element(sessionsCard.getByRole('alert')).toMatchTextContent('Not signed out. The store is down.');
  await expect.element(sessionsCard.getByText('Safari on iPhone')).toBeVisible();
});

test('to end the session of this browser is to sign out', async () => {
  serve(signOut, { leadsTo: null });
  openSignedIn('/settings');
  await sessionsCard.getByRole('button', { name: 'Sign out of this browser' }).click();
  await expect.poll(leftFor).toEqual(['/sign-in']);
});

test('all other sessions are ended after a question', async () => {
  openSignedIn('/settings');
  const ended = serve(endOtherSessions, () => {
    serve(listSessions, [session()]);
    return undefined;
  });
  await sessionsCard.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await expect.element(question).toMatchTextContent(/This ends 1 other session at once\./);
  expect(ended).toHaveLength(0);
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectToast('Signed out everywhere else');
  await expect.element(sessionsCard.getByText('Safari on iPhone')).not.toBeInTheDocument();
});

test('nothing stands in the way of anybody: the account', async () => {
  openSignedIn('/settings#account');
  await expect.element(sessionsCard.getByText('Safari on iPhone')).toBeVisible();
  await expectAccessible();
  await page.viewport(1440, 900);
  await account.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible({ isLayer: true });
});

test('the name is changed, and what is wrong with it is said beside it', async () => {
  const sent = serve(changeName, undefined);
  openSignedIn('/settings');
  await account.getByRole('button', { name: 'Change name' }).click();
  const naming = page.getByRole('dialog', { name: 'Change name' });
  const name = naming.getByLabelText('Name');
  await expect.element(name).toHaveValue('Maya Lindqvist');
  await expectAccessible({ isLayer: true });
  await name.fill(' ');
  await naming.getByRole('button', { name: 'Change name' }).click();
  await expect.element(name).toHaveAccessibleDescription('Enter your name.');
  await name.fill('Maya Holm');
  serve(getMe, { ...maya, fullName: 'Maya Holm' });
  await naming.getByRole('button', { name: 'Change name' }).click();
  await expectToast('Name changed');
  await expect.element(account).toMatchTextContent(/Maya Holm/);
  expect(sent.map(({ body }) => body)).toEqual([{ fullName: 'Maya Holm' }]);
});
