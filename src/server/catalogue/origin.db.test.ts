import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();

describe('origin of a product', () => {
  it('names the file, the import and the person behind it', async () => {
    const run = await importFile(app, 'Handle,Title,Body (HTML),Vendor\nmug,Mug,<p>A mug</p>,Clayfield\n');
    const [product] = (await app.call('GET', '/api/products?limit=1')).body as Product[];
    expect(await app.call('GET', `/api/products/${product?.id}/origin`)).toMatchObject({
      status: 200,
      body: {
        createdBy: { fullName: 'Tess Tester' },
        file: { format: 'shopify-csv', import: { id: run.id, fileName: 'catalogue', by: { fullName: 'Tess Tester' } } },
      },
    });
  });

  it('names no file where there was none', async () => {
    const id = await addProduct(app.database.db);
    expect(await app.call('GET', `/api/products/${id}/origin`)).toMatchObject({
      status: 200,
      body: { createdBy: null, updatedBy: null, file: null },
    });
    expect(await app.call('GET', '/api/products/999999/origin')).toMatchObject({ status: 404 });
  });
});
