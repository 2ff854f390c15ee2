// Every screen by its address, with data, on an empty workspace, while it waits and after a failure: nothing stands in the way of anybody.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listAttributes } from '#domain/attributes/attributes.contract.ts';
import { getFacets, listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listHistory } from '#domain/history/history.contract.ts';
import { getKeywordCount, listKeywordLists } from '#domain/keywords/keywords.contract.ts';
import { getModelSettings } from '#domain/models/connections.contract.ts';
import { getCategories } from '#domain/overview/categories.contract.ts';
import { listPrompts } from '#domain/prompts/prompts.contract.ts';
import { getReport } from '#domain/report/report.contract.ts';
import { listRuns } from '#domain/runs/runs.contract.ts';
import { listVoices } from '#domain/voice/voice.contract.ts';
import { listWebhooks } from '#domain/webhooks/webhooks.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { answerAll } from '#testing/components/answer-all.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { environmentModel, modelSettings } from '#testing/components/serve-models.ts';
import { emptyReport } from '#testing/components/serve-report.ts';

test.each([
  ['the dashboard', '/', 'Glass carafe'],
  ['all products as a grid', '/products', 'Glass carafe'],
  ['all products as a list, filtered', '/products?mode=list&category=Kitchen', 'Glass carafe'],
  ['the pending list', '/pending-products', 'Glass carafe'],
  ['the pending list with its variants grouped', '/pending-products?group=families', 'Mug, Carafe'],
  ['all products as a list with their variants grouped', '/products?mode=list&group=families', 'Mug, Carafe'],
  ['a list without matches', '/?search=zeppelin', 'Clear all filters'],
  ['the content history', '/content-history', '4 changes, newest first'],
  ['the report', '/report', '1.3% of 78 approved'],
  ['import before a file', '/import', 'Drop a catalog file here'],
  ['import after its dry run', '/import?run=1', 'The row has no SKU.'],
  ['answers that came back', '/import?answers=7', 'The text changed after it was sent for review.'],
  ['the runs', '/runs', /868 of 1,240 products/],
  ['a run', '/runs/7', 'Title starts with the brand'],
  ['the categories', '/categories', 'Carafes'],
  ['the integration status', '/integration-status', /WooCommerce/],
  ['the language models', '/api-integration', /can no longer be read/],
  ['the settings', '/settings', /^\d+ voices, \d+ terms?$/],
  ['the team of a workspace that signs nobody in', '/team', 'Sign-in is off'],
  ['the attributes', '/attributes', 'Shown as “Main colour”'],
  ['the suppliers', '/suppliers', 'Acme'],
  ['the import profiles', '/import-profiles', 'Acme prices'],
  ['attributes that are not found', '/attributes?search=zeppelin', 'No attributes found'],
  ['the voices', '/voice', /Calm and exact/],
  ['a voice being changed', '/voice?voice=1', 'Voice of the workspace'],
  ['the keywords', '/keywords', /1,390 searches per month/],
  ['new keywords', '/keywords?list=new', 'New keywords'],
  ['the keywords of a category', '/keywords?list=category&value=Kitchen', /On average, a product uses/],
  ['the keywords of a product', '/keywords?list=product&value=1', 'Open the product'],
  ['the prompts', '/prompts', 'Never call it a cup'],
  ['the benchmark rules', '/rules', 'Title present'],
  ['an address without a screen', '/no-such-page', '404 Page Not Found'],
  ['help', '/help', 'Help Center'],
  ['privacy', '/privacy', 'Privacy Policy'],
] as const)('nothing stands in the way of anybody: %s', async (_name, address, words) => {
  serveAll();
  openScreen(address);
  const main = page.getByRole('main');
  await expect.element(main.getByText(words).first()).toBeVisible();
  // The frame is the same around all of them, and much of what there is to look at.
  await expectAccessible({ within: address === '/' ? undefined : main });
});

test.each([
  ['/', 'No products found'],
  ['/products', 'No products found'],
  ['/pending-products', 'No pending products found'],
  ['/content-history', 'No history available'],
  ['/report', 'Nothing was drafted in this week'],
  ['/categories', 'No categories found'],
  ['/prompts', 'No prompts found'],
  ['/attributes', 'No attributes yet'],
  ['/voice', 'No voice yet'],
  ['/keywords', 'No keywords yet'],
  ['/api-integration', 'No connections yet'],
  ['/settings', 'No keywords yet'],
  ['/runs', 'No runs yet'],
] as const)('nothing stands in the way of anybody on an empty workspace: %s', async (address, words) => {
  serveAll();
  serve(listProducts, []);
  serve(getFacets, { categories: [], subcategories: [], brands: [], retailers: [] });
  serve(listHistory, []);
  serve(getReport, emptyReport());
  serve(getCategories, { total: 0, categories: [] });
  serve(listPrompts, []);
  serve(listAttributes, []);
  serve(listVoices, []);
  serve(listKeywordLists, []);
  serve(getKeywordCount, { keywords: 0 });
  serve(listRuns, []);
  serve(getModelSettings, modelSettings({ connections: [], jobs: { write: null, judge: null, chat: null } }));
  openScreen(address);
  await expect.element(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expectAccessible({ within: page.getByRole('main') });
});

test('nothing stands in the way of anybody where the environment sets the model', async () => {
  serve(getModelSettings, modelSettings({ environment: environmentModel }));
  serve(listWebhooks, []);
  openScreen('/api-integration');
  await expect.element(page.getByRole('heading', { name: 'Set on the server' })).toBeVisible();
  await expectAccessible({ within: page.getByRole('main') });
});

const addresses = [
  '/',
  '/products',
  '/pending-products',
  '/products/1',
  '/products/1/edit',
  '/content-history',
  '/report',
  '/categories',
  '/prompts',
  '/settings',
  '/attributes',
  '/voice',
  '/keywords',
  '/integration-status',
  '/api-integration',
  '/import',
  '/import?answers=7',
  '/runs',
  '/runs/7',
];

test.each(addresses)('nothing stands in the way of anybody while %s waits for its data', async (address) => {
  answerAll(() => new Promise(() => {}));
  openScreen(address);
  await expect.element(page.getByRole('main').getByRole('status').first()).toBeInTheDocument();
  await expectAccessible({ within: page.getByRole('main') });
});

test.each(addresses)('nothing stands in the way of anybody when %s could not get its data', async (address) => {
  answerAll(() => Response.json({ error: 'Down.', code: 'INTERNAL' }, { status: 500 }));
  openScreen(address);
  await expect.element(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectAccessible({ within: page.getByRole('main') });
  // The console hears of content that could not be loaded, as specified.
  vi.mocked(console.warn).mockClear();
});
