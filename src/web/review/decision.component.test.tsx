// The decision on a product: always in sight, at one place, with what comes next.

import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getProduct } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { expectWarned } from '#testing/components/expect-warned.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const title = main.getByRole('region', { name: 'Product Title', exact: true });
const bullets = main.getByRole('region', { name: 'Feature Bullets', exact: true });
const bar = main.getByRole('region', { name: /^Review / });
const topOf = (element: Element) => element.getBoundingClientRect().top;
const approvedButImages = { title: 'approved', bullets: 'approved', description: 'approved' } as const;

afterEach(() => page.viewport(1440, 900));

test('at 1440 by 900 the first part and its decision are in sight as the page opens', async () => {
  openScreen(serveProduct().address);
  await expect.element(bar.getByRole('button', { name: 'Approve Product Title' })).toBeInViewport();
  expect(topOf(title.element())).toBeLessThan(272);
  expect(topOf(bullets.element()), 'the second part is in sight, too').toBeLessThan(836);
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
});

test('a first draft moves neither the first part nor the bar', async () => {
  const source = freshProduct();
  const shown = serveProduct({ source, content: null });
  serve(generateContent, () => {
    shown.draft('bullets', ['Holds 350 ml', 'Dishwasher safe']);
    return shown.draft('title', 'Stoneware mug, 350 ml');
  });
  openScreen(shown.address);
  await expect.element(bar).toBeVisible();
  await expect.element(main.getByText('No optimized content generated yet')).toBeInTheDocument();
  const before = [topOf(title.element()), topOf(bar.element())];
  await main.getByRole('button', { name: 'Generate Content' }).click();
  await expect.element(title).toMatchTextContent(/Written by the built-in writer/);
  expect([topOf(title.element()), topOf(bar.element())]).toEqual(before);
});

test('the key of Undo is shown once there is something to undo, and does what it says', async () => {
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(bar).toMatchTextContent(/All shortcuts/);
  await expect.element(bar).not.toMatchTextContent(/Undo/);
  await bar.getByRole('button', { name: 'Approve Product Title' }).click();
  await expect.element(bar).toMatchTextContent(/Undo/);
  await userEvent.keyboard('z');
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('pending');
  await expect.element(bar).not.toMatchTextContent(/Undo/);
});

test('four decisions are four presses at one place', async () => {
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(main.getByRole('region', { name: /^Product Images/ })).toBeInTheDocument();
  const places: number[] = [];
  for (let press = 0; press < 4; press++) {
    const approve = bar.getByRole('button', { name: /^Approve (?!the rest)/ });
    await expect.element(approve).toBeVisible();
    places.push(topOf(approve.element()));
    await approve.click();
  }
  await expect
    .poll(() => Object.values(shown.stored()?.parts ?? {}).map(({ status }) => status))
    .toEqual(Array(4).fill('approved'));
  expect(new Set(places).size).toBe(1);
});

test('the head shows the place of the product in the list it was opened from', async () => {
  const shown = serveProduct();
  serve(getNeighbours, { previous: null, next: { id: 900, title: 'Rain jacket' }, position: 3, total: 43 });
  openScreen(`${shown.address}?from=/pending-products&status=pending`);
  await expect.element(main.getByText('3 of 43 pending')).toBeVisible();
});

/** A product with images left to decide, and the next one of its list. */
function serveLastPart() {
  const source = freshProduct();
  const next = freshProduct({ title: 'Rain jacket' });
  const shown = serveProduct({ source, content: contentOf(source, {}, approvedButImages) });
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
  return { ...shown, source, next };
}

const images = main.getByRole('region', { name: /^Product Images/ });

