// What the server answers in component tests, complete; give what the test is about.

import { type BrokenRules, listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { listWaivers } from '#domain/benchmarks/waivers.contract.ts';
import { countAssigned } from '#domain/catalogue/assigned.contract.ts';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { countLenses, type LensCounts } from '#domain/catalogue/lenses.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { listSavedViews } from '#domain/catalogue/saved-views.contract.ts';
import { type HistoryEntry, listHistoryPeople } from '#domain/history/history.contract.ts';
import { listNotifications } from '#domain/notifications/notifications.contract.ts';
import { type Dashboard, getDashboard } from '#domain/overview/overview.contract.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { listContentStatuses } from '#domain/review/content-statuses.contract.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { defaultSettings, type Settings } from '#domain/review/settings.contract.ts';
import { listRuns } from '#domain/runs/runs.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { leaveProduct, listWork, visitProduct } from '#domain/teamwork/teamwork.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { me, picture } from './person-and-picture.ts';
import { serveByDefault } from './serve.ts';

export { me, picture };

export function product(given: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: 'MUG-1',
    title: 'Stoneware mug',
    description: 'A stoneware mug that holds 350 ml.',
    bullets: ['Holds 350 ml', 'Dishwasher safe'],
    images: [picture('mug')],
    imageAlts: [],
    translations: {},
    price: '12.00 USD',
    category: 'Kitchen',
    subcategory: 'Mugs',
    brand: 'Clayfield',
    retailer: 'Shopify',
    attributes: [{ name: 'Material', value: 'Stoneware' }],
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    version: 1,
    contentStatus: { score: 50, issues: 2, status: 'needs_improvement' },
    hasContent: true,
    pendingParts: ['title', 'bullets'],
    waitingSince: '2026-11-12T09:00:00.000Z',
    lens: 'clean',
    listingQuality: 80,
    complianceLevel: 'compliant',
    ...given,
  };
}

/** This many products with what distinguishes them. */
export function products(count: number, given: (index: number) => Partial<Product> = () => ({})): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return product({ id: number, sku: `MUG-${number}`, title: `Mug ${number}`, ...given(index) });
  });
}

/** The values products can be filtered by. */
export const facets = {
  categories: ['Kitchen', 'Garden'],
  subcategories: [
    { category: 'Kitchen', subcategory: 'Mugs' },
    { category: 'Garden', subcategory: 'Pots' },
  ],
  brands: ['Clayfield'],
  retailers: ['Shopify'],
};

export function dashboard(given: Partial<Dashboard> = {}): Dashboard {
  return {
    total: 99,
    totalCaption: '+12% from last month',
    pending: 24,
    pendingCaption: '+18% from last week',
    approved: 76,
    approvedCaption: '+8% from last month',
    rejected: 12,
    plannedPush: 41,
    pushed: null,
    pushedCaption: '0% pushed to live site',
    setAside: 0,
    ...given,
  };
}

export function settings(given: Partial<Settings> = {}): Settings {
  return { ...defaultSettings, ...given };
}

/** The lenses of the pending list, of 24 products in all. */
export const lensCounts: LensCounts = {
  'nothing-written': 3,
  'part-rejected': 1,
  'source-changed': 0,
  'open-claim': 5,
  'must-rule': 4,
  'wish-not-followed': 1,
  unchanged: 4,
  clean: 6,
};

/** The rules those lists break: a product can break both. */
export const brokenRules: BrokenRules = {
  total: 24,
  breaking: 9,
  rules: [
    {
      ruleIds: ['shopify.title.brand', 'general.title.brand'],
      label: 'Title starts with the brand',
      attribute: 'title',
      severity: 'warn',
      retailers: ['Shopify'],
      products: 7,
      waived: 2,
      canFix: true,
      canAsk: true,
      canPropose: false,
      look: null,
    },
    {
      ruleIds: ['shopify.bullets'],
      label: 'Bullets present',
      attribute: 'bullets',
      severity: 'block',
      retailers: ['Shopify'],
      products: 4,
      waived: 0,
      canFix: false,
      canAsk: true,
      canPropose: false,
      look: null,
    },
  ],
};

export function historyEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 1,
    productId: 1,
    productTitle: 'Stoneware mug',
    contentType: 'title',
    action: 'edited',
    previousContent: 'Mug',
    newContent: 'Stoneware mug',
    changedBy: { id: 1, fullName: 'Sam Porter' },
    changeDate: '2026-11-20T18:05:00.000Z',
    status: 'pending',
    details: null,
    ...given,
  };
}

export function prompt(given: Partial<Prompt> = {}): Prompt {
  return {
    id: 1,
    prompt: 'Mention the warranty',
    scope: 'global',
    scopeValue: null,
    isActive: true,
    version: 1,
    createdBy: 1,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T18:05:00.000Z',
    ...given,
  };
}

/** What the frame around every screen reads, and most screens with it. */
export function serveFrame(): void {
  serveByDefault(getMe, me);
  serveByDefault(getDashboard, dashboard());
  serveByDefault(listSavedViews, []);
  serveByDefault(listImports, []);
  serveByDefault(listRuns, []);
  serveByDefault(listNotifications, { notifications: [], unread: 0, hasMore: false });
  serveByDefault(getFacets, facets);
  serveByDefault(listSuppliers, []);
  serveByDefault(countLenses, lensCounts);
  serveByDefault(listBrokenRules, brokenRules);
  serveByDefault(listWaivers, []);
  serveByDefault(listReviewNotes, []);
  serveByDefault(listContentStatuses, []);
  serveByDefault(listWork, []);
  serveByDefault(countAssigned, { all: 24, mine: 7, mineDue: 2, nobody: 6, toConfirm: 0 });
  serveByDefault(visitProduct, { others: [] });
  serveByDefault(leaveProduct, undefined);
  serveByDefault(listHistoryPeople, [{ id: me.id, fullName: me.fullName }]);
}
