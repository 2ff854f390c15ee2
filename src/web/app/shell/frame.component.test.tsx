import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { dashboard, me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
const header = page.getByRole('banner');
afterEach(() => page.viewport(1440, 900));
const textsOf = (elements: Element[]) => elements.map((element) => element.textContent);

test('the sidebar groups its places, with live counts beside the three lists', async () => {
  serve(getDashboard, dashboard({ pending: 24, approved: 1076, rejected: 0 }));
  openScreen('/help');
  await expect.element(sidebar.getByRole('link', { name: /^Pending Optimization/ })).toMatchTextContent('24');
  const groups = sidebar.getByRole('navigation', { name: 'Main' }).getByRole('list').elements();
  const places = groups.map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    [...group.querySelectorAll('a')].map((place) => place.innerText.replace(/\s+/g, ' ').replace(' products', '')),
  ]);
  expect(places).toEqual([
    ['Dashboard', ['Overview', 'Report']],
    [
      'Content',
      [
        'Pending Optimization 24',
        'Approved Content 1,076',
        'Rejected Content 0',
        'Content History',
        'Optimization Prompts',
      ],
    ],
    ['Products', ['All Products', 'Categories']],
    ['Settings', ['General', 'API Integration', 'Team']],
  ]);
});

test.each([
  ['/settings', 'General'],
  ['/voice', 'General'],
  ['/keywords', 'General'],
  ['/attributes', 'General'],
  ['/rules', 'General'],
  ['/api-integration', 'API Integration'],
  ['/categories', 'Categories'],
])('on %s the sidebar lights %s alone', async (address, place) => {
  serveAll();
  openScreen(address);
  await expect.element(sidebar.getByRole('link', { name: place })).toHaveAttribute('data-status', 'active');
  expect(sidebar.element().querySelectorAll('[data-status=active]')).toHaveLength(1);
});

test.each([
  ['Import', '/import'],
  ['Runs', '/runs'],
  ['Voice and Glossary', '/voice'],
  ['Keywords', '/keywords'],
  ['Attributes in Content', '/attributes'],
  ['Benchmark Rules', '/rules'],
])('%s has no line in the sidebar, and is a few letters away in the palette', async (place, address) => {
  serveAll();
  const screen = openScreen('/help');
  // Before the frame stands, nobody hears the keys.
  await expect.element(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByPlaceholder(/^Find a product or a command/).fill(place);
  await page.getByRole('option', { name: place, exact: false }).first().click();
  await expect.poll(screen.address).toBe(address);
});

test('the bell leads to all runs', async () => {
  serveAll();
  const screen = openScreen('/help');
  await header.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'All runs' }).click();
  await expect.poll(screen.address).toBe('/runs');
});

test('the sidebar names who is signed in, in any role', async () => {
  serve(getMe, { ...me, fullName: 'Kim Vale', role: 'viewer', shownRole: 'viewer' });
  openScreen('/help');
  await expect.element(sidebar.getByText('Kim Vale')).toBeVisible();
  await expect.element(sidebar.getByText('viewer', { exact: true })).toBeVisible();
});

test('the sidebar of a local start shows its user as Content Manager', async () => {
  openScreen('/help');
  await expect.element(sidebar.getByText('Content Manager')).toBeVisible();
});

test('the sidebar collapses to its icons, stays so, and expands again', async () => {
  openScreen('/help');
  const widthOf = () => sidebar.element().getBoundingClientRect().width;
  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(widthOf).toBeLessThan(80);
  expect(localStorage.getItem('copydesk.sidebar-collapsed')).toBe('yes');
  await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(widthOf).toBeGreaterThan(200);
});

test('the header has its title, the way to a product, notifications and quick tabs', async () => {
  openScreen('/help');
  await expect.element(header.getByText('Content Optimization')).toBeVisible();
  await expect.element(header.getByRole('combobox', { name: 'Find a product' })).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  const tabs = header.getByRole('navigation', { name: 'Quick tabs' }).getByRole('link').elements();
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')]).slice(0, 4)).toEqual([
    ['All Products', '/products'],
    ['Pending', '/pending-products'],
    ['Approved', '/approved-products'],
    ['Rejected', '/rejected-products'],
  ]);
});

test('the footer leads to help, the pages of the API and privacy', async () => {
  const screen = openScreen('/help');
  const footer = page.getByRole('contentinfo').getByRole('link');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  expect(textsOf(footer.elements())).toEqual(['Help Center', 'API Documentation', 'Privacy Policy']);
  await expect.element(footer.nth(1)).toHaveAttribute('href', '/api/docs');
  await footer.nth(2).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(screen.address()).toBe('/privacy');
});

test('the name of the app is whole in the header at every width, and the search field gives way', async () => {
  localStorage.setItem('copydesk.sidebar-collapsed', 'no');
  openScreen('/help');
  const name = header.getByText('Content Optimization');
  for (const width of [390, 768, 1024, 1280, 1366, 1920]) {
    await page.viewport(width, 900);
    await expect.element(name).toBeVisible();
    const { scrollWidth, clientWidth, offsetHeight } = name.element() as HTMLElement;
    expect.soft(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
    if (width >= 640) expect.soft(offsetHeight, `${width} px`).toBeLessThan(30);
    expect.soft(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    const field = header.getByRole('combobox', { name: 'Find a product' }).query();
    if (width >= 768) expect.soft(field?.clientWidth, `${width} px`).toBeGreaterThan(150);
  }
});
