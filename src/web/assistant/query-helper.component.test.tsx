import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askCatalogue, type CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import { getFacets, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { paintOf } from '#testing/components/colours.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { product } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const dialog = page.getByRole('dialog', { name: 'Ask about your catalog' });
const field = dialog.getByRole('textbox', { name: 'Question' });
const answer = dialog.getByRole('region', { name: 'Answer' });

function reply(given: Partial<CatalogueAnswer> = {}): CatalogueAnswer {
  return {
    answer: 'There are 24 products with at least one part pending.',
    interpretation: {
      text: 'Products with at least one part pending',
      query: { where: [{ field: 'status', any: ['pending'] }], show: 'number', measure: { of: 'count' } },
      filter: { status: 'pending' },
    },
    nearest: null,
    total: 24,
    productIds: [1, 2],
    products: [1, 2].map((id) => ({ id, title: `Mug ${id}`, sku: `MUG-${id}`, image: null })),
    value: 24,
    groups: null,
    ...given,
  };
}

const notUnderstood = reply({
  answer: 'I cannot answer that from the catalog.',
  interpretation: null,
  total: 0,
  productIds: [],
  products: [],
  value: null,
});

function openProducts() {
  serve(getFacets, { categories: ['Kitchen'], subcategories: [], brands: ['Clayfield'], retailers: [] });
  serve(listProducts, pageOf([product()], { total: 24 }));
  return openScreen('/products');
}

async function ask(question: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask about the catalog' }).click();
  await field.fill(question);
  await userEvent.keyboard('{Enter}');
}

afterEach(() => page.viewport(1440, 900));

test('an answer shows the filter that was run and its products, and opens as that list', async () => {
  const asked = serve(askCatalogue, reply());
  const screen = openProducts();
  await ask('How many products are pending?');
  await expect.element(answer.getByText('There are 24 products with at least one part pending.')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ query: 'How many products are pending?' }]);
  await expect.element(answer.getByText('Understood as')).toBeVisible();
  await expect
    .element(answer.getByRole('list', { name: 'Active filters' }))
    .toHaveTextContent('Status: Any part pending');
  expect(answer.getByRole('list', { name: 'Products' }).getByRole('link').elements()).toHaveLength(2);
  await expect.element(answer.getByText('and 22 more')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await answer.getByRole('link', { name: 'Open as a list' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(screen.address).toBe('/products?status=pending');

  await userEvent.keyboard('q');
  await dialog.getByRole('region', { name: 'Previous questions' }).getByRole('button').first().click();
  await expect.element(answer.getByText('There are 24 products with at least one part pending.')).toBeVisible();
  await dialog.getByRole('button', { name: 'New question' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('a wrong reading is taken off like a filter of a list, and asked again without it', async () => {
  const cheap = { field: 'figure', of: 'price', is: 'below', value: 20 } as const;
  const waiting = { field: 'status', any: ['pending' as const] } as const;
  const asked = serve(
    askCatalogue,
    reply({
      interpretation: {
        text: 'Products with at least one part pending and a price below 20',
        query: { where: [{ ...waiting, any: ['pending'] }, cheap], show: 'number', measure: { of: 'count' } },
        filter: null,
      },
    }),
  );
  openProducts();
  await ask('cheap ones that wait');
  await answer.getByRole('button', { name: 'Remove filter Price below 20' }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.at(-1)?.body).toEqual({
    query: 'cheap ones that wait',
    reading: { where: [waiting], show: 'number', measure: { of: 'count' } },
  });
  await answer.getByRole('button', { name: 'Remove filter Status: Any part pending' }).click();
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.at(-1)?.body).toMatchObject({ reading: { where: [cheap] } });
});

test('a correction leaves what is typed meanwhile, and is what Retry asks again', async () => {
  serve(askCatalogue, reply());
  openProducts();
  await ask('waiting ones');
  await field.fill('half a questi');
  const asked = serve(askCatalogue, () => Response.json({}, { status: 500 }));
  await answer.getByRole('button', { name: 'Remove filter Status: Any part pending' }).click();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.body).toEqual(asked[0]?.body);
  expect(asked[1]?.body).toMatchObject({ query: 'waiting ones', reading: { where: [] } });
  await expect.element(field).toHaveValue('half a questi');
});

test('a refusal offers the nearest question that works, and asks it', async () => {
  const asked = serve(askCatalogue, { ...notUnderstood, nearest: 'pending products in Kitchen' });
  openProducts();
  await ask('pending products in Kitchen that sparkle');
  await answer.getByRole('button', { name: 'Ask “pending products in Kitchen”' }).click();
  await expect.poll(() => asked.at(-1)?.body).toEqual({ query: 'pending products in Kitchen' });
});

test('an answer that no filter of a list says opens as the list of its products, and what is more leads there too', async () => {
  const interpretation = { ...reply().interpretation, filter: null } as CatalogueAnswer['interpretation'];
  serve(askCatalogue, reply({ interpretation, total: 8, productIds: [1, 2, 3, 4, 5, 6, 7, 8] }));
  const screen = openProducts();
  await ask('Products with fewer than 3 bullets');
  await expect.element(answer.getByRole('link', { name: 'Open as a list' })).toBeVisible();
  await answer.getByRole('link', { name: 'and 6 more' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(screen.address).toBe('/products?among=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8');
  await expect.element(page.getByRole('button', { name: 'Remove filter Products: 8 selected' })).toBeVisible();
});

test('of more products than an answer names the first are a list, and it says so', async () => {
  const interpretation = { ...reply().interpretation, filter: null } as CatalogueAnswer['interpretation'];
  serve(askCatalogue, reply({ interpretation, total: 300, productIds: [1, 2] }));
  openProducts();
  await ask('Products with fewer than 3 bullets');
  await expect.element(answer.getByRole('link', { name: 'Open the first 2 as a list' })).toBeVisible();
  await expect.element(answer.getByText('and 298 more')).toBeVisible();
  await expect.element(answer.getByRole('link', { name: 'and 298 more' })).not.toBeInTheDocument();
});

test('a question typed into the palette is asked there', async () => {
  const asked = serve(askCatalogue, reply());
  openProducts();
  await expect.element(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page
    .getByPlaceholder('Find a product or a command, or ask…')
    .fill('Which product has the lowest Content Score?');
  const option = page.getByRole('option', { selected: true });
  await expect.element(option).toHaveTextContent('Ask: Which product has the lowest Content Score?');
  await userEvent.keyboard('{Enter}');
  await expect.element(answer.getByText('There are 24 products', { exact: false })).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ query: 'Which product has the lowest Content Score?' }]);
});

test('a question that is not understood is not answered, and examples are offered', async () => {
  serve(askCatalogue, notUnderstood);
  openProducts();
  await ask('What is the weather?');
  await expect.element(answer.getByText('I cannot answer that from the catalog.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Open as a list' })).not.toBeInTheDocument();
  const examples = dialog.getByRole('region', { name: 'You can ask' }).getByRole('button');
  await expect.element(examples.first()).toBeVisible();
  serve(askCatalogue, reply());
  await examples.first().click();
  await expect.element(answer.getByText('There are 24 products', { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a question that fails says so in a red box, keeps the question and is answered by Retry', async () => {
  const held = Promise.withResolvers<void>();
  serve(askCatalogue, async () => {
    await held.promise;
    return new Problem('INTERNAL', 'The store is down.');
  });
  openProducts();
  await ask('How many products are rejected?');
  await expect.element(answer.getByText('Thinking...')).toBeVisible();
  held.resolve();
  const alert = dialog.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent(/^Failed to process query\s*The store is down\.\s*500: \{"error":"The store is down\."/);
  expect(paintOf(alert.element())).toBe('red');
  await expect.element(field).toHaveValue('How many products are rejected?');
  const again = serve(askCatalogue, reply());
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(answer.getByText('There are 24 products', { exact: false })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect(again.map(({ body }) => body)).toEqual([{ query: 'How many products are rejected?' }]);
});

test('groups are a small table with the first in bold, ten rows at once, and fit a phone', async () => {
  await page.viewport(390, 844);
  const rows = Array.from({ length: 12 }, (_, index) => ({
    name: `Retailer ${index}`,
    label: `Retailer ${index}`,
    count: 12 - index,
    value: 90 - index,
    text: `${90 - index}`,
    isFirst: index === 0,
  }));
  serve(
    askCatalogue,
    reply({ groups: { by: 'retailer', measure: 'average Listing Quality', total: 12, rows }, products: [] }),
  );
  openProducts();
  await ask('better listing quality: Amazon or Walmart?');
  const table = dialog.getByRole('table', { name: 'Average Listing Quality per retailer' });
  await expect.element(table).toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(11);
  const weights = table
    .getByRole('rowheader')
    .elements()
    .map((head) => getComputedStyle(head).fontWeight);
  expect([weights[0], weights[1]]).toEqual(['600', '400']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  const more = dialog.getByRole('button', { name: 'Show 2 more' });
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
  expect(table.getByRole('row').elements()).toHaveLength(13);
});
