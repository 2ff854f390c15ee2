import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { createVoice, deleteVoice, listVoices, updateVoice } from '#domain/voice/voice.contract.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { voice, voices } from '#testing/components/serve-voices.ts';

const main = page.getByRole('main');
const rows = main.getByRole('list', { name: 'Voices' }).getByRole('listitem');
const preview = main.getByRole('region', { name: 'Preview' });
const save = (name: string) => main.getByRole('button', { name });

test('the list shows each voice by its scope and what it says', async () => {
  serveAll();
  openScreen('/voice');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Voice and Glossary' })).toBeVisible();
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Workspace.*Calm and exact · UK spelling · 1 preferred word · 1 word to avoid · 1 term/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Brand.*Clayfield.*imperial units · 1 example/);
});

test('a new voice begins with a scope that is free, is shown on a product of it, and is saved', async () => {
  serveAll();
  const sent = serve(createVoice, ({ body }) => voice({ ...body, id: 3 }));
  const screen = openScreen('/voice');
  await main.getByRole('button', { name: 'Add Voice' }).click();
  await expect.element(main.getByRole('heading', { name: 'New voice' })).toBeVisible();
  await expect.element(main.getByRole('combobox', { name: 'Applies to' })).toHaveTextContent('Brand');
  await main.getByRole('combobox', { name: 'Brand name' }).fill('Pellgate');
  await main.getByRole('button', { name: 'Add Word' }).click();
  await userEvent.keyboard('mug');
  await main.getByRole('textbox', { name: 'Instead of' }).fill('beaker, dishwasher');
  await main.getByRole('textbox', { name: 'Words to avoid' }).fill('freezer');
  await expect.element(preview.getByText('Stoneware mug', { exact: true })).toBeVisible();
  await expect.element(preview.getByRole('group', { name: 'Voice of Product Title' })).toMatchTextContent(/“freezer”/);
  await expect
    .element(preview.getByRole('group', { name: 'Voice of Feature Bullets' }))
    .toMatchTextContent(/“Dishwasher” · Use “mug” instead\./);
  await expect.element(preview.getByText(/This voice does not apply to this product/)).toBeVisible();
  await save('Add Voice').click();
  await expectToast('Voice added', 'Texts of the brand Pellgate will be checked against this voice.');
  expect(sent[0]?.body).toEqual({
    scope: 'brand',
    scopeValue: 'Pellgate',
    rules: { ...emptyVoice, prefer: [{ use: 'mug', insteadOf: ['beaker', 'dishwasher'] }], avoid: ['freezer'] },
  });
  await expect.poll(() => screen.address()).toBe('/voice');
});

test('what is wrong is shown at its field, and nothing is sent', async () => {
  serveAll();
  const sent = serve(createVoice, voice());
  openScreen('/voice?voice=new');
  await main.getByRole('button', { name: 'Add Term' }).click();
  await main.getByRole('textbox', { name: 'Wrong spellings (optional)' }).fill('wifi');
  await save('Add Voice').click();
  await expect
    .element(main.getByRole('combobox', { name: 'Brand name' }))
    .toHaveAccessibleDescription('Enter the retailer, category or brand.');
  await expect
    .element(main.getByRole('textbox', { name: 'Write', exact: true }))
    .toHaveAccessibleDescription('Enter a word or remove the line.');
  expect(sent).toHaveLength(0);
});

test('a change names the version it was made on, and a refusal is shown with the voice kept', async () => {
  serveAll();
  const words =
    'Someone else changed this voice while you were editing. Your changes were not saved. Review the current voice and save again.';
  const sent = serve(updateVoice, new Problem('STALE_VERSION', words));
  openScreen('/voice?voice=1');
  await main.getByRole('textbox', { name: 'Tone' }).fill('Warm');
  await save('Save Voice').click();
  await expect.element(main.getByRole('alert')).toMatchTextContent(words);
  await expect.element(main.getByRole('textbox', { name: 'Tone' })).toHaveValue('Warm');
  expect(sent[0]?.body).toMatchObject({
    scope: 'workspace',
    scopeValue: null,
    rules: { tone: 'Warm', spelling: 'UK' },
  });
});

test('what was typed is kept when the screen is left, until it is cancelled', async () => {
  serveAll();
  openScreen('/voice?voice=2');
  await main.getByRole('textbox', { name: 'Tone' }).fill('Warm');
  await main.getByRole('button', { name: 'All voices' }).click();
  await main.getByRole('button', { name: 'Edit the voice of the brand Clayfield' }).click();
  await expect.element(main.getByRole('textbox', { name: 'Tone' })).toHaveValue('Warm');
  await main.getByRole('button', { name: 'Discard it' }).click();
  await expect.element(main.getByRole('textbox', { name: 'Tone' })).toHaveValue('');
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rows.nth(1)).toBeVisible();
});

test('examples are picked from approved content and taken out again', async () => {
  serveAll();
  const sent = serve(updateVoice, ({ body }) => voice({ ...body, id: 2 }));
  openScreen('/voice?voice=2');
  const chosen = main.getByRole('list', { name: 'Selected examples' });
  await expect.element(chosen).toMatchTextContent('Glass carafe');
  await main.getByRole('button', { name: 'Remove Glass carafe' }).click();
  await main.getByRole('combobox', { name: 'Examples of approved content' }).click();
  await page.getByRole('option', { name: /MUG-1/ }).click();
  await expect.element(chosen).toMatchTextContent('Stoneware mug');
  await save('Save Voice').click();
  await expectToast('Voice saved', 'Texts of the brand Clayfield will be checked against this voice.');
  expect(sent[0]?.body).toMatchObject({ rules: { examples: [1] } });
});

test('a voice is deleted after a question', async () => {
  serveAll();
  const sent = serve(deleteVoice, undefined);
  serve(listVoices, () => (sent.length === 0 ? voices : voices.slice(0, 1)));
  openScreen('/voice');
  await main.getByRole('button', { name: 'Delete the voice of the brand Clayfield' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Voice' });
  await expect.element(question).toMatchTextContent(/The voice of the brand Clayfield/);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast('Voice deleted', 'More general voices apply again.');
  expect(sent).toHaveLength(1);
  await expect.poll(() => rows.elements().length).toBe(1);
});

test('a workspace without a voice says what one is for', async () => {
  serveAll();
  serve(listVoices, []);
  openScreen('/voice');
  await expect.element(main.getByText('No voice yet')).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(main.getByRole('combobox', { name: 'Applies to' })).toHaveTextContent('Workspace');
});

test('a list that could not be loaded is asked for again', async () => {
  serveAll();
  serve(listVoices, new Problem('INTERNAL', 'Down.'));
  openScreen('/voice');
  await expect.element(main.getByRole('alert')).toMatchTextContent(/The voices could not be loaded/);
  serve(listVoices, voices);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.element(rows.nth(0)).toBeVisible();
});
