// Answers a question over the catalogue: reads it, asks the database, puts the figures into a sentence.
import type { CatalogueAnswer } from '#domain/assistant/assistant.contract.ts';
import * as words from '#domain/assistant/describe-query.ts';
import { type CatalogueQuery, readQuestion } from '#domain/assistant/read-question.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { listProducts, loadFacets } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import * as store from './assistant.store.ts';

const shownIds = 100;
const shownProducts = 6;

/** The answer to a question, or one that says what can be asked. */
export async function answerQuestion(db: Db, question: string): Promise<CatalogueAnswer> {
  const facets = await loadFacets(db);
  const subcategories = [...new Set(facets.subcategories.map(({ subcategory }) => subcategory))];
  const query = readQuestion(question, { ...facets, subcategories });
  if (!query) return { answer: words.notUnderstood, interpretation: null, total: 0, productIds: [], products: [] };
  const { answer, total, products } = await answerQuery(db, query);
  const interpretation = {
    text: words.describeQuery(query),
    filter: query.filter,
    ...(query.kind === 'extreme' ? sortingOf(query) : {}),
  };
  return {
    answer,
    interpretation,
    total,
    productIds: products.map((product) => product.id),
    products: products
      .slice(0, shownProducts)
      .map(({ id, title, sku, images }) => ({ id, title, sku, image: images[0] ?? null })),
  };
}

/** Worst first, unless the question asks for the highest. */
function sortingOf(query: CatalogueQuery) {
  if (query.kind !== 'extreme') return { sort: 'contentScore', order: 'asc' } as const;
  return { sort: query.by, order: query.end === 'highest' ? 'desc' : 'asc' } as const;
}

type Found = { answer: string; total: number; products: Product[] };

async function answerQuery(db: Db, query: CatalogueQuery): Promise<Found> {
  const limit = query.kind === 'extreme' && query.limit ? Math.min(query.limit, shownIds) : shownIds;
  const page = await listProducts(db, query.filter, sortingOf(query), { limit });
  const products = page.items;
  const titles = products.map((product) => product.title);

  if (query.kind === 'average') {
    const { total, average } = await store.averageScore(db, query.filter);
    return { answer: words.answerAverage(query, total, average), total, products };
  }
  if (query.kind === 'group') {
    return { answer: words.answerGroups(query, await store.groupProducts(db, query)), total: page.total, products };
  }
  if (query.kind === 'extreme') {
    const found = await store.findExtreme(db, query.filter, query.by, query.end);
    const total = found === null ? 0 : query.limit ? products.length : found.total;
    const first = products.slice(0, total);
    return { answer: words.answerExtreme(query, found, titles.slice(0, total)), total, products: first };
  }
  const rejected = query.alsoRejected && {
    part: query.alsoRejected,
    count: await store.countRejected(db, query.filter, query.alsoRejected),
  };
  return { answer: words.answerCount(query, page.total, titles, rejected), total: page.total, products };
}
