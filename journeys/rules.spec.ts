// Benchmark rules: one is added after a trial, shows at once on a product in another tab, and is taken back.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { test as base, expect, watchConsole } from './own-server.ts';
import { expectToast } from './shared-server.ts';

type Tried = { id: number; hasPassed: boolean | null; before: number; after: number };

const test = base.extend<{ other: Page }>({
  other: async ({ context, consoleErrors }, use) => {
    const page = await context.newPage();
    watchConsole(page, consoleErrors);
    await use(page);
    await page.close();
  },
});
test.use({ catalogue: 'sample' });

const draft = {
  retailer: 'general',
  attribute: 'title',
  label: 'Short titles for all',
  severity: 'warn',
  points: 5,
  benchmarkType: 'length',
  rule: { unit: 'characters', max: 60, isIdeal: false },
};

/** A product the rule would cost all its points, with its Listing Quality without and with it. */
async function findConcerned(page: Page): Promise<Tried> {
  const reply = await page.request.post('/api/benchmark-rules/test', { data: { rule: draft, n: 200 } });
  const { products } = (await reply.json()) as { products: Tried[] };
  const concerned = products.find(({ hasPassed, before, after }) => hasPassed === false && before - after === 5);
  if (!concerned) throw new Error('No product of the sample has so long a title.');
  return concerned;
}

test(
  'a rule is added after a trial, judges at once, and is taken back',
  byMouseAndKeyboard,
  async ({ page, other, hand }) => {
    const concerned = await findConcerned(page);
    await other.goto(`/products/${concerned.id}`);
    const card = other.getByRole('region', { name: 'Content Benchmark Analysis' });
    await expect(card).toContainText(`${concerned.before}%`);

    await page.goto('/rules?retailer=general&part=title');
    await expect(page.getByRole('table', { name: 'Rules' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Add Rule' }));
    const dialog = page.getByRole('dialog', { name: 'Add Rule' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await hand.write(name, draft.label);
    const save = dialog.getByRole('button', { name: 'Add Rule' });
    await hand.press(save);
    await expect(dialog.getByText('Enter a minimum or a maximum.')).toBeVisible();
    const most = dialog.getByRole('textbox', { name: 'At most' });
    await expect(most).toBeFocused();
    await hand.write(most, '60');
    await expect(dialog.getByText('Enter a minimum or a maximum.')).toBeHidden();
    await expect(dialog.getByText('Title: at most 60 characters')).toBeVisible();

    await hand.press(dialog.getByRole('button', { name: 'Test on 20 products' }));
    const trial = dialog.getByRole('region', { name: 'Test on products' });
    await expect(trial.getByRole('status')).toContainText(/^20 of 99 products tested: \d+ pass, \d+ do not/);
    await expect(trial.getByRole('listitem').first()).toContainText('Title is too long to meet requirements');
    await expect(card).toContainText(`${concerned.before}%`);

    await hand.press(save);
    await expectToast(page, 'Rule added', draft.label);
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: draft.label });
    await expect(row).toContainText('at most 60 characters');
    await expect(row).toContainText('Workspace');
    await expect(card).toContainText(`${concerned.after}%`);

    await hand.press(row.getByRole('button', { name: /^Changes to Short titles/ }));
    const changes = page.getByRole('dialog', { name: `Changes to “${draft.label}”` });
    await expect(changes.getByRole('listitem')).toContainText(['Added']);
    await hand.press(changes.getByRole('button', { name: 'Undo latest change' }));
    await expectToast(page, 'Change undone');
    await expect(row).toBeHidden();
    await expect(card).toContainText(`${concerned.before}%`);
  },
);
