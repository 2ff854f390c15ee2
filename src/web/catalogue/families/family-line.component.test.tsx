// The variants of a product on its page: the way to each, and one approval for all of them.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { Problem } from '#domain/problem.ts';
import { previewRun, startRun } from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const variants = page.getByRole('navigation', { name: /^One of \d+ variants$/ });
const links = () =>
  variants
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const approveAll = page.getByRole('button', { name: /^Approve all \d/ });

/** A family of so many with the product at a place of it. */
function serveFamily(id: number, count: number, at: number) {
  const idAt = (index: number) => (index === at ? id : 9_000 + index);
  const members = Array.from({ length: count }, (_, index) => ({ id: idAt(index), variant: `Color ${index + 1}` }));
  serve(listFamilies, [{ id: members[0]?.id ?? 0, members }]);
  return members.map((member) => member.id);
}

/** The page of a variant; `waiting` of the family have content that waits. */
async function open({ count = 4, at = 1, waiting = 4, search = '' } = {}) {
  const source = freshProduct();
  serveProduct({ source });
  const ids = serveFamily(source.id, count, at);
  const asked = serve(listProducts, pageOf([], { total: waiting }));
  const screen = openScreen(`/products/${source.id}${search}`);
  await expect.element(page.getByRole('heading', { level: 1, name: source.title })).toBeVisible();
  return { ...screen, id: source.id, ids, asked };
}

test('each variant is a link of the same list, and the own one is marked', async () => {
  const { ids } = await open({ search: '?from=/pending-products&brand=Clayfield&group=families' });
  await expect.element(variants.getByRole('link', { name: 'Color 4' })).toBeVisible();
  expect(links()).toEqual(['Color 1', 'Color 2', 'Color 3', 'Color 4']);
  const current = variants
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual([null, 'page', null, null]);
  const address = new URL(
    String(variants.getByRole('link', { name: 'Color 3' }).element().getAttribute('href')),
    'http://x',
  );
  expect(address.pathname).toBe(`/products/${ids[2]}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    from: '/pending-products',
    brand: 'Clayfield',
    group: 'families',
  });
});

test('more than eight are folded away, but never the own one', async () => {
  await open({ count: 16, at: 12 });
  await variants.getByRole('button', { name: '7 more' }).click();
  expect(links()).toHaveLength(16);
  await variants.getByRole('button', { name: 'Show fewer' }).click();
  expect(links()).toEqual([...Array.from({ length: 8 }, (_, at) => `Color ${at + 1}`), 'Color 13']);
});

test('all variants are approved in one decision, after the question that says which', async () => {
  const looked = serve(previewRun, preview({ total: 4, taken: 3 }));
  const started = serve(startRun, run({ id: 8 }));
  const { ids, asked } = await open();
  await approveAll.click();
  const question = page.getByRole('alertdialog', { name: 'Approve 3 products?' });
  await question.getByRole('button', { name: 'Approve 3', exact: true }).click();
  await expect.poll(() => started[0]?.body).toMatchObject({ action: 'approve', selection: { ids } });
  expect(looked[0]?.body).toMatchObject({ selection: { ids } });
  await expect.element(question).not.toBeInTheDocument();
  expect(asked[0]?.query).toMatchObject({ family: String(ids[0]), decided: 'open' });
});

test('the text of a product is shared with its variants, after the question that shows how it reads there', async () => {
  const examples = [{ productId: 9_000, title: 'Mug, Red', part: 'title' as const, before: 'Mug', after: 'Red mug' }];
  const looked = serve(previewRun, preview({ total: 3, taken: 3, examples }));
  const started = serve(startRun, run({ id: 9 }));
  const { id, ids } = await open();
  await page.getByRole('button', { name: 'Share this text' }).click();
  const question = page.getByRole('alertdialog', { name: 'Share the text with 3 products?' });
  await expect.element(question.getByRole('list', { name: 'Examples' })).toBeVisible();
  await question.getByRole('button', { name: 'Share 3', exact: true }).click();
  const others = ids.filter((each) => each !== id);
  await expect
    .poll(() => started[0]?.body)
    .toMatchObject({ action: 'share-text', options: { from: id }, selection: { ids: others } });
  expect(looked[0]?.body).toMatchObject({ selection: { ids: others } });
});

test('without content that waits there is nothing to approve', async () => {
  const { asked } = await open({ waiting: 0 });
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(variants).toBeVisible();
  await expect.element(approveAll).not.toBeInTheDocument();
});

test('a product without variants has no line, and one whose variants cannot be read is shown all the same', async () => {
  const source = freshProduct();
  serveProduct({ source });
  serve(listFamilies, new Problem('INTERNAL', 'The server is busy.'));
  openScreen(`/products/${source.id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: source.title })).toBeVisible();
  await expect.element(variants).not.toBeInTheDocument();
});

test('from a grouped list the next product is that of the next family', async () => {
  const source = freshProduct();
  serveProduct({ source });
  const asked = serve(getNeighbours, { previous: null, next: null, position: 1, total: 3 });
  openScreen(`/products/${source.id}?from=/pending-products&status=pending&group=families`);
  await expect.poll(() => asked[0]?.query).toMatchObject({ group: 'families', status: 'pending' });
});
