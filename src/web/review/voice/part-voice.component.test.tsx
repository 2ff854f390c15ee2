import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { emptyVoice, type VoiceRules } from '#domain/voice/voice.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const rules: VoiceRules = {
  ...emptyVoice,
  spelling: 'UK',
  avoid: ['cheap'],
  prefer: [{ use: 'mug', insteadOf: ['cup'] }],
};
const card = page.getByRole('region', { name: 'Product Title' });
const voice = card.getByRole('group', { name: 'Voice of Product Title' });
const marks = () => [...card.element().querySelectorAll('mark')].map(({ textContent }) => textContent);

function open(title: string, given: VoiceRules | null = rules) {
  const source = freshProduct({ title: 'Stoneware mug' });
  const shown = serveProduct({ source, content: contentOf(source, { title }) });
  serve(getProductVoice, { rules: given, from: [] });
  openScreen(shown.address);
  return shown;
}

test('a text that breaks the voice is marked, and each breach shown once with its fix', async () => {
  open('A cheap color cup and cup');
  await expect.element(voice).toMatchTextContent(/3 phrases break the voice rules/);
  await expect
    .element(voice)
    .toMatchTextContent(/“cheap” · This is a word to avoid\..*“cup” 2 times · Use “mug” instead/);
  await expect.poll(marks).toEqual(['cheap', 'color', 'cup', 'cup']);
});

test('a fix becomes an edit, to be saved or cancelled', async () => {
  const shown = open('A cheap color cup');
  await voice.getByRole('button', { name: 'Write “mug” instead of “cup”' }).click();
  const field = card.getByRole('textbox', { name: 'Product Title' });
  await expect.element(field).toHaveValue('A cheap color mug');
  await expect.element(voice).toMatchTextContent(/2 phrases break the voice rules/);
  await voice.getByRole('button', { name: 'Write “colour” instead of “color”' }).click();
  await expect.element(field).toHaveValue('A cheap colour mug');
  await card.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => shown.stored()?.parts.title.value).toBe('A cheap colour mug');
});

test('all breaches with a fix are fixed at once', async () => {
  open('A cheap color cup');
  await voice.getByRole('button', { name: 'Fix 2' }).click();
  await expect.element(card.getByRole('textbox', { name: 'Product Title' })).toHaveValue('A cheap colour mug');
});

test('what is typed is marked while it is typed', async () => {
  open('A mug');
  await card.getByRole('button', { name: /^Edit/ }).click();
  await card.getByRole('textbox', { name: 'Product Title' }).fill('A gray mug');
  await expect.element(voice).toMatchTextContent(/“gray” · UK spelling: “grey”\./);
});

test('a breach is a warning: the part can be approved all the same', async () => {
  const shown = open('Stoneware cup');
  await expect.element(voice).toBeVisible();
  await card.getByRole('button', { name: /^Approve/ }).click();
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('approved');
});

test('a product no voice holds for shows nothing of it', async () => {
  open('A cheap color cup', null);
  await expect
    .element(card.getByRole('group', { name: 'Checks of Product Title' }).getByRole('button').first())
    .toBeVisible();
  expect(marks()).toEqual([]);
  await expect.element(voice).not.toBeInTheDocument();
});
