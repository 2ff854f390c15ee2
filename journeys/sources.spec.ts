// Data sources: a claim nothing supported rests on a supplier's words once they are added, and stands alone again without them.
import { rmSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type DeskProcess, startDesk } from '#testing/desk-process.ts';
import { type PageServer, startPageServer } from '#testing/page-server.ts';
import { byMouseAndKeyboard, type Hand } from './input-mode.ts';
import { copyDataDir } from './prepared-desks.ts';
import { expect, expectNoSidewaysScroll, expectToast, openProduct, partCard, test as shared } from './shared-desk.ts';

/** A desk that may read the site, at an address of this machine, and nothing else of its network. */
const test = shared.extend<object, { site: PageServer; desk: DeskProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const site = await startPageServer();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ site }, use) => {
      const dataDir = copyDataDir('sample');
      const desk = await startDesk({ DATA_DIR: dataDir, CATALOGUE: 'sample', SOURCES_PRIVATE_HOSTS: site.host });
      await use(desk);
      await desk.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const title = 'Product Title';

test(
  'a claim nobody supported is supported by a data source, names it, and stands alone when it is switched off',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'OVH-SKL26-BLK');
    const card = partCard(page, title);
    await writeTitle(page, hand, 'Overhearth skillet, freezer safe');
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeVisible();

    const sources = sourcesOf(page);
    await expect(sources).toContainText('No data source yet');
    await hand.press(sources.getByRole('button', { name: 'Add data source' }));
    const form = page.getByRole('dialog', { name: 'Add data source' });
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    await expect(form.getByText('Paste or type the text.')).toBeVisible();
    await hand.write(form.getByRole('textbox', { name: 'Text' }), 'Each skillet is freezer safe.');
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    const details = page.getByRole('dialog', { name: 'Supplier sheet' });
    await expect(details.getByRole('heading', { name: '1 fact found' })).toBeVisible();
    await expect(details.getByRole('list', { name: 'Facts' })).toContainText('freezer safe');
    await expect(details.getByRole('region', { name: 'Supported because of it' })).toContainText(
      '“freezer safe” in Product Title',
    );
    await hand.press(details.getByRole('button', { name: 'Done' }));
    await expect(details).toBeHidden();
    await hand.rest(page);

    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeHidden();
    await hand.press(card.getByRole('button', { name: /supported$/ }));
    const evidence = page.getByRole('dialog', { name: 'Claim' });
    await showClaim(evidence, hand, 'freezer safe');
    await expect(evidence.locator('mark').first()).toHaveText('freezer safe');
    await hand.press(evidence.getByRole('link', { name: 'Data source “supplier sheet”' }));
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await hand.rest(page);

    const row = sources.getByRole('listitem');
    await expect(row).toContainText('1 fact, 1 claim rests on it');
    await hand.press(row.getByRole('switch'));
    await expect(row.getByRole('switch')).not.toBeChecked();
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeVisible();
    await hand.press(row.getByRole('switch'));
    await expect(card.getByRole('button', { name: '1 not in the source' })).toBeHidden();
  },
);

test(
  'a page is read from its address, read again, deleted and put back; one of the network is refused',
  byMouseAndKeyboard,
  async ({ page, hand, site }) => {
    site.page('/mug', '<nav>Best sellers</nav><main><h1>Mug</h1><p>Weight: 320 g. Freezer safe.</p></main>');
    await openProduct(page, 'PLG-MUG4-SPK');
    const sources = sourcesOf(page);
    await hand.press(sources.getByRole('button', { name: 'Add data source' }));
    const form = page.getByRole('dialog', { name: 'Add data source' });
    await hand.pick(form.getByRole('radio', { name: 'Address' }));
    const address = form.getByRole('textbox', { name: 'Address' });
    await hand.write(address, 'http://169.254.169.254/latest/meta-data/');
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    await expect(form.getByRole('alert')).toHaveText(
      '“169.254.169.254” leads to a private or reserved network address. Only pages anyone can open are read. Nothing was added.',
    );
    await expect(address).toHaveValue('http://169.254.169.254/latest/meta-data/');
    await hand.write(address, `${site.origin}/mug`);
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    const details = page.getByRole('dialog', { name: 'Supplier sheet' });
    await expect(details.getByRole('list', { name: 'Facts' })).toContainText('320 g');
    await expect(details).not.toContainText('Best sellers');
    site.page('/mug', '<main><p>Weight: 340 g.</p></main>');
    await hand.press(details.getByRole('button', { name: 'Read again' }));
    await expect(details.getByRole('list', { name: 'Facts' })).toContainText('340 g');
    await hand.press(details.getByRole('button', { name: 'Done' }));
    await expect(details).toBeHidden();

    site.on('/mug', (_request, response) => response.writeHead(500).end());
    const row = sources.getByRole('listitem');
    await hand.press(row.getByRole('button', { name: /^Read .* again$/ }));
    await expectToast(page, 'the old text is kept', 'status 500');
    await expect(row).toContainText('1 fact');

    await hand.press(row.getByRole('button', { name: /^More for/ }));
    await hand.pick(page.getByRole('menuitem', { name: 'Delete' }));
    await expect(sources).toContainText('No data source yet');
    await hand.rest(page);
    await hand.press(page.getByRole('button', { name: 'Undo' }));
    await expect(row).toContainText('1 fact');
    await expect(row).toContainText(site.host);
  },
);

