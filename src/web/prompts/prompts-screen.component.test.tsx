import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { deletePrompt, getPrompt, listPrompts, updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { prompt } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Prompts' });
const row = table.getByRole('row').nth(1);
const textsOf = (elements: Element[]) => elements.map((element) => element.textContent?.trim());

test('the library has its head, search, scopes, tabs and columns', async () => {
  serve(listPrompts, [prompt({ scope: 'brand', scopeValue: 'Clayfield' })]);
  openScreen('/prompts');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Optimization Prompts' })).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Prompt Library' })).toBeVisible();
  await expect.element(main.getByRole('searchbox', { name: 'Search prompts' })).toBeVisible();
  await expect.element(row).toBeVisible();
  expect(textsOf(table.getByRole('columnheader').elements())).toEqual(['Prompt', 'Scope', 'Status', 'Actions']);
  expect(textsOf(main.getByRole('tab').elements())).toEqual([
    'All Prompts',
    'Global',
    'Categories',
    'Brands',
    'Products',
  ]);
  await main.getByRole('combobox', { name: 'Scope' }).click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(textsOf(page.getByRole('option').elements())).toEqual([
    'All Scopes',
    'Global',
    'Category',
    'Brand',
    'Product Type',
    'Specific Product',
  ]);
});

test('a row shows text, scope, switch, and buttons to edit and delete', async () => {
  serve(listPrompts, [
    prompt({ id: 1, scope: 'brand', scopeValue: 'Clayfield' }),
    prompt({ id: 2, prompt: 'Be brief', isActive: false }),
  ]);
  openScreen('/prompts');
  await expect.element(row).toMatchTextContent(/Mention the warranty.*Brand.*Clayfield.*Active/);
  await expect.element(row.getByRole('switch', { name: 'Status of Mention the warranty' })).toBeChecked();
  for (const name of ['Edit Mention the warranty', 'Delete Mention the warranty']) {
    await expect.element(row.getByRole('button', { name })).toBeVisible();
  }
  const second = table.getByRole('row').nth(2);
  await expect.element(second.getByRole('switch')).not.toBeChecked();
  await expect.element(second).toMatchTextContent('Inactive');
});

test.each([
  ['Global', 'global', 'Global'],
  ['Categories', 'category', 'Category'],
  ['Brands', 'brand', 'Brand'],
  ['Products', 'sku', 'Specific Product'],
])('the tab %s asks for the scope %s and chooses it above', async (tab, scope, label) => {
  const asked = serve(listPrompts, [prompt()]);
  const screen = openScreen('/prompts');
  await main.getByRole('tab', { name: tab }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ scope });
  await expect.element(main.getByRole('combobox', { name: 'Scope' })).toHaveTextContent(label);
  expect(screen.address()).toBe(`/prompts?scope=${scope}`);
});

test('first use and a search that finds nothing have hints of their own', async () => {
  const asked = serve(listPrompts, []);
  openScreen('/prompts');
  await expect.element(main.getByText('No prompts found')).toBeVisible();
  await expect.element(main.getByText(/^Create your first prompt/)).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search prompts' }).fill('warranty');
  await expect.element(main.getByText(/^No prompt matches both the search and the selected scope/)).toBeVisible();
  await expect.element(main.getByText('No prompts found')).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ search: 'warranty' });
  await main.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.element(main.getByText(/^Create your first prompt/)).toBeVisible();
});

test('a switch turns at once, is saved alone, and says so', async () => {
  const saves = Promise.withResolvers<void>();
  let isActive = true;
  serve(listPrompts, () => [prompt({ isActive })]);
  const sent = serve(updatePrompt, async () => {
    await saves.promise;
    isActive = false;
    return prompt({ isActive });
  });
  openScreen('/prompts');
  await row.getByRole('switch').click();
  await expect.element(row.getByRole('switch')).not.toBeChecked();
  await expect.element(row).toMatchTextContent('Inactive');
  saves.resolve();
  await expectToast('Prompt updated', 'The prompt status has been updated successfully.');
  expect(sent).toMatchObject([{ method: 'PATCH', path: '/api/prompts/1', body: { isActive: false } }]);
  await expect.element(row.getByRole('switch')).not.toBeChecked();
});

test('a switch that fails goes back and says so', async () => {
  serve(listPrompts, [prompt()]);
  serve(updatePrompt, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/prompts');
  await row.getByRole('switch').click();
  await expectToast('Error', 'Failed to update prompt status');
  await expect.element(row.getByRole('switch')).toBeChecked();
});

test('a deletion is asked back, done, said, and the list read again', async () => {
  let prompts = [prompt()];
  serve(listPrompts, () => prompts);
  serve(getPrompt, prompt());
  const sent = serve(deletePrompt, () => {
    prompts = [];
    return undefined;
  });
  openScreen('/prompts');
  await row.getByRole('button', { name: 'Delete Mention the warranty' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Prompt' });
  await expect
    .element(question)
    .toMatchTextContent('Are you sure you want to delete this prompt? This action cannot be undone.');
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast('Prompt deleted', 'The prompt has been deleted successfully.');
  await expect.element(main.getByText('No prompts found')).toBeVisible();
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/prompts/1' }]);
});

test('a deletion that fails says so and leaves the prompt', async () => {
  serve(listPrompts, [prompt()]);
  serve(getPrompt, prompt());
  serve(deletePrompt, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/prompts?dialog=delete-1');
  await page.getByRole('alertdialog', { name: 'Delete Prompt' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast('Error', 'Failed to delete prompt');
  await expect.element(row).toMatchTextContent('Mention the warranty');
});
