// A prompt is tried before it leads anything, then switched on; a draft goes on showing the words it was written with.
import type { Locator, Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';
import { expectToast, partCard } from './shared-server.ts';

// The prompt holds for all products: it has a server of its own.
test.use({ catalogue: 'sample' });

const words = 'Keep titles under 45 characters';
const typed = { prompt: words, scope: 'global', scopeValue: null };
type Product = { id: number; sku: string; title: string };
type Tried = Product & { before: { lengths: { title: number } }; after: { lengths: { title: number } } };

async function post<Reply>(page: Page, url: string, data?: object): Promise<Reply> {
  const reply = await page.request.post(url, { data: data ?? {} });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}

/** Of the products the prompt is tried on, one whose title it shortens. */
async function findShortened(page: Page): Promise<Tried> {
  const { products } = await post<{ products: Product[] }>(page, '/api/prompts/try/sample', { prompt: typed });
  for (const { id } of products) {
    const tried = await post<Tried>(page, '/api/prompts/try', { prompt: typed, productId: id });
    if (tried.after.lengths.title < tried.before.lengths.title) return tried;
  }
  throw new Error('The prompt shortens no title of the sample.');
}

/** The two means of a figure, without the prompt and with it. */
async function meansOf(trial: Locator, figure: string): Promise<[number, number]> {
  const cells = trial.getByRole('row', { name: figure }).getByRole('cell');
  const [before, after] = await cells.allInnerTexts();
  return [Number.parseFloat(before ?? ''), Number.parseFloat(after ?? '')];
}

test(
  'a prompt is tried, switched on, leads a draft, and the draft keeps the words it was written with',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const shortened = await findShortened(page);
    await page.goto('/prompts');
    await expect(page.getByRole('table', { name: 'Prompts' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Add New Prompt' }));
    const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
    const prompt = dialog.getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toBeFocused();
    const tryIt = dialog.getByRole('button', { name: 'Test prompt' });

    await test.step('what could not be saved is not tried', async () => {
      await hand.press(tryIt);
      await expect(dialog.getByText('Prompt must be at least 5 characters.')).toBeVisible();
      await expect(prompt).toBeFocused();
    });

    await test.step('as it is typed, it is tried on five products', async () => {
      await hand.write(prompt, words);
      await hand.press(dialog.getByRole('switch', { name: 'Active' }));
      await hand.press(tryIt);
      const trial = dialog.getByRole('region', { name: 'Test prompt' });
      await expect(trial.getByRole('status')).toContainText(/^5 of 99 products tested: .+ would change\.$/);
      const [before, after] = await meansOf(trial, 'Title, characters');
      expect(after).toBeLessThan(before);
      const product = trial.getByRole('listitem').filter({ hasText: shortened.title });
      await expect(product).toContainText(
        `Title ${shortened.before.lengths.title} → ${shortened.after.lengths.title} characters`,
      );
      const more = product.getByRole('button', { name: 'What changes' });
      await hand.press(more);
      await expect(product.locator('del').first()).toBeVisible();
      await expect(product).toContainText(`Followed: "${words}" (global prompt).`);
      await hand.press(more);
      await expect(product.locator('del')).toHaveCount(0);
    });

    await test.step('a change makes the trial an old one', async () => {
      await hand.write(prompt, `${words}.`);
      await expect(dialog.getByText('The prompt was changed. Test the prompt again.')).toBeVisible();
      await hand.write(prompt, words);
      await expect(dialog.getByText('The prompt was changed. Test the prompt again.')).toBeHidden();
    });

    await hand.press(dialog.getByRole('button', { name: 'Create Prompt' }));
    await expectToast(page, 'Prompt created');
    const row = page.getByRole('row').filter({ hasText: words });
    await expect(row).toContainText('Inactive');

    await test.step('tried once more from its row, it is switched on', async () => {
      const open = row.getByRole('button', { name: `Test ${words}` });
      await hand.press(open);
      const trying = page.getByRole('dialog', { name: 'Test Prompt' });
      await hand.press(trying.getByRole('combobox', { name: 'Products to test' }));
      await hand.pick(page.getByRole('option', { name: '10 products' }));
      await hand.press(trying.getByRole('button', { name: 'Test prompt' }));
      await expect(trying.getByRole('status')).toContainText(/^10 of 99 products tested/);
      await hand.press(trying.getByRole('button', { name: 'Turn on prompt' }));
      await expect(trying.getByRole('button', { name: 'Turn off prompt' })).toBeVisible();
      // It shows at once; what is generated is led by it once it is saved.
      await expectToast(page, 'Prompt updated');
      await hand.press(trying.getByRole('button', { name: 'Close', exact: true }).last());
      await expect(trying).toBeHidden();
      await expect(row.getByRole('switch')).toBeChecked();
      await expect(open).toBeFocused();
    });

    const card = partCard(page, 'Product Title');
    const instruction = card.getByRole('region', { name: 'Instruction for this draft: Product Title' });
    const openInstruction = async () => {
      await hand.press(card.getByRole('button', { name: /Why this text/ }));
      await hand.press(card.getByRole('button', { name: 'Written with one prompt' }));
    };
    const line = instruction.getByRole('listitem');
    await test.step('what is generated is led by it, and says so', async () => {
      await page.goto(`/products/${shortened.id}`);
      await hand.press(card.getByRole('button', { name: /^Generate/ }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
      await openInstruction();
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(words);
      await expect(line).toContainText('From the global prompt, version 1.');
      await expect(line).toContainText('Followed');
      await expect(line).not.toContainText('since');
    });

    await test.step('the prompt changes, and the draft does not', async () => {
      await hand.press(line.getByRole('link', { name: /^Open prompt/ }));
      const editing = page.getByRole('dialog', { name: 'Edit Prompt' });
      await expect(editing.getByRole('textbox', { name: 'Prompt' })).toHaveValue(words);
      await hand.write(editing.getByRole('textbox', { name: 'Prompt' }), 'Mention the material');
      await hand.press(editing.getByRole('button', { name: 'Update Prompt' }));
      await expectToast(page, 'Prompt updated');
      await page.goto(`/products/${shortened.id}`);
      await openInstruction();
      await expect(line).toContainText(words);
      await expect(line).toContainText('From the global prompt, version 1. Show current version');
      await expect(line).toContainText('Changed since then');
    });

    await test.step('nor does its deletion by somebody else, which shows at once', async () => {
      const prompts = (await (await page.request.get('/api/prompts')).json()) as { id: number; prompt: string }[];
      const changed = prompts.find((each) => each.prompt === 'Mention the material');
      await page.request.delete(`/api/prompts/${changed?.id}`);
      await expect(line).toContainText('Deleted since then');
      await expect(line).toContainText(words);
      await expect(line.getByRole('link')).toHaveCount(0);
    });
  },
);