test('a file is added, and one that is no text is refused with its sentence', async ({ page }) => {
  await openProduct(page, 'TRN-COOL24-BLU');
  const sources = sourcesOf(page);
  await sources.getByRole('button', { name: 'Add data source' }).click();
  const form = page.getByRole('dialog', { name: 'Add data source' });
  await form.getByRole('radio', { name: 'File' }).click();
  const file = form.getByLabel('File of the data source');
  await file.setInputFiles({ name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.alloc(3_000) });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('This is not a text');
  const csv = 'SKU,Weight\nOTHER-1,1 kg\nTRN-COOL24-BLU,9.1 kg\n';
  await file.setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Supplier sheet' });
  await expect(details.getByRole('list', { name: 'Facts' })).toContainText('9.1 kg');
  await expect(details).toContainText('sheet.csv');
  await expect(details).not.toContainText('OTHER-1');
  await page.reload();
  await expect(details.getByRole('list', { name: 'Facts' })).toContainText('9.1 kg');
});

test('a list that fails to load says so and comes with Retry', async ({ page }) => {
  await page.route('**/data-sources', (route) => route.fulfill({ status: 500, json: {} }));
  await openProduct(page, 'OVH-TST2-CRM');
  const sources = sourcesOf(page);
  await expect(sources).toContainText('The data sources could not be loaded');
  await page.unroute('**/data-sources');
  await sources.getByRole('button', { name: 'Retry' }).click();
  await expect(sources).toContainText('No data source yet');
});

test.describe('for everybody', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing about the list, the form and the facts, in ${colorScheme}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      site.page('/sheet', `<main><p>Weight: 2 kg. 7-year warranty. ${'Long words of a page. '.repeat(40)}</p></main>`);
      const id = await openProduct(page, colorScheme === 'light' ? 'PLG-GLS5-CLR' : 'OVH-TST2-CRM');
      const add = (data: object) => page.request.post(`/api/products/${id}/data-sources`, { data });
      await add({
        sourceCategory: 'reviews',
        sourceContent: 'Not waterproof. 12 oz.',
        sourceNotes: 'Of the shop',
        isActive: false,
      });
      await add({ sourceCategory: 'competitor page', sourceUrl: `${site.origin}/sheet` });
      const sources = sourcesOf(page);
      await expect(sources.getByRole('listitem')).toHaveCount(2);
      for (const size of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        // Nothing of it half under the head of the page.
        await sources.evaluate((card) => card.scrollIntoView({ block: 'center' }));
        await expectNoSidewaysScroll(page);
        await expectNoFindings(page, sources);
        await sources.getByRole('button', { name: /^Competitor page ?:/ }).click();
        const details = page.getByRole('dialog', { name: 'Competitor page' });
        await expect(details.getByRole('list', { name: 'Facts' })).toBeVisible();
        await expectNoFindings(page, details);
        await details.getByRole('button', { name: 'Edit' }).click();
        await expectNoFindings(page, page.getByRole('dialog', { name: 'Edit data source' }));
        await page.keyboard.press('Escape');
        await sources.getByRole('button', { name: 'Add data source' }).click();
        const form = page.getByRole('dialog', { name: 'Add data source' });
        await form.getByRole('button', { name: 'Add', exact: true }).click();
        for (const way of ['Text', 'File', 'Address']) {
          await form.getByRole('radio', { name: way }).click();
          await expectNoFindings(page, form);
        }
        await form.getByRole('button', { name: 'Cancel' }).click();
        await expect(form).toBeHidden();
      }
    });
  }
});

const sourcesOf = (page: Page) => page.getByRole('region', { name: 'Data Sources' });

async function writeTitle(page: Page, hand: Hand, text: string): Promise<void> {
  const card = partCard(page, title);
  await hand.press(card.getByRole('button', { name: `Edit ${title}` }));
  await hand.write(page.getByRole('textbox', { name: title }), text);
  await hand.press(card.getByRole('button', { name: 'Save', exact: true }));
}

/** Pages through the claims of the popover to the one with these words. */
async function showClaim(evidence: Locator, hand: Hand, words: string): Promise<void> {
  await expect(evidence).toBeVisible();
  for (let page = 0; page < 10; page += 1) {
    const told = (await evidence.textContent()) ?? '';
    if (told.includes(`“${words}”`)) return;
    await hand.press(evidence.getByRole('button', { name: 'Next' }));
    await expect.poll(() => evidence.textContent()).not.toBe(told);
  }
  throw new Error(`No claim says ${words}.`);
}

async function expectNoFindings(page: Page, layer: Locator): Promise<void> {
  await layer.evaluate((element) => element.setAttribute('data-looked-at', ''));
  const { violations } = await new AxeBuilder({ page })
    .include('[data-looked-at]')
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }))).toEqual([]);
  await layer.evaluate((element) => element.removeAttribute('data-looked-at'));
}
