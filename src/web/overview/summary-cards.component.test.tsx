import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { dashboard } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');

test.each([
  ['Total SKUs', '/products', '1,234', '+3% from last month'],
  ['Needs Optimization', '/pending-products', '24', '+18% from last week'],
  ['Recently Optimized', '/approved-products', '76', '+8% from last month'],
  ['Integration Status', '/integration-status', '41 / 76', '0% pushed to live site'],
])('the card %s leads to %s and shows %s, %s', async (label, href, figure, caption) => {
  serve(listProducts, []);
  serve(getDashboard, dashboard({ total: 1234, totalCaption: '+3% from last month' }));
  openScreen('/');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const card = main.getByRole('link', { name: new RegExp(`^${label}`) });
  await expect.element(card).toHaveAttribute('href', href);
  const lines = (card.element() as HTMLElement).innerText.split('\n').filter(Boolean);
  expect(lines.slice(0, 3)).toEqual([label, figure, caption]);
});

test('once a channel is connected the card counts what was pushed', async () => {
  serve(listProducts, []);
  serve(getDashboard, dashboard({ pushed: 19, pushedCaption: '25% pushed to live site' }));
  openScreen('/');
  const card = main.getByRole('link', { name: /^Integration Status/ });
  await expect.element(card).toMatchTextContent(/19 \/ 76.*25% pushed to live site/);
  await expect.element(card).toMatchTextContent(/Pushed to a channel: 19 of 76 approved products\./);
  await expect.element(main.getByRole('button', { name: 'What was pushed' })).toBeVisible();
});
