// The same file every week: saved as a profile, recognized the next week with what changed and what is missing, and products of another supplier.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

const head = 'Artikelcode;Zollgruppe;Titel;Beschreibung;Preis';
const row = (sku: string, title: string, price: string) => `${sku};94-03;${title};Made of oak.;${price}`;
const first = [
  head,
  row('4207', 'Oak bench', '120.00'),
  row('4208', 'Oak table', '340.00'),
  row('4209', 'Oak stool', '60.00'),
];
const second = [
  head,
  row('4207', 'Oak bench', '125.00'),
  row('4209', 'Oak stool', '60.00'),
  row('4210', 'Oak shelf', '80.00'),
];
const other = 'sku,title,description,brand\n4207,Birch lamp,A lamp.,Birch\n4300,Birch shade,A shade.,Birch\n';
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'a file that comes every week is recognized, says what is missing, and takes no product of another supplier',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/suppliers');
    for (const name of ['Acme', 'Birch']) {
      await hand.press(page.getByRole('button', { name: 'Add a supplier' }).first());
      await hand.write(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), name);
      await hand.press(page.getByRole('button', { name: 'Add supplier' }));
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }

    await page.goto('/import');
    await page.getByLabel('Catalog file').setInputFiles(csv('acme-week-1.csv', first.join('\n')));
    const supplier = page.getByRole('region', { name: 'Supplier' });
    await hand.press(supplier.getByRole('combobox', { name: 'Supplier' }));
    await hand.pick(page.getByRole('option', { name: 'Acme' }));
    await expect(supplier.getByRole('combobox')).toHaveText('Acme');
    const values = page.getByRole('region', { name: 'Values for all products' });
    await hand.write(values.getByRole('textbox', { name: 'Retailer' }), 'Target');
    await hand.press(page.getByRole('button', { name: 'Check with these values' }));
    await hand.press(page.getByRole('button', { name: 'Import 3 products' }));
    await expect(page.getByRole('heading', { name: '3 products imported' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Save as profile' }));
    await hand.write(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Acme price list');
    await hand.press(page.getByRole('button', { name: 'Save profile' }));
    await expect(page.getByText('Imported by the profile “Acme price list”.')).toBeVisible();

    await hand.press(page.getByRole('button', { name: 'Import another file' }));
    await page.getByLabel('Catalog file').setInputFiles(csv('acme-week-2.csv', second.join('\n')));
    await expect(page.getByRole('region', { name: 'Import profile' })).toContainText('Uses Acme price list');
    const missing = page.getByRole('region', { name: '1 product of earlier files is missing' });
    await expect(missing.getByRole('link', { name: 'Oak table' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What would change' })).toContainText('125.00');
    await hand.press(page.getByRole('button', { name: 'Import 2 products' }));
    await expect(page.getByRole('heading', { name: '2 products imported' })).toBeVisible();
    const listed = await (await page.request.get('/api/products?retailer=Target')).json();
    expect(listed).toHaveLength(4);

    await hand.press(page.getByRole('button', { name: 'Import another file' }));
    await page.getByLabel('Catalog file').setInputFiles(csv('birch.csv', other));
    await hand.press(supplier.getByRole('combobox', { name: 'Supplier' }));
    await hand.pick(page.getByRole('option', { name: 'Birch' }));
    await expect(supplier.getByRole('radiogroup', { name: 'Products of a different supplier' })).toBeVisible();
    await expect(
      page.getByText('This product belongs to Acme, and this file is from Birch. It is not changed.').first(),
    ).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Import 1 product' }));
    await expect(page.getByRole('heading', { name: '1 product imported' })).toBeVisible();
    const bench = (await (await page.request.get('/api/products?search=4207')).json()) as { title: string }[];
    expect(bench.map(({ title }) => title)).toEqual(['Oak bench']);
  },
);
