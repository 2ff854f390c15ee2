// The assistant of a product writes a text again by a custom prompt; history takes it back.
import type { Page } from '@playwright/test';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, openProduct, partCard, test } from './shared-server.ts';

const conversationOf = (page: Page) => page.getByRole('region', { name: 'Conversation' });

test(
  'Optimize Content writes the chosen text again, and a failure gives the prompt back',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'MSB-LMP31-OCH');
    const conversation = conversationOf(page);
    const box = page.getByRole('region', { name: 'Optimize Content' });
    const prompt = box.getByPlaceholder('Enter optimization prompt (e.g., Make it more persuasive and add benefits)');
    const apply = box.getByRole('button', { name: 'Apply Optimization' });
    await expect(prompt).toHaveAttribute('rows', '2');
    await expect(apply).toBeDisabled();
    await hand.write(prompt, 'make it all lowercase');
    await expect(apply).toBeDisabled();
    await hand.press(box.getByRole('combobox', { name: 'Content to optimize' }));
    await expect(page.getByRole('option')).toHaveText(['Product Title', 'Product Description', 'Feature Bullets']);
    await hand.pick(page.getByRole('option', { name: 'Feature Bullets' }));
    await hand.write(prompt, '  ');
    await expect(apply).toBeDisabled();
    await hand.write(prompt, 'make it all lowercase');
    await hand.write(box.getByRole('textbox', { name: /^Keywords/ }), ' camping , durable,');

    const error = 'Could not optimize content. Please try again or check API connectivity.';
    await page.route('**/api/optimize', (route) => route.fulfill({ status: 500, json: { error, code: 'INTERNAL' } }));
    await hand.press(apply);
    await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
    await expect(prompt).toHaveValue('make it all lowercase');
    await page.unroute('**/api/optimize');
    await hand.press(page.getByRole('button', { name: 'New Conversation' }));
    await expect(prompt).toHaveValue('');
    await hand.press(box.getByRole('combobox', { name: 'Content to optimize' }));
    await hand.pick(page.getByRole('option', { name: 'Product Title' }));
    await hand.write(prompt, 'make it all lowercase');
    await hand.write(box.getByRole('textbox', { name: /^Keywords/ }), ' camping , durable,');

    const gate = Promise.withResolvers<void>();
    let sent: unknown;
    await page.route('**/api/optimize', async (route) => {
      sent = route.request().postDataJSON();
      await gate.promise;
      await route.continue();
    });
    await hand.press(apply);
    await expect(box.getByRole('button', { name: 'Optimizing...' })).toBeDisabled();
    await expect(
      conversation.getByText('Please optimize the title with this prompt: make it all lowercase'),
    ).toBeVisible();
    await expect(conversation.getByText("I'll optimize the title using your prompt. Processing...")).toBeVisible();
    await expect(prompt).toHaveValue('');
    gate.resolve();
    await expectToast(page, 'Content optimized', 'Successfully optimized the title using your custom prompt');
    expect(sent).toMatchObject({
      contentType: 'title',
      prompt: 'make it all lowercase',
      targetKeywords: ['camping', 'durable'],
    });
    await expect(partCard(page, 'Product Title').getByText('Pending', { exact: true })).toBeVisible();

    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    const history = page.getByRole('region', { name: 'Title History' });
    await hand.press(history.getByRole('button', { name: 'Rollback to this version' }).first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Rollback to this version' }));
    await hand.pick(page.getByRole('tab', { name: 'Chat', exact: true }));
    await expect(
      conversation.getByText(
        'I have rolled back to the previous version. You can check the result in the product view.',
      ),
    ).toBeVisible();
  },
);
