// Approve the rest: one press for what needs no further look, one call, one step of undo, and on to what is left or to the next product.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type PartContent, partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const bar = main.getByRole('region', { name: /^Review / });
const rest = (count: number) =>
  bar.getByRole('button', { name: `Approve the rest : ${count} ${count === 1 ? 'part' : 'parts'}` });
const description = main.getByRole('region', { name: 'Product Description', exact: true });

/** A product whose parts break no must rule and claim nothing the source does not say, within a list of two. */
function openInList(values: Partial<PartContent> = {}, given: Partial<Product> = {}) {
  const source = freshProduct(given);
  const next = freshProduct({ title: 'Rain jacket' });
  const shown = serveProduct({ source, content: contentOf(source, values) });
  serve(getProduct, ({ params }) => (params.id === source.id ? source : next));
  serve(getContent, ({ params }) => {
    const content = params.id === source.id ? shown.stored() : contentOf(next);
    return content && withoutFacts(content);
  });
  serve(getNeighbours, ({ params }) =>
    params.id === source.id
      ? { previous: null, next: { id: next.id, title: next.title }, position: 3, total: 43 }
      : { previous: { id: source.id, title: source.title }, next: null, position: 4, total: 43 },
  );
  const screen = openScreen(`${shown.address}?from=/pending-products&status=pending`);
  return { ...shown, ...screen, next };
}

const statuses = ({ stored }: Pick<ReturnType<typeof openInList>, 'stored'>) =>
  partNames.map((part) => stored()?.parts[part].status);
const press = () => userEvent.keyboard('{Shift>}a{/Shift}');

test('a clean product is one key: all parts in one call, the next product, and Z takes all of it back', async () => {
  const shown = openInList();
  await expect.element(rest(4)).toBeVisible();
  await press();
  await expect.poll(shown.address).toContain(`/products/${shown.next.id}`);
  expect(shown.patches.map(({ body }) => body)).toEqual([
    { titleStatus: 'approved', descriptionStatus: 'approved', bulletsStatus: 'approved', imagesStatus: 'approved' },
  ]);
  await expectToast('4 parts approved: Stoneware mug');
  await userEvent.keyboard('z');
  await expect.poll(() => statuses(shown)).toEqual(Array(4).fill('pending'));
  await expect.poll(shown.address).toContain(`/products/${shown.id}`);
});

test.each([1440, 390])(
  'Undo in the message takes it back and returns to its product, too, %i pixels wide',
  async (width) => {
    await page.viewport(width, 844);
    const shown = openInList();
    await expect.element(rest(4)).toBeVisible();
    await rest(4).click();
    await expect.poll(shown.address).toContain(`/products/${shown.next.id}`);
    await expectToast('4 parts approved: Stoneware mug');
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(shown.address).toContain(`/products/${shown.id}?from=`);
    await expect.poll(() => statuses(shown)).toEqual(Array(4).fill('pending'));
    await expect.element(rest(4)).toBeVisible();
  },
);

test('Undo in the message leads nobody away who left for another screen', async () => {
  const shown = openInList();
  await expect.element(rest(4)).toBeVisible();
  await rest(4).click();
  await expectToast('4 parts approved: Stoneware mug');
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).element();
  if (help instanceof HTMLElement) help.click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => statuses(shown)).toEqual(Array(4).fill('pending'));
  expect(shown.address()).toBe('/help');
});

/** All is approved while the list has not said yet what comes next. */
async function approveBeforeNextIsKnown() {
  const shown = openInList();
  const { promise, resolve: sendNext } = Promise.withResolvers<void>();
  serve(getNeighbours, async () => {
    await promise;
    return { previous: null, next: { id: shown.next.id, title: shown.next.title }, position: 3, total: 43 };
  });
  await expect.element(rest(4)).toBeVisible();
  await press();
  await expect.poll(() => statuses(shown)).toEqual(Array(4).fill('approved'));
  return { shown, sendNext };
}

test('a decision quicker than the list goes on as soon as the list says where to', async () => {
  const { shown, sendNext } = await approveBeforeNextIsKnown();
  await expect.element(main.getByRole('region', { name: 'All parts are reviewed' })).toBeVisible();
  expect(shown.address()).toContain(`/products/${shown.id}`);
  sendNext();
  await expect.poll(shown.address).toContain(`/products/${shown.next.id}`);
});

test('nobody is led away who took the decision back before the list said where to', async () => {
  const { shown, sendNext } = await approveBeforeNextIsKnown();
  await userEvent.keyboard('z');
  await expect.poll(() => statuses(shown)).toEqual(Array(4).fill('pending'));
  sendNext();
  await expect.element(main.getByText('3 of 43', { exact: false })).toBeVisible();
  expect(shown.address()).toContain(`/products/${shown.id}`);
});

