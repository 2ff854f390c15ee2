import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { listHistory } from '#domain/history/history.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getReport } from '#domain/report/report.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { historyEntry } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { emptyReport, report } from '#testing/components/serve-report.ts';

afterEach(() => page.viewport(1440, 900));

const main = page.getByRole('main');
const figures = main.getByRole('region', { name: 'Figures' });
const card = (name: string) => main.getByRole('region', { name });

test('filters and days are in the address, and the file is of exactly what is shown', async () => {
  serve(getFacets, { categories: [], subcategories: [], brands: ['Clayfield'], retailers: ['Amazon', 'Shopify'] });
  const asked = serve(getReport, report());
  const { address } = openScreen('/report');
  await expect.element(main.getByRole('button', { name: 'Nov 16 – 22, 2026' })).toBeVisible();
  expect(asked.at(-1)?.query, 'the present week, as the server has it').toEqual({});
  await main.getByRole('combobox', { name: 'Retailer' }).click();
  await page.getByRole('option', { name: 'Amazon' }).click();
  await main.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'Clayfield' }).click();
  await main.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Sam Porter' }).click();
  await main.getByRole('button', { name: 'Previous week' }).click();
  await expect
    .poll(() => asked.at(-1)?.query)
    .toEqual({ from: '2026-11-09', until: '2026-11-15', by: '1', retailer: 'Amazon', brand: 'Clayfield' });
  expect(address()).toBe('/report?retailer=Amazon&brand=Clayfield&by=1&since=2026-11-09&until=2026-11-15');
  const file = new URL((main.getByRole('link', { name: 'CSV' }).element() as HTMLAnchorElement).href);
  expect(`${file.pathname}${file.search}`).toBe(
    '/api/reports/content/export?from=2026-11-16&until=2026-11-22&by=1&retailer=Amazon&brand=Clayfield',
  );
});

test('a day, a month, the week after and any other days can be chosen; there is nothing after today', async () => {
  const asked = serve(getReport, ({ query: { from = '2026-11-16', until = '2026-11-22' } }) =>
    report({ range: { from, to: until } }),
  );
  const { address } = openScreen('/report');
  await main.getByRole('radio', { name: 'Month' }).click();
  await expect.element(main.getByRole('button', { name: 'November 2026' })).toBeVisible();
  expect(address()).toBe('/report?since=2026-11-01&until=2026-11-30');
  await expect.element(main.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  await main.getByRole('radio', { name: 'Day' }).click();
  await expect.element(main.getByRole('button', { name: 'Nov 25, 2026' })).toBeVisible();
  await main.getByRole('button', { name: 'Previous day' }).click();
  await main.getByRole('button', { name: 'Nov 24, 2026' }).click();
  const panel = page.getByRole('dialog', { name: 'Days of the report' });
  await panel.getByLabelText('First day').fill('2026-12-03');
  await expect.element(panel.getByText('The first day is after the last one.').first()).toBeVisible();
  await panel.getByLabelText('First day').fill('2026-11-03');
  await panel.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ from: '2026-11-03', until: '2026-11-24' });
  await expect.element(main.getByRole('button', { name: 'Previous 22 days' })).toBeVisible();
  await expect.element(main.getByRole('radio', { name: 'Week' })).toHaveAttribute('aria-checked', 'false');
});