test('nobody decides on what they do not see: the first press brings the part into sight, the next one decides', async () => {
  const shown = serveLastPart();
  openScreen(shown.address);
  await expect.element(images).toBeInTheDocument();
  await expect.element(images).not.toBeInViewport({ ratio: 1 });
  await expect.element(bar).toMatchTextContent(/This part is not on screen\. Press once to show it\./);
  await bar.getByRole('button', { name: 'Approve Product Images' }).click();
  await expect.element(images).toHaveFocus();
  const room = () => ({ top: 56, bottom: topOf(bar.element()) });
  await expect.poll(() => images.element().getBoundingClientRect().bottom <= room().bottom).toBe(true);
  expect(topOf(images.element())).toBeGreaterThanOrEqual(room().top);
  expect(shown.patches).toEqual([]);
  await expect.element(bar).not.toMatchTextContent(/Not on screen/);
  await bar.getByRole('button', { name: 'Approve Product Images' }).click();
  await expect.poll(() => shown.stored()?.parts.images.status).toBe('approved');
});

test.each([768, 1024, 1280, 1440])('why a press would not decide is read whole %i pixels wide', async (width) => {
  await page.viewport(width, 700);
  openScreen(serveLastPart().address);
  const hint = bar.getByText('This part is not on screen. Press once to show it.');
  await expect.element(hint).toBeVisible();
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = hint.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  const height = () => bar.element().getBoundingClientRect().height;
  const before = height();
  await bar.getByRole('button', { name: 'Approve Product Images' }).click();
  await expect.element(hint).not.toBeInTheDocument();
  expect(height(), 'as high as with the words that follow').toBe(before);
});

test('opened from no list, the bar leads to the next product after the last decision', async () => {
  const shown = serveLastPart();
  const screen = openScreen(shown.address);
  await expect.element(images).toBeInTheDocument();
  await userEvent.keyboard('aa');
  const end = main.getByRole('region', { name: 'All parts are reviewed' });
  await expect.element(end).toMatchTextContent(/Next: Rain jacket/);
  await end.getByRole('button', { name: /^Next Product/ }).click();
  await expect.poll(screen.address).toContain(`/products/${shown.next.id}`);
});

test.each([
  ['a', 'approved'],
  ['r', 'rejected'],
] as const)(
  'within a list the last decision, by %s, opens the next product, and Z there takes it back',
  async (key, status) => {
    const shown = serveLastPart();
    const screen = openScreen(`${shown.address}?from=/pending-products&status=pending`);
    await expect.element(images).toBeInTheDocument();
    await userEvent.keyboard(`${key}${key}`);
    await expect.poll(screen.address).toContain(`/products/${shown.next.id}`);
    await expect.poll(() => shown.stored()?.parts.images.status).toBe(status);
    await userEvent.keyboard('z');
    await expect.poll(screen.address).toContain(`/products/${shown.source.id}`);
    await expect.poll(() => shown.stored()?.parts.images.status).toBe('pending');
  },
);

test('a further A after the last decision says that nothing is left, and decides nothing', async () => {
  const source = freshProduct();
  const shown = serveProduct({ source, content: contentOf(source, {}, approvedButImages) });
  openScreen(shown.address);
  await expect.element(main.getByRole('region', { name: /^Product Images/ })).toBeInTheDocument();
  // The first brings the images into sight.
  await userEvent.keyboard('aa');
  await expect.element(main.getByRole('region', { name: 'All parts are reviewed' })).toBeVisible();
  await userEvent.keyboard('a');
  const words = page.getByRole('region', { name: /Notifications/ }).getByText('Nothing left to review');
  await expect.element(words).toBeVisible();
  await expect.poll(() => shown.patches.map(({ body }) => body)).toEqual([{ imagesStatus: 'approved' }]);
});

test('the bar shows what is open on the part it decides on', async () => {
  const source = freshProduct();
  const content = contentOf(source, { title: 'Stoneware mug, 900 ml' });
  openScreen(serveProduct({ source, content }).address);
  await expect.element(bar.getByText(/^\d+ (not in the source|contradicted)/)).toBeVisible();
});

test('after the last product of the list the bar leads back to the list', async () => {
  const source = freshProduct();
  openScreen(
    `${
      serveProduct({
        source,
        content: contentOf(
          source,
          {},
          forEachPart(() => 'approved' as const),
        ),
      }).address
    }?from=/pending-products`,
  );
  const end = main.getByRole('region', { name: 'All parts are reviewed' });
  await expect.element(end.getByRole('link', { name: 'Back to Pending Optimization' })).toBeVisible();
});

