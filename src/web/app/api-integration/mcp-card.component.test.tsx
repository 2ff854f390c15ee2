// How a program connects by the Model Context Protocol: what is shown, to whom, and what is copied.
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listApiTokens } from '#domain/session/api-tokens.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const card = main.getByRole('region', { name: 'MCP' });
const dialog = page.getByRole('dialog', { name: 'Connect a program by MCP' });
const part = (name: string) => dialog.getByRole('group', { name });
const connect = () => card.getByRole('button', { name: 'Connect a program' }).click();

function openAs(role: 'owner' | 'writer', sessionId: number | null = 3) {
  serveAll();
  serve(listApiTokens, []);
  serve(getMe, { ...me, id: 1, role, shownRole: role, sessionId, hasPassword: true });
  return openScreen('/api-integration');
}

afterEach(() => page.viewport(1440, 900));

test('the address and a configuration are copied, and a token goes into it', async () => {
  openAs('owner');
  await connect();
  const address = `${window.location.origin}/mcp`;
  await expect.element(part('Address').getByText(address, { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/^Replace YOUR_TOKEN with a token\./)).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expectToast('Address copied');
  await dialog.getByRole('button', { name: 'Copy the configuration' }).click();
  await expectToast('Configuration copied');
  const [[first = ''] = [], [second = ''] = []] = write.mock.calls;
  write.mockRestore();
  expect(first).toBe(address);
  expect(JSON.parse(second)).toEqual({
    mcpServers: { copydesk: { type: 'http', url: address, headers: { Authorization: 'Bearer YOUR_TOKEN' } } },
  });
});

test('on a page that is not secure, the browser copies what is selected', async () => {
  openAs('owner');
  await connect();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expectToast('Address copied');
  write.mockRestore();
  await expect.element(dialog.getByRole('button', { name: 'Copy the address' })).toHaveFocus();
  const field = document.createElement('textarea');
  dialog.element().append(field);
  field.focus();
  await userEvent.paste();
  expect(field.value).toBe(`${location.origin}/mcp`);
});

test('a browser that gives no clipboard says so, and the text is there to be selected', async () => {
  openAs('owner');
  await connect();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expectToast(
    'Address not copied',
    'Your browser does not allow copying here. Select the text and copy it yourself.',
  );
  write.mockRestore();
  copy.mockRestore();
});

test('where nobody signs in, no token is asked for', async () => {
  openAs('owner', null);
  await connect();
  await expect.element(dialog.getByText('Sign-in is off, so the program needs no token.')).toBeVisible();
  await expect.element(part('Configuration').getByText(/"url"/)).toBeVisible();
  await expect.element(part('Configuration').getByText(/Authorization/)).not.toBeInTheDocument();
});

test('who may not make tokens is not shown it', async () => {
  openAs('writer');
  await expect.element(main.getByRole('heading', { level: 1, name: 'API Integration' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('nothing stands in the way of anybody, also on a phone', async () => {
  openAs('owner');
  await expect.element(card).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await connect();
  await expect.element(part('Configuration')).toBeVisible();
  await expectAccessible({ isLayer: true });
});
