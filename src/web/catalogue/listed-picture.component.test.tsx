// Where the picture of a listed product is shown from, also if its address stops working.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { picture, product } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

// Nobody listens there, so that it fails at once.
const nowhere = '127.0.0.1:1/mug.jpg?v=2';
const copyOf = (url: string) => `/media/shown?url=${encodeURIComponent(url)}&w=160`;

let watching: MutationObserver | undefined;
afterEach(() => watching?.disconnect());

/** Shows a list of one product; answers the addresses its picture is asked from, as they follow. */
async function showPicture(src: string): Promise<() => string[]> {
  const asked: string[] = [];
  const note = () => {
    const now = document.querySelector('main [data-product-row] img')?.getAttribute('src');
    if (now && now !== asked.at(-1)) asked.push(now);
  };
  watching = new MutationObserver(note);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
  serve(listProducts, [product({ images: [src] })]);
  openScreen('/products?mode=list');
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Stoneware mug' })).toBeVisible();
  return () => asked;
}
const placeholder = () => document.querySelector('main [data-product-row] .bg-sunken svg');

test('a picture that fails to load is asked from our own copy, and then gives way to the placeholder', async () => {
  const asked = await showPicture(`https://${nowhere}`);
  await expect.poll(placeholder).not.toBeNull();
  expect(asked()).toEqual([`https://${nowhere}`, copyOf(`https://${nowhere}`)]);
});

test('a picture over plain http is only asked from our own copy', async () => {
  const asked = await showPicture(`http://${nowhere}`);
  await expect.poll(placeholder).not.toBeNull();
  expect(asked()).toEqual([copyOf(`http://${nowhere}`)]);
});

test('a picture of our own is shown as it is', async () => {
  const asked = await showPicture(picture('mug'));
  await expect.poll(asked).toEqual([picture('mug')]);
  expect(placeholder()).toBeNull();
});
