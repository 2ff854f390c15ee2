// Passkeys in the settings: added by password and device, deleted after a question, and what is refused on the way.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  type Passkey,
  startPasskey,
} from '#domain/session/passkeys.contract.ts';
import { getMe, listSessions } from '#domain/session/session.contract.ts';
import { getSignIn } from '#domain/session/sign-in.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const laptop: Passkey = { id: 4, name: 'Chrome on Linux', addedAt: '2026-11-28T10:00:00.000Z', usedAt: null };
const phone: Passkey = {
  ...{ id: 2, name: 'Safari on iPhone', addedAt: '2026-11-20T10:00:00.000Z' },
  usedAt: '2026-11-27T10:00:00.000Z',
};
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Copydesk' },
  user: { id: 'AAAA', name: 'm', displayName: 'm' },
  pubKeyCredParams: [],
};

const card = page.getByRole('main').getByRole('region', { name: 'Passkeys' });
const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
const question = page.getByRole('alertdialog', { name: 'Delete the passkey Safari on iPhone?' });

beforeEach(() => {
  serveAll();
  serve(getMe, { ...me, username: 'maya@northwind.example', sessionId: 3, hasPassword: true });
  serve(listSessions, []);
  serve(getSignIn, { hasOwner: true, methods: ['password', 'passkey'] });
  serve(startPasskey, options);
});

/** What the browser does when it is asked to make one. */
function makes(answer: () => Promise<Credential | null>): void {
  const spy = vi.spyOn(navigator.credentials, 'create').mockImplementation(answer);
  onTestFinished(() => spy.mockRestore());
}

/** Stands for what a device made. */
function made(json: object): Credential {
  const credential: Credential = Object.create(PublicKeyCredential.prototype);
  return Object.defineProperty(credential, 'toJSON', { value: () => json });
}

async function open(passkeys: Passkey[]) {
  serve(listPasskeys, passkeys);
  const screen = openScreen('/settings');
  await expect.element(card).toBeVisible();
  return screen;
}

async function add(): Promise<void> {
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabelText('Password').fill('walnut river ladder');
  await userEvent.keyboard('{Enter}');
}

test('the device is asked after the password, and the passkey has its name', async () => {
  const json = { id: 'x', response: { clientDataJSON: 'e30' } };
  makes(async () => made(json));
  const sent = serve(addPasskey, laptop);
  await open([]);
  await expect.element(card).toMatchTextContent(/You have no passkey\./);
  serve(listPasskeys, [laptop]);
  await add();
  await expectToast('Passkey added');
  expect(sent.map(({ body }) => body)).toEqual([{ name: expect.stringMatching(/^\S/), credential: json }]);
  await expect.element(card.getByRole('listitem')).toMatchTextContent(/Chrome on Linux.*not used yet/);
  await expectAccessible();
});

test.each([
  ['NotAllowedError', 'No passkey was used. Try again, or use your password.'],
  ['SecurityError', 'Passkeys do not work at this address. Open Copydesk at the address your administrator gave you.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
])('a browser that answers %s has added nothing', async (name, words) => {
  makes(() => Promise.reject(new DOMException('', name)));
  await open([]);
  await add();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(new RegExp(`No passkey added\\. ${words}`));
  await expect.element(dialog.getByLabelText('Password')).toHaveValue('walnut river ladder');
});

test('a wrong password is said at its field', async () => {
  const issues = [{ path: 'password', message: 'This is not your current password.' }];
  serve(startPasskey, new Problem('INVALID_INPUT', 'Wrong.', { issues }));
  await open([]);
  await add();
  await expect
    .element(dialog.getByLabelText('Password'))
    .toHaveAccessibleDescription('This is not your current password.');
});

test('one is deleted after a question, and the focus stays on the page', async () => {
  const sent = serve(deletePasskey, undefined);
  await open([laptop, phone]);
  await expect
    .element(card.getByRole('listitem').nth(1))
    .toMatchTextContent(/Added Nov 20, 2026, last used Nov 27, 2026/);
  await card.getByRole('button', { name: 'Delete the passkey Safari on iPhone' }).click();
  serve(listPasskeys, [laptop]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast('Passkey deleted');
  expect(sent.map(({ path }) => path)).toEqual(['/api/me/passkeys/2']);
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('there are none where the workspace has none', async () => {
  serve(getSignIn, { hasOwner: true, methods: ['password'] });
  serve(listPasskeys, []);
  openScreen('/settings');
  await expect.element(page.getByRole('main').getByRole('region', { name: 'Second factor' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});
