// The images of a whole catalog: fetched and measured, their problems seen, fixed on a few and approved, and given out with their alt texts.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, fillCatalog, goods, type PictureShop, test } from './picture-shop.ts';
import { expectEnd } from './runs-of-this-browser.ts';
import { partCard } from './shared-server.ts';

const count = 25;
const odd = ['tiny', 'cut', 'page', 'gone', 'late', 'moved'];

/** The product S-0 has a tiny picture last, S-1 a damaged file, and so on. */
function listCatalog({ at }: PictureShop) {
  return Array.from({ length: count }, (_, n) => {
    const kind = goods[n % goods.length] ?? 'box';
    const last = odd[n % odd.length] ?? 'tiny';
    return {
      sku: `S-${n}`,
      title: `Oakfield ${kind} ${n}, 30 cm`,
      description: `A ${kind} for shelves and tables, 30 cm. Made of glazed stoneware.`,
      retailer: 'Amazon',
      images: [
        at(`${kind}-gray`),
        at(`${kind}-front`),
        at(`${kind}-copy`),
        at(last === 'tiny' ? `${kind}-tiny` : last),
      ],
      imageAlts: ['On a table', '', 'Once more'],
    };
  });
}

test(
  'images of a catalog are measured, fixed on twenty, approved and exported, and rolled back',
  byMouseAndKeyboard,
  async ({ page, hand, shop }) => {
    const catalog = listCatalog(shop);
    await fillCatalog(page, catalog);
    await page.goto('/');
    await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await hand.press(page.getByRole('button', { name: `Select all ${count} that match` }));
    const bar = page.getByRole('region', { name: 'Selected products' });
    await hand.press(bar.getByRole('button', { name: 'More actions for the selected products' }));
    await hand.pick(page.getByRole('menuitem', { name: 'Measure images' }));
    const question = page.getByRole('alertdialog');
    await hand.press(question.getByRole('button', { name: `Measure ${count}` }));
    await expectEnd(page, 'Measure images finished');
    // A picture that stands in many products is asked for once.
    const asked = shop.site.asked.filter((line) => line.endsWith('/box-front.jpg'));
    expect(asked).toHaveLength(1);

    // Each problem with its products, those of the pictures that are none among them.
    await page.goto('/pending-products');
    await hand.pick(page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name: 'Images' }));
    await expect(page.getByText(`${count} of ${count} products to review have image problems`)).toBeVisible();
    const problems = page.getByRole('region', { name: 'By problem' });
    for (const [label, products] of [
      ['White background of the hero', count],
      ['No picture twice', count],
      ['Images can be loaded', 12],
      ['Size of images', 5],
    ] as const)
      await expect(problems.getByRole('button', { name: new RegExp(`^${label}`) })).toContainText(String(products));
    await hand.press(problems.getByRole('button', { name: /^White background of the hero/ }));
    const group = page.getByRole('region', { name: 'White background of the hero', exact: true });
    await expect(group.getByRole('checkbox')).toHaveCount(count);
    await hand.press(group.getByRole('button', { name: `Fix ${count}: White background of the hero` }));
    await hand.press(question.getByRole('button', { name: 'Test on 20' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Bulk Optimize, 20 products' })).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Review 20 changed' }));
    await expect(page.getByText(`Showing 20 of ${count} pending products`)).toBeVisible();

    const product = catalog[0] as (typeof catalog)[number];
    const [gray = '', front = '', copy = '', tiny = ''] = product.images;
    await hand.press(page.getByRole('main').getByRole('link', { name: product.title }).first());
    const images = partCard(page, 'Product Images (Legacy View)');
    const changes = images.getByRole('list', { name: 'What changes in the images' });
    await expect(changes).toContainText('Picture 2 becomes the hero');
    await expect(changes).toContainText('Picture 3 left out');
    await hand.press(images.getByRole('button', { name: 'Approve all images' }));
    await expect(images.getByText('4 of 4 decided')).toBeVisible();
    await expect
      .poll(() => exportedImages(page, product.sku))
      .toEqual({
        images: [front, gray, tiny],
        imageAlts: [`${product.title}, front view`, 'On a table'],
      });

    // The entry of the fix brings back what stood before it.
    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    const history = page.getByRole('region', { name: 'Images History', exact: true });
    await hand.press(history.getByRole('button', { name: 'Rollback to this version' }).last());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Rollback to this version' }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(images.getByText('0 of 4 decided')).toBeVisible();
    await hand.press(images.getByRole('button', { name: 'Approve all images' }));
    await expect(images.getByText('4 of 4 decided')).toBeVisible();
    await expect
      .poll(() => exportedImages(page, product.sku))
      .toEqual({
        images: [gray, front, copy, tiny],
        imageAlts: product.imageAlts,
      });
  },
);

type Exported = { sku: string; images: string[]; imageAlts: string[] };

/** The images of a product in the file that goes out. */
async function exportedImages(page: Page, sku: string): Promise<Pick<Exported, 'images' | 'imageAlts'> | undefined> {
  const file = (await (await page.request.get('/api/exports/json')).json()) as Exported[];
  const found = file.find((each) => each.sku === sku);
  return found && { images: found.images, imageAlts: found.imageAlts };
}
