import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { type HistoryEntry, listHistory } from '#domain/history/history.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { historyEntry } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const cards = main.getByRole('listitem');

test('search and filters narrow the list, stand in the address, and are taken back when nothing is found', async () => {
  const asked = serve(listHistory, ({ query }) => (query?.search ? [] : [historyEntry()]));
  const { address } = openScreen('/content-history?import=7');
  await main.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await main.getByRole('combobox', { name: 'Part' }).click();
  await page.getByRole('option', { name: 'Bullet Points' }).click();
  await main.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Sam Porter' }).click();
  await main.getByRole('button', { name: /^Import #7/ }).click();
  await expect
    .poll(() => asked.at(-1)?.query)
    .toEqual({ limit: '30', contentType: 'bullets', action: 'approved', by: '1' });
  expect(address()).toBe('/content-history?action=approved&part=bullets&by=1');
  await main.getByRole('searchbox').fill('mug');
  await expect.element(main.getByText('No changes found')).toBeVisible();
  await main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect.element(cards.first()).toBeVisible();
  expect(asked.at(-1)?.query).toEqual({ limit: '30' });
});

test('days, retailer and brand narrow the list; days are those of the person who looks', async () => {
  serve(getFacets, { categories: [], subcategories: [], brands: ['Acme'], retailers: ['Amazon', 'Etsy'] });
  const asked = serve(listHistory, [historyEntry()]);
  const { address } = openScreen('/content-history');
  await main.getByRole('combobox', { name: 'Retailer' }).click();
  await page.getByRole('option', { name: 'Etsy' }).click();
  await main.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'Acme' }).click();
  await main.getByLabelText('First day').fill('2026-03-01');
  await main.getByLabelText('Last day').fill('2026-03-02');
  await expect
    .poll(() => asked.at(-1)?.query)
    .toEqual({
      ...{ limit: '30', retailer: 'Etsy', brand: 'Acme' },
      from: new Date(2026, 2, 1).toISOString(),
      until: new Date(2026, 2, 3).toISOString(),
    });
  expect(address()).toBe('/content-history?retailer=Etsy&brand=Acme&since=2026-03-01&until=2026-03-02');
});

test('what a report counted is a filter that can be removed, and the file is of the same changes', async () => {
  const asked = serve(listHistory, pageOf([historyEntry()], { total: 1 }));
  const days = 'start=2026-11-16T05%3A00%3A00.000Z&end=2026-11-23T05%3A00%3A00.000Z';
  const { address } = openScreen(`/content-history?counted=escaped&by=1&${days}`);
  const moments = { from: '2026-11-16T05:00:00.000Z', until: '2026-11-23T05:00:00.000Z' };
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '30', counted: 'escaped', by: '1', ...moments });
  const link = main.getByRole('link', { name: 'Download CSV' });
  await expect.element(link).toBeVisible();
  const file = new URL((link.element() as HTMLAnchorElement).href);
  expect(file.pathname).toBe('/api/content-history/export');
  expect(Object.fromEntries(file.searchParams)).toEqual({ counted: 'escaped', by: '1', ...moments });
  await main.getByRole('button', { name: /^Report: escapes/ }).click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '30', by: '1', ...moments });
  await main.getByRole('button', { name: /^Nov \d+, 2026/ }).click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '30', by: '1' });
  expect(address()).toBe('/content-history?by=1');
});

