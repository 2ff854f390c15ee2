// The card of a product's data sources, and the form behind its button.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { addSource, listSources } from '#domain/sources/sources.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { dataSource, sourceDetails } from '#testing/components/records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const card = page.getByRole('region', { name: 'Data Sources' });
/** It is folded until it is opened. */
const unfold = () => page.getByRole('button', { name: /^Data sources/ }).click();
const form = page.getByRole('dialog', { name: 'Add data source' });

beforeEach(serveAll);

test('a list that fails to load says so and comes with Retry', async () => {
  serve(listSources, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/products/1');
  await unfold();
  await expect.element(card.getByText('The data sources could not be loaded')).toBeVisible();
  serve(listSources, []);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card.getByText(/^No data sources yet/)).toBeVisible();
});

test('what is missing is said at its field, a refusal in the form, and what was typed stays', async () => {
  const refusal = '“169.254.169.254” is in a private or reserved network. Only public pages can be read.';
  const refused = serve(addSource, new Problem('SOURCE_UNREADABLE', refusal));
  openScreen('/products/1');
  await unfold();
  await card.getByRole('button', { name: 'Add data source' }).click();
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect.element(form.getByText('Enter or paste the text.')).toBeVisible();
  await form.getByRole('radio', { name: 'URL' }).click();
  const address = form.getByRole('textbox', { name: 'URL' });
  await address.fill('http://169.254.169.254/latest/meta-data/');
  await add.click();
  await expect.element(form.getByRole('alert')).toMatchTextContent(`${refusal} Nothing was added.`);
  await expect.element(address).toHaveValue('http://169.254.169.254/latest/meta-data/');
  expect(refused.map(({ body }) => body)).toMatchObject([{ sourceUrl: 'http://169.254.169.254/latest/meta-data/' }]);

  await form.getByRole('radio', { name: 'Text' }).click();
  await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  await form.getByRole('textbox', { name: 'Text' }).fill('Each mug is freezer safe.');
  serve(addSource, sourceDetails(dataSource({ id: 1 })));
  await add.click();
  const details = page.getByRole('dialog', { name: 'Supplier sheet' });
  await expect.element(details.getByRole('heading', { name: '1 fact found' })).toBeVisible();
  await expect
    .element(details.getByRole('region', { name: 'Supported by this source' }))
    .toMatchTextContent('“freezer safe” in Product Title');
});
