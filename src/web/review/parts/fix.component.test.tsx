// One key mends what a part does not keep, as an edit to be looked at; what nobody can mend by a key is shown with its fix in words.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const field = title.getByRole('textbox', { name: 'Product Title' });

function open(text: string) {
  const source = freshProduct({ title: 'Iron pan', attributes: [{ name: 'Diameter', value: '26 cm' }] });
  const shown = serveProduct({ source, content: contentOf(source, { title: text }) });
  openScreen(shown.address);
  return shown;
}

test('F writes what the source says, and the wording of the voice, as an edit that undo takes back', async () => {
  const shown = open('Cheap iron pan, diameter 30 cm');
  const rules = { ...emptyVoice, prefer: [{ use: 'pan', insteadOf: ['iron pan'] }] };
  serve(getProductVoice, { rules, from: [] });
  await expect.element(title.getByRole('button', { name: '1 contradicted' })).toBeVisible();
  await expect.element(title.getByRole('group', { name: 'Voice of Product Title' })).toBeVisible();
  await userEvent.keyboard('f');
  await expect.element(field).toHaveValue('Cheap pan, diameter 26 cm');
  await expect.element(field).toHaveFocus();
  expect(shown.patches).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => shown.stored()?.parts.title.value).toBe('Cheap pan, diameter 26 cm');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.poll(() => shown.stored()?.parts.title.value).toBe('Cheap iron pan, diameter 30 cm');
});

test('where no key mends anything, F opens the rules not kept with their fix', async () => {
  open('Iron pan');
  const why = title.getByRole('button', { name: /Why this text/ });
  await expect.element(title.getByRole('button', { name: /supported/ })).toBeVisible();
  await expect.element(why).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('f');
  await expect.element(why).toHaveAttribute('aria-expanded', 'true');
  await expect.element(title.getByText(/rules? kept/)).toBeInViewport();
  await expect.element(field).not.toBeInTheDocument();
});

test('the question of an attestation offers what the source says', async () => {
  open('Iron pan, diameter 30 cm');
  await expect.element(title.getByRole('button', { name: '1 contradicted' })).toBeVisible();
  await userEvent.keyboard('a');
  await title.getByRole('button', { name: 'Write “26 cm”' }).click();
  await expect.element(field).toHaveValue('Iron pan, diameter 26 cm');
  await expect.element(title.getByRole('region', { name: /^Pending approval/ })).not.toBeInTheDocument();
});