describe('a week', () => {
  test('shows its figures beside those of the week before', async () => {
    serve(getReport, report());
    openScreen('/report');
    const words = ['Drafted 84 12% more', 'Approved 78 22% fewer', 'Rejected 8', 'Escapes 1 1 more'];
    for (const word of words)
      await expect.element(figures.getByRole('link', { name: new RegExp(word.replaceAll(' ', '\\s*')) })).toBeVisible();
    await expect.element(figures.getByText('1.8', { exact: true })).toBeVisible();
    await expect.element(figures.getByText('0.4 less than the week before')).toBeVisible();
    await expect.element(figures.getByText('+18')).toBeVisible();
    await expect.element(card('Escapes').getByText('1.3% of 78 approved')).toBeVisible();
  });

  test.each([
    ['a figure', 'Figures', /Drafted/, { counted: 'drafted' }, /^Report: drafted/],
    ['a person', 'By person', 'Maya Lindqvist', { by: '1' }, null],
    ['a count of a person', 'By person', '70', { by: '1', counted: 'approved' }, /^Report: approved/],
    ['a retailer', 'Quality by retailer', 'Amazon', { retailer: 'Amazon' }, null],
    ['the escapes', 'Escapes', 'Review this one', { counted: 'escaped' }, /^Report: escapes/],
  ])('opens the changes of its days that %s stands for', async (_what, region, name, narrowed, chip) => {
    serve(getReport, report());
    const asked = serve(listHistory, [historyEntry()]);
    const { address } = openScreen('/report?retailer=Shopify');
    await card(region).getByRole('link', { name, exact: true }).click();
    const days = { from: '2026-11-16T00:00:00.000Z', until: '2026-11-23T00:00:00.000Z' };
    await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '30', ...days, retailer: 'Shopify', ...narrowed });
    expect(address()).toMatch(/^\/content-history\?/);
    if (chip) await expect.element(main.getByRole('button', { name: chip })).toBeVisible();
  });

  test('has a plot one goes through by the arrow keys, its note never over its own bar', async () => {
    serve(getReport, report());
    openScreen('/report');
    const plot = main.getByRole('slider', { name: 'Day' });
    await expect.element(plot).toHaveAttribute('aria-valuetext', 'Use the arrow keys to go through the days');
    (plot.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('Monday, Nov 16: 30 drafted'));
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    const text = 'Friday, Nov 20: 54 drafted, 68 approved, 6 rejected; 60 approved the week before';
    await expect.element(plot).toHaveAttribute('aria-valuetext', text);
    const note = plot.getByText('Friday, Nov 20').element().parentElement as HTMLElement;
    const box = note.getBoundingClientRect();
    const { left, width } = plot.element().getBoundingClientRect();
    expect(box.right, 'left of the fifth of seven bands').toBeLessThanOrEqual(left + (width / 7) * 4);
    await userEvent.keyboard('{Escape}');
    await expect.element(plot.getByText('Friday, Nov 20')).not.toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    const first = (plot.getByText('Monday, Nov 16').element().parentElement as HTMLElement).getBoundingClientRect();
    expect(first.left, 'right of the first band').toBeGreaterThanOrEqual(left + width / 7);
  });

  test('has its plots as tables and words for those who cannot see them', async () => {
    serve(getReport, report());
    openScreen('/report');
    const table = main.getByRole('table', { name: 'Parts per day' });
    await expect.element(table.getByRole('row', { name: 'Friday, Nov 20 54 68 6 60' })).toBeInTheDocument();
    await expect.element(table.getByRole('row', { name: 'Saturday, Nov 21 0 0 0 0' })).toBeInTheDocument();
    const quality = card('Quality by retailer').getByRole('listitem');
    await expect
      .element(quality.nth(0))
      .toHaveTextContent('ShopifyListing Quality 69 before, 87 after.698750 approved parts');
    await expect.element(quality.nth(1)).toHaveTextContent('AmazonQuality not measured28 approved parts');
    await expect.element(quality.nth(2)).toHaveTextContent('No retailerQuality not measured0 approved parts');
    await main.getByRole('radio', { name: 'Brands' }).click();
    await expect.element(card('Quality by brand').getByRole('link', { name: 'Clayfield' })).toBeVisible();
  });

  test('lists people below each other on a phone', async () => {
    await page.viewport(390, 844);
    serve(getReport, report());
    openScreen('/report');
    await expect
      .element(card('By person').getByRole('listitem').nth(0))
      .toHaveTextContent('Maya LindqvistDrafted4Approved70Rejected8Escapes1Minutes1.4Quality–not measured');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

test('a week in which nothing happened keeps its axes and says so', async () => {
  serve(getReport, emptyReport());
  openScreen('/report');
  await expect.element(card('Parts per day').getByText('Nothing was drafted in this week')).toBeVisible();
  await expect.element(card('Parts per day').getByText('Mon 16')).toBeVisible();
  await expect.element(card('Quality by retailer').getByText('Goal, 80 and up')).toBeVisible();
  await expect
    .element(card('By person').getByText('Nobody drafted, approved or rejected anything in this week'))
    .toBeVisible();
  await expect.element(card('Escapes').getByText('Nothing was approved in this week')).toBeVisible();
  await expect.element(figures.getByText('Not measured').first()).toBeInTheDocument();
});

test('days that begin elsewhere at another time are named by their moments', async () => {
  const days = { start: '2026-11-15T14:00:00.000Z', end: '2026-11-22T14:00:00.000Z' };
  serve(getReport, report({ timeZone: 'Pacific/Kiritimati', ...days }));
  const asked = serve(listHistory, [historyEntry()]);
  openScreen('/report');
  await figures.getByRole('link', { name: /Approved/ }).click();
  const moments = { from: '2026-11-15T10:00:00.000Z', until: '2026-11-22T10:00:00.000Z' };
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '30', counted: 'approved', ...moments });
  const chip = main.getByRole('button', { name: /^Nov \d+, 2026, .+ – Nov \d+, 2026/ });
  await chip.click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ limit: '30', counted: 'approved' });
});

test('a report that cannot be read says why, and is asked for again', async () => {
  serve(getReport, new Problem('INVALID_INPUT', 'A report covers at most 366 days.'));
  openScreen('/report');
  await expect.element(main.getByText('The report could not be loaded')).toBeVisible();
  serve(getReport, report());
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.element(figures.getByText('84')).toBeVisible();
});
