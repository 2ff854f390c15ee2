import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { getImages } from '#domain/images/images.contract.ts';
import { testFile } from '#domain/images/test-file.ts';
import type { Status } from '#domain/parts/parts.ts';
import { replacePart } from '#domain/review/review.ts';
import { startRun } from '#domain/runs/runs.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { imageView, rendition, servedAs, urlOf } from '#testing/components/image-records.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { me } from '#testing/components/replies.ts';
import { run } from '#testing/components/run-records.ts';
import { serve } from '#testing/components/serve.ts';

const hero = page.getByRole('region', { name: 'Hero Image' }).getByRole('listitem');
const others = page.getByRole('region', { name: 'Secondary Images' }).getByRole('listitem');
const leftOut = page.getByRole('region', { name: 'Left out', exact: true }).getByRole('listitem');
const part = page.getByRole('region', { name: 'Product Images (Legacy View)' });
const bar = page.getByRole('region', { name: /^Review / });
const changes = page.getByRole('list', { name: 'What changes in the images' });
const offers = (of: typeof hero) =>
  of
    .getByRole('button')
    .elements()
    .map((button) => (button.textContent ?? '').replace(/ (Hero|Secondary) Image.*/, ''));

/** A product with three images, of which `images` is what is proposed. */
function proposed(images: readonly ImageDetail[]) {
  const source = freshProduct({ images: ['front', 'side', 'back'].map(urlOf) });
  const shown = images.flatMap(({ url, leftOut: isOut }) => (isOut === undefined ? [url] : []));
  const started = contentOf(source);
  const { content } = replacePart(started, 'images', shown, { origin: 'built-in', by: me, images });
  const served = serveProduct({ source, content: { ...started, ...content } });
  return {
    ...served,
    urls: () => served.stored()?.imagesWithStatus.map(({ url }) => url),
    statuses: () => served.stored()?.imagesWithStatus.map(({ status }) => status),
  };
}
const [front, side, back] = [{ url: urlOf('front') }, { url: urlOf('side') }, { url: urlOf('back') }];
const serveViews = (...images: ReturnType<typeof imageView>[]) => serve(getImages, { images, renditions: {} });

test.each([
  ['pending', 'Pending', ['Reject', 'Edit', 'Approve']],
  ['approved', 'Approved', ['Rollback', 'Edit']],
  ['rejected', 'Rejected', ['Rollback', 'Edit']],
] as const)('an image that is %s offers what can be done with it', async (status, word, offered) => {
  const source = freshProduct();
  openScreen(serveProduct({ source, content: contentOf(source, {}, { images: status as Status }) }).address);
  await expect.element(others.nth(1)).toBeVisible();
  expect(others.elements()).toHaveLength(2);
  for (const image of [hero, others.first(), others.nth(1)]) {
    await expect.element(image.getByText(word, { exact: true })).toBeVisible();
    expect(offers(image)).toEqual(offered);
  }
  const shown = [hero, others.first(), others.nth(1)].map((image) => image.element().querySelector('img')?.src);
  expect(shown).toEqual(source.images);
});

test('each image is decided for itself, and the last decision is taken back', async () => {
  const { address, imagePatches, stored } = serveProduct();
  openScreen(address);
  await hero.getByRole('button', { name: 'Reject Hero Image' }).click();
  await expect.element(hero.getByText('Rejected', { exact: true })).toBeVisible();
  await expect.element(hero).toHaveFocus();
  await others
    .first()
    .getByRole('button', { name: /^Approve Secondary Image/ })
    .click();
  await expect.element(others.first().getByText('Approved', { exact: true })).toBeVisible();
  const statuses = () => stored()?.imagesWithStatus.map(({ status }) => status);
  await expect.poll(statuses).toEqual(['rejected', 'approved', 'pending']);
  expect(imagePatches[0]?.body).toMatchObject({ type: 'hero', status: 'rejected' });
  await userEvent.keyboard('z');
  await expect.element(others.first().getByText('Pending', { exact: true })).toBeVisible();
  await expect.element(part).toHaveFocus();
  await expect.poll(statuses).toEqual(['rejected', 'pending', 'pending']);
});

