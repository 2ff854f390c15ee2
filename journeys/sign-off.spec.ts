// A brand answers by a link: yes, no and change to become decisions and edits, an undo takes them back, and a revoked link opens nothing.
import type { BrowserContext, Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test, watchConsole } from './own-server.ts';

const catalogue = [
  'sku,title,description,brand,price,Material',
  'M-1,Red mug,A mug of clay.,Clayfield,12.00,Stoneware',
  'M-2,Blue mug,A mug of clay.,Clayfield,14.00,Stoneware',
].join('\n');

/** Another browser, of somebody outside. */
async function openOutside(context: BrowserContext, errors: string[]): Promise<Page> {
  const outside = await context.browser()?.newContext({ viewport: { width: 1440, height: 900 } });
  if (!outside) throw new Error('There is no browser');
  const brand = await outside.newPage();
  watchConsole(brand, errors);
  return brand;
}

test(
  'a brand answers by a link, and its answers are taken and undone',
  byMouseAndKeyboard,
  async ({ page, hand, context, consoleErrors }) => {
    const file = { name: 'catalog.csv', mimeType: 'text/csv', buffer: Buffer.from(catalogue) };
    await page.request.post('/api/imports', { multipart: { file } });
    await expect.poll(async () => (await page.request.get('/api/products/2')).status()).toBe(200);
    for (const id of [1, 2])
      await page.request.patch(`/api/products/${id}/optimized-content`, { data: { title: `Fine mug ${id}` } });
    const contentOf = async (id: number) =>
      await (await page.request.get(`/api/products/${id}/optimized-content`)).json();

    await page.goto('/pending-products?brand=Clayfield');
    await hand.press(page.getByRole('checkbox', { name: 'Select all on this page' }));
    await hand.press(page.getByRole('button', { name: 'More actions for the selected products' }));
    await hand.press(page.getByRole('menuitem', { name: 'Send for sign-off' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('For whom').fill('Clayfield');
    await hand.press(dialog.getByRole('button', { name: 'Make link' }));
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await hand.press(dialog.getByRole('button', { name: 'Done' }));

    const brand = await openOutside(context, consoleErrors);
    const asked: string[] = [];
    brand.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await brand.goto(link);
    await expect(brand.getByRole('heading', { level: 1, name: 'Clayfield: 2 products to sign off' })).toBeVisible();
    const answers = (part: string) => brand.getByRole('group', { name: `Answer for ${part}` });
    await expect(answers('Product Title')).toBeVisible();
    await brand.keyboard.press('y');
    await brand.keyboard.press('n');
    await brand.getByLabel('Why? (optional)').fill('It is stoneware.');
    await brand.keyboard.press('Tab');
    await answers('Product Description').getByRole('button', { name: 'No' }).focus();
    await brand.keyboard.press('j');
    await expect(brand.getByRole('heading', { level: 2, name: 'Blue mug' })).toBeVisible();
    await answers('Product Title').getByRole('button', { name: 'Change to' }).click();
    await brand.getByLabel('Your wording').fill('Navy mug');
    // A reload before it is saved would ask first, which a journey does not see.
    const saved = brand.waitForResponse((reply) => reply.request().postData()?.includes('Navy mug') ?? false);
    await brand.keyboard.press('Control+Enter');
    await expect(brand.getByText('1 of 2 products answered')).toBeVisible();
    await saved;
    await brand.screenshot({ path: test.info().outputPath('sign-off.png') });
    // What was answered is there after a reload; nothing is decided before it is sent.
    await brand.reload();
    await expect(brand.getByRole('button', { name: 'Send 3 answers' })).toBeEnabled();
    expect(await contentOf(1)).toMatchObject({ titleStatus: 'pending' });
    await brand.getByRole('button', { name: 'Send 3 answers' }).click();
    await expect(brand.getByText('3 answers were sent.')).toBeVisible();
    const token = link.split('#')[1] ?? 'none';
    expect(asked.filter((each) => each.includes(token))).toEqual([]);

    const decided = { title: 'Fine mug 1', titleStatus: 'approved', descriptionStatus: 'rejected' };
    await expect.poll(() => contentOf(1)).toMatchObject(decided);
    await expect.poll(() => contentOf(2)).toMatchObject({ title: 'Navy mug' });
    await page.goto('/products/1');
    await expect(page.getByText('It is stoneware.').first()).toBeVisible();
    await page.goto('/sign-offs');
    await expect(page.getByRole('table', { name: 'Sign-offs' })).toContainText('1 of 2 products');

    const [run] = await (await page.request.get('/api/runs')).json();
    await page.goto(`/runs/${run.id}`);
    await hand.press(page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }));
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Undo 2 products' }));
    await expect.poll(() => contentOf(1)).toMatchObject({ titleStatus: 'pending', descriptionStatus: 'pending' });
    await expect.poll(() => contentOf(2)).toMatchObject({ title: 'Fine mug 2' });

    await page.goto('/sign-offs');
    await hand.press(page.getByRole('button', { name: 'Revoke the link for Clayfield' }));
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    await expect(page.getByRole('table', { name: 'Sign-offs' })).toContainText('Revoked');
    await brand.reload();
    await expect(brand.getByRole('alert')).toContainText(/^This link was revoked on .+\. Ask .+ for a new one\.$/);
    await expect(brand.getByText('Navy mug')).toBeHidden();
    await brand.context().close();
  },
);
