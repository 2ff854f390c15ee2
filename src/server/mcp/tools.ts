// What programs can ask for and propose over the Model Context Protocol: calls of the API, by their contracts. What is not named here is not offered.
import { getBenchmark, previewBenchmark } from '#domain/benchmarks/benchmarks.contract.ts';
import { listRules } from '#domain/benchmarks/rules.contract.ts';
import { getFacets, getProduct, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { countLenses } from '#domain/catalogue/lenses.contract.ts';
import { checkProductClaims, listFactSources } from '#domain/claims/claims.contract.ts';
import { listComments } from '#domain/comments/comments.contract.ts';
import type { Contract } from '#domain/contract.ts';
import { listHistory, listProductHistory } from '#domain/history/history.contract.ts';
import { getProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { getCategories } from '#domain/overview/categories.contract.ts';
import { getDashboard } from '#domain/overview/overview.contract.ts';
import { proposeTexts } from '#domain/review/proposed-texts.contract.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { getRun, listRunItems, listRuns } from '#domain/runs/runs.contract.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';

/** A call that programs may make, and what is said of it where its summary speaks of HTTP. */
export type OfferedCall = {
  contract: Contract;
  /** `reads` changes nothing, whatever its method is; `proposes` leaves something that waits for review. */
  effect: 'reads' | 'proposes';
  words?: string;
  /** The fields of its reply, or of each item, that are answered; absent: all. */
  fields?: readonly string[];
};

const reads = (contract: Contract, more: Pick<OfferedCall, 'words' | 'fields'> = {}): OfferedCall => ({
  ...{ contract, effect: 'reads' },
  ...more,
});
const proposes = (contract: Contract, words: string): OfferedCall => ({ contract, effect: 'proposes', words });

const runFields = [
  ...[
    'id',
    'action',
    'state',
    'counts',
    'written',
    'findings',
    'note',
    'createdBy',
    'createdAt',
    'startedAt',
    'finishedAt',
  ],
  ...['undoneBy', 'undoUntil'],
];

export const offeredCalls: readonly OfferedCall[] = [
  reads(listProducts, {
    words:
      'Products of the catalog with score, status and what waits: search, filter, sort. Texts, images and facts are in get_product',
    fields: [
      ...['id', 'sku', 'title', 'brand', 'category', 'subcategory', 'retailer', 'price', 'version'],
      ...['contentStatus', 'hasContent', 'pendingParts', 'waitingSince', 'lens', 'listingQuality', 'complianceLevel'],
    ],
  }),
  reads(getProduct, { words: 'One product as its source describes it, with its facts, score and status' }),
  reads(getFacets),
  reads(getContent, {
    words:
      'The texts of a product under review: the value and status of each part, who wrote and decided it, its draft with claims and checks, and the version to propose on. Null before anything was generated or edited',
    fields: [
      ...['id', 'productId', 'title', 'bullets', 'description', 'images'],
      ...['titleStatus', 'bulletsStatus', 'descriptionStatus', 'imagesStatus', 'parts'],
      ...['createdAt', 'updatedAt', 'version'],
    ],
  }),
  reads(checkProductClaims),
  reads(listFactSources),
  reads(getBenchmark, {
    words:
      'Listing Quality of a product and what it is made of: each rule with its result, message, fix and points, and the level of each part',
  }),
  reads(previewBenchmark, {
    words: 'The same as get_benchmark for texts that are not stored, such as those to be proposed. Stores nothing',
  }),
  reads(getProductVoice),
  reads(getProductKeywords),
  reads(listProductHistory, { words: 'What changed of one product, when and by whom, newest first' }),
  reads(listHistory, { words: 'What changed of all products, when and by whom, newest first; takes filters' }),
  reads(listComments),
  reads(getDashboard),
  reads(getCategories),
  reads(countLenses),
  reads(listRules, { words: 'The benchmark rules, by pack and part' }),
  reads(listRuns, {
    words: 'Runs: actions over many products, with how far each is, the latest first',
    fields: runFields,
  }),
  reads(getRun, { fields: runFields }),
  reads(listRunItems, { words: 'The products of a run, and what came of each' }),
  proposes(
    proposeTexts,
    'Proposes a title, bullets or a description of a product. They wait for review and replace nothing that is approved. Check them first with check_product_claims and preview_benchmark, and give the version that get_content named, so that nothing newer is replaced',
  ),
];
