// A server where work goes on, for tests that walk over screens: every read is answered; a test serves itself what it is about.

import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import { getFacets, getProduct, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { listSavedViews } from '#domain/catalogue/saved-views.contract.ts';
import { listSetAside } from '#domain/catalogue/set-aside.contract.ts';
import { listFactSources } from '#domain/claims/claims.contract.ts';
import { countComments, listComments } from '#domain/comments/comments.contract.ts';
import { listFamilies } from '#domain/families/families.contract.ts';
import { listHistory, listProductHistory } from '#domain/history/history.contract.ts';
import { getImages } from '#domain/images/images.contract.ts';
import { getModelSettings } from '#domain/models/connections.contract.ts';
import { listJudgements } from '#domain/models/judge/judgements.contract.ts';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import { getCategories } from '#domain/overview/categories.contract.ts';
import { getIntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getProductAnalytics } from '#domain/review/analytics.contract.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { listPasskeys } from '#domain/session/passkeys.contract.ts';
import { getSecondFactor } from '#domain/session/second-factor.contract.ts';
import { getSignIn } from '#domain/session/sign-in.contract.ts';
import { listSignOffs } from '#domain/sign-off/sign-off.contract.ts';
import { getSource, listSources } from '#domain/sources/sources.contract.ts';
import { listImportedProducts } from '#domain/transfer/import-products.contract.ts';
import { listImportProfiles } from '#domain/transfer/import-profiles.contract.ts';
import { getImport, previewUndo } from '#domain/transfer/import-run.contract.ts';
import { getProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import { listSuppliers } from '#domain/transfer/suppliers.contract.ts';
import { listImports } from '#domain/transfer/transfer.contract.ts';
import { noComments } from './product-page.ts';
import * as records from './records.ts';
import { me, settings } from './replies.ts';
import { pageOf, serveByDefault } from './serve.ts';
import { serveAttributes } from './serve-attributes.ts';
import { serveAudit } from './serve-audit.ts';
import { serveExports } from './serve-exports.ts';
import { serveKeywords } from './serve-keywords.ts';
import { modelSettings, serveConnectionTest } from './serve-models.ts';
import { servePolicies } from './serve-policies.ts';
import { servePrompts } from './serve-prompts.ts';
import { serveReport } from './serve-report.ts';
import { serveRules } from './serve-rules.ts';
import { serveRuns } from './serve-runs.ts';
import { serveTeam } from './serve-team.ts';
import { serveVoices } from './serve-voices.ts';

const at = '2026-11-20T09:00:00.000Z';
const person = { id: me.id, fullName: me.fullName };
const none = new Problem('NOT_FOUND', 'There is no such record.');
const { products, mug, carafe } = records;

export function serveAll(): void {
  serveCatalogue();
  serveReview();
  serveRules();
  serveRuns();
  servePrompts();
  servePolicies();
  serveAttributes();
  serveVoices();
  serveKeywords();
  serveSources();
  serveOverview();
  serveReport();
  serveExports();
  serveTeam();
  serveAudit();
  serveByDefault(getSignIn, { hasOwner: true, methods: ['password'] });
  serveByDefault(listPasskeys, []);
  serveByDefault(getSecondFactor, { since: null, recoveryCodesLeft: 0 });
  serveByDefault(listImports, [records.importRun({ id: 2, state: 'running', bytesRead: 1_000 }), records.importRun()]);
  const applied = { id: 3, dryRun: false, canApply: false, canUndo: true, listed: 4 };
  serveByDefault(listSuppliers, [records.supplier()]);
  serveByDefault(listSignOffs, [records.signOff()]);
  serveByDefault(listImportProfiles, [records.importProfile()]);
  serveByDefault(getImport, ({ params: { id } }) => records.importRun(id === applied.id ? applied : {}));
  serveByDefault(previewUndo, {
    ...{ undone: 3, deleted: 2, partly: 0, left: 1, moved: { setAside: 2, broughtBack: 0 } },
    conflicts: [
      {
        sku: 'MUG-1',
        title: 'Stoneware mug',
        productId: 1,
        outcome: 'left',
        reason: 'Someone worked on the product after the import, so it stays.',
      },
    ],
  });
  serveByDefault(listImportedProducts, pageOf([records.importedProduct()], { total: 1 }));
}

const holds = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

function serveCatalogue(): void {
  serveByDefault(listSetAside, pageOf([records.setAsideProduct()], { total: 1 }));
  serveByDefault(listSavedViews, records.savedViews);
  serveByDefault(listProducts, ({ query: { search = '' } }) => {
    const found = products.filter(({ title, sku }) => holds(title, search) || holds(sku, search));
    // As the server has it, more than one page of them.
    return pageOf(found, { total: search === '' ? 33 : found.length });
  });
  serveByDefault(getFacets, {
    categories: ['Kitchen'],
    subcategories: [{ category: 'Kitchen', subcategory: 'Mugs' }],
    brands: ['Clayfield', 'Pellgate'],
    retailers: ['Shopify'],
  });
  serveByDefault(getProduct, ({ params }) => products.find(({ id }) => id === params.id) ?? none);
  // The mug and the carafe, for want of others.
  serveByDefault(listFamilies, [records.family]);
  serveByDefault(getNeighbours, ({ params }) => ({
    previous: params.id === mug.id ? null : { id: mug.id, title: mug.title },
    next: params.id === mug.id ? { id: carafe.id, title: carafe.title } : null,
    position: params.id === mug.id ? 1 : 2,
    total: 2,
  }));
  serveByDefault(askCatalogue, {
    answer: 'Kitchen has the most pending products: 2.',
    interpretation: {
      text: 'pending products by category, the most first',
      query: {
        where: [{ field: 'status', any: ['pending'] }],
        show: 'groups',
        measure: { of: 'count' },
        groupBy: { by: 'category' },
        order: { by: 'measure', end: 'highest' },
      },
      filter: { status: 'pending' },
    },
    nearest: null,
    total: 2,
    productIds: [mug.id, carafe.id],
    products: [{ id: mug.id, title: mug.title, sku: mug.sku, image: mug.images[0] ?? null }],
    value: 2,
    groups: {
      by: 'category',
      measure: 'Products',
      total: 1,
      rows: [{ name: 'Kitchen', label: 'Kitchen', count: 2, value: 2, text: '2', isFirst: true }],
    },
  });
}

function serveReview(): void {
  serveByDefault(getContent, ({ params: { id } }) => {
    const content = id === mug.id ? records.mugContent() : id === carafe.id ? records.carafeContent() : null;
    return content && withoutFacts(content);
  });
  serveByDefault(getImages, { images: [], renditions: {} });
  serveByDefault(countComments, noComments);
  serveByDefault(listComments, { comments: [], hasEarlier: false });
  serveByDefault(listHistory, pageOf(records.historyEntries, { total: records.historyEntries.length }));
  serveByDefault(listProductHistory, pageOf(records.historyEntries, { total: records.historyEntries.length }));
  serveByDefault(getSettings, settings());
  serveByDefault(getProductOrigin, {
    createdAt: at,
    createdBy: person,
    updatedAt: at,
    supplier: null,
    updatedBy: person,
    file: { format: 'csv', import: { id: 1, fileName: 'catalogue.csv', at, by: person } },
  });
  const totals = { generations: 1, edits: 1, approvals: 2, rejections: 0, rollbacks: 0 };
  serveByDefault(getProductAnalytics, {
    points: [
      {
        at: '2026-11-18T09:00:00.000Z',
        score: 0,
        issues: 4,
        status: 'critical',
        events: [{ part: 'title', action: 'generated', by: null }],
      },
      {
        at,
        score: 50,
        issues: 2,
        status: 'needs_improvement',
        events: [{ part: 'title', action: 'approved', by: person }],
      },
    ],
    parts: (['title', 'bullets', 'description', 'images'] as const).map((part) => ({
      part,
      ...totals,
      generatedToApproved: part === 'title' ? 90_000 : null,
    })),
    totals,
    generatedToAllApproved: null,
  });
}

function serveSources(): void {
  const sources = [
    records.dataSource(),
    records.dataSource({
      id: 2,
      sourceCategory: 'competitor page',
      sourceUrl: 'https://shop.example/mugs',
      sourceNotes: 'Of the shop next door',
      fetchedAt: at,
      isActive: false,
    }),
  ];
  serveByDefault(
    listSources,
    sources.map(({ sourceContent: _, ...row }) => ({
      ...row,
      characters: 25,
      charactersRead: 25,
      factCount: 1,
      claimCount: 1,
    })),
  );
  serveByDefault(getSource, ({ params }) => {
    const source = sources.find(({ id }) => id === params.id);
    return source ? records.sourceDetails(source) : none;
  });
  serveByDefault(listJudgements, { judge: null, judgements: [] });
  serveByDefault(listFactSources, [{ id: 2, category: 'supplier sheet', url: null, text: 'Dishwasher safe.' }]);
}

function serveOverview(): void {
  serveByDefault(getCategories, {
    total: 3,
    categories: [
      {
        name: 'Kitchen',
        count: 2,
        percent: 67,
        subcategories: [
          { name: 'Mugs', count: 1 },
          { name: 'Carafes', count: 1 },
        ],
      },
      { name: null, count: 1, percent: 33, subcategories: [] },
    ],
  });
  serveByDefault(getIntegrationStatus, {
    writer: {
      engine: 'model',
      needsKey: true,
      model: { name: 'a-model', provider: 'A provider' },
      productsWithContent: 2,
    },
    models: {
      write: { name: 'a-model', provider: 'A provider' },
      judge: null,
      chat: { name: 'another-model', provider: 'A provider' },
    },
    channels: [
      { name: 'Shopify', isConnected: false, exportFormat: 'shopify', pushed: 0, lastPushedAt: null },
      { name: 'WooCommerce', isConnected: true, exportFormat: 'woocommerce', pushed: 19, lastPushedAt: at },
    ],
    replica: { state: 'behind', lagBytes: 4_300_000, lagSeconds: 12.4 },
    approved: 76,
    plannedPush: 41,
    pushed: 19,
  });
  serveByDefault(getModelSettings, modelSettings());
  serveConnectionTest();
  const use = { calls: 3, failed: 1, inputTokens: 1_200, outputTokens: 300, costMicros: 4_200 };
  const called = { startedAt: at, provider: 'A provider', model: 'a-model', purpose: 'draft', costMicros: 1_400 };
  serveByDefault(getModelUse, {
    model: { name: 'a-model', provider: 'A provider', hasPrices: true },
    today: { ...use, budgetMicros: 5_000, leftMicros: 800 },
    days: [{ day: '2026-11-20', ...use }],
    uses: [{ provider: 'A provider', model: 'a-model', purpose: 'draft', ...use }],
    latest: [
      {
        ...called,
        id: 2,
        seconds: 1.5,
        product: { id: mug.id, title: mug.title },
        outcome: 'done',
        inputTokens: 400,
        outputTokens: 100,
        isEstimated: false,
      },
      {
        ...called,
        id: 1,
        seconds: null,
        product: null,
        outcome: 'timeout',
        inputTokens: null,
        outputTokens: null,
        isEstimated: true,
      },
    ],
  });
}
