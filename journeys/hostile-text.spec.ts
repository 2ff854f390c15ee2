// Texts that want to run, to hide or to break the page come in through an import and stay text.
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, partCard, test } from './shared-desk.ts';

const run = 'window.hasRun = true';
const long = 'W'.repeat(10_000);
const hostile = [
  {
    sku: 'EVIL-MARKUP',
    title: `Mug <img src=x onerror="${run}"> <b>bold</b>`,
    description: `A mug. <script>${run}</script><a href="javascript:${run}">click</a> <style>body{display:none}</style> {{7*7}} \${${run}}`,
    bullets: [`<svg onload="${run}">`, '<iframe srcdoc="x">', '</textarea></script><h1>Owned</h1>'],
    category: '"><u>Category',
    brand: `<img src=y onerror="${run}">`,
  },
  {
    sku: 'EVIL-FORMULA',
    title: '=HYPERLINK("https://evil.example","Click")',
    description: "+cmd|' /C calc'!A0",
    bullets: ['@SUM(1+1)', '-2+3'],
    category: 'Formula',
    brand: '=1+1',
  },
  {
    sku: 'EVIL-DIRECTION',
    title: 'Lamp \u202egnp.exe \u2066shade\u2069 مصباح طاولة',
    description: 'Zero\u200bwidth and \u202eturned round, Z\u0335\u0353a\u0337l\u0338g\u0336o.',
    bullets: ['\u200fright to left', '👩‍👩‍👧‍👦'.repeat(40)],
    category: 'مصابيح',
    brand: 'نور',
  },
  {
    sku: 'EVIL-LONG',
    title: `Long ${long.slice(5)}`,
    description: long,
    bullets: [long],
    category: `C${long.slice(0, 199)}`,
    brand: long.slice(0, 200),
  },
];

test('hostile texts neither run nor break the layout of any screen', async ({ page }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const ids = await importHostile(page);
  expect(ids).toHaveLength(hostile.length);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/?search=EVIL',
      '/?search=EVIL&mode=grid',
      '/products?search=EVIL',
      '/pending-products?search=EVIL',
    ]) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /=HYPERLINK/ })
          .first(),
      ).toBeVisible();
      await expectHarmless(page);
    }
  }
  for (const id of ids) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/products/${id}`);
    await expect(partCard(page, 'Product Title')).toBeVisible();
    // The generated content, the editor and the history have to hold the text as well.
    await page.getByRole('button', { name: 'Generate Content' }).click();
    await expect(page.getByText(/^Content generated$/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Content History' }).click();
    await expect(page.getByRole('heading', { name: 'Title History' })).toBeVisible();
    await partCard(page, 'Feature Bullets').getByRole('button', { name: 'Edit' }).click();
    await expectHarmless(page);
    // Without room beside the parts the history lies over them.
    await page.setViewportSize({ width: 390, height: 900 });
    const assistant = page.getByRole('dialog', { name: 'Optimization Assistant' });
    await expect(assistant.getByRole('heading', { name: 'Title History' })).toBeVisible();
    await expectHarmless(page);
    await assistant.getByRole('button', { name: 'Close' }).click();
    await expectHarmless(page);
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    for (const show of ['Product page', 'Full details']) {
      await page
        .getByRole('button', { name: show === 'Product page' ? 'View Product Page' : 'View Full Details' })
        .click();
      const dialog = page.getByRole('dialog', { name: show });
      await expect(dialog).toBeVisible();
      await expectHarmless(page);
      const excess = await dialog.evaluate((element) =>
        Math.max(...[element, ...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)),
      );
      expect(excess, `right edge of what ${show} holds`).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
  await page.goto('/content-history');
  await expect(page.getByText('newest first')).toBeVisible();
  await expectHarmless(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectHarmless(page);
  await page.goto('/import');
  await expect(page.getByRole('list', { name: 'Recent imports' })).toBeVisible();
  await expectHarmless(page);
  expect(dialogs).toEqual([]);
});

test('hostile texts stay texts in every dialog, answer, message and form', async ({ page }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const ids = await importHostile(page);
  const [evil] = hostile;
  if (!evil) throw new Error('There are hostile texts.');
  const prompts = [evil.title, `=cmd|calc \u202egnp.exe`, 'W'.repeat(500)];
  for (const [at, prompt] of prompts.entries()) {
    const data = { prompt, ...(at === 0 ? { scope: 'category', scopeValue: evil.category } : { scope: 'global' }) };
    expect((await page.request.post('/api/prompts', { data })).status()).toBe(201);
  }

  await test.step('categories, prompts, runs and notifications', async () => {
    for (const [path, words] of [
      ['/categories?search=u', '"><u>Category'],
      ['/categories', 'Category Distribution'],
      ['/prompts', 'All Prompts'],
      ['/prompts?dialog=edit-1', 'Edit Prompt'],
      ['/prompts?dialog=delete-1', 'Delete Prompt'],
      ['/integration-status', '<img src=x onerror=alert(1)>.jsonl'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectHarmlessAtBoth(page);
    }
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('<img src=x');
    await expectHarmlessAtBoth(page);
  });

  await test.step('questions about the catalogue and about a product', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask about the catalogue' }).click();
    const question = page.getByRole('textbox', { name: 'Question' });
    await question.fill('Which product has the lowest Content Score?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Read as')).toBeVisible();
    await expectHarmlessAtBoth(page);
    await question.fill(evil.description);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
      'I cannot answer that from the catalogue.',
    );
    await expectHarmlessAtBoth(page);
  });

  for (const id of ids) {
    await test.step(`product ${id}: chat, prompts, analytics, form, deletion`, async () => {
      await page.goto(`/products/${id}`);
      const conversation = page.getByRole('region', { name: 'Conversation' });
      await expect(conversation.getByRole('listitem')).toHaveCount(1);
      const field = page.getByPlaceholder('Ask anything about this product...');
      for (const text of ['Tell me about this product', evil.description]) {
        await field.fill(text);
        await field.press('Enter');
        await expect(conversation.getByText(`You: ${text}`)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
      }
      await expect(page.getByRole('region', { name: 'Merged instruction' })).toBeAttached();
      await expectHarmless(page);
      await page.goto(`/products/${id}/edit`);
      // Ten thousand letters without a space take a browser seconds to break into lines.
      await expect(page.getByRole('textbox', { name: 'Bullet 1' })).toBeVisible({ timeout: 30_000 });
      await expectHarmlessAtBoth(page);
      await page.setViewportSize({ width: 390, height: 900 });
      for (const layer of ['?panel=chat', '?show=analytics']) {
        await page.goto(`/products/${id}${layer}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectHarmless(page);
        await expectInside(page, 390);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }

  await test.step('bulk questions, a deletion and its toast', async () => {
    await page.goto('/?search=EVIL');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page
      .getByRole('region', { name: 'Selected products' })
      .getByRole('button', { name: 'Bulk Optimize' })
      .click();
    const question = page.getByRole('alertdialog', { name: `Optimize ${hostile.length} products?` });
    await expect(question).toBeVisible();
    await expectHarmlessAtBoth(page);
    await page.keyboard.press('Escape');
    // The row of a phone is another one, and its question goes with it: it is asked there.
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/?search=EVIL-LONG');
    await page.getByRole('button', { name: 'More actions for' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectHarmless(page);
    await expectInside(page, 390);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('left the catalogue').first()).toBeVisible();
    await expectHarmlessAtBoth(page);
  });
  expect(dialogs).toEqual([]);
});

