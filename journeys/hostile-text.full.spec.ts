// Texts that want to run, to hide or to break the page stay text in every dialog, answer, message and form.
import type { Page } from '@playwright/test';
import { expectHarmless, findHostile, hostile, importHostile } from './hostile-texts.ts';
import { expect, test } from './shared-server.ts';

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
    await page.getByRole('button', { name: 'Ask about the catalog' }).click();
    const question = page.getByRole('textbox', { name: 'Question' });
    await question.fill('Which product has the lowest Content Score?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Understood as')).toBeVisible();
    await expectHarmlessAtBoth(page);
    await question.fill(evil.description);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('I cannot answer that from the catalog');
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
    const question = page.getByRole('alertdialog', { name: `Optimize up to ${hostile.length} products?` });
    await expect(question).toBeVisible();
    await expectHarmlessAtBoth(page);
    await page.keyboard.press('Escape');
    // The row of a phone is another one, and its question goes with it: it is asked there.
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/?search=EVIL-LONG');
    await page.getByRole('button', { name: 'More actions for' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const [deleted] = await findHostile(page, 'EVIL-LONG');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectHarmless(page);
    await expectInside(page, 390);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('was removed from the catalog').first()).toBeVisible();
    await expectHarmlessAtBoth(page);
    // The other journey of this server looks at all of them.
    expect((await page.request.post(`/api/products/${deleted}/restore`)).ok()).toBe(true);
  });
  expect(dialogs).toEqual([]);
});

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