test('a decision that was not saved marks its card, names it and is tried again by one press', async () => {
  const shown = serveProduct();
  serve(patchContent, new Problem('INTERNAL', 'The store is down.'));
  openScreen(shown.address);
  await title.getByRole('button', { name: 'Approve Product Title' }).click();
  const failed = title.getByRole('alert');
  await expect.element(failed).toMatchTextContent(/Product Title was not approved: the change could not be saved\./);
  expectWarned('Update failed');
  const sent = serve(patchContent, () => withoutFacts(contentOf(freshProduct(), {}, { title: 'approved' })));
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ titleStatus: 'approved' }]);
  await expect.element(failed).not.toBeInTheDocument();
});

test('on a phone the bar says where the part stands and decides on it', async () => {
  await page.viewport(390, 844);
  const shown = serveProduct();
  openScreen(shown.address);
  await expect.element(bar.getByRole('button', { name: 'Reject Product Title' })).toBeInViewport();
  expect(topOf(title.element())).toBeLessThan(470);
  await userEvent.click(bar.getByRole('button', { name: 'Reject Product Title' }));
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('rejected');
});

test('on a phone the first text stands in the upper third of the screen, below the facts that judge it', async () => {
  await page.viewport(390, 844);
  const source = freshProduct({
    title: 'Armchair Olive Boucle Accent Chair Living Room Chair Modern Comfy Reading Chair',
  });
  openScreen(serveProduct({ source }).address);
  await expect.element(bar.getByRole('button', { name: 'Approve Product Title' })).toBeInViewport();
  await expect.element(main.getByRole('radiogroup', { name: 'Compare' })).toBeInTheDocument();
  expect(topOf(title.element())).toBeLessThan(844 / 3);
  const text = title.getByText(source.title).element().getBoundingClientRect();
  expect(text.bottom).toBeLessThan(844 / 2);
  expect(title.element().getBoundingClientRect().bottom).toBeLessThan(topOf(bar.element()));
  for (const button of [/^Listing Quality/, '4 issues', 'Generate Content'])
    await expect.element(main.getByRole('button', { name: button }).first()).toBeInViewport();
  await expect.element(page.getByRole('navigation', { name: 'Quick tabs' })).not.toBeInTheDocument();
});

test('a quick key is about the part the one before led to, though that was pushed down meanwhile; not after a scroll', async () => {
  await page.viewport(1280, 720);
  openScreen(serveProduct().address);
  await expect.element(bar.getByRole('button', { name: 'Approve Product Title' })).toBeInViewport();
  const pushDown = (part: typeof title) => {
    const spacer = document.createElement('div');
    spacer.style.height = '1500px';
    part.element().before(spacer);
  };
  const description = main.getByRole('region', { name: 'Product Description', exact: true });
  await userEvent.keyboard('a');
  await expect.element(bullets).toHaveFocus();
  pushDown(bullets);
  await userEvent.keyboard('a');
  await expect.element(bullets.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect.element(description).toHaveFocus();
  window.scrollTo({ top: 0, behavior: 'instant' });
  await userEvent.keyboard('a');
  await expect.element(page.getByText(/is now in view. Press the key again to confirm/)).toBeInTheDocument();
  await expect.element(description.getByText('Pending', { exact: true }).first()).toBeVisible();
});

test('an approved part whose source changed is reviewed again from the note that says so', async () => {
  const source = freshProduct();
  const content = contentOf(
    source,
    {},
    forEachPart(() => 'approved'),
  );
  content.parts.title.record.sourceChanges = [
    { field: 'Capacity', before: '350 ml', after: '400 ml', changedAt: '2026-11-20T09:00:00.000Z' },
  ];
  const shown = serveProduct({ source, content });
  openScreen(shown.address);
  const note = title.getByRole('region', { name: 'Source of Product Title' });
  await expect.element(note).toMatchTextContent(/The source changed after approval/);
  await note.getByRole('button', { name: 'Review again Product Title' }).click();
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('pending');
  await expect.element(note.getByRole('button', { name: /^Review again/ })).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Approve Product Title' }).click();
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('approved');
  await expect.element(note).not.toBeInTheDocument();
});
