import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import {
  createPrompt,
  getPrompt,
  listPrompts,
  listPromptVersions,
  updatePrompt,
} from '#domain/prompts/prompts.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { prompt } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
const text = dialog.getByRole('textbox', { name: 'Prompt' });
const create = dialog.getByRole('button', { name: 'Create Prompt' });
const choose = async (scope: string) => {
  await dialog.getByRole('combobox', { name: 'Scope' }).click();
  await page.getByRole('option', { name: scope }).click();
};

function openNew() {
  // Values in use are offered; there is none here.
  serve(listProducts, []);
  const listed = serve(listPrompts, []);
  const created = serve(createPrompt, ({ body }) => prompt(body as object));
  return { ...openScreen('/prompts?dialog=new'), listed, created };
}

test('Add New Prompt opens the form, empty, global and active', async () => {
  serve(listPrompts, [prompt()]);
  const screen = openScreen('/prompts');
  await page.getByRole('main').getByRole('button', { name: 'Add New Prompt' }).click();
  await expect.element(text).toHaveValue('');
  await expect.element(text).toHaveFocus();
  await expect.element(dialog.getByRole('combobox', { name: 'Scope' })).toHaveTextContent('Global');
  await expect.element(dialog.getByRole('switch')).toBeChecked();
  expect(screen.address()).toBe('/prompts?dialog=new');
});

test.each([
  ['1234', 'Prompt must be at least 5 characters.'],
  ['x'.repeat(501), 'Prompt must be at most 500 characters.'],
])('a prompt of the wrong length is refused in the specified words: %#', async (wrong, words) => {
  const { created } = openNew();
  await text.fill(wrong);
  await create.click();
  await expect.element(dialog.getByText(words)).toBeVisible();
  await expect.element(text).toHaveFocus();
  expect(created).toEqual([]);
});

test.each([5, 500])('a prompt of %i characters is right', async (length) => {
  const { created } = openNew();
  await text.fill('x'.repeat(length));
  await expect.element(dialog.getByText(`${length} / 500 characters`)).toBeVisible();
  await create.click();
  await expect
    .poll(() => created.map(({ body }) => body))
    .toEqual([{ prompt: 'x'.repeat(length), scope: 'global', scopeValue: null, isActive: true }]);
});

test.each([
  ['Category', 'Category Name', 'category'],
  ['Brand', 'Brand Name', 'brand'],
  ['Product Type', 'Product Type', 'productType'],
  ['Specific Product', 'Product SKU', 'sku'],
])('the scope %s asks for %s and needs it', async (scope, label, sent) => {
  const { created } = openNew();
  await text.fill('Mention the warranty');
  await choose(scope);
  const value = dialog.getByRole('combobox', { name: label });
  await create.click();
  await expect.element(dialog.getByText('Value is required for the selected scope')).toBeVisible();
  expect(created).toEqual([]);
  await value.fill('Willow');
  await create.click();
  await expect
    .poll(() => created.map(({ body }) => body))
    .toEqual([{ prompt: 'Mention the warranty', scope: sent, scopeValue: 'Willow', isActive: true }]);
});

test('a value goes with the scope that asked for it', async () => {
  const { created } = openNew();
  await text.fill('Mention the warranty');
  await choose('Brand');
  await dialog.getByRole('combobox', { name: 'Brand Name' }).fill('Clayfield');
  await choose('Global');
  await create.click();
  await expect.poll(() => created.map(({ body }) => body)).toMatchObject([{ scope: 'global', scopeValue: null }]);
});

test('a new prompt is said, the form closed and the list read again', async () => {
  const { address, listed } = openNew();
  await text.fill('Mention the warranty');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expectToast('Prompt created', 'New optimization prompt has been created successfully.');
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(address()).toBe('/prompts');
  expect(listed).toHaveLength(2);
});

test.each([
  ['the words of the server', new Problem('INTERNAL', 'The store is down.'), 'The store is down.'],
  [
    'the specified words',
    new Response('Bad Gateway', { status: 502 }),
    'Failed to create optimization prompt. Please try again.',
  ],
])('a prompt that cannot be created says so in %s and keeps what was typed', async (_whose, answer, words) => {
  openNew();
  serve(createPrompt, answer);
  await text.fill('Mention the warranty');
  await create.click();
  await expectToast('Error', words);
  // The dialog hides all else from screen readers, so it shows the failure itself as well.
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(`${words} Your text is still here.`);
  await expect.element(text).toHaveValue('Mention the warranty');
});

function openEdit() {
  serve(listPrompts, [prompt()]);
  serve(getPrompt, prompt());
  serve(listPromptVersions, []);
  openScreen('/prompts?dialog=edit-1');
  const editing = page.getByRole('dialog', { name: 'Edit Prompt' });
  return {
    field: editing.getByRole('textbox', { name: 'Prompt' }),
    save: editing.getByRole('button', { name: 'Update Prompt' }),
  };
}

test('a changed prompt is saved and said', async () => {
  const sent = serve(updatePrompt, ({ body }) => prompt(body as object));
  const { field, save } = openEdit();
  await expect.element(field).toHaveValue('Mention the warranty');
  await field.fill('Mention the long warranty');
  await save.click();
  await expectToast('Prompt updated', 'The optimization prompt has been updated successfully.');
  expect(sent).toMatchObject([
    { path: '/api/prompts/1', body: { prompt: 'Mention the long warranty', scope: 'global' } },
  ]);
});

test('a change that cannot be saved says so in the specified words and keeps what was typed', async () => {
  serve(updatePrompt, new Response('Bad Gateway', { status: 502 }));
  const { field, save } = openEdit();
  await field.fill('Never mind the length');
  await save.click();
  await expectToast('Error', 'Failed to update optimization prompt. Please try again.');
  await expect.element(field).toHaveValue('Never mind the length');
});
