// A weekly list of prices over products that are here, and a file with gaps: what it would empty is counted, and kept unless chosen.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

const catalogue = [
  'sku,title,description,brand,price,Material',
  'M-1,Red mug,A mug of clay.,Clayfield,12.00,Stoneware',
  'M-2,Blue mug,A mug of clay.,Clayfield,14.00,Stoneware',
].join('\n');
const prices = 'SKU;Price\nM-1;13.00\nM-2;14.00\nM-9;5.00\n';
const gaps = ['sku,title,description,brand,price,Material', 'M-1,Ruby mug,,,,', 'M-2,,,,15.00,'].join('\n');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
type Listed = { title: string; description: string; brand: string | null; price: string | null };

test(
  'prices are updated without titles, and empty cells empty fields only when asked to',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.request.post('/api/imports', { multipart: { file: csv('catalog.csv', catalogue) } });
    await expect.poll(async () => (await page.request.get('/api/products/2')).status()).toBe(200);
    const listed = async () => {
      const products = (await (await page.request.get('/api/products')).json()) as Listed[];
      return products
        .map(({ title, description, brand, price }) => [title, description, brand, price].join(' | '))
        .sort();
    };

    await page.goto('/import');
    await page.getByLabel('Catalog file').setInputFiles(csv('prices.csv', prices));
    await expect(page.getByText(/this file only updates products that are in the catalog/)).toBeVisible();
    await expect(
      page.getByText(/A new product needs a title, and no product in the catalog has this SKU/),
    ).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Import 1 product' }));
    await expect(page.getByRole('heading', { name: '1 product imported' })).toBeVisible();
    expect(await listed()).toEqual([
      'Blue mug | A mug of clay. | Clayfield | 14.00',
      'Red mug | A mug of clay. | Clayfield | 13.00',
    ]);

    await hand.press(page.getByRole('button', { name: 'Import another file' }));
    await page.getByLabel('Catalog file').setInputFiles(csv('gaps.csv', gaps));
    const choice = page.getByRole('radiogroup', { name: 'Empty cells' });
    await expect(page.getByText('7 fields have a value here and an empty cell in this file.')).toBeVisible();
    await expect(choice.getByRole('radio', { name: 'Keep the values' })).toBeChecked();
    await expect(page.getByText('7 values kept')).toBeVisible();
    await hand.press(choice.getByRole('radio', { name: 'Empty the fields' }));
    await expect(page.getByText('7 fields to empty')).toBeVisible();
    await expect(choice.getByRole('radio', { name: 'Empty the fields' })).toBeChecked();
    await hand.press(page.getByRole('button', { name: 'Import 2 products' }));
    await expect(page.getByRole('heading', { name: '2 products imported' })).toBeVisible();
    await expect(page.getByText('7 fields emptied')).toBeVisible();
    expect(await listed()).toEqual(['Blue mug |  |  | 15.00', 'Ruby mug |  |  | ']);

    await hand.press(page.getByRole('button', { name: 'Undo this import' }));
    await hand.press(page.getByRole('button', { name: 'Undo the import' }));
    await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible();
    expect(await listed()).toEqual([
      'Blue mug | A mug of clay. | Clayfield | 14.00',
      'Red mug | A mug of clay. | Clayfield | 13.00',
    ]);
  },
);
