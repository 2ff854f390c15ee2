// An import over products somebody edited: what would change is seen first, its products are found again, and it is undone.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

const before = 'sku,title,price\nM-1,Red mug,12.00\nM-2,Blue mug,14.00\n';
const after = 'sku,title,price\nM-1,Ruby mug,13.00\nM-2,Blue mug,15.00\nM-3,Green mug,9.00\n';
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'an import names what it changes, keeps an edit by hand, leads to its products and is undone',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.request.post('/api/imports', { multipart: { file: csv('first.csv', before) } });
    await expect.poll(async () => (await page.request.get('/api/products/2')).status()).toBe(200);
    await page.request.patch('/api/products/1', { data: { title: 'My own mug' } });

    await page.goto('/import');
    await page.getByLabel('Catalog file').setInputFiles(csv('second.csv', after));
    const changes = page.getByRole('region', { name: 'What would change' });
    const edited = changes.getByRole('listitem').filter({ hasText: 'My own mug' });
    await expect(edited).toContainText('Ruby mug');
    await expect(edited.getByText('Edited manually, kept')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Import 3 products' }));
    await expect(page.getByRole('heading', { name: '3 products imported' })).toBeVisible();
    const address = page.url();

    await hand.press(page.getByRole('link', { name: 'Optimize these 3' }));
    const question = page.getByRole('alertdialog', { name: 'Optimize up to 3 products?' });
    await hand.press(question.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('region', { name: 'Selected products' })).toContainText('3 selected');
    await expect(page.getByRole('button', { name: 'Remove filter Import: second.csv' })).toBeVisible();

    await page.goto(address);
    await page.request.patch('/api/products/2', { data: { price: '16.00' } });
    await hand.press(page.getByRole('button', { name: 'Undo this import' }));
    await hand.press(page.getByRole('button', { name: 'Undo the import' }));
    await expect(page.getByRole('heading', { name: 'This import was partly undone' })).toBeVisible();
    await expect(page.getByText('Changed after the import and not undone: price.')).toBeVisible();
    const products = (await (await page.request.get('/api/products')).json()) as { title: string; price: string }[];
    expect(products.map(({ title, price }) => `${title} ${price}`).sort()).toEqual([
      'Blue mug 16.00',
      'My own mug 12.00',
    ]);
  },
);
