// A part without text in source and draft is left empty; one that was emptied though its source has text is not approved.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { partNames } from '#domain/parts/parts.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';

const bullets = page.getByRole('region', { name: 'Feature Bullets', exact: true });
const bar = page.getByRole('region', { name: 'Review Feature Bullets' });

function openWithoutBullets() {
  const source = freshProduct({ bullets: [] });
  const shown = serveProduct({ source, content: contentOf(source, {}, { title: 'approved' }) });
  return { ...shown, ...openScreen(shown.address) };
}

test('an empty part is left empty by the key and the places of Approve, says so, and can be rolled back', async () => {
  const shown = openWithoutBullets();
  await expect
    .element(bullets)
    .toMatchTextContent(
      /Not enough facts to write bullets\. Add a data source, write them yourself, or leave the part empty\./,
    );
  await expect.element(bullets).toMatchTextContent(/No bullets in the source or the draft/);
  await expect.element(bullets.getByRole('button', { name: 'Leave empty Feature Bullets' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Leave empty Feature Bullets' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: /^Approve Feature/ })).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expectToast('Feature Bullets left empty');
  expect(shown.patches.map(({ body }) => body)).toEqual([{ bulletsStatus: 'approved' }]);
  await expect.element(bullets.getByText('Left empty', { exact: true })).toBeVisible();
  await expect.element(bullets.getByText(/^Left empty by Sam Porter on /)).toBeVisible();
  await expect.element(bullets.getByRole('button', { name: 'Edit Feature Bullets' })).toBeVisible();
  await bullets.getByRole('button', { name: 'Rollback Feature Bullets' }).click();
  await expect.element(bullets.getByRole('button', { name: 'Leave empty Feature Bullets' })).toBeVisible();
});

test('bullets missing beside a long description are no want of facts', async () => {
  const source = freshProduct({ bullets: [], description: 'The seat is of oak and carries 150 kg. '.repeat(14) });
  openScreen(serveProduct({ source, content: contentOf(source, {}, { title: 'approved' }) }).address);
  await expect.element(bullets).toMatchTextContent(/The built-in writer cannot make bullets from continuous text\./);
  await expect.element(bullets).not.toMatchTextContent(/Not enough facts/);
});

test('Add a data source opens its form over the page', async () => {
  openWithoutBullets();
  await bullets.getByRole('link', { name: 'Add a data source' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add data source' })).toBeVisible();
});

test('the rest takes an empty part, and says how many were left empty', async () => {
  const shown = openWithoutBullets();
  await page.getByRole('button', { name: 'Approve the rest : 3 parts' }).click();
  await expectToast('2 parts approved, 1 left empty');
  expect(partNames.map((part) => shown.stored()?.parts[part].status)).toEqual(Array(4).fill('approved'));
});

test('E on an empty list opens its first field: what is typed goes there and nowhere else', async () => {
  const shown = openWithoutBullets();
  await expect.element(bullets).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('e');
  const first = bullets.getByRole('textbox', { name: 'Bullet 1', exact: true });
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('g r');
  await expect.element(first).toHaveValue('g r');
  expect(shown.address()).toBe(`/products/${shown.id}`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => shown.patches.map(({ body }) => body)).toEqual([{ bullets: ['g r'] }]);
});

test('the keys of the screen rest on the buttons of an editor, too', async () => {
  const shown = openWithoutBullets();
  await expect.element(bullets).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('e');
  await expect.element(bullets.getByRole('textbox')).toHaveFocus();
  (bullets.getByRole('button', { name: 'Add Bullet Point' }).element() as HTMLElement).focus();
  await userEvent.keyboard('gr]za');
  expect(shown.address()).toBe(`/products/${shown.id}`);
  await expect.element(bullets.getByRole('textbox')).toBeVisible();
  expect(shown.patches).toEqual([]);
});

test('a part that was emptied though its source has text is not approved, and says why', async () => {
  const source = freshProduct();
  const shown = serveProduct({ source, content: contentOf(source, { bullets: [] }, { title: 'approved' }) });
  openScreen(shown.address);
  await expect.element(bullets.getByText('Empty, but the source is not')).toBeVisible();
  await userEvent.keyboard('a');
  await expectToast('Not approved', 'Feature Bullets is empty. Add content before you approve it.');
  expect(shown.patches).toEqual([]);
});
