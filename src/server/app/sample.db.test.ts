// What a first start shows, read as a visitor reads it: content that changes its source, and says where it comes from.
import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { isSampleDraft } from '#domain/history/sample-draft.ts';
import type { ImageFile } from '#domain/images/image-file.ts';
import { pickParts, type TextPart, textParts } from '#domain/parts/parts.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { prepareDataDir } from './first-start.ts';

const app = startTestApp();

async function read<T>(url: string): Promise<T> {
  return (await app.call('GET', url)).body as T;
}

type View = { renditions: Record<string, { served: string; file: ImageFile }> };
type Shown = Product & { content: FlatContent; view: View };

/** The products a first start has content for, in the order of their ids. */
async function startFirst(): Promise<Shown[]> {
  await prepareDataDir(app.database.db, 'sample', app.clock.now);
  const products = (await read<Product[]>('/api/products')).filter(({ hasContent }) => hasContent);
  const shown = products.map(async (product): Promise<Shown> => {
    const content = await read<FlatContent>(`/api/products/${product.id}/optimized-content`);
    return { ...product, content, view: await read<View>(`/api/products/${product.id}/images`) };
  });
  return (await Promise.all(shown)).toSorted((a, b) => a.id - b.id);
}

let started: ReturnType<typeof startFirst> | undefined;
/** Started once for all tests: none of them changes anything. */
const firstStart = () => (started ??= startFirst());

const waits = ({ pendingParts }: Shown) => pendingParts.length > 0;
const changedParts = ({ content, ...product }: Shown): TextPart[] =>
  textParts.filter((part) => !isSameContent(content[part], pickParts(product)[part]));
const originsOf = ({ content }: Shown) => textParts.map((part) => content.parts[part].origin);

test('every text of a product that waits with content differs from its source, most are drafts of the sample', async () => {
  const waiting = (await firstStart()).filter(waits);
  expect(waiting).toHaveLength(20);
  expect(waiting[0]).toMatchObject({ id: 1, content: { parts: { title: { draft: { engine: 'sample' } } } } });
  for (const product of waiting) expect(changedParts(product), product.sku).toEqual(textParts);
  const drafts = waiting.flatMap(({ content }) => textParts.map((part) => content.parts[part].draft));
  expect(drafts.filter(isSampleDraft).length).toBeGreaterThan(50);
});

test('a text that repeats its source is shown as the source’s own, and no product repeats all of it', async () => {
  const shown = await firstStart();
  for (const product of shown) {
    const { content, sku } = product;
    const changed = changedParts(product);
    expect(changed, sku).not.toEqual([]);
    for (const part of textParts.filter((each) => content.parts[each].origin === 'source'))
      expect(changed, `${part} of ${sku}`).not.toContain(part);
    for (const part of textParts.filter((each) => content.parts[each].origin === 'model'))
      expect(content.parts[part].draft?.engine, `${part} of ${sku}`).toBe('sample');
  }
  expect(shown.flatMap(originsOf)).toContain('source');
});

test('no approved text of the sample says what its source contradicts', async () => {
  for (const { content, ...product } of await firstStart()) {
    const facts = extractFacts(product, []);
    for (const part of textParts.filter((each) => content[`${each}Status`] === 'approved'))
      expect(
        checkPart(facts, content[part]).filter(({ verdict }) => verdict === 'contradicted'),
        `${part} of ${product.sku}`,
      ).toEqual([]);
  }
});

test('drafts name the prompts that held when they were written, and one a wish the source did not carry', async () => {
  const shown = await firstStart();
  const led = shown.filter(({ content }) => (content.parts.title.draft?.prompts ?? []).length > 0);
  expect(led.map(({ sku }) => sku)).toEqual(['DWM-SRM30-VTC', 'DWM-LIP04-BRK', 'WBF-KTE1-RNB']);
  const unmet = shown.flatMap(({ sku, content }) =>
    textParts.flatMap((part) =>
      (content.parts[part].draft?.reasons ?? []).filter(({ isUnmet }) => isUnmet).map(({ text }) => [sku, part, text]),
    ),
  );
  expect(unmet).toEqual([
    [
      'SND-BUDS2-SND',
      'description',
      'Not followed: "Mention wireless charging": the product has no value for “wireless charging”.',
    ],
  ]);
});

/** The drafted images of a product of the sample, as few words. */
async function draftedImages(sku: string) {
  const product = (await firstStart()).find((each) => each.sku === sku);
  if (!product) throw new Error(`No ${sku} with content`);
  const { images, imagesWithStatus, parts } = product.content;
  const nameOf = (url: string) => url.replace('/sample-images/', '');
  return {
    shown: images.map(nameOf),
    source: product.images.map(nameOf),
    details: imagesWithStatus.map(({ url, ...detail }) => ({ ...detail, url: nameOf(url) })),
    reasons: (parts.images.draft?.reasons ?? []).map(({ text }) => text),
    rendered: Object.values(product.view.renditions).map(({ file }) => file.measures),
  };
}

test('a draft of images makes another one the hero, for what its pixels are', async () => {
  const { source, shown, reasons } = await draftedImages('DWM-SRM30-VTC');
  expect(source).toEqual(['vitamin-c-serum-2.jpg', 'vitamin-c-serum-1.jpg']);
  expect(shown).toEqual(['vitamin-c-serum-1.jpg', 'vitamin-c-serum-2.jpg']);
  expect(reasons[0]).toMatch(/^Image 2 is now the hero\. It passes "White background of the hero"/);
});

test('a draft of images sends out a rendition that keeps what its original breaks', async () => {
  const { details, reasons, rendered } = await draftedImages('PLG-KNF20-WAL');
  expect(details[0]).toMatchObject({
    url: 'chef-knife-1.jpg',
    rendition: { channel: 'amazon', steps: ['white', 'crop', 'pad', 'encode'] },
  });
  expect(reasons.join('\n')).toMatch(/Image 1 will be exported as a 1,\d\d\d × 1,\d\d\d JPEG, which passes "/);
  expect(rendered).toEqual([expect.objectContaining({ whiteBorder: 1, width: details[0]?.rendition?.width })]);
});

test('a draft of images leaves out a picture that is there twice', async () => {
  const { shown, details } = await draftedImages('QLM-CHR9-GRY');
  expect(shown).toHaveLength(3);
  expect(details.at(-1)).toMatchObject({
    url: 'mesh-office-chair-4.jpg',
    leftOut: 'Shows the same picture as image 1.',
  });
});

test('every draft of images of measured pictures writes an alt text, and no two products have the same', async () => {
  const shown = await firstStart();
  const alts = shown.flatMap(({ content }) => content.imagesWithStatus.flatMap(({ alt }) => alt ?? []));
  expect(alts.length).toBeGreaterThan(10);
  expect(new Set(alts).size).toBe(alts.length);
});
