import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { dashboard, me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

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
    ['Dashboard', ['Overview']],
    [
      'Content',
      [
        'Pending Optimization 24',
        'Approved Content 1,076',
        'Rejected Content 0',
        'Content History',
        'Optimization Prompts',
        'Benchmark Rules',
      ],
    ],
    ['Products', ['All Products', 'Categories', 'Import', 'Runs']],
    ['Settings', ['General', 'Attributes in Content', 'Voice and Glossary', 'Keywords', 'API Integration', 'Team']],
  ]);
});

test('the sidebar names who is signed in, whatever the role', async () => {
  serve(getMe, { ...me, fullName: 'Kim Vale', role: 'user' });
  openScreen('/help');
  await expect.element(sidebar.getByText('Kim Vale')).toBeVisible();
  await expect.element(sidebar.getByText('user', { exact: true })).toBeVisible();
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
