// The cards of the screen come by themselves, and are seen together.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMailSetup } from '#domain/mail/mail.contract.ts';
import { listNotifications } from '#domain/notifications/notifications.contract.ts';
import { Problem } from '#domain/problem.ts';
import { type ApiToken, listApiTokens } from '#domain/session/api-tokens.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { type Endpoint, listWebhooks } from '#domain/webhooks/webhooks.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const loading = main.getByText('Loading the other integrations');
const cards = () =>
  main
    .getByRole('region', { name: /^(Tokens|MCP|Webhooks|Mail)$/ })
    .elements()
    .map((card) => card.querySelector('h2')?.textContent);

function openAs(role: 'owner' | 'writer', sessionId: number | null = 3) {
  serve(getMe, { ...me, role, shownRole: role, sessionId, hasPassword: true });
  openScreen('/api-integration');
}

test('the cards appear together once what they read is answered, also while the app still reads something else', async () => {
  const tokens = Promise.withResolvers<ApiToken[]>();
  const webhooks = Promise.withResolvers<Endpoint[]>();
  const other = serve(listNotifications, () => new Promise(() => {}));
  serveAll();
  serve(listApiTokens, () => tokens.promise);
  const asked = serve(listWebhooks, () => webhooks.promise);
  openAs('owner');
  await expect.element(loading).toBeInTheDocument();
  await expectAccessible({ within: main });
  tokens.resolve([]);
  await expect.element(main.getByText(/^No token yet/)).toBeInTheDocument();
  await expect.poll(() => [asked.length, other.length]).toEqual([1, 1]);
  expect(cards()).toEqual([]);
  await expect.element(loading).toBeInTheDocument();
  webhooks.resolve([]);
  await expect.poll(cards).toEqual(['Tokens', 'MCP', 'Webhooks', 'Mail']);
  await expect.element(main.getByText(/^No token yet/)).toBeVisible();
  await expect.element(main.getByText(/^No webhook yet/)).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
});

test('a card whose read fails holds back none', async () => {
  serveAll();
  serve(listWebhooks, new Problem('INTERNAL', 'The store is down.'));
  serve(getMailSetup, new Problem('INTERNAL', 'The store is down.'));
  openAs('owner');
  await expect.poll(cards).toEqual(['Tokens', 'MCP', 'Webhooks', 'Mail']);
  await expect.element(main.getByText('The webhooks could not be loaded')).toBeVisible();
});

test('where nobody signs in there are no tokens and no mail', async () => {
  serveAll();
  openAs('owner', null);
  await expect.poll(cards).toEqual(['MCP', 'Webhooks']);
});

test('who sees none of the cards waits for none', async () => {
  serveAll();
  openAs('writer');
  await expect.element(main.getByRole('list', { name: 'Connections' })).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  expect(cards()).toEqual([]);
});
