// Answers a question over the catalogue: reads it, asks the database, puts the figures into a sentence.
import type { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import * as words from '#domain/assistant/describe-query.ts';
import { type CatalogueQuery, readQuestion } from '#domain/assistant/read-question.ts';
import type { ContractReply } from '#domain/contract.ts';
import { listProducts, loadFacets } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import * as store from './assistant.store.ts';

type Answer = ContractReply<typeof askCatalogue>;

const shownIds = 100;

/** The answer to a question, or one that says what can be asked. */
export async function answerQuestion(db: Db, question: string): Promise<Answer> {
  const facets = await loadFacets(db);
  const subcategories = [...new Set(facets.subcategories.map(({ subcategory }) => subcategory))];
  const query = readQuestion(question, { ...facets, subcategories });
  if (!query) return { answer: words.notUnderstood, interpretation: null, total: 0, productIds: [] };
  const { answer, total, productIds } = await answerQuery(db, query);
  return { answer, interpretation: { text: words.describeQuery(query), filter: query.filter }, total, productIds };
}

async function answerQuery(db: Db, query: CatalogueQuery): Promise<Omit<Answer, 'interpretation'>> {
  const isHighest = query.kind === 'extreme' && query.end === 'highest';
  const sorting = {
    sort: query.kind === 'extreme' ? query.by : 'contentScore',
    order: isHighest ? 'desc' : 'asc',
  } as const;
  const limit = query.kind === 'extreme' && query.limit ? Math.min(query.limit, shownIds) : shownIds;
  const page = await listProducts(db, query.filter, sorting, { limit });
  const productIds = page.items.map((product) => product.id);
  const titles = page.items.map((product) => product.title);

  if (query.kind === 'average') {
    const { total, average } = await store.averageScore(db, query.filter);
    return { answer: words.answerAverage(query, total, average), total, productIds };
  }
  if (query.kind === 'group') {
    return { answer: words.answerGroups(query, await store.groupProducts(db, query)), total: page.total, productIds };
  }
  if (query.kind === 'extreme') {
    const found = await store.findExtreme(db, query.filter, query.by, query.end);
    const total = found === null ? 0 : query.limit ? productIds.length : found.total;
    return {
      answer: words.answerExtreme(query, found, titles.slice(0, total)),
      total,
      productIds: productIds.slice(0, total),
    };
  }
  const rejected = query.alsoRejected && {
    part: query.alsoRejected,
    count: await store.countRejected(db, query.filter, query.alsoRejected),
  };
  return { answer: words.answerCount(query, page.total, titles, rejected), total: page.total, productIds };
}
