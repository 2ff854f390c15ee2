// Webhooks on the screen: added with a secret shown once, listed with their state, what was sent, and sending it again.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import * as webhooks from '#domain/webhooks/webhooks.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const main = page.getByRole('main');
const card = main.getByRole('region', { name: 'Webhooks' });
const dialog = page.getByRole('dialog');

const shop: webhooks.Endpoint = {
  ...{ id: 4, url: 'https://hooks.example/copydesk', description: 'Shop', kinds: ['content.approved', 'run.ended'] },
  ...{ isOn: true, offReason: null, failingSince: null, isSecretReadable: true, oldSecretUntil: null },
  last: {
    ...{ type: 'run.ended', state: 'delivered', status: 204 },
    ...{ lastAt: '2026-11-20T09:00:00.000Z', createdAt: '2026-11-20T09:00:00.000Z' },
  },
  createdAt: '2026-11-19T09:00:00.000Z',
};
const failed: webhooks.Delivery = {
  ...{ id: 9, eventId: 'evt_9', type: 'content.approved', state: 'failed', tries: 8, nextAt: null },
  ...{ lastAt: '2026-11-20T12:00:00.000Z', status: 500, error: 'It answered with status 500.' },
  createdAt: '2026-11-19T09:00:00.000Z',
};
const secret = `whsec_${'x'.repeat(43)}=`;

function openAs(role: 'owner' | 'writer' = 'owner') {
  serveAll();
  serve(getMe, { ...me, id: 1, role, shownRole: role, sessionId: 3, hasPassword: true });
  return openScreen('/api-integration');
}

afterEach(() => page.viewport(1440, 900));

test('a webhook is added with the events it is to get, and its secret is shown once', async () => {
  serve(webhooks.listWebhooks, []);
  openAs();
  await expect.element(card.getByText(/^No webhook yet\. A webhook sends an event to your URL/)).toBeVisible();
  await card.getByRole('button', { name: 'New webhook' }).click();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect.element(dialog.getByLabelText('URL')).toHaveAccessibleDescription('Enter a URL.');
  await expect.element(dialog.getByLabelText('URL')).toHaveFocus();
  await dialog.getByLabelText('URL').fill('https://10.0.0.7/');
  await dialog.getByRole('checkbox', { name: 'Content approved' }).click();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect.element(dialog.getByText('Choose at least one event.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Import ended' }).click();
  await expectAccessible({ isLayer: true });
  const message = '“10.0.0.7” is in a private or reserved network. Only public servers can be called.';
  serve(webhooks.addWebhook, new Problem('INVALID_INPUT', message, { issues: [{ path: 'url', message }] }));
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect.element(dialog.getByLabelText('URL')).toHaveAccessibleDescription(message);
  const added = serve(webhooks.addWebhook, { ...shop, secret });
  await dialog.getByLabelText('URL').fill('https://hooks.example/copydesk');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect.element(dialog.getByLabelText('Secret', { exact: true })).toHaveValue(secret);
  expect(added.map(({ body }) => body)).toEqual([
    { url: 'https://hooks.example/copydesk', description: '', kinds: ['import.ended'] },
  ]);
});

