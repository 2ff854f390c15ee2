// Tokens of programs: made and shown once, listed with their use, revoked.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ApiToken, listApiTokens, makeApiToken, revokeApiToken } from '#domain/session/api-tokens.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const card = main.getByRole('region', { name: 'Tokens' });
const dialog = page.getByRole('dialog');

const token: ApiToken = {
  ...{ id: 4, name: 'Nightly prices', start: 'copydesk_Ab3x', role: 'writer' },
  madeBy: { id: 1, fullName: 'Maya Lindqvist' },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', expiresAt: '2099-12-02T09:00:00.000Z' },
  ...{ lastUsedAt: '2026-11-19T09:00:00.000Z', lastUsedFrom: '192.0.2.14' },
};
const secret = `copydesk_${'x'.repeat(43)}`;

function openAs(role: 'owner' | 'writer', sessionId: number | null = 3) {
  serveAll();
  serve(getMe, { ...me, id: 1, role, shownRole: role, sessionId, hasPassword: true });
  return openScreen('/api-integration');
}

afterEach(() => page.viewport(1440, 900));

test('a token is made for a program, and shown once', async () => {
  serve(listApiTokens, []);
  openAs('owner');
  await expect.element(card.getByText(/^No token yet\./)).toBeVisible();
  await card.getByRole('button', { name: 'New token' }).click();
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect
    .element(dialog.getByLabelText('What the token is for'))
    .toHaveAccessibleDescription('Say what the token is for.');
  await expect.element(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password.');
  await dialog.getByLabelText('What the token is for').fill('Nightly prices');
  await dialog.getByLabelText('Your password').fill('walnut river ladder');
  await expectAccessible({ isLayer: true });
  await page.viewport(1440, 900);
  const made = serve(makeApiToken, { ...token, lastUsedAt: null, lastUsedFrom: null, token: secret });
  serve(listApiTokens, [token]);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect.element(dialog.getByLabelText('Token', { exact: true })).toHaveValue(secret);
  expect(made.map(({ body }) => body)).toEqual([
    { name: 'Nightly prices', role: 'viewer', days: 90, password: 'walnut river ladder' },
  ]);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(write).toHaveBeenCalledWith(secret);
  write.mockRestore();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(card.getByText(/^Nightly prices/)).toBeVisible();
});

test('a token says who made it and when it was used, and is revoked', async () => {
  serve(listApiTokens, [token, { ...token, id: 5, name: 'Old', expiresAt: '2026-11-20T09:00:00.000Z' }]);
  const revoked = serve(revokeApiToken, undefined);
  openAs('owner');
  await expect.element(card.getByText('Made by you, Nov 20, 2026').first()).toBeVisible();
  await expect.element(card.getByText('Nov 19, 2026 from 192.0.2.14').first()).toBeVisible();
  await expect.element(card.getByText('Expired Nov 20, 2026')).toBeVisible();
  serve(listApiTokens, [{ ...token, id: 5, name: 'Old' }]);
  await card.getByRole('button', { name: 'Revoke the token Nightly prices' }).click();
  expect(revoked).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectToast('Token revoked', '“Nightly prices” no longer gives access.');
  await expect.element(card.getByText(/^Nightly prices/)).not.toBeInTheDocument();
  await expect.element(card).toHaveFocus();
  expect(revoked.map(({ path }) => path)).toEqual(['/api/tokens/4']);
});

test('who may not manage them, and a workspace that signs nobody in, have none', async () => {
  openAs('writer');
  await expect.element(main.getByRole('heading', { level: 1, name: 'API Integration' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('nothing stands in the way of anybody, also on a phone', async () => {
  serve(listApiTokens, [token]);
  openAs('owner');
  await expect.element(card.getByText(/^Nightly prices/).first()).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expect.element(card.getByRole('button', { name: 'Revoke the token Nightly prices' })).toBeVisible();
  await expectAccessible();
});
