// Records of a server where work goes on: a product under review, one that is approved, one nobody wrote for yet, and what belongs to them.

import type { Product } from '#domain/catalogue/product.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import type { SetAsideProduct } from '#domain/catalogue/set-aside.contract.ts';
import type { Family } from '#domain/families/families.contract.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { testContent, testRecord } from '#domain/review/test-content.ts';
import type { SignOff } from '#domain/sign-off/sign-off.contract.ts';
import type { DataSource, SourceDetails } from '#domain/sources/sources.contract.ts';
import type { ImportedProduct } from '#domain/transfer/import-products.contract.ts';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import type { Supplier } from '#domain/transfer/suppliers.contract.ts';
import { picture, product } from './replies.ts';

const at = '2026-11-20T09:00:00.000Z';
const reviewer = { id: 1, fullName: 'Sam Porter' };

export const draft: DraftRecord = {
  engine: 'built-in',
  reasons: [
    { text: 'Put the brand first.', because: 'rule', ref: 'general.title.brand', rule: { label: 'Brand', source: '' } },
    { text: 'Left out “premium”, which no fact supports.', because: 'keyword', ref: null },
  ],
  checks: { supported: 2, unsupported: 1, contradicted: 0, brokenRules: [] },
  isRepaired: false,
  prompts: [{ id: 1, version: 1 }],
  prompt: null,
  inputHash: 'a'.repeat(64),
};

export const mug = product();
export const carafe = product({
  id: 2,
  sku: 'CRF-2',
  title: 'Glass carafe',
  description: 'A glass carafe that holds one litre.',
  bullets: ['Holds 1 l'],
  images: [picture('carafe'), picture('carafe from above')],
  subcategory: 'Carafes',
  brand: 'Pellgate',
  version: 1,
  contentStatus: { score: 100, issues: 0, status: 'optimized' },
  pendingParts: [],
  waitingSince: null,
  listingQuality: 96,
});
/** The first two are variants of each other. */
export const family: Family = {
  id: mug.id,
  members: [
    { id: mug.id, variant: 'Mug' },
    { id: carafe.id, variant: 'Carafe' },
  ],
};
export const kite = product({
  id: 3,
  sku: 'KTE-3',
  title: 'Rainbow kite',
  description: '',
  bullets: [],
  images: [],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
  version: 1,
  contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
  hasContent: false,
  pendingParts: ['title', 'bullets', 'description', 'images'],
  waitingSince: '2026-11-01T09:00:00.000Z',
  listingQuality: null,
  complianceLevel: null,
});
export const products: Product[] = [mug, carafe, kite];

/** The mug's content: everything waits, and its title claims what no fact supports. */
export function mugContent(given: Parameters<typeof testContent>[0] = {}): OptimizedContent {
  const generated = testRecord({ draft });
  return testContent({
    id: 1,
    productId: mug.id,
    title: 'Clayfield stoneware mug, freezer safe',
    description: 'This stoneware mug holds 350 ml. It goes into the dishwasher.',
    bullets: ['Holds 350 ml', 'Dishwasher safe', 'Made of stoneware'],
    images: mug.images,
    imagesWithStatus: mug.images.map((url, order) => ({ url, type: 'hero', order, status: 'pending' })),
    createdAt: at,
    updatedAt: at,
    ...given,
    parts: { title: generated, bullets: generated, description: generated, ...given.parts },
  });
}

/** The carafe's content: approved, the hero rejected once more, a fact changed since. */
export function carafeContent(): OptimizedContent {
  const decided = testRecord({ draft, decidedBy: reviewer, decidedAt: at });
  const [hero = '', second = ''] = carafe.images;
  return testContent({
    id: 2,
    productId: carafe.id,
    title: 'Pellgate glass carafe, 1 l',
    description: 'A glass carafe by Pellgate. It holds one litre.',
    bullets: ['Holds 1 l', 'Clear glass'],
    images: carafe.images,
    imagesWithStatus: [
      { url: hero, type: 'hero', order: 0, status: 'approved' },
      { url: second, type: 'secondary', order: 1, status: 'rejected' },
    ],
    titleStatus: 'approved',
    descriptionStatus: 'rejected',
    bulletsStatus: 'approved',
    imagesStatus: 'approved',
    createdAt: at,
    updatedAt: at,
    approvedBy: reviewer.id,
    parts: {
      title: {
        ...decided,
        openClaims: [],
        sourceChanges: [{ field: 'title', before: 'Glass jug', after: 'Glass carafe', changedAt: at }],
      },
      description: decided,
      bullets: decided,
      images: testRecord({ origin: 'source', decidedBy: reviewer, decidedAt: at }),
    },
  });
}