test('a webhook says how it goes, and is switched off, edited, given a new secret and deleted', async () => {
  serve(webhooks.listWebhooks, [
    shop,
    { ...shop, id: 5, description: '', isOn: false, offReason: 'gone', last: null },
    { ...shop, id: 6, description: 'Stock', failingSince: '2026-11-20T09:00:00.000Z' },
  ]);
  openAs();
  await expect.element(card.getByText('Content approved, Run ended').first()).toBeVisible();
  await expect.element(card.getByText(/^Last: Run ended, delivered, Nov 20, 2026/).first()).toBeVisible();
  await expect
    .element(card.getByText('Turned off, because the URL answered that it no longer exists (status 410).'))
    .toBeVisible();
  await expect
    .element(card.getByText(/^Deliveries have failed since Nov 20, 2026.+ After 5 days of failures/))
    .toBeVisible();
  await expect.element(card.getByRole('switch', { name: 'Status of hooks.example' })).not.toBeChecked();
  await expectAccessible();

  const changed = serve(webhooks.changeWebhook, { ...shop, isOn: false });
  await card.getByRole('switch', { name: 'Status of Shop' }).click();
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ isOn: false }]);

  await card.getByRole('button', { name: 'Edit Shop' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Run ended' })).toBeChecked();
  await dialog.getByLabelText('What the webhook is for').fill('Web shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.at(-1)?.body).toEqual({ url: shop.url, description: 'Web shop', kinds: shop.kinds });

  const replaced = serve(webhooks.replaceWebhookSecret, { ...shop, secret });
  await card.getByRole('button', { name: 'Replace the secret of Shop' }).click();
  expect(replaced).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect.element(dialog.getByLabelText('Secret', { exact: true })).toHaveValue(secret);
  await expect
    .element(dialog.getByText(/For 24 hours, events are also signed with the earlier secret\./))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const deleted = serve(webhooks.deleteWebhook, undefined);
  await card.getByRole('button', { name: 'Delete Shop' }).click();
  serve(webhooks.listWebhooks, []);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast('Webhook deleted', '“Shop” no longer gets events.');
  await expect.element(card).toHaveFocus();
  expect(deleted.map(({ path }) => path)).toEqual(['/api/webhooks/4']);
});

test('replacing a secret twice says that the first one stops', async () => {
  serve(webhooks.listWebhooks, [
    shop,
    { ...shop, id: 5, description: 'Stock', oldSecretUntil: '2026-11-21T20:00:00.000Z' },
  ]);
  openAs();
  const question = page.getByRole('alertdialog');
  await card.getByRole('button', { name: 'Replace the secret of Shop' }).click();
  await expect.element(question.getByText(/For 24 hours, events are signed with both secrets\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Replace the secret of Stock' }).click();
  await expect
    .element(
      question.getByText(
        /an earlier secret until Nov 21, 2026, 12:00\sPM\. If you replace the secret again, that stops at once\.$/,
      ),
    )
    .toBeVisible();
  await expectAccessible({ isLayer: true });
});

test('what was sent is listed with why it failed, and is sent again; a test can be sent', async () => {
  const waiting: webhooks.Delivery = {
    ...{ ...failed, id: 10, type: 'run.ended', state: 'waiting', tries: 1, status: null },
    ...{ error: '“hooks.example” took longer than 15 seconds.', nextAt: '2026-11-20T12:05:00.000Z' },
  };
  serve(webhooks.listWebhooks, [shop]);
  serve(webhooks.listDeliveries, []);
  openAs();
  await card.getByRole('button', { name: 'Deliveries of Shop' }).click();
  await expect.element(dialog.getByText(/^Nothing was sent in the last 7 days\. Send a test/)).toBeVisible();
  serve(webhooks.listDeliveries, [waiting, failed]);
  const tested = serve(webhooks.testWebhook, { ...failed, type: 'webhook.test', state: 'waiting' });
  await dialog.getByRole('button', { name: 'Send a test' }).click();
  const list = dialog.getByRole('list', { name: 'Deliveries' });
  await expect
    .element(list.getByText(/^It answered with status 500\. 8 tries, the last on Nov 20, 2026.+\.$/))
    .toBeVisible();
  await expect.element(list.getByText(/took longer than 15 seconds\. 1 try.+ Next try on Nov 20, 2026/)).toBeVisible();
  expect(tested.map(({ path }) => path)).toEqual(['/api/webhooks/4/test']);
  await expectAccessible({ isLayer: true });
  const again = serve(webhooks.sendDeliveryAgain, { ...failed, state: 'waiting' });
  await list.getByRole('button', { name: 'Send again: Content approved' }).click();
  await expect.poll(() => again.map(({ path }) => path)).toEqual(['/api/webhook-deliveries/9/send']);
  serve(webhooks.sendDeliveryAgain, new Problem('ILLEGAL_TRANSITION', 'This delivery is on its way.'));
  await list.getByRole('button', { name: 'Send now: Run ended' }).click();
  await expectToast('Nothing was sent', 'This delivery is on its way.');
});

test('who may not manage them sees none', async () => {
  openAs('writer');
  await expect.element(main.getByRole('heading', { level: 1, name: 'API Integration' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('nothing stands in the way of anybody on a phone', async () => {
  serve(webhooks.listWebhooks, [{ ...shop, url: `https://hooks.example/${'a'.repeat(200)}` }]);
  serve(webhooks.listDeliveries, [failed]);
  await page.viewport(390, 844);
  openAs();
  await expect.element(card.getByRole('button', { name: 'Deliveries of Shop' })).toBeVisible();
  await expectAccessible();
  await card.getByRole('button', { name: 'Deliveries of Shop' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Send again: Content approved' })).toBeVisible();
  await expectAccessible({ isLayer: true });
});