test('an import and a run over products are one line each, opened on demand', async () => {
  const run = [9, 8, 7].map((id) => historyEntry({ id, productId: id, productTitle: `Mug ${id}`, action: 'approved' }));
  const imported = [6, 5, 4].map((id) =>
    historyEntry({
      id,
      productId: id,
      productTitle: `Lamp ${id}`,
      action: 'imported',
      importId: 7,
      importFile: 'week2.csv',
      status: null,
    }),
  );
  serve(listHistory, [
    ...run,
    ...imported,
    historyEntry({ id: 1, productTitle: 'Alone', previousContent: null, newContent: null }),
  ]);
  openScreen('/content-history');
  await expect.element(main.getByRole('heading', { name: 'Alone' })).toBeVisible();
  expect(
    main
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Approved by Sam Porter', 'Import of week2.csv (#7) by Sam Porter', 'Alone']);
  await main.getByRole('button', { name: '3 changes to 3 products' }).first().click();
  await expect.element(main.getByRole('link', { name: 'Mug 8' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Show everything from this import' }))
    .toHaveAttribute('href', '/content-history?import=7');
});

test('a run of the policies says so, and is a line of its own', async () => {
  const approved = (id: number, details: HistoryEntry['details'] = null) =>
    historyEntry({ id, productId: id, productTitle: `Mug ${id}`, action: 'approved', details });
  serve(listHistory, [
    ...[9, 8, 7].map((id) => approved(id, { policyId: 3, isAsItIs: true })),
    ...[6, 5, 4].map((id) => approved(id)),
    ...[3, 2, 1].map((id) => approved(id, { answeredBy: 'Barkenby (sign-off)' })),
  ]);
  openScreen('/content-history');
  const heads = main.getByRole('heading', { level: 3 });
  await expect.element(heads.first()).toHaveTextContent('Approved by a policy of Sam Porter');
  await expect.element(heads.nth(1)).toHaveTextContent('Approved by Sam Porter');
  await expect.element(heads.nth(2)).toHaveTextContent('Approved by Barkenby (sign-off) for Sam Porter');
});

test('entries stand under their local day, the newest first', async () => {
  // Component tests run in Los Angeles: the evening of November 20 there is November 21 in UTC.
  serve(listHistory, [
    historyEntry({ id: 4, productTitle: 'Noon of the 21st', changeDate: '2026-11-21T20:00:00.000Z' }),
    historyEntry({ id: 3, productTitle: 'Evening of the 20th', changeDate: '2026-11-21T05:30:00.000Z' }),
    historyEntry({ id: 2, productTitle: 'Morning of the 20th', changeDate: '2026-11-20T17:05:00.000Z' }),
    historyEntry({ id: 1, productTitle: 'Evening of the 19th', changeDate: '2026-11-20T07:59:00.000Z' }),
  ]);
  openScreen('/content-history');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const days = main.getByRole('region').elements();
  const words = days.map((day) => [
    day.querySelector('h2')?.textContent,
    [...day.querySelectorAll('li')].map((card) => [
      card.querySelector('h3')?.textContent,
      card.querySelector('time')?.textContent,
    ]),
  ]);
  expect(words).toEqual([
    ['Nov 21, 2026', [['Noon of the 21st', '12:00 PM']]],
    [
      'Nov 20, 2026',
      [
        ['Evening of the 20th', '9:30 PM'],
        ['Morning of the 20th', '9:05 AM'],
      ],
    ],
    ['Nov 19, 2026', [['Evening of the 19th', '11:59 PM']]],
  ]);
});

test('an entry names its product, what became of it, who did it, and both contents', async () => {
  serve(listHistory, [
    historyEntry({ productId: 7, previousContent: 'A plain old mug', newContent: 'Stoneware mug', status: 'approved' }),
  ]);
  openScreen('/content-history');
  const card = cards.first();
  await expect.element(card.getByRole('link', { name: 'Stoneware mug' })).toHaveAttribute('href', '/products/7');
  await expect.element(card).toMatchTextContent('Title content was approved · Edited by Sam Porter');
  await expect.element(card.getByText('Approved', { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent(/Previous content\s*A plain old mug/);
  await expect.element(card).toMatchTextContent(/New content\s*Stoneware mug/);
});

test('a list of texts stands as a list', async () => {
  serve(listHistory, [
    historyEntry({ contentType: 'bullets', previousContent: null, newContent: ['Holds 350 ml', 'Glazed by hand'] }),
  ]);
  openScreen('/content-history');
  await expect.element(main.getByText('No previous content')).toBeVisible();
  for (const bullet of ['Holds 350 ml', 'Glazed by hand']) {
    await expect.element(cards.filter({ hasText: bullet }).last()).toHaveTextContent(bullet);
  }
});

test.each([
  ['title', 'Title'],
  ['description', 'Description'],
  ['bullets', 'Bullet Points'],
  ['images', 'Images'],
  ['heroImage', 'Hero Image'],
  ['secondaryImage', 'Secondary Image'],
] as const)('a change of %s is shown as %s content', async (contentType, label) => {
  serve(listHistory, [historyEntry({ contentType, previousContent: null, newContent: null, status: 'rejected' })]);
  openScreen('/content-history');
  await expect.element(main.getByText(new RegExp(`^${label} content was rejected`))).toBeVisible();
});

test('a product that is gone goes by its number, content of another shape is called complex, without a status it was updated', async () => {
  const odd = { previousContent: null, newContent: { odd: true }, status: null };
  serve(listHistory, [historyEntry({ productId: 77, productTitle: null, ...odd })]);
  openScreen('/content-history');
  await expect.element(main.getByRole('heading', { name: 'Product #77' })).toBeVisible();
  await expect.element(cards.first()).toMatchTextContent('Title content was updated');
  await expect.element(cards.first().getByText('Updated', { exact: true })).toBeVisible();
  await expect.element(main.getByText('No previous content')).toBeVisible();
  await expect.element(main.getByText('Complex content')).toBeVisible();
  expect(cards.first().getByRole('link').elements()).toEqual([]);
});

test('older changes are read when they are come near, until the beginning', async () => {
  const asked = serve(listHistory, ({ query }) =>
    query?.cursor === 'older'
      ? pageOf([historyEntry({ id: 1, productTitle: 'The first of all' })], { total: 2 })
      : pageOf([historyEntry({ id: 2, productTitle: 'The second' })], { total: 2, nextCursor: 'older' }),
  );
  openScreen('/content-history');
  await expect.element(main.getByRole('heading', { name: 'The first of all' })).toBeVisible();
  await expect.element(main.getByText('2 changes, newest first')).toBeVisible();
  await expect.element(main.getByText('Start of the history')).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual([{ limit: '30' }, { limit: '30', cursor: 'older' }]);
});

test('without history the screen says so and leads to pending products', async () => {
  serve(listHistory, []);
  openScreen('/content-history');
  await expect.element(main.getByText('No history available')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Go to pending products' }))
    .toHaveAttribute('href', '/pending-products');
});

test('five cards stand for changes that are on their way', async () => {
  serve(listHistory, () => new Promise(() => {}));
  openScreen('/content-history');
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading the history…' })).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton="history-card"]')).toHaveLength(5);
});

test('a rollback says which of the two contents it brings back', async () => {
  serve(listHistory, [historyEntry({ previousContent: 'Mug', newContent: 'Stoneware mug' })]);
  openScreen('/content-history');
  const button = cards.getByRole('button', { name: 'Rollback to this version' });
  await expect
    .element(button)
    .toHaveAccessibleDescription('Restores the version under “Previous content”, as pending.');
});

test('a rollback of an image says that the image is decided again', async () => {
  serve(listHistory, [
    historyEntry({ contentType: 'heroImage', previousContent: '/mug.jpg', newContent: '/mug.jpg', status: 'approved' }),
  ]);
  openScreen('/content-history');
  const button = cards.getByRole('button', { name: 'Rollback to this version' });
  await expect.element(button).toHaveAccessibleDescription('Sets this image back to pending.');
});