export function historyEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 1,
    productId: carafe.id,
    productTitle: carafe.title,
    contentType: 'title',
    action: 'edited',
    previousContent: 'Glass carafe',
    newContent: 'Pellgate glass carafe, 1 l',
    changedBy: reviewer,
    changeDate: at,
    status: 'pending',
    details: null,
    ...given,
  };
}

export const historyEntries: HistoryEntry[] = [
  historyEntry({ id: 4, action: 'approved', previousContent: 'Pellgate glass carafe, 1 l', status: 'approved' }),
  historyEntry({ id: 3, contentType: 'description', action: 'rejected', newContent: 'A carafe.', status: 'rejected' }),
  historyEntry({
    id: 2,
    contentType: 'bullets',
    action: 'generated',
    previousContent: ['Holds 1 l'],
    newContent: ['Holds 1 l', 'Clear glass'],
    details: { draft },
    changeDate: '2026-11-18T09:00:00.000Z',
  }),
  historyEntry({ id: 1, changeDate: '2026-11-18T08:00:00.000Z', previousContent: null }),
];

export function dataSource(given: Partial<DataSource> = {}): DataSource {
  return {
    id: 1,
    productId: mug.id,
    customerType: null,
    sourceCategory: 'supplier sheet',
    sourceUrl: null,
    sourceNotes: null,
    fileName: null,
    fetchedAt: null,
    isActive: true,
    createdBy: reviewer.id,
    createdByName: reviewer.fullName,
    createdAt: at,
    updatedAt: at,
    sourceContent: 'Each mug is freezer safe.',
    ...given,
  };
}

/** What the server made of a data source: the one fact in it, and the claim of the title that rests on it. */
export function sourceDetails(source = dataSource()): SourceDetails {
  const claim = {
    text: 'freezer safe',
    start: 26,
    end: 38,
    kind: 'feature',
    verdict: 'supported',
    evidence: [],
  } as const;
  return {
    source,
    characters: 25,
    charactersRead: 25,
    factCount: 1,
    facts: [
      {
        kind: 'feature',
        text: 'freezer safe',
        start: 12,
        end: 24,
        isNegated: false,
        before: 'Each mug is ',
        after: '.',
      },
    ],
    effects: [{ ...claim, evidence: [...claim.evidence], contentType: 'title', without: 'unsupported' }],
  };
}

export function setAsideProduct(given: Partial<SetAsideProduct> = {}): SetAsideProduct {
  return {
    id: 41,
    sku: 'JUG-41',
    title: 'Enamel jug',
    category: 'Kitchen',
    brand: 'Clayfield',
    retailer: 'Amazon',
    image: null,
    isApproved: true,
    setAsideAt: '2026-11-20T09:00:00.000Z',
    setAsideBy: 'Tess Tester',
    isMissing: false,
    missingFrom: null,
    deleteAt: null,
    ...given,
  };
}

