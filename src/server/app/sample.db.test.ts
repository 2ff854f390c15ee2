// What a first start shows, read as a visitor reads it: content that changes its source, and says where it comes from.
import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { isSampleDraft } from '#domain/history/sample-draft.ts';
import { type TextPart, textParts } from '#domain/parts/parts.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { prepareDataDir } from './first-start.ts';

const app = startTestApp();

async function read<T>(url: string): Promise<T> {
  return (await app.call('GET', url)).body as T;
}

type Shown = Product & { content: FlatContent };

/** The products a first start has content for, in the order of their ids. */
async function startFirst(): Promise<Shown[]> {
  await prepareDataDir(app.database.db, 'sample', app.clock.now);
  const products = (await read<Product[]>('/api/products')).filter(({ hasContent }) => hasContent);
  const contents = products.map(({ id }) => read<FlatContent>(`/api/products/${id}/optimized-content`));
  const shown = (await Promise.all(contents)).map((content, at) => ({ ...(products[at] as Product), content }));
  return shown.toSorted((a, b) => a.id - b.id);
}

let started: ReturnType<typeof startFirst> | undefined;
/** Started once for all tests: none of them changes anything. */
const firstStart = () => (started ??= startFirst());

const waits = ({ pendingParts }: Shown) => pendingParts.length > 0;
const changedParts = ({ content, ...product }: Shown): TextPart[] =>
  textParts.filter((part) => !isSameContent(content[part], product[part]));
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