/** Brings the texts in through the import, which cleans markup away, then again as typed by hand, which keeps it; returns the ids of the products. */
async function importHostile(page: Page): Promise<number[]> {
  const file = {
    name: '<img src=x onerror=alert(1)>.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(hostile.map((product) => JSON.stringify(product)).join('\n')),
  };
  const ids = await findHostile(page);
  // The other journey of this desk was here before.
  if (ids.length === hostile.length) return ids;
  await page.goto('/import');
  await page.getByLabel('Catalogue file').setInputFiles(file);
  await page.getByRole('button', { name: `Import ${hostile.length} products` }).click();
  await expect(page.getByRole('heading', { name: `${hostile.length} products imported` })).toBeVisible();
  await expectHarmless(page);
  for (const { sku, ...texts } of hostile) {
    const [id] = await findHostile(page, sku);
    const reply = await page.request.patch(`/api/products/${id}`, { data: texts });
    expect(await reply.json()).toMatchObject(texts);
  }
  return await findHostile(page);
}

async function findHostile(page: Page, search = 'EVIL'): Promise<number[]> {
  const response = await page.request.get('/api/products', { params: { search, limit: '50' } });
  return ((await response.json()) as { id: number }[]).map(({ id }) => id);
}

async function expectHarmlessAtBoth(page: Page): Promise<void> {
  await expectHarmless(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectHarmless(page);
  await expectInside(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A layer does not make the page wider; what it holds may not leave the window all the same. */
async function expectInside(page: Page, width: number): Promise<void> {
  const outside = await page.evaluate(
    (edge) =>
      [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=region] [role=listitem], ol > li')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > edge + 1)
        .map((each) => each.outerHTML.slice(0, 120)),
    width,
  );
  expect(outside, 'what leaves the window').toEqual([]);
}

async function expectHarmless(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  // Nothing of the texts became an element.
  expect(
    await page.locator('img[onerror], svg[onload], iframe, script:not([src]), a[href^="javascript"], main u').count(),
  ).toBe(0);
}
