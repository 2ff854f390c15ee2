import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { getImages, makeRendition, uploadMedia } from '#domain/images/images.contract.ts';
import { testFile } from '#domain/images/test-file.ts';
import { Problem } from '#domain/problem.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { replacePart } from '#domain/review/review.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { imageView, rendition, servedAs, urlOf } from '#testing/components/image-records.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, historyEntry, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const list = page.getByRole('list', { name: 'Images in their order' });
const rows = list.getByRole('listitem');
const row = (name: string | RegExp) => list.getByRole('button', { name });
const alt = page.getByRole('textbox', { name: 'Alt text' });
const problems = page.getByRole('list', { name: 'Problems' });
const save = page.getByRole('button', { name: 'Save images' });
const status = page.getByRole('status');
const names = () =>
  [...list.element().querySelectorAll<HTMLElement>('[data-image]')].map(
    ({ dataset }) => /(\w+)\.jpg$/.exec(dataset.image ?? '')?.[1],
  );

const [front, side, back]: ImageDetail[] = [
  { url: urlOf('front'), alt: 'A mug' },
  { url: urlOf('side') },
  { url: urlOf('back') },
];

function editing(images: ImageDetail[] = [front, side, back] as ImageDetail[], retailer = 'Amazon') {
  const source = freshProduct({ images: ['front', 'side', 'back'].map(urlOf), retailer });
  const started = contentOf(source);
  const shown = images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : []));
  const { content } = replacePart(started, 'images', shown, { origin: 'built-in', images });
  const served = serveProduct({ source, content: { ...started, ...content } });
  serve(getImages, { images: ['front', 'side', 'back'].map((name) => imageView(name)), renditions: {} });
  serve(makeRendition, ({ body: { crop } }) => ({
    rendition: crop
      ? rendition({ hash: 'cd'.repeat(32), width: 640, height: 480, steps: ['crop'], crop })
      : rendition(),
    served: servedAs('rendition'),
    file: testFile({ width: 1_000, height: 1_000 }),
  }));
  return { ...served, source, address: `/products/${source.id}/images` };
}

test('the images are moved by keys, by the menu and by the pointer, and each move is announced', async () => {
  const { address, patches } = editing();
  openScreen(address);
  await expect.element(row(/^1 Hero/)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('j');
  await expect.element(row(/^\d Picture 2/)).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['side', 'front', 'back']);
  await expect.element(status.getByText('Picture 2 is the hero now')).toBeInTheDocument();
  await expect.element(row(/^1 Hero/)).toHaveFocus();
  await list.getByRole('button', { name: 'Actions for Picture 3' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(names).toEqual(['side', 'back', 'front']);
  await expect.element(status.getByText('Picture 3 moved to place 2 of 3')).toBeInTheDocument();
  await dragRow(2, 0);
  await expect.poll(names).toEqual(['front', 'side', 'back']);
  await userEvent.keyboard('z');
  await expect.poll(names).toEqual(['side', 'back', 'front']);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => patches.map(({ body }) => body)).toEqual([{ imageDetails: [side, back, front] }]);
  expect(patches[0]?.headers.get('if-match')).toBe('"1"');
});

/** Drags the handle of a row to another row. */
async function dragRow(from: number, to: number): Promise<void> {
  const handle = rows.nth(from).element().querySelector('span');
  const target = rows.nth(to).element().getBoundingClientRect();
  if (!handle) throw new Error('The row has no handle.');
  handle.setPointerCapture = () => {};
  const at = (type: string, y: number) =>
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY: y }));
  at('pointerdown', handle.getBoundingClientRect().top);
  at('pointermove', target.top + 4);
  await expect.poll(() => list.element().querySelector('[aria-hidden].bg-accent')).not.toBeNull();
  at('pointerup', target.top + 4);
}

