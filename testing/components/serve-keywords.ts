// What a server answers about keywords: a category's list, a product's, and how they are covered.
import {
  countCategoryKeywords,
  deleteKeywords,
  getKeywordCount,
  getKeywords,
  getProductKeywords,
  type KeywordList,
  type KeywordSummary,
  listKeywordLists,
  type ProductKeywords,
  saveKeywords,
} from '#domain/keywords/keywords.contract.ts';
import { Problem } from '#domain/problem.ts';
import { pageOf, serveByDefault } from './serve.ts';

export function keywordList(given: Partial<KeywordList> = {}): KeywordList {
  return {
    scope: 'category',
    value: 'Kitchen',
    product: null,
    keywords: [
      { text: 'stoneware', volume: 1300 },
      { text: 'coffee mug', volume: 90 },
      { text: 'gift', volume: null },
    ],
    version: 1,
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...given,
  };
}

export const keywordLists: KeywordList[] = [
  keywordList(),
  keywordList({
    scope: 'product',
    value: '1',
    product: { id: 1, sku: 'MUG-1', title: 'Stoneware mug' },
    keywords: [{ text: 'glazed mug', volume: null }],
  }),
];

export function summaryOf({ keywords, ...list }: KeywordList): KeywordSummary {
  const volumes = keywords.flatMap(({ volume }) => (volume === null ? [] : [volume]));
  return {
    ...list,
    count: keywords.length,
    volume: volumes.length === 0 ? null : volumes.reduce((sum, volume) => sum + volume, 0),
    samples: keywords.slice(0, 6).map(({ text }) => text),
  };
}

/** The specified four, as they hold where nothing else is set. */
export const defaultTargets: ProductKeywords = {
  from: 'default',
  keywords: ['premium', 'quality', 'comfortable', 'durable'].map((text) => ({
    text,
    volume: null,
    hasFact: false,
    places: [],
  })),
};

export const productKeywords: ProductKeywords = {
  from: 'category',
  keywords: [
    { text: 'stoneware', volume: 1300, hasFact: true, places: ['title', 'description'] },
    { text: 'coffee mug', volume: 90, hasFact: false, places: [] },
    { text: 'glazed', volume: 10, hasFact: true, places: [] },
  ],
};

export function serveKeywords(): void {
  const find = (scope: string, value: string) =>
    keywordLists.find((list) => list.scope === scope && list.value === value) ?? null;
  serveByDefault(listKeywordLists, pageOf(keywordLists.map(summaryOf), { total: keywordLists.length }));
  const keywords = keywordLists.reduce((sum, list) => sum + list.keywords.length, 0);
  serveByDefault(getKeywordCount, { keywords });
  serveByDefault(getKeywords, ({ query }) => find(query.scope, query.value));
  serveByDefault(saveKeywords, ({ body }) => keywordList({ ...body, version: 2 }));
  serveByDefault(
    deleteKeywords,
    ({ query }) => find(query.scope, query.value) ?? new Problem('NOT_FOUND', 'There are no keywords to delete.'),
  );
  serveByDefault(getProductKeywords, productKeywords);
  serveByDefault(countCategoryKeywords, {
    products: 2,
    withOwn: 1,
    counts: [
      { placed: 2, open: 0, unsupported: 0 },
      { placed: 0, open: 1, unsupported: 1 },
      { placed: 0, open: 0, unsupported: 2 },
    ],
    next: null,
    version: 1,
  });
}
