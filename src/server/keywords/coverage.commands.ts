// Use cases of coverage: where the keywords of a product stand, and of how many products of a category each does.

import type { Product } from '#domain/catalogue/product.ts';
import { addCoverage, countOne, coverKeywords, noCoverage } from '#domain/keywords/coverage.ts';
import { findFacts } from '#domain/keywords/keyword.ts';
import type { CoverageStep, ProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { type PartContent, pickParts } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { type ReviewedContent, valuesOf } from '#domain/review/content.ts';
import { loadProduct, loadProducts } from '#server/catalogue/catalogue.commands.ts';
import { loadContents } from '#server/checks/check.commands.ts';
import { loadKeywords } from '#server/checks/keywords-in-effect.commands.ts';
import { loadFactTexts } from '#server/claims/fact-texts.commands.ts';
import type { Context } from '#server/http/context.ts';
import { findList, findWithOwn, pickOfCategory } from './keywords.store.ts';

/** The content of a product, or its source where there is none. */
const textsOf = (contents: ReadonlyMap<number, ReviewedContent>, product: Product): PartContent => {
  const content = contents.get(product.id);
  return content ? valuesOf(content) : pickParts(product);
};

/** The keywords in effect for a product, over its content or, where there is none, its source. Throws NOT_FOUND. */
export async function loadProductKeywords({ db }: Context, productId: number): Promise<ProductKeywords> {
  const product = await loadProduct(db, productId);
  const { from, keywords } = await loadKeywords(db, product);
  const [facts = ''] = await loadFactTexts(db, [product]);
  const contents = await loadContents(db, [productId]);
  const found = findFacts(keywords, facts);
  return { from, keywords: coverKeywords(found, textsOf(contents, product)) };
}

/** So many products of a category are counted in one step at most, and for no longer than this: five hundred keywords take their time. */
const batch = 50;
const longestMs = 500;

/** One step over the products a category's list holds for. Throws NOT_FOUND where the category has no list. */
export async function countStep(
  { db }: Context,
  { category, after = 0 }: { category: string; after?: number | undefined },
): Promise<CoverageStep> {
  const list = await findList(db, { scope: 'category', value: category });
  if (!list) throw new Problem('NOT_FOUND', 'This category has no keywords.');
  const { keywords, version } = list;
  const { ids, next } = await pickOfCategory(db, { category, after, limit: batch });
  const own = await findWithOwn(db, ids);
  const products = await loadProducts(db, ids);
  const facts = await loadFactTexts(db, products);
  const contents = await loadContents(db, ids);
  const began = performance.now();
  let total = noCoverage(keywords.length);
  let withOwn = 0;
  for (const [at, product] of products.entries()) {
    if (own.has(product.id)) withOwn += 1;
    else {
      const found = findFacts(keywords, facts[at] ?? '');
      total = addCoverage(total, countOne(coverKeywords(found, textsOf(contents, product))));
    }
    if (product !== products.at(-1) && performance.now() - began > longestMs)
      return { ...total, counts: [...total.counts], withOwn, next: product.id, version };
  }
  return { ...total, counts: [...total.counts], withOwn, next, version };
}