test('a picture is left out, shown again, made the hero and added by its URL', async () => {
  const { address, patches } = editing();
  openScreen(address);
  await row(/^\d Picture 2/).click();
  await userEvent.keyboard('{Delete}');
  await expect.element(row(/^– Left out: side\.jpg/)).toBeVisible();
  expect(names()).toEqual(['front', 'back', 'side']);
  await list.getByRole('button', { name: /^Actions for Left out/ }).click();
  await page.getByRole('menuitem', { name: 'Show again' }).click();
  await expect.element(row(/^\d Picture 3/)).toBeVisible();
  await userEvent.keyboard('h');
  await expect.poll(names).toEqual(['side', 'front', 'back']);
  await userEvent.keyboard('u');
  const url = page.getByRole('textbox', { name: 'URL of a picture' });
  await expect.element(url).toHaveFocus();
  await url.fill(urlOf('front'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This picture is in the list.')).toBeVisible();
  await url.fill('no address');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter an image URL that starts with https:// or http://.')).toBeVisible();
  await url.fill(urlOf('x'.repeat(4_096)));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('At most 4,096 characters.')).toBeVisible();
  await url.fill(urlOf('top'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['side', 'front', 'back', 'top']);
  await save.click();
  await expect
    .poll(() => patches.map(({ body }) => body))
    .toEqual([{ imageDetails: [side, front, back, { url: urlOf('top') }] }]);
});

test('an alt text is typed with its count, and single keys rest meanwhile', async () => {
  const { address, patches, id } = editing();
  const screen = openScreen(address);
  await expect.element(alt).toHaveValue('A mug');
  await expect.element(page.getByText(/5 \/ 1,024/)).toBeVisible();
  await userEvent.keyboard('jt');
  await expect.element(alt).toHaveFocus();
  await userEvent.keyboard('Mug, jhzk');
  await expect.element(alt).toHaveValue('Mug, jhzk');
  expect(names()).toEqual(['front', 'side', 'back']);
  await expect.element(page.getByText('Unsaved, kept as a draft')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => patches.map(({ body }) => body))
    .toEqual([{ imageDetails: [front, { ...side, alt: 'Mug, jhzk' }, back] }]);
  await expectToast('Images updated');
  await expect.poll(screen.address).toBe(`/products/${id}`);
});

test('unsaved images are kept when the editor is left, and come back', async () => {
  const { address, id } = editing();
  const screen = openScreen(address);
  await alt.fill('A stoneware mug');
  await expect.element(page.getByText('Unsaved, kept as a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectToast('Draft saved');
  await expect.poll(screen.address).toBe(`/products/${id}`);
  screen.close();
  openScreen(address);
  await expect.element(alt).toHaveValue('A stoneware mug');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect.element(alt).toHaveValue('A mug');
  await expect.element(page.getByText('Unsaved, kept as a draft')).not.toBeInTheDocument();
});

test('who changed the images meanwhile is named, and nothing is saved over it unasked', async () => {
  const served = editing();
  const { address, patches, source, stored } = served;
  const by = { id: 9, fullName: 'Ann Lee' };
  openScreen(address);
  await alt.fill('A stoneware mug');
  const present = stored();
  if (!present) throw new Error('There is no content.');
  const images = [{ ...(side as ImageDetail), alt: 'Side' }, front as ImageDetail];
  const urls = images.map(({ url }) => url);
  const theirs = { ...present, ...replacePart(present, 'images', urls, { origin: 'person', by, images }).content };
  const entry = historyEntry({ contentType: 'images', newContent: urls, changedBy: by, productId: source.id });
  const { listProductHistory } = await import('#domain/history/history.contract.ts');
  serve(listProductHistory, [entry]);
  serve(getContent, withoutFacts({ ...theirs, version: 2 }));
  const refused = serve(patchContent, new Problem('STALE_VERSION', 'Somebody was quicker.'));
  await save.click();
  await expectToast(
    'Update failed',
    /Ann Lee changed Product Images .*Nothing was overwritten. Your images are still here/,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Ann Lee changed these images/);
  await expect.element(alt).toHaveValue('A stoneware mug');
  expect(patches).toEqual([]);
  expect(refused).toHaveLength(1);
  await page.getByRole('button', { name: 'Load their images' }).click();
  await expect.poll(names).toEqual(['side', 'front']);
});

test('what is wrong with a picture stands beside it, and N goes to the next one', async () => {
  const { address } = editing([front, { ...side, alt: 'Its side' }, { ...back, alt: 'Its back' }] as ImageDetail[]);
  serve(getImages, {
    images: [
      imageView('front', { sharedWith: { products: 2, first: [{ id: 4, title: 'Another mug' }] } }, testFile()),
      imageView('side'),
      imageView('back', { problem: 'not-found' }),
    ],
    renditions: {},
  });
  openScreen(address);
  await expect.element(problems.getByText('No problems found')).toBeVisible();
  await expect.element(problems.getByText('Also used by 2 other products, such as “Another mug”.')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(row(/^\d Picture 3/)).toHaveFocus();
  await expect.element(problems.getByText('There is no picture at this URL.')).toBeVisible();
});

const renditions = page.getByRole('radiogroup', { name: 'File to export' });
const slider = page.getByRole('slider', { name: 'Original and rendition' });

test('a rendition is chosen, stands beside the original under a slider, and is saved with the images', async () => {
  const { address, patches } = editing();
  openScreen(address);
  await expect.element(renditions.getByRole('radio', { name: /^Original/ })).toBeChecked();
  await renditions.getByRole('radio', { name: /^Square, white 1,000 × 1,000/ }).click();
  await expect.element(slider).toHaveAttribute('aria-valuenow', '50');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '55');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0');
  await expect.element(facts.nth(0)).toMatchTextContent(/^1,600 × 1,600 → 1,000 × 1,000/);
  await save.click();
  await expect
    .poll(() => patches.map(({ body }) => body))
    .toEqual([{ imageDetails: [{ ...front, rendition: rendition() }, side, back] }]);
});

const facts = page.getByRole('definition');
/** Too small for Amazon, on a ground that is not white, and the goods far away. */
const poor = testFile({ width: 400, height: 400, whiteBorder: 0.4, fill: 0.5 });

test('a rendition says how many rules it fixes, and each fact whether it is as asked, in words', async () => {
  const { address } = editing();
  serve(getImages, { images: [imageView('front', {}, poor)], renditions: {} });
  openScreen(address);
  await expect.element(facts.nth(0)).toMatchTextContent(/^400 × 400Not as required$/);
  await expect.element(facts.nth(1)).toMatchTextContent(/^40 %Not as recommended$/);
  await expect.element(problems.getByText('Fixed by “Square, white”').first()).toBeVisible();
  const made = renditions.getByRole('radio', { name: /^Square, white 1,000 × 1,000 Fixes \d rules$/ });
  await expect.element(made).toBeVisible();
  await expectAccessible();
  await made.click();
  await expect.element(facts.nth(0)).toMatchTextContent(/^400 × 400 → 1,000 × 1,000Passes$/);
  await expect.element(facts.nth(1)).toMatchTextContent(/^40 % → 100 %Passes$/);
  await expect.element(problems.getByText(/^Fixes \d rules/)).toBeVisible();
  await expect.element(problems.getByText(/“White background of the hero”.*which the original breaks/)).toBeVisible();
  await expect.element(problems.getByText(/^Fixed by/)).not.toBeInTheDocument();
});

test('where only a larger photo helps it is asked for: the images are rejected for that reason', async () => {
  const { address, id, patches } = editing();
  serve(getImages, { images: [imageView('front', {}, poor)], renditions: {} });
  const asked = serve(makeRendition, { rendition: null, reason: 'Use a larger photo.', photo: 'larger' });
  const screen = openScreen(address);
  await expect.element(problems.getByText('Only a larger photo helps')).toBeVisible();
  expect(asked[0]?.body).toEqual({ url: urlOf('front'), isHero: true });
  await page.getByRole('button', { name: 'Ask for a larger photo' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveValue('Hero (front.jpg): Use a larger photo.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ask for a larger photo' }).click();
  await reason.fill('The hero is too small.');
  await page.getByRole('button', { name: 'Reject images' }).click();
  await expectToast('Product Images rejected', 'The reason is shown in the list and the history.');
  await expect.poll(screen.address).toBe(`/products/${id}`);
  expect(patches.map(({ body }) => body)).toMatchObject([
    { imagesStatus: 'rejected', reasons: { images: 'The hero is too small.' } },
  ]);
});

test('an image that needs no rendition says so, and one with unsaved changes is not rejected', async () => {
  const { address } = editing();
  const reply = { rendition: null, reason: 'The image already meets the requirements of the channel.' };
  serve(makeRendition, ({ body: { isHero } }) => ({ ...reply, photo: isHero ? null : ('other' as const) }));
  openScreen(address);
  await expect.element(page.getByText(reply.reason)).toBeVisible();
  expect(renditions.getByRole('radio').elements()).toHaveLength(1);
  await row(/^2 Picture 2/).click();
  await page.getByRole('button', { name: 'Ask for a different photo' }).click();
  await alt.fill('Its side');
  await expect.element(page.getByRole('button', { name: 'Reject images' })).toHaveAttribute('aria-disabled', 'true');
});

test('V goes from rendition to rendition, 1 shows the pixels', async () => {
  const { address } = editing();
  openScreen(address);
  await expect.element(renditions.getByRole('radio', { name: /^Square/ })).toBeVisible();
  await userEvent.keyboard('v');
  await expect.element(renditions.getByRole('radio', { name: /^Square/ })).toBeChecked();
  await expect.element(status.getByText('Square, white will be exported')).toBeInTheDocument();
  await userEvent.keyboard('v');
  await expect.element(renditions.getByRole('radio', { name: /^Original/ })).toBeChecked();
  await userEvent.keyboard('1');
  const pixels = page.getByRole('region', { name: 'Hero in actual pixels' });
  await expect.element(pixels).toBeVisible();
  expect(pixels.element().querySelector('img')?.width).toBe(1_600);
  await userEvent.keyboard('1');
  await expect.element(pixels).not.toBeInTheDocument();
});

test('a crop is drawn by keys, made by the server, and chosen', async () => {
  const { address } = editing();
  const made = serve(makeRendition, ({ body: { crop } }) => ({
    rendition: crop
      ? rendition({ hash: 'cd'.repeat(32), width: 640, height: 480, steps: ['crop'], crop })
      : rendition(),
    served: servedAs('rendition'),
    file: testFile(),
  }));
  openScreen(address);
  await expect.element(renditions.getByRole('radio', { name: /^Square/ })).toBeVisible();
  await userEvent.keyboard('c');
  const box = page.getByRole('group', { name: /^Crop box/ });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  await expect.element(page.getByRole('group', { name: /Left 8 %, top 10 %, 80 % by 79 %/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect.element(renditions.getByRole('radio', { name: /^Your crop 640 × 480/ })).toBeChecked();
  await expect.element(box).not.toBeInTheDocument();
  expect(made.at(-1)?.body).toMatchObject({
    crop: { left: expect.closeTo(0.08, 6), height: expect.closeTo(0.79, 6) },
  });
});

const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** Drops files, or pastes them. */
function hand(type: 'drop' | 'paste', ...files: File[]): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const event =
    type === 'drop'
      ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
  document.body.dispatchEvent(event);
}

test('pictures are dropped and pasted, one that failed stays with its reason, and is tried again', async () => {
  const { address } = editing();
  let isFull = true;
  serve(uploadMedia, () =>
    isFull ? new Problem('INVALID_INPUT', 'This file is damaged.') : { url: urlOf('uploaded'), file: testFile() },
  );
  openScreen(address);
  await expect.element(row(/^1 Hero/)).toBeVisible();
  hand('drop', png('top.png'), new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(uploads.nth(1).getByText('This file is not a picture.')).toBeVisible();
  await expect.element(uploads.first().getByText('This file is damaged.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  isFull = false;
  await page.getByRole('button', { name: 'Try again top.png' }).click();
  await expect.poll(names).toEqual(['front', 'side', 'back', 'uploaded']);
  await expect.element(uploads).not.toBeInTheDocument();
  await expect.element(row(/^4 Picture 4/)).toHaveAttribute('aria-current', 'true');
  serve(uploadMedia, { url: urlOf('pasted'), file: testFile() });
  hand('paste', png('bottom.png'));
  await expect.poll(names).toEqual(['front', 'side', 'back', 'uploaded', 'pasted']);
});

test('an upload under way shows its progress and is canceled', async () => {
  const { address } = editing();
  const answer = Promise.withResolvers<void>();
  serve(uploadMedia, async () => {
    await answer.promise;
    return { url: urlOf('uploaded'), file: testFile() };
  });
  openScreen(address);
  await expect.element(row(/^1 Hero/)).toBeVisible();
  hand('drop', png('top.png'));
  await expect.element(page.getByRole('progressbar', { name: 'Upload of top.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the upload of top.png' }).click();
  await expect.element(uploads).not.toBeInTheDocument();
  answer.resolve();
  expect(names()).toEqual(['front', 'side', 'back']);
});

test('nothing in the editor stands in the way of anybody', async () => {
  const { address } = editing([
    front,
    side,
    { ...back, leftOut: 'Shows the same picture as image 1.' },
  ] as ImageDetail[]);
  openScreen(address);
  await expect.element(alt).toBeVisible();
  await expect.element(page.getByText('No problems found')).toBeVisible();
  await expectAccessible();
});
