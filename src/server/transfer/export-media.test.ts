// Stored files in exports of every format: where they go out, and that our own file says nothing new when it comes back.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropLast, type ImageDetail, type Rendition } from '#domain/images/image-detail.ts';
import { type PublicMedia, storedFileAt } from '#domain/images/media-address.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { imageEntries, shownUrls } from '#domain/review/image-entries.ts';
import { exportFormats } from '#domain/transfer/export.contract.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import { sendMedia } from '#domain/transfer/rows/send-media.ts';
import { createMediaUrls } from '#server/media/media-url.ts';
import { afterImport, contentOf, exportBytes, itemOf, planAll, readBytes } from './export-fixtures.ts';

const urls = createMediaUrls(Buffer.alloc(32, 7));
const hashOf = (of: string) => createHash('sha256').update(of).digest('hex');
const mediaAt = (url: string): PublicMedia => ({ url, pathOf: urls.make });
const media = mediaAt('https://cdn.example/pictures/of-shop');
const elsewhere = mediaAt('https://old.example/media');

const ofShop = fc.integer({ min: 0, max: 9 }).map((n) => `https://shop.example/${n}.jpg`);
const upload = fc.integer({ min: 0, max: 5 }).map((n) => urls.make(hashOf(`upload ${n}`), 'png'));
const address = fc.oneof(ofShop, upload);
// Two images can have one rendition.
const rendition = fc.integer({ min: 0, max: 3 }).map((n): Rendition => {
  const made = { channel: 'amazon', width: 9, height: 9, bytes: 9, format: 'jpeg' as const, steps: ['pad' as const] };
  return { ...made, hash: hashOf(`rendition ${n}`) };
});
const alt = fc.constantFrom('', 'Front', 'Back, open', 'Side | left');
const detail = fc.record(
  { url: address, alt, rendition, leftOut: fc.constant('Blurred') },
  { requiredKeys: ['url'] },
) as fc.Arbitrary<ImageDetail>;
const details = fc.uniqueArray(detail, { selector: ({ url }) => url, minLength: 1, maxLength: 8 });

const item = fc
  .record({
    images: fc.uniqueArray(address, { maxLength: 8 }),
    alts: fc.array(alt, { maxLength: 8 }),
    content: fc.option(fc.tuple(details, fc.constantFrom('approved' as const, 'pending' as const)), { nil: null }),
  })
  .map(({ images, alts, content: given }): ExportItem => {
    const imageAlts = dropLast(alts.slice(0, images.length));
    const product = { title: 'Mug', description: 'A mug.', images, imageAlts };
    if (!given) return itemOf(product);
    const [list, status] = given;
    const imagesWithStatus = imageEntries(list).map((entry): ImageEntry => ({ ...entry, status }));
    const content = contentOf({ title: 'Mug', description: 'A mug.', images: shownUrls(list) }, status, 'built-in');
    return itemOf(product, { content: { ...content, imagesWithStatus } });
  });

const isStored = (url: string) => /[\da-f]{64}/.test(url);

describe.each(exportFormats)('an export to %s', (format) => {
  const runs = { numRuns: format === 'xlsx' ? 6 : 40 };
  const write = async (known: ExportItem, to: PublicMedia) => await exportBytes(format, [sendMedia(known, to)]);

  it('names stored files by their public address, and none without one', async () => {
    await fc.assert(
      fc.asyncProperty(item, fc.constantFrom(media, null), async (known, to) => {
        const [read] = (await readBytes(await write(known, to))).products;
        for (const url of (read?.product.images ?? []).filter(isStored)) {
          const name = url.slice((media?.url.length ?? 0) + 1);
          expect([to, url]).toEqual([media, `${media?.url}/${name}`]);
          expect(urls.read(name)).not.toBeNull();
        }
        expect((await write(known, to)).toString('latin1')).not.toMatch(
          /(?<!cdn\.example\/pictures\/of-shop)\/media\//,
        );
      }),
      runs,
    );
  });

  it('is no news when it comes back, whatever address was set when it was made', async () => {
    await fc.assert(
      fc.asyncProperty(
        item,
        fc.constantFrom(media, elsewhere, null),
        fc.constantFrom(media, null),
        async (known, then, now) => {
          const file = await readBytes(await write(known, then));
          const [plan] = planAll([known], file, now);
          expect([plan?.changes, plan?.kept]).toEqual([[], []]);
          expect(plan?.product.images.map((url) => storedFileAt(url) !== null || !isStored(url))).not.toContain(false);
          const [kept = known] = afterImport([known], file, now);
          expect(kept.product).toEqual(known.product);
          // With the rows of that file, the next export says what it would have said, and is no news either.
          const next = await write(kept, now);
          const again = await readBytes(next);
          expect(again.products[0]?.product).toEqual((await readBytes(await write(known, now))).products[0]?.product);
          const [unchanged] = planAll([kept], again, now);
          expect(unchanged?.changes).toEqual([]);
          if (then === now) expect(unchanged?.source).toBeNull();
        },
      ),
      runs,
    );
  });
});