test('a picture is shown from where its file is served, with its size, its alt text and its rendition', async () => {
  const made = rendition();
  const { address } = proposed([{ ...front, alt: 'A mug on white', rendition: made }, side, back]);
  const file = testFile({ width: 640, height: 480, fill: 0.61 });
  serve(getImages, {
    images: [imageView('front', {}, file), imageView('side', {}, file)],
    renditions: { [made.hash]: { served: servedAs('rendition'), file: testFile({ width: 1_000, height: 1_000 }) } },
  });
  openScreen(address);
  await expect.element(hero.getByText('Rendition', { exact: true })).toBeVisible();
  await expect.element(hero.getByText('Alt: A mug on white')).toBeVisible();
  await expect.element(hero.getByText('1,000 × 1,000')).toBeVisible();
  await expect.element(others.first().getByText('640 × 480')).toBeVisible();
  await expect.element(others.first().getByText('No alt text')).toBeVisible();
  await expect.element(others.nth(1).getByText('Not measured yet')).toBeVisible();
  expect(hero.element().querySelector('img')?.src).toBe(`${servedAs('rendition')}?w=1200`);
});

test('a picture that shows something else than the product says is an open claim, with the words it differs from', async () => {
  const look = { by: 'eyes-1', shows: 'a red mug', colors: ['red'], letters: 'SALE' };
  const differs = { field: 'title', says: 'black', shows: 'red' };
  const words = 'Title says black, the picture shows red';
  const { address } = proposed([
    { ...front, look: { ...look, differs } },
    { ...side, look },
  ]);
  serveViews(imageView('front'), imageView('side'));
  openScreen(address);
  await expect.element(hero.getByText('Shows something else')).toBeVisible();
  await expect.element(hero.getByText(`${words}. Letters: “SALE”`)).toBeVisible();
  await expect.element(others.first().getByText('Shows: a red mug Letters: “SALE”')).toBeVisible();
  await part.getByRole('button', { name: '1 difference' }).click();
  const claims = part.getByRole('list', { name: 'Open claims' });
  await expect.element(claims).toMatchTextContent(`“${words}”`);
  await expect.element(claims.getByText('Checked by eyes-1.')).toBeVisible();
  await expect.element(part.getByText(/the model can be wrong/)).toBeVisible();
  await expectAccessible({ within: part });
});

test('a picture that could not be fetched says why in its place, and is measured again', async () => {
  const { id, address } = proposed([front, side, back]);
  serveViews(
    imageView('front'),
    imageView('side', { problem: 'not-found' }),
    imageView('back', { problem: 'private' }),
  );
  const runs = serve(startRun, run());
  openScreen(address);
  await expect.element(others.first().getByText('There is no picture at this URL.')).toBeVisible();
  await expect.element(others.first().getByText('Not found', { exact: true })).toBeVisible();
  expect(
    others
      .nth(1)
      .getByRole('button', { name: /Try again/ })
      .elements(),
  ).toEqual([]);
  await others.first().getByRole('button', { name: 'Try again Secondary Image 1' }).click();
  await expect
    .poll(() => runs.map(({ body }) => body))
    .toEqual([{ action: 'measure-images', options: { again: true }, selection: { ids: [id] } }]);
});

test('a picture at an http address is not asked for by the page', async () => {
  const source = freshProduct({ images: ['http://shop.example/mug.jpg'] });
  openScreen(serveProduct({ source }).address);
  await expect.element(hero.getByText(/starts with http/)).toBeVisible();
  expect(hero.element().querySelector('img')).toBeNull();
});

test('what changes is listed with the measures before and after, and leads to its image', async () => {
  const { address } = proposed([back, front, { ...side, leftOut: 'Shows the same picture as image 1.' }]);
  serveViews(
    imageView('front', {}, testFile({ whiteBorder: 0 })),
    imageView('side'),
    imageView('back', {}, testFile({ whiteBorder: 0.98 })),
  );
  openScreen(address);
  const rows = changes.getByRole('button');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Picture 3 becomes the hero.*White background 98 %; the old hero has 0 %/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Picture 2 left out.*Shows the same picture as image 1/);
  await expect.element(hero.getByText('New hero')).toBeVisible();
  const order = part.getByRole('list', { name: 'Original order' }).getByRole('listitem');
  await expect.element(order.nth(0)).toMatchTextContent(/1 → 2\s*Was hero/);
  await expect.element(order.nth(1)).toMatchTextContent(/2\s*Left out/);
  await expect.element(order.nth(2)).toMatchTextContent(/3 → 1\s*New hero/);
  await rows.nth(1).click();
  await expect.element(leftOut).toHaveFocus();
});

