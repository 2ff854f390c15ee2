// One key uses the first fix there is, and undo takes it back; what has no automatic fix is shown with what a person can do.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proposeRuleFix } from '#domain/benchmarks/fix-proposal.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const field = title.getByRole('textbox', { name: 'Product Title' });

function open(text: string, retailer = 'Shopify') {
  const source = freshProduct({ title: 'Iron pan', retailer, attributes: [{ name: 'Diameter', value: '26 cm' }] });
  const shown = serveProduct({ source, content: contentOf(source, { title: text }) });
  openScreen(shown.address);
  return shown;
}

const offer = 'Iron pan, 26 cm, free shipping';

test('a must rule opens by itself with its fix written out, and F uses it as an edit that undo takes back', async () => {
  const shown = open(offer, 'Amazon');
  await expect.element(title.getByRole('button', { name: '1 required rule' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(title.getByText('Price, shipping or a promotion in the title')).toBeVisible();
  await expect.element(title.getByText('required', { exact: true })).toBeVisible();
  await expect.element(title.getByText('Fixed text, 15 characters. Nothing remains open.')).toBeVisible();
  expect(title.element().querySelector('[id^=found] del')?.textContent).toBe(', free shipping');
  await userEvent.keyboard('f');
  await expect.poll(() => shown.stored()?.parts.title).toMatchObject({ value: 'Iron pan, 26 cm', status: 'pending' });
  await expectToast('Product Title fixed');
  await expect.element(title).toHaveFocus();
  await expect.element(title.getByRole('button', { name: '1 required rule' })).not.toBeInTheDocument();
  await userEvent.keyboard('z');
  await expect.poll(() => shown.stored()?.parts.title.value).toBe(offer);
  // Pressed again, its Undo would take back the change before.
  await expect.element(page.getByRole('listitem').getByText('Product Title fixed')).not.toBeInTheDocument();
});

test('an approval says what it accepts', async () => {
  const shown = open(offer, 'Amazon');
  await expect.element(title.getByRole('button', { name: '1 required rule' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('approved');
  await expectToast('Product Title approved', 'With 1 broken required rule.');
});

test('the fix is used by its button, or edited first', async () => {
  const shown = open(offer, 'Amazon');
  await title.getByRole('button', { name: 'Edit it of Product Title' }).click();
  await expect.element(field).toHaveValue('Iron pan, 26 cm');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(shown.patches).toEqual([]);
  await title.getByRole('button', { name: 'Use it of Product Title' }).click();
  await expect.poll(() => shown.patches.map(({ body }) => body)).toEqual([{ title: 'Iron pan, 26 cm' }]);
});

test('a fix that cannot be asked for says so, and leaves what a person can do', async () => {
  const shown = open(offer, 'Amazon');
  serve(proposeRuleFix, new Problem('UNAVAILABLE', 'The server is busy.'));
  await expect.element(title.getByText(/^No automatic fix\. The server is busy\. \S/)).toBeVisible();
  expect(shown.patches).toEqual([]);
});

test('F writes what the source says, and the wording of the voice', async () => {
  const shown = open('Cheap iron pan, diameter 30 cm');
  const rules = { ...emptyVoice, prefer: [{ use: 'pan', insteadOf: ['iron pan'] }] };
  serve(getProductVoice, { rules, from: [] });
  await title.getByRole('button', { name: '1 contradicted' }).click();
  await expect.element(title.getByRole('group', { name: 'Voice of Product Title' })).toBeVisible();
  await expect.element(title.getByText(/^Fixed text, \d+ characters\. /)).toBeVisible();
  await userEvent.keyboard('f');
  await expect.poll(() => shown.stored()?.parts.title.value).toBe('Cheap pan, diameter 26 cm');
});

test('a fix that is not shown yet is shown first, and the next F uses it', async () => {
  const shown = open('Iron pan, 26 cm');
  const should = title.getByRole('button', { name: /^1 recommended/ });
  await expect.element(should).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('f');
  await expect.element(should).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('The fixed text is shown below. Press F to use it.')).toBeInTheDocument();
  expect(shown.patches).toEqual([]);
  await expect.element(title.getByText(/^Fixed text, \d+ characters\. Nothing remains open\./)).toBeVisible();
  await userEvent.keyboard('f');
  await expect.poll(() => shown.stored()?.parts.title.value).toBe('Clayfield Iron pan, 26 cm');
});

test('where nothing fixes it, F opens what is open with what a person can do', async () => {
  const shown = open('Clayfield iron pan, the best');
  const claim = title.getByRole('button', { name: '1 not in the source' });
  await expect.element(claim).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('f');
  await expect.element(claim).toHaveAttribute('aria-expanded', 'true');
  await expect.element(title.getByRole('list', { name: 'Open claims' })).toMatchTextContent('“best”');
  await expect.element(page.getByText('No automatic fix. See the rules below.')).toBeInTheDocument();
  expect(shown.patches).toEqual([]);
});

test('the question of an attestation offers what the source says', async () => {
  const shown = open('Iron pan, diameter 30 cm');
  await expect.element(title.getByRole('button', { name: '1 contradicted' })).toBeVisible();
  await userEvent.keyboard('a');
  await title.getByRole('button', { name: 'Change to “26 cm”' }).click();
  await expect.poll(() => shown.stored()?.parts.title.value).toBe('Iron pan, diameter 26 cm');
  await expect.element(title.getByRole('region', { name: /^Pending approval/ })).not.toBeInTheDocument();
});

test('the figures of the bar are those of the part, and both follow what is typed', async () => {
  open(offer, 'Amazon');
  const bar = page.getByRole('region', { name: 'Review Product Title' });
  await expect.element(bar).toMatchTextContent(/1 required/);
  await expect.element(title.getByRole('button', { name: '1 required rule' })).toBeVisible();
  await title.getByRole('button', { name: /^Edit Product/ }).click();
  await field.fill('Iron pan, 30 cm wide, the best, free shipping');
  await expect.element(title.getByRole('button', { name: '1 required rule' })).toHaveAttribute('aria-expanded', 'true');
  await field.fill('Iron pan, 30 cm diameter');
  await expect.element(title.getByRole('button', { name: '1 required rule' })).not.toBeInTheDocument();
  await expect.element(title.getByRole('button', { name: '1 contradicted' })).toHaveAttribute('aria-expanded', 'true');
  await title.getByRole('button', { name: /^Save/ }).click();
  await expect.element(bar).toMatchTextContent(/1 contradicted/);
  await expect.element(bar).not.toMatchTextContent(/required/);
});
