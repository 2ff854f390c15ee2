// A desk where work goes on, for tests that walk over screens: every read is answered; a test serves itself what it is about.
import { askCatalogue } from '#domain/assistant/assistant.contract.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { getRescore } from '#domain/benchmarks/rescore.contract.ts';
import {
  type DeskRule,
  getRule,
  listActiveRules,
  listPacks,
  listRules,
  testRule,
} from '#domain/benchmarks/rules.contract.ts';
import { previewSelection } from '#domain/catalogue/bulk.contract.ts';
import { getFacets, getNeighbours, getProduct, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listFactSources } from '#domain/claims/claims.contract.ts';
import { listHistory, listProductHistory } from '#domain/history/history.contract.ts';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import { getCategories } from '#domain/overview/categories.contract.ts';
import { getIntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getDraftInstruction } from '#domain/prompts/draft-instruction.contract.ts';
import { sampleTrial, type TriedProduct, tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { getProductPrompts, getPrompt, listPrompts, listPromptVersions } from '#domain/prompts/prompts.contract.ts';
import { testPrompt } from '#domain/prompts/test-prompt.ts';
import { getProductAnalytics } from '#domain/review/analytics.contract.ts';
import { getContent } from '#domain/review/review.contract.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { getSource, listSources } from '#domain/sources/sources.contract.ts';
import { getProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import { getImport, listImports } from '#domain/transfer/transfer.contract.ts';
import * as records from './desk-records.ts';
import { me } from './replies.ts';
import { pageOf, serveByDefault } from './serve.ts';

const at = '2026-11-20T09:00:00.000Z';
const person = { id: me.id, fullName: me.fullName };
const none = new Problem('NOT_FOUND', 'There is no such record.');
const { products, mug, carafe } = records;

export function serveDesk(): void {
  serveCatalogue();
  serveReview();
  serveRules();
  servePrompts();
  serveSources();
  serveOverview();
  serveByDefault(listImports, [records.importRun({ id: 2, state: 'running', bytesRead: 1_000 }), records.importRun()]);
  serveByDefault(getImport, records.importRun());
}

const holds = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

function serveCatalogue(): void {
  serveByDefault(listProducts, ({ query: { search = '' } }) => {
    const found = products.filter(({ title, sku }) => holds(title, search) || holds(sku, search));
    // As the desk has it, more than one page of them.
    return pageOf(found, { total: search === '' ? 33 : found.length });
  });
  serveByDefault(getFacets, {
    categories: ['Kitchen'],
    subcategories: [{ category: 'Kitchen', subcategory: 'Mugs' }],
    brands: ['Clayfield', 'Pellgate'],
    retailers: ['Shopify'],
  });
  serveByDefault(getProduct, ({ params }) => products.find(({ id }) => id === params.id) ?? none);
  serveByDefault(getNeighbours, ({ params }) => ({
    previous: params.id === mug.id ? null : { id: mug.id, title: mug.title },
    next: params.id === mug.id ? { id: carafe.id, title: carafe.title } : null,
  }));
  serveByDefault(previewSelection, { run: { at, until: 99 }, total: 3, withContent: 2, approved: 1 });
  serveByDefault(askCatalogue, {
    answer: 'Kitchen has the most pending products: 2.',
    interpretation: {
      text: 'pending products by category, the most first',
      conditions: ['at least one part pending'],
      query: {
        where: [{ field: 'status', any: ['pending'] }],
        show: 'groups',
        measure: { of: 'count' },
        groupBy: { by: 'category' },
        order: { by: 'measure', end: 'highest' },
      },
      filter: { status: 'pending' },
    },
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
  serveByDefault(getContent, ({ params: { id } }) =>
    id === mug.id ? records.mugContent() : id === carafe.id ? records.carafeContent() : null,
  );
  serveByDefault(listHistory, pageOf(records.historyEntries, { total: records.historyEntries.length }));
  serveByDefault(listProductHistory, pageOf(records.historyEntries, { total: records.historyEntries.length }));
  serveByDefault(getSettings, { attestation: 'contradicted' });
  serveByDefault(getProductOrigin, {
    createdAt: at,
    createdBy: person,
    updatedAt: at,
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

/** Every rule Copydesk ships as the desk keeps it, and one of its own. */
export function deskRules(): DeskRule[] {
  return builtInRules.map((rule, index) => deskRule({ id: index + 1, rule }));
}

export function deskRule(given: Partial<DeskRule> & Pick<DeskRule, 'rule'>): DeskRule {
  return {
    id: 1,
    isBuiltIn: true,
    isTouched: false,
    isActive: true,
    notes: null,
    version: 1,
    updatedAt: at,
    updatedBy: null,
    ...given,
  };
}

function serveRules(): void {
  const rules = deskRules();
  serveByDefault(listActiveRules, { version: 1, rules: [...builtInRules] });
  serveByDefault(listRules, pageOf(rules.slice(0, 12), { total: rules.length, nextCursor: 'more' }));
  serveByDefault(listPacks, [{ retailer: 'general', name: 'General', rules: rules.length }]);
  serveByDefault(getRule, ({ params }) => {
    const rule = rules.find(({ id }) => id === params.id);
    if (!rule) return none;
    const after = { isActive: true, notes: null, rule: rule.rule };
    return { rule, changes: [{ id: 1, before: null, after, undoes: null, changedAt: at, changedBy: null }] };
  });
  serveByDefault(getRescore, { running: true, done: 20, total: 99, pace: 40 });
  serveByDefault(testRule, {
    total: 99,
    products: products.map(({ id, title, retailer }, index) => ({
      id,
      title,
      retailer,
      hasPassed: [false, true, null][index] ?? null,
      message: index === 0 ? 'Title is too long to meet requirements' : null,
      found: index === 0 ? ['stoneware'] : [],
      before: 80,
      after: index === 0 ? 75 : 80,
    })),
  });
}

export const prompts = [
  testPrompt({ prompt: 'Keep titles under 45 characters. Use a friendly tone.' }),
  testPrompt({ id: 2, prompt: 'Name the material first', scope: 'category', scopeValue: 'Kitchen', isActive: false }),
  testPrompt({ id: 3, prompt: 'Mention dishwashers', scope: 'brand', scopeValue: 'Clayfield' }),
  testPrompt({ id: 4, prompt: 'Say what fits in', scope: 'productType', scopeValue: 'Mugs' }),
  testPrompt({ id: 5, prompt: 'Never call it a cup', scope: 'sku', scopeValue: mug.sku }),
];

/** A product a prompt was tried on, whose title it shortens. */
export function triedProduct(given: Partial<TriedProduct> = {}): TriedProduct {
  const { id, sku, title } = mug;
  const before = {
    lengths: { title: 60, bullets: 90, description: 200 },
    quality: 80,
    unsupported: 0,
    contradicted: 0,
    brokenRules: ['Title length'],
  };
  return {
    id,
    sku,
    title,
    before,
    after: { ...before, lengths: { ...before.lengths, title: 40 }, quality: 85, brokenRules: [] },
    changes: [{ part: 'title', before: 'Clayfield stoneware mug for the kitchen', after: 'Clayfield stoneware mug' }],
    lines: [
      { text: 'Keep titles under 45 characters', isFollowed: true, exceptions: [], overridden: null },
      { text: 'Use a friendly tone', isFollowed: false, exceptions: [], overridden: null },
    ],
    notes: ['Asked by the global prompt: "Keep titles under 45 characters".'],
    ...given,
  };
}

function servePrompts(): void {
  const [first, ...others] = prompts;
  if (!first) throw new Error('The desk has prompts.');
  serveByDefault(listPrompts, ({ query: { scope, search = '' } }) => {
    const found = prompts.filter((each) => (!scope || each.scope === scope) && holds(each.prompt, search));
    return pageOf(found, { total: found.length });
  });
  serveByDefault(getPrompt, ({ params }) => prompts.find(({ id }) => id === params.id) ?? none);
  serveByDefault(listPromptVersions, [{ ...first, createdBy: person }]);
  const line = { promptId: first.id, scope: first.scope, scopeValue: null };
  const kept = { text: 'Keep titles under 45 characters', ...line, isFollowed: true, exceptions: [] };
  serveByDefault(getProductPrompts, {
    prompts: [first, ...others.filter(({ isActive }) => isActive)],
    merged: {
      text: kept.text,
      lines: [
        kept,
        { ...kept, text: 'Use a friendly tone', isFollowed: false },
        {
          ...kept,
          text: 'Call it a cup',
          overriddenBy: { promptId: 5, scope: 'sku', scopeValue: mug.sku, reason: 'A narrower prompt says otherwise.' },
        },
      ],
    },
  });
  serveByDefault(getDraftInstruction, {
    engine: 'built-in',
    lines: [
      {
        text: kept.text,
        from: { promptId: first.id, version: 1, scope: 'global', scopeValue: null, since: 'changed' },
        isFollowed: true,
        isForPart: true,
        exceptions: [],
        overridden: null,
      },
    ],
    lost: [],
    isOwnKnown: true,
  });
  serveByDefault(sampleTrial, {
    total: 99,
    products: products.map(({ id, sku, title }) => ({ id, sku, title })),
    engine: 'built-in',
    calls: { least: 0, most: 0 },
  });
  serveByDefault(tryPrompt, ({ body: { productId } }) => {
    const { id, sku, title } = products.find((each) => each.id === productId) ?? mug;
    return triedProduct({ id, sku, title });
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
    channels: [
      { name: 'Shopify', isConnected: false, exportFormat: 'shopify' },
      { name: 'WooCommerce', isConnected: true, exportFormat: 'woocommerce' },
    ],
    approved: 76,
    plannedPush: 41,
    pushed: 0,
  });
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
