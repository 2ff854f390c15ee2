// Built-in benchmark rules are switched, changed and restored.

import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';
import { expectToast } from './shared-server.ts';

test.use({ catalogue: 'sample' });

test(
  'a built-in rule is switched off, changed and given its own wording again',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await page.goto('/rules?retailer=amazon&search=repeated');
    const row = page.getByRole('row').filter({ hasText: 'Repeated words in the title' });
    const state = row.getByRole('switch');
    await expect(state).toHaveText('On');
    await hand.press(state);
    await expect(state).toHaveText('Off');
    await expectToast(page, 'Rule turned off', 'Repeated words in the title');
    await expect(row).toContainText('Customized');
    await hand.press(page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }));
    await expect(state).toHaveText('On');
    await expect(row).not.toContainText('Customized');

    await hand.press(row.getByRole('button', { name: /^Edit/ }));
    const dialog = page.getByRole('dialog', { name: 'Edit Rule' });
    await expect(dialog.getByRole('combobox', { name: 'Pack' })).toBeDisabled();
    await hand.write(dialog.getByRole('textbox', { name: 'Maximum uses of a word' }), '3');
    await page.reload();
    await expect(dialog.getByText('Unsaved rule restored.')).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: 'Save Rule' }));
    await expectToast(page, 'Rule changed');
    await expect(row).toContainText('no word more than 3 times');

    await hand.press(row.getByRole('button', { name: /^Changes/ }));
    const changes = page.getByRole('dialog', { name: /^Changes to/ });
    await expect(changes.getByRole('listitem').first()).toContainText('Title: no word more than 3 times');
    await hand.press(changes.getByRole('button', { name: 'Restore Copydesk’s rule' }));
    await expectToast(page, 'Rule restored');
    await hand.press(changes.getByRole('button', { name: 'Close' }).last());
    await expect(row).toContainText('no word more than twice');
    await expect(row).not.toContainText('Customized');
  },
);