test('images of which nothing is better say so', async () => {
  const { address } = proposed([front, side, back]);
  openScreen(address);
  await expect.element(part.getByText('No better order or rendition found')).toBeVisible();
  await expect.element(changes).not.toBeInTheDocument();
});

test('an image that is left out is kept by a rejection, and left out again by an undo', async () => {
  const { address, stored } = proposed([front, side, { ...back, leftOut: 'There is no picture at this URL.' }]);
  openScreen(address);
  await expect.element(leftOut.getByText('There is no picture at this URL.')).toBeVisible();
  await leftOut.getByRole('button', { name: /^Reject/ }).click();
  await expect.element(leftOut).not.toBeInTheDocument();
  await expect.element(others.nth(1).getByText('Approved', { exact: true })).toBeVisible();
  await expect.poll(() => stored()?.parts.images.value).toEqual([front.url, side.url, back.url]);
  await userEvent.keyboard('z');
  await expect.element(leftOut.getByText('There is no picture at this URL.')).toBeVisible();
  await expect.poll(() => stored()?.parts.images.value).toEqual([front.url, side.url]);
  expect(stored()?.imagesWithStatus.at(-1)).toMatchObject({ ...back, leftOut: 'There is no picture at this URL.' });
});

test('by keys one goes from picture to picture, and each decision goes on to the next that waits', async () => {
  const { address, statuses } = proposed([front, side, back]);
  openScreen(address);
  await expect.element(hero).toBeInTheDocument();
  (part.element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(hero).toHaveFocus();
  await expect.element(hero).toHaveAttribute('aria-current', 'true');
  await expect.element(bar.getByRole('button', { name: 'Approve Hero Image' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(others.first()).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(others.nth(1)).toHaveFocus();
  await expect.poll(statuses).toEqual(['approved', 'rejected', 'pending']);
  await userEvent.keyboard('k');
  await expect.element(others.first()).toHaveFocus();
  await userEvent.keyboard('kk');
  await expect.element(part).toHaveFocus();
  await expect.element(bar.getByRole('button', { name: 'Approve Product Images' })).toBeVisible();
});

test('Shift A approves all images with one press, and one undo takes it back', async () => {
  const { address, statuses } = proposed([front, side, { ...back, leftOut: 'Same picture.' }]);
  openScreen(address);
  await hero.getByRole('button', { name: 'Reject Hero Image' }).click();
  await expect.poll(statuses).toEqual(['rejected', 'pending', 'pending']);
  await userEvent.keyboard('{Shift>}a{/Shift}');
  await expect.poll(statuses).toEqual(['approved', 'approved', 'approved']);
  await userEvent.keyboard('z');
  await expect.poll(statuses).toEqual(['rejected', 'pending', 'pending']);
});

test('H makes a picture the hero, and an undo brings back the order with alt texts and decisions', async () => {
  const { address, urls, stored, patches } = proposed([{ ...front, alt: 'Front' }, { ...side, alt: 'Side' }, back]);
  openScreen(address);
  await others.first().getByRole('button', { name: 'Approve Secondary Image 1' }).click();
  await expect.element(others.first().getByText('Approved', { exact: true })).toBeVisible();
  await userEvent.keyboard('h');
  await expect.poll(urls).toEqual([side.url, front.url, back.url]);
  await expect.element(hero).toHaveFocus();
  expect(patches[0]?.body).toEqual({ imageDetails: [{ ...side, alt: 'Side' }, { ...front, alt: 'Front' }, back] });
  await userEvent.keyboard('z');
  await expect.poll(urls).toEqual([front.url, side.url, back.url]);
  await expect
    .poll(() => stored()?.imagesWithStatus.map(({ alt, status }) => [alt, status]))
    .toEqual([
      ['Front', 'pending'],
      ['Side', 'approved'],
      [undefined, 'pending'],
    ]);
  expect(patches[1]?.body).toMatchObject({ isUndo: true, imagesStatus: 'pending' });
});

test('on a phone one picture is shown, a swipe and a thumbnail move to others, and the bar decides on it', async () => {
  await page.viewport(390, 844);
  const { address, statuses } = proposed([{ ...front, rendition: rendition() }, side, { ...back, leftOut: 'Same.' }]);
  serve(getImages, {
    images: [imageView('front'), imageView('side'), imageView('back')],
    renditions: { [rendition().hash]: { served: servedAs('rendition'), file: testFile() } },
  });
  openScreen(address);
  const shown = page.getByRole('list', { name: 'Picture', exact: true }).getByRole('listitem');
  const thumbnails = page.getByRole('list', { name: 'All pictures' }).getByRole('button');
  const source = () => shown.element().querySelector('img')?.src;
  await expect.element(thumbnails.nth(2)).toHaveAccessibleName(/Secondary Image 2, left out, pending/);
  await expect.poll(source).toBe(`${servedAs('rendition')}?w=1200`);
  const original = shown.getByRole('button', { name: 'Original' });
  await original.click();
  await expect.element(original).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(source).toBe(`${servedAs('front')}?w=1200`);
  swipe(shown.element(), -120);
  await expect.element(shown).toHaveAccessibleName('Secondary Image 1');
  await expect.element(shown).toHaveFocus();
  expect(statuses()).toEqual(['pending', 'pending', 'pending']);
  await bar.getByRole('button', { name: 'Approve Secondary Image 1' }).click();
  await expect.element(shown).toHaveAccessibleName('Secondary Image 2');
  await expect.poll(statuses).toEqual(['pending', 'approved', 'pending']);
  const undo = bar.getByRole('button', { name: 'Undo my last change' });
  await expect.element(undo).toBeVisible();
  await expectAccessible({ within: bar });
  await undo.click();
  await expect.poll(statuses).toEqual(['pending', 'pending', 'pending']);
  await thumbnails.first().click();
  await expect.element(shown).toHaveAccessibleName('Hero Image');
  await expectAccessible({ within: part });
});

test('on a phone a picture stays in sight when what is known of it comes late, and the next press decides on it', async () => {
  await page.viewport(390, 560);
  const { address, statuses } = proposed([front, side, back]);
  const known = Promise.withResolvers<void>();
  serve(getImages, async () => {
    await known.promise;
    const images = ['front', 'side', 'back'].map((name) => imageView(name, { problem: 'not-found' }));
    return { images, renditions: {} };
  });
  openScreen(address);
  const shown = page.getByRole('list', { name: 'Picture', exact: true }).getByRole('listitem');
  await page.getByRole('list', { name: 'All pictures' }).getByRole('button').nth(1).click();
  await expect.element(shown).toHaveFocus();
  const before = shown.element().clientHeight;
  known.resolve();
  await expect.element(shown.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(() => shown.element().clientHeight).toBeGreaterThan(before);
  await bar.getByRole('button', { name: 'Approve Secondary Image 1' }).click();
  await expect.poll(statuses).toEqual(['pending', 'approved', 'pending']);
});

/** Draws a finger over an element, so many pixels to the right. */
function swipe(target: Element, by: number): void {
  const at = (type: string, clientX: number) => {
    const touch = new Touch({ identifier: 1, target, clientX, clientY: 300 });
    target.dispatchEvent(
      new TouchEvent(type, { bubbles: true, touches: type === 'touchend' ? [] : [touch], changedTouches: [touch] }),
    );
  };
  at('touchstart', 200);
  at('touchend', 200 + by);
}

test('images nobody measured are not clean: how many are not checked stands at their foot, and not in green', async () => {
  const { address } = proposed([back, front, side]);
  serveViews(
    ...['front', 'side', 'back'].map((name) => imageView(name, { file: null, served: null, checkedAt: null })),
  );
  openScreen(address);
  await expect.element(part.getByRole('button', { name: 'Measure images' })).toBeVisible();
  const checks = part.getByRole('group', { name: 'Checks of Product Images' });
  await expect.element(checks.getByText('3 images not checked')).toBeVisible();
  expect(checks.element().querySelector('[data-state=checked]')).toBeNull();
  await expectAccessible({ within: part });
});

test('alt texts the source has are no change', async () => {
  const source = freshProduct({ images: ['front', 'side', 'back'].map(urlOf), imageAlts: ['A mug', '', 'Its back'] });
  openScreen(serveProduct({ source, content: contentOf(source) }).address);
  await expect.element(hero).toBeVisible();
  await expect.element(changes).not.toBeInTheDocument();
});