/** A dry run over a small file that found something of everything. */
export function importRun(given: Partial<ImportDetails> = {}): ImportDetails {
  return {
    id: 1,
    runId: given.dryRun === false ? 21 : null,
    fileName: 'catalogue.csv',
    bytes: 4_000,
    bytesRead: 4_000,
    dryRun: true,
    mode: 'rows',
    state: 'done',
    isPaused: false,
    isCancelled: false,
    format: 'csv',
    encoding: 'windows-1252',
    encodingNote: 'Read as Windows-1252, a guess from the letters.',
    mapping: { SKU: 'sku', Name: 'title', Colour: 'attribute', Notes: 'ignore' },
    columns: [
      { name: 'SKU', samples: ['MUG-1', 'CRF-2'] },
      { name: 'Name', samples: ['Stoneware mug', 'Glass carafe'] },
      { name: 'Colour', samples: ['Moss'] },
      { name: 'Notes', samples: [] },
    ],
    counts: { read: 6, new: 3, changed: 1, unchanged: 1, refused: 1 },
    problems: [{ row: 4, column: 'SKU', value: null, reason: 'The row has no SKU.' }],
    problemCount: 1,
    cleaned: [
      {
        kind: 'html',
        count: 2,
        example: { row: 2, column: 'Name', before: '<b>Stoneware</b> mug', after: 'Stoneware mug' },
      },
    ],
    handEdits: 'keep',
    edited: 0,
    emptyCells: 'keep',
    blanks: 0,
    returned: 0,
    setAside: 0,
    supplier: null,
    lastSupplier: null,
    otherSupplier: 'refuse',
    otherSuppliers: 0,
    claimed: 0,
    missingPolicy: 'nothing',
    missing: 0,
    stopAbove: null,
    excess: null,
    isOutdated: false,
    constants: {},
    profile: null,
    suggested: null,
    dryRunId: null,
    importedAs: null,
    listed: 0,
    pending: 0,
    sourceChanged: 0,
    undone: 'none',
    undo: null,
    moved: { setAside: 0, broughtBack: 0 },
    movedBy: [],
    missingNow: null,
    willMove: { setAside: 0, broughtBack: 0 },
    canUndo: false,
    canApply: true,
    createdBy: reviewer.fullName,
    createdAt: at,
    finishedAt: at,
    ...given,
  };
}

export function supplier(given: Partial<Supplier> = {}): Supplier {
  return { id: 5, name: 'Acme', key: 'acme', hasOwnSkus: false, products: 284, setAside: 0, ...given };
}

/** How the files of a supplier are imported. */
export function importProfile(given: Partial<ImportProfile> = {}): ImportProfile {
  return {
    id: 3,
    name: 'Acme prices',
    format: 'csv',
    columns: ['colour', 'name', 'notes', 'sku'],
    mapping: { SKU: 'sku', Name: 'title', Colour: 'attribute', Notes: 'ignore' },
    encoding: null,
    handEdits: 'keep',
    emptyCells: 'keep',
    missing: 'list',
    stopAbove: 30,
    constants: { brand: 'Acme' },
    supplierId: null,
    otherSupplier: 'refuse',
    used: 4,
    lastUsedAt: at,
    products: 284,
    schedule: null,
    createdAt: at,
    ...given,
  };
}

/** What that import does to a product. */
export function importedProduct(given: Partial<ImportedProduct> = {}): ImportedProduct {
  return {
    row: 3,
    sku: 'MUG-1',
    title: 'Stoneware mug',
    productId: 1,
    kind: 'changed',
    changes: [
      { field: 'price', isAttribute: false, before: '12.00', after: '13.00', isHandEdit: false, isKept: false },
      { field: 'title', isAttribute: false, before: 'My mug', after: 'Ruby mug', isHandEdit: true, isKept: true },
      { field: 'Colour', isAttribute: true, before: 'Moss', after: '', isHandEdit: false, isKept: false },
    ],
    outcome: null,
    reason: null,
    ...given,
  };
}

export const savedViews: SavedView[] = [
  {
    id: 1,
    name: 'Kitchen, clean',
    path: '/pending-products',
    search: 'category=Kitchen&lens=clean',
    createdBy: 1,
  },
  { id: 2, name: 'Mugs', path: '/products', search: 'mode=list&search=mug', createdBy: 1 },
];

export const signOff = (given: Partial<SignOff> = {}): SignOff => ({
  ...{ id: 7, forWhom: 'Northwind', message: null, madeBy: { id: 1, fullName: 'Ada Lovelace' } },
  ...{ createdAt: '2026-11-18T09:00:00.000Z', expiresAt: '2099-12-04T09:00:00.000Z', revokedAt: null },
  ...{ products: 3, parts: 7, answered: 0, sentParts: 0, unsentParts: 0, sentAt: null, waiting: [] },
  ...{ productIds: [1, 2, 3], lastRunId: null },
  ...given,
});