test('what is open stays, comes into sight with the focus, and is decided by the next key', async () => {
  const shown = openInList({ description: 'A stoneware mug. It holds 900 ml, guaranteed.' });
  await expect.element(rest(3)).toBeVisible();
  await rest(3).click();
  await expectToast('3 parts approved');
  await expect.element(description).toHaveFocus();
  await expect.element(description).toBeInViewport({ ratio: 1 });
  expect(description.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.element().getBoundingClientRect().top,
  );
  expect(statuses(shown)).toEqual(['approved', 'approved', 'pending', 'approved']);
  await expect.element(rest(0)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('z');
  await expect.poll(() => statuses(shown)).toEqual(Array(4).fill('pending'));
});

test('on a phone the bar decides on what is open, though an empty part above it is nearer to where one reads', async () => {
  await page.viewport(390, 844);
  const shown = openInList(
    { description: 'A stoneware mug. It holds 900 ml, guaranteed.', bullets: [] },
    { bullets: [] },
  );
  await expect.element(rest(3)).toBeVisible();
  await rest(3).click();
  await expect.poll(() => statuses(shown)).toEqual(['approved', 'approved', 'pending', 'approved']);
  await expect.element(description).toHaveFocus();
  // The scroll that brought it into sight is over by then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(main.getByRole('region', { name: 'Review Product Description' })).toBeVisible();
});

test('where nothing can be approved in one go the button says so, and the key decides nothing', async () => {
  const shown = openInList(
    {
      title: 'Stoneware mug, 900 ml',
      bullets: ['Holds 900 ml'],
      description: 'Holds 900 ml.',
      images: ['/mug.webp'],
    },
    { retailer: 'Amazon' },
  );
  await expect.element(main.getByRole('button', { name: '1 contradicted' }).first()).toBeVisible();
  await expect.element(rest(0)).toHaveAttribute('aria-disabled', 'true');
  await rest(0).hover();
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('No other part is ready to approve');
  await press();
  await expect.element(page.getByText('No other part is ready to approve').first()).toBeInTheDocument();
  expect(shown.patches).toEqual([]);
});

test('a text that is being changed is none of the rest, and nobody is led away from it', async () => {
  const shown = openInList();
  await expect.element(rest(4)).toBeVisible();
  await description.getByRole('button', { name: /^Edit/ }).click();
  await description.getByRole('textbox').fill('A stoneware mug that holds 350 ml and has a handle.');
  await main.getByRole('region', { name: 'Product Title', exact: true }).getByRole('heading').first().click();
  await rest(3).click();
  await expect.poll(() => statuses(shown)).toEqual(['approved', 'approved', 'pending', 'approved']);
  expect(shown.address()).toContain(`/products/${shown.id}`);
  await expect.element(description.getByRole('textbox')).toBeVisible();
});

/** A product without a description, which a rule requires. */
async function openWithoutDescription() {
  const shown = openInList({}, { description: '' });
  await expect.element(rest(4)).toBeVisible();
  await press();
  const question = page.getByRole('alertdialog', { name: 'Approve although a required rule is broken?' });
  await expect.element(question).toMatchTextContent(/Product Description will be left empty/);
  await expect.element(question.getByRole('button', { name: 'Approve 4 parts' })).toHaveFocus();
  expect(shown.patches).toEqual([]);
  return { ...shown, question };
}

test('an empty part that a rule requires is asked about by its rule: Esc leaves all as it was', async () => {
  const { question, ...shown } = await openWithoutDescription();
  await expect.element(question.getByRole('listitem').last()).toMatchTextContent('Description present');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(rest(4)).toBeVisible();
  expect(shown.patches).toEqual([]);
  expect(statuses(shown)).toEqual(Array(4).fill('pending'));
  expect(shown.address()).toContain(`/products/${shown.id}`);
});

test('Enter approves it with the others, in one call, and goes on to the next product', async () => {
  const { question, ...shown } = await openWithoutDescription();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toContain(`/products/${shown.next.id}`);
  await expect.element(question).not.toBeInTheDocument();
  expect(statuses(shown)).toEqual(Array(4).fill('approved'));
  expect(shown.patches).toHaveLength(1);
});

test('a part that breaks a required rule is left empty by A alone without a question', async () => {
  const shown = openInList({}, { description: '' });
  await expect.element(rest(4)).toBeVisible();
  await description.getByRole('button', { name: 'Leave empty Product Description' }).click();
  await expect.poll(() => statuses(shown)).toContain('approved');
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

test('before anything is written the source is not approved in one go', async () => {
  const source = freshProduct();
  openScreen(serveProduct({ source, content: null }).address);
  await expect.element(rest(0)).toHaveAttribute('aria-disabled', 'true');
});

test('a failure on the product left behind names it, and leads back to what was not saved', async () => {
  const shown = openInList();
  await expect.element(rest(4)).toBeVisible();
  serve(patchContent, new Problem('INTERNAL', 'The store is down.'));
  await press();
  await expectToast('Update failed: Stoneware mug');
  expectWarned('Update failed');
  await page.getByRole('button', { name: 'Open product' }).click();
  await expect.poll(shown.address).toContain(`/products/${shown.id}`);
  await expect
    .element(main.getByRole('alert').first())
    .toMatchTextContent(/Product Title was not approved: the change could not be saved\./);
});
