// The routes: one lazy chunk per screen but the dashboard, which comes with the shell, and what each address may carry.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import { attributesSearchShape } from '#web/attributes/attributes.search.ts';
import { rulesSearchShape } from '#web/benchmarks/rules.search.ts';
import { setAsideSearchShape } from '#web/catalogue/set-aside/set-aside.search.ts';
import { historySearchShape } from '#web/history/history.search.ts';
import { keywordsSearchShape, productKeywordsSearchShape } from '#web/keywords/keywords.search.ts';
import { modelsSearchShape } from '#web/models/models.search.ts';
import { categoriesSearchShape } from '#web/overview/overview.search.ts';
import { productPromptSearchShape, promptsSearchShape } from '#web/prompts/prompts.search.ts';
import { reportSearchShape } from '#web/report/report.search.ts';
import { imageEditorSearchShape, reviewSearchShape } from '#web/review/review.search.ts';
import { runSearchShape, runsSearchShape } from '#web/runs/runs.search.ts';
import {
  askSearch,
  listSearchShape,
  pageSearch,
  productSearchShape,
  selectSearch,
  shownSearchShape,
} from '#web/shared/lists/list-search.ts';
import { parseSearch, stringifySearch } from '#web/shared/screen/search-params.ts';
import { productSourceSearchShape } from '#web/sources/sources.search.ts';
import { transferSearchShape } from '#web/transfer/transfer.search.ts';
import { voiceSearchShape } from '#web/voice/voice.search.ts';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { PendingScreen } from './pages/pending-screen.tsx';
import { RouteErrorScreen } from './pages/route-error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { styled } from './styled.ts';
import { teamSearchShape } from './team/team.search.ts';

const modeSearch = z.catch(z.optional(z.enum(['grid', 'list'])), undefined);

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => styled(import('./pages/not-found-screen.tsx')), 'NotFoundScreen'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: z.object({ ...listSearchShape, page: pageSearch, mode: modeSearch }),
  component: DashboardPage,
});

const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: z.object({
    ...listSearchShape,
    ...shownSearchShape,
    ...{ page: pageSearch, mode: modeSearch, select: selectSearch, ask: askSearch },
  }),
  component: lazyRouteComponent(() => styled(import('#web/catalogue/all-products-screen.tsx')), 'AllProductsScreen'),
});

// Which status is the list's own to say.
const ownStatus = z.catch(z.optional(z.never()), undefined);
const statusListSearch = z.object({ ...listSearchShape, ...shownSearchShape, status: ownStatus, page: pageSearch });
const pendingSearch = z.extend(statusListSearch, {
  images: z.catch(z.optional(z.enum(['problems', 'all'])), undefined),
});
const pendingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pending-products',
  validateSearch: pendingSearch,
  component: lazyRouteComponent(() => styled(import('#web/catalogue/status-list-screen.tsx')), 'PendingScreen'),
});
const approvedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/approved-products',
  validateSearch: statusListSearch,
  component: lazyRouteComponent(() => styled(import('#web/catalogue/status-list-screen.tsx')), 'ApprovedScreen'),
});
const rejectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rejected-products',
  validateSearch: statusListSearch,
  component: lazyRouteComponent(() => styled(import('#web/catalogue/status-list-screen.tsx')), 'RejectedScreen'),
});

const addProductRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/new',
  component: lazyRouteComponent(
    () => styled(import('#web/catalogue/product-form/add-product-screen.tsx')),
    'AddProductScreen',
  ),
});

const editProductRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$id/edit',
  validateSearch: z.object(productSearchShape),
  component: lazyRouteComponent(
    () => styled(import('#web/catalogue/product-form/edit-product-screen.tsx')),
    'EditProductScreen',
  ),
});

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$id',
  validateSearch: z.object({
    ...productSearchShape,
    ...reviewSearchShape,
    ...productPromptSearchShape,
    ...productSourceSearchShape,
    ...productKeywordsSearchShape,
  }),
  component: lazyRouteComponent(() => styled(import('./pages/product-page.tsx')), 'ProductPage'),
});

const imageEditorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$id/images',
  validateSearch: z.object({ ...productSearchShape, ...imageEditorSearchShape }),
  component: lazyRouteComponent(
    () => styled(import('#web/review/images/editor/image-editor-screen.tsx')),
    'ImageEditorScreen',
  ),
});

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/content-history',
  validateSearch: z.object(historySearchShape),
  component: lazyRouteComponent(() => styled(import('#web/history/history-screen.tsx')), 'HistoryScreen'),
});

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report',
  validateSearch: z.object(reportSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/report/report-screen.tsx')), 'ReportScreen'),
});

const promptsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prompts',
  validateSearch: z.object(promptsSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/prompts/prompts-screen.tsx')), 'PromptsScreen'),
});

const rulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rules',
  validateSearch: z.object(rulesSearchShape),
  component: lazyRouteComponent(() => styled(import('./pages/rules-page.tsx')), 'RulesPage'),
});

const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/import',
  validateSearch: z.object(transferSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/transfer/import-screen.tsx')), 'ImportScreen'),
});

const runsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/runs',
  validateSearch: z.object(runsSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/runs/runs-screen.tsx')), 'RunsScreen'),
});
const runRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/runs/$id',
  validateSearch: z.object(runSearchShape),
  component: lazyRouteComponent(() => styled(import('./pages/run-page.tsx')), 'RunPage'),
});

const categoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/categories',
  validateSearch: z.object(categoriesSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/overview/categories-screen.tsx')), 'CategoriesScreen'),
});

const integrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/integration-status',
  component: lazyRouteComponent(() => styled(import('#web/overview/integration-screen.tsx')), 'IntegrationScreen'),
});

const modelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/api-integration',
  validateSearch: z.object(modelsSearchShape),
  component: lazyRouteComponent(
    () => styled(import('./api-integration/api-integration-screen.tsx')),
    'ApiIntegrationScreen',
  ),
});

const teamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/team',
  validateSearch: z.object(teamSearchShape),
  component: lazyRouteComponent(() => styled(import('./team/team-screen.tsx')), 'TeamScreen'),
});

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: lazyRouteComponent(() => styled(import('./settings/settings-screen.tsx')), 'SettingsScreen'),
});

const attributesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/attributes',
  validateSearch: z.object(attributesSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/attributes/attributes-screen.tsx')), 'AttributesScreen'),
});
const voiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/voice',
  validateSearch: z.object(voiceSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/voice/voice-screen.tsx')), 'VoiceScreen'),
});

/** A list that one searches and goes through by pages. */
const pageRoute = <Path extends `/${string}`, Module extends Record<string, unknown>>(
  path: Path,
  load: () => Promise<Module>,
  screen: keyof Module & string,
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: z.object(setAsideSearchShape),
    component: lazyRouteComponent(load, screen),
  });
const importProfilesRoute = pageRoute(
  '/import-profiles',
  () => styled(import('#web/transfer/import-profiles-screen.tsx')),
  'ImportProfilesScreen',
);
const suppliersRoute = pageRoute(
  '/suppliers',
  () => styled(import('#web/transfer/suppliers-screen.tsx')),
  'SuppliersScreen',
);
const signOffsRoute = pageRoute(
  '/sign-offs',
  () => styled(import('#web/sign-off/sign-offs-screen.tsx')),
  'SignOffsScreen',
);
const setAsideRoute = pageRoute(
  '/set-aside',
  () => styled(import('#web/catalogue/set-aside/set-aside-screen.tsx')),
  'SetAsideScreen',
);

const keywordsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/keywords',
  validateSearch: z.object(keywordsSearchShape),
  component: lazyRouteComponent(() => styled(import('#web/keywords/keywords-screen.tsx')), 'KeywordsScreen'),
});

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help',
  component: lazyRouteComponent(() => styled(import('./pages/help-screen.tsx')), 'HelpScreen'),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => styled(import('./pages/privacy-screen.tsx')), 'PrivacyScreen'),
});

const routeTree = rootRoute.addChildren([
  dashboardRoute,
  productsRoute,
  setAsideRoute,
  pendingRoute,
  approvedRoute,
  rejectedRoute,
  addProductRoute,
  editProductRoute,
  productRoute,
  imageEditorRoute,
  historyRoute,
  reportRoute,
  promptsRoute,
  rulesRoute,
  importRoute,
  runsRoute,
  runRoute,
  categoriesRoute,
  integrationRoute,
  modelsRoute,
  teamRoute,
  settingsRoute,
  attributesRoute,
  importProfilesRoute,
  suppliersRoute,
  signOffsRoute,
  voiceRoute,
  keywordsRoute,
  helpRoute,
  privacyRoute,
]);

/** A router over the browser's addresses, or over others. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteErrorScreen,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 200,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
