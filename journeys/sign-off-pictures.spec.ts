// A brand without an account opens a link where people sign in, and sees the pictures it is asked about.
import { drawGoods } from '#testing/pictures.ts';
import { expect, joinAsOwner, test } from './two-people.ts';

test('the pictures of a sign-off load for a brand that is not signed in', async ({ page, other, server }) => {
  await joinAsOwner(page, server);
  const made = async (path: string, options: object) => {
    const reply = await page.request.fetch(path, { method: 'POST', ...options });
    expect(reply.status(), await reply.text()).toBe(201);
    return await reply.json();
  };
  const bytes = await drawGoods({ width: 1_000, height: 1_000, size: 0.9, shape: 'ball', color: [31, 122, 140] });
  const file = { name: 'ball.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
  const { url } = await made('/api/media', { multipart: { file } });
  const data = { sku: 'B-1', title: 'Red ball', description: 'A ball.', images: [url] };
  const { id } = await made('/api/products', { data });
  await page.request.patch(`/api/products/${id}/optimized-content`, { data: { title: 'Fine ball' } });
  const { token } = await made('/api/sign-offs', { data: { selection: { ids: [id] }, forWhom: 'Barkenby' } });

  await other.goto(`/sign-off#${token}`);
  await expect(other.getByRole('heading', { name: 'Barkenby: 1 product to sign off' })).toBeVisible();
  await expect(other.getByRole('group', { name: /^Answer for Product Images/ })).toBeVisible();
  // Each is scrolled to: those further down load late.
  const widths = () =>
    other.locator('img').evaluateAll((all: HTMLImageElement[]) =>
      all.map((image) => {
        image.scrollIntoView();
        return image.naturalWidth > 0;
      }),
    );
  // In the list, beside the title, before and after.
  await expect
    .poll(async () => [(await widths()).length >= 3, (await widths()).includes(false)])
    .toEqual([true, false]);
});
