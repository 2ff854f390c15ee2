// The bell of who is signed in: how many are unread, where each leads, reading them, and which kinds one wants.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as contracts from '#domain/notifications/notifications.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listPasskeys } from '#domain/session/passkeys.contract.ts';
import { getMe, listSessions } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const bell = page.getByRole('button', { name: /^Notifications/ });
const panel = page.getByRole('dialog', { name: 'Notifications' });
const section = panel.getByRole('region', { name: 'For you' });

function notification(given: Partial<contracts.Notification> = {}): contracts.Notification {
  return {
    ...{ id: 2, kind: 'mention', productId: 1, productTitle: 'Stoneware mug', part: 'title' },
    ...{ by: { id: 4, fullName: 'Ann Lee' }, text: 'Is it oak, @Sam Porter?', runId: null, ruleIds: [], products: 1 },
    ...{ createdAt: '2026-11-20T09:00:00.000Z', readAt: null },
    ...given,
  };
}

let stored: contracts.Notification[];
beforeEach(() => {
  stored = [
    notification({ id: 3, kind: 'rejection', text: 'Too long', runId: 9, products: 3 }),
    notification(),
    notification({ id: 1, kind: 'reply', part: 'images', text: 'Yes', readAt: '2026-11-20T10:00:00.000Z' }),
  ];
});

function open(path = '/products', sessionId: number | null = 5) {
  serveAll();
  serve(getMe, { ...me, sessionId });
  serve(listPasskeys, []);
  serve(listSessions, []);
  serve(contracts.listNotifications, () => ({
    notifications: stored,
    unread: stored.filter(({ readAt }) => readAt === null).length,
    hasMore: false,
  }));
  const read = serve(contracts.readNotifications, ({ body: { ids } }) => {
    const readAt = '2026-11-21T10:00:00.000Z';
    stored = stored.map((each) => (ids?.includes(each.id) === false ? each : { ...each, readAt }));
    return undefined;
  });
  openScreen(path);
  return read;
}

test('the bell counts what is unread, and one leads to its product at its part and is read', async () => {
  const read = open();
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  const items = section.getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/^Ann Lee rejected content of yours on 3 products/);
  await expect.element(items.nth(1)).toMatchTextContent(/^Ann Lee mentioned you \(unread\)Is it oak, @Sam Porter\?/);
  await expect.element(items.nth(2)).toMatchTextContent(/^Ann Lee replied to youYes.+ · Images of Stoneware mug/);
  await expect.element(items.nth(0).getByRole('link')).toHaveAttribute('href', '/runs/9');
  await expectAccessible({ within: panel });
  await items.nth(1).getByRole('link').click();
  await expect.element(page.getByRole('region', { name: 'Comments on Product Title' })).toBeVisible();
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
  expect(read.map(({ body }) => body)).toEqual([{ ids: [2] }]);
});

test('what waits for a second person leads to its part, its rule, or where there are several to the list', async () => {
  stored = [
    notification({ id: 9, kind: 'confirmation', text: '' }),
    notification({ id: 8, kind: 'confirmation', text: '', products: 4 }),
    notification({ id: 6, kind: 'confirmation', text: '', products: 1, runId: 12 }),
    notification({
      ...{ id: 7, kind: 'confirmation', productId: null, productTitle: null, part: null },
      ...{ ruleIds: ['amazon.bullets.present'], text: '“Bullet points present”: From the feed.' },
    }),
  ];
  open();
  await bell.click();
  const items = section.getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toMatchTextContent(/^Ann Lee asks you to confirm an approval.* · Title of Stoneware mug/);
  await expect.element(items.nth(1)).toMatchTextContent(/^Ann Lee asks you to confirm 4 approvals/);
  await expect
    .element(items.nth(2))
    .toMatchTextContent(/^Ann Lee asks you to confirm approvals of 1 product(?!.*Title of)/);
  await expect.element(items.nth(3)).toMatchTextContent(/^Ann Lee asks you to confirm a waiver.*From the feed\./);
  await expect.element(items.nth(0).getByRole('link')).toHaveAttribute('href', '/products/1?at=title');
  await expect.element(items.nth(1).getByRole('link')).toHaveAttribute('href', '/pending-products?secondPerson=me');
  await expect.element(items.nth(2).getByRole('link')).toHaveAttribute('href', '/pending-products?secondPerson=me');
  await expect
    .element(items.nth(3).getByRole('link'))
    .toHaveAttribute('href', '/pending-products?rule=amazon.bullets.present');
});

test('what was assigned leads to it, or where it is more to all of mine', async () => {
  stored = [
    notification({ id: 9, kind: 'assignment', part: null, text: 'Due Tue, Dec 1' }),
    notification({ id: 8, kind: 'assignment', part: null, text: '', products: 4 }),
  ];
  open();
  await bell.click();
  const items = section.getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toMatchTextContent(/^Ann Lee assigned a product to you.*Due Tue, Dec 1.* · Stoneware mug/);
  await expect.element(items.nth(1)).toMatchTextContent(/^Ann Lee assigned 4 products to you/);
  await expect.element(items.nth(0).getByRole('link')).toHaveAttribute('href', '/products/1');
  await expect.element(items.nth(1).getByRole('link')).toHaveAttribute('href', '/pending-products?assigned=me');
});

test('all are marked as read at once; where that fails they are unread again', async () => {
  open();
  serve(contracts.readNotifications, new Problem('UNAVAILABLE', 'The server is busy.'));
  await bell.click();
  await section.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(page.getByText('Notifications were not marked as read').first()).toBeVisible();
  await expect.element(bell).toHaveAccessibleName(/2 unread/);
  serve(contracts.readNotifications, () => {
    stored = stored.map((each) => ({ ...each, readAt: each.createdAt }));
    return undefined;
  });
  await section.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(section.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  await expect.element(bell).not.toHaveAccessibleName(/unread/);
});

test('where nobody signs in nothing is for anybody', async () => {
  open('/products', null);
  await bell.click();
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});

test('one chooses in the settings which kinds one wants', async () => {
  open('/settings');
  const settings = page.getByRole('region', { name: 'Notifications' });
  const changed = serve(contracts.setWantedNotifications, ({ body }) => ({
    ...{ mention: true, reply: true, rejection: true, answers: true, confirmation: true, assignment: true },
    ...body,
  }));
  const replies = settings.getByRole('switch', { name: 'Replies' });
  await expect.element(replies).toBeChecked();
  await replies.click();
  await expect.element(replies).not.toBeChecked();
  expect(changed.map(({ body }) => body)).toEqual([{ reply: false }]);
  await expectAccessible({ within: settings });
});
