// The images of one product: by keyboard alone on its page and in the editor, and on a phone by touch, one after another.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, fillCatalog, type PictureShop, runOverAll, test } from './picture-shop.ts';
import { expectNoSidewaysScroll, expectToast, partCard } from './shared-server.ts';

type Image = { url: string; type: string; status: string; alt?: string; leftOut?: string };
const part = 'Product Images (Legacy View)';

/** The only product of the catalog, with its images measured. */
async function openVase(page: Page, { at }: PictureShop): Promise<Record<'gray' | 'front' | 'tiny' | 'gone', string>> {
  const images = { gray: at('bottle-gray'), front: at('bottle-front'), tiny: at('bottle-tiny'), gone: at('gone') };
  const title = 'Oakfield vase, 30 cm';
  const description = 'A vase of glazed stoneware, 30 cm high.';
  await fillCatalog(page, [
    { sku: 'V-1', title, description, retailer: 'Amazon', images: Object.values(images), imageAlts: ['On a table'] },
  ]);
  await runOverAll(page, 'measure-images', {});
  await page.goto('/products/1');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return images;
}

async function imagesOf(page: Page): Promise<Image[]> {
  const content = await (await page.request.get('/api/products/1/optimized-content')).json();
  return (content as { imagesWithStatus: Image[] }).imagesWithStatus;
}

async function expectNoFindings(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

test('images are decided, moved, described and saved without touching the mouse', async ({ page, shop }) => {
  const { gray, front, tiny, gone } = await openVase(page, shop);
  const keys = page.keyboard;
  const card = partCard(page, part);
  const picture = (name: string) => card.getByRole('listitem', { name, exact: true });
  await expect(partCard(page, 'Product Title')).toHaveAttribute('aria-current', 'true');
  for (let parts = 0; parts < 3; parts += 1) await keys.press('j');
  await expect(card).toBeFocused();
  await keys.press('j');
  await expect(picture('Hero Image')).toBeFocused();
  await keys.press('j');
  await expect(picture('Secondary Image 1')).toBeFocused();
  await keys.press('h');
  await expect(picture('Hero Image')).toBeFocused();
  await expect.poll(async () => (await imagesOf(page)).map(({ url }) => url)).toEqual([front, gray, tiny, gone]);
  await keys.press('a');
  await expect(picture('Secondary Image 1')).toBeFocused();
  await keys.press('r');
  await expect(picture('Secondary Image 2')).toBeFocused();
  await expect
    .poll(async () => (await imagesOf(page)).map(({ status }) => status))
    .toEqual(['approved', 'rejected', 'pending', 'pending']);
  await expectNoFindings(page);

  // The editor opens at the image the keys were on.
  await keys.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Product Images' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Images in their order' });
  const row = (name: RegExp) => rows.getByRole('button', { name });
  await expect(row(/^3 Picture 3/)).toHaveAttribute('aria-current', 'true');
  await keys.press('Alt+ArrowUp');
  await expect(row(/^2 Picture 2/)).toBeFocused();
  await keys.press('h');
  await expect(row(/^1 Hero/)).toBeFocused();
  await keys.press('Alt+ArrowDown');
  await expect(row(/^2 Picture 2/)).toBeFocused();
  await expectNoFindings(page);

  // From problem to problem, until the picture that is gone, which is left out.
  const problems = page.getByRole('list', { name: 'Problems' });
  const isGone = problems.getByText('There is no picture at this URL.');
  for (let presses = 0; presses < 4 && !(await isGone.isVisible()); presses += 1) {
    const before = await rows.locator('[aria-current]').textContent();
    await keys.press('n');
    await expect(rows.locator('[aria-current]')).not.toHaveText(before ?? '');
  }
  await expect(row(/^4 Picture 4/)).toBeFocused();
  await expect(isGone).toBeVisible();
  await keys.press('Delete');
  await expect(row(/^– Left out: gone\.jpg/)).toBeVisible();
  await expectFocusKept(page);

  await keys.press('k');
  await expect(row(/^3 Picture 3/)).toBeFocused();
  await keys.press('t');
  const alt = page.getByRole('textbox', { name: 'Alt text' });
  await expect(alt).toBeFocused();
  await keys.press('Control+a');
  await keys.type('Vase, jhknz');
  await expect(alt).toHaveValue('Vase, jhknz');
  await keys.press('Control+s');
  await expectToast(page, 'Images updated');
  await expect(page).toHaveURL(/\/products\/1$/);
  await expect(card.getByText('Alt: Vase, jhknz')).toBeVisible();
  expect((await imagesOf(page)).map(({ url, alt: said, leftOut }) => [url, said, leftOut])).toEqual([
    [front, undefined, undefined],
    [tiny, undefined, undefined],
    [gray, 'Vase, jhknz', undefined],
    [gone, undefined, 'Left out in the editor.'],
  ]);
  await expectFocusKept(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all pictures are approved one by one by touch', async ({ page, shop }) => {
    const urls = Object.values(await openVase(page, shop));
    const thumbnails = page.getByRole('list', { name: 'All pictures' }).getByRole('button');
    const shown = page.getByRole('list', { name: 'Picture', exact: true }).getByRole('listitem');
    const bar = page.getByRole('region', { name: /^Review / });
    await thumbnails.first().tap();
    for (const name of ['Hero Image', 'Secondary Image 1', 'Secondary Image 2', 'Secondary Image 3']) {
      await expect(shown).toHaveAccessibleName(name);
      await expect(shown).toBeInViewport();
      if (name === 'Secondary Image 3') {
        await expect(shown.getByText('Not found', { exact: true })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectNoFindings(page);
      }
      await bar.getByRole('button', { name: `Approve ${name}`, exact: true }).tap();
    }
    await expect(page.getByText('Swipe for the next picture. 4 of 4 decided.')).toBeVisible();
    await expect
      .poll(async () => (await imagesOf(page)).map(({ url, status }) => [url, status]))
      .toEqual(urls.map((url) => [url, 'approved']));
    for (let at = 0; at < 4; at += 1) await expect(thumbnails.nth(at)).toHaveAccessibleName(/, approved$/);
  });
});
