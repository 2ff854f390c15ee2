// The names server state is cached under. A product's own data all starts with ['product', id], so one change refreshes it.

export const keys = {
  me: ['me'] as const,
  /** The sessions of the signed-in user. */
  sessions: ['sessions'] as const,
  /** Below the sessions: turning it on or off ends others, which is announced live. */
  secondFactor: ['sessions', 'second-factor'] as const,
  passkeys: ['passkeys'] as const,
  signInWays: ['sign-in-ways'] as const,
  /** The code that draws QR codes, not one of them. */
  qrCode: ['qr-code'] as const,
  /** The members of the workspace, their sessions, and invitations. */
  team: ['team'] as const,
  teamMembers: ['team', 'members'] as const,
  invitations: ['team', 'invitations'] as const,
  /** Below the team: they go with who made them, which is announced live. */
  apiTokens: ['team', 'api-tokens'] as const,
  mailSetup: ['mail-setup'] as const,
  /** The sessions of all members: every list of them. */
  teamSessions: ['team', 'all-sessions'] as const,
  teamSessionList: (query: object) => ['team', 'all-sessions', query] as const,
  formerMembers: ['team', 'former'] as const,
  memberSessions: (id: number) => ['team', 'sessions', id] as const,
  /** Every list of the audit log, and who is in it. */
  audit: ['audit'] as const,
  auditList: (query: object) => ['audit', 'list', query] as const,
  auditPeople: ['audit', 'people'] as const,
  /** The webhooks, and what was sent to each. */
  webhooks: ['webhooks'] as const,
  webhookList: ['webhooks', 'list'] as const,
  webhookDeliveries: (id: number) => ['webhooks', 'deliveries', id] as const,
  device: (userAgent: string) => ['device', userAgent] as const,
  dashboard: ['dashboard'] as const,
  /** Below the dashboard: its counts are the same. */
  integrationStatus: ['dashboard', 'integration-status'] as const,
  /** Below the dashboard, too: what is written is announced live, and so is what it cost. */
  modelUse: ['dashboard', 'model-use'] as const,
  settings: ['settings'] as const,
  /** The standing policies, with what came of them, and what they would approve now. */
  policies: ['policies'] as const,
  policyList: ['policies', 'list'] as const,
  policyPreview: ['policies', 'preview'] as const,
  waiverEffect: (waived: object | null) => ['waiver-effect', waived] as const,
  savedViews: ['saved-views'] as const,
  signOffs: ['sign-offs'] as const,
  /** Below the dashboard: how many products a saved view lists follows every change of one, as its counts do. */
  viewCount: (filter: object) => ['dashboard', 'view-count', filter] as const,
  /** Connections to language models, and what each does. */
  models: ['models'] as const,
  facets: ['facets'] as const,
  /** Below the facets: what changes those changes these counts. */
  categories: ['facets', 'categories'] as const,
  /** Below nothing that live changes refresh: it goes through every product. */
  exportCheck: (format: string, filter: object) => ['export-check', format, filter] as const,
  /** Every list of products. */
  products: ['products'] as const,
  productList: (query: object) => ['products', query] as const,
  /** Who has products to review, and who is on them. */
  work: ['work'] as const,
  workOf: (ids: string) => ['work', ids] as const,
  /** One product and everything that belongs to it. */
  product: (id: number) => ['product', id] as const,
  productSource: (id: number) => ['product', id, 'source'] as const,
  content: (id: number) => ['product', id, 'content'] as const,
  productImages: (id: number) => ['product', id, 'images'] as const,
  /** Not below the product: the same file gives the same rendition, no matter what else changes. */
  imageRendition: (id: number, url: string, isHero: boolean) => ['image-rendition', id, url, isHero] as const,
  productHistory: (id: number) => ['product', id, 'history'] as const,
  productPrompts: (id: number) => ['product', id, 'prompts'] as const,
  productKeywords: (id: number) => ['product', id, 'keywords'] as const,
  productVoice: (id: number) => ['product', id, 'voice'] as const,
  /** Below the product's prompts: a change of those counts here, too. `draft` is the hash of what went into it. */
  draftInstruction: (id: number, part: string, draft: string) => ['product', id, 'prompts', part, draft] as const,
  judgements: (id: number) => ['product', id, 'judgements'] as const,
  factSources: (id: number) => ['product', id, 'fact-sources'] as const,
  productSources: (id: number) => ['product', id, 'data-sources'] as const,
  dataSource: (productId: number, id: number) => ['product', productId, 'data-sources', id] as const,
  /** Of a product: how many comments each part has, and the comments of each. */
  comments: (id: number) => ['product', id, 'comments'] as const,
  commentCounts: (id: number) => ['product', id, 'comments', 'counts'] as const,
  partComments: (id: number, part: string) => ['product', id, 'comments', 'of', part] as const,
  /** What the signed-in user is notified of. */
  notifications: ['notifications'] as const,
  notificationList: ['notifications', 'list'] as const,
  wantedNotifications: ['notifications', 'wanted'] as const,
  neighbours: (id: number, list: object) => ['product', id, 'neighbours', list] as const,
  /** What the server found of a product; not below the product, as the screen checks what changes itself. */
  reviewNote: (id: number) => ['review-note', id] as const,
  /** Every list of all history. */
  history: ['history'] as const,
  historyList: (query: object) => ['history', query] as const,
  historyPeople: ['people'] as const,
  /** Below the history: it counts that. */
  report: (query: object) => ['history', 'report', query] as const,
  /** Every list of prompts, and single ones. */
  prompts: ['prompts'] as const,
  voices: ['voices'] as const,
  /** Lists of keywords, single ones, and how categories are covered. */
  keywords: ['keywords'] as const,
  keywordCount: ['keywords', 'count'] as const,
  keywordLists: (query: object) => ['keywords', 'lists', query] as const,
  keywordList: (scope: string, value: string) => ['keywords', 'one', scope, value] as const,
  keywordCoverage: (category: string) => ['keywords', 'coverage', category] as const,
  promptLists: ['prompts', 'list'] as const,
  promptList: (query: object) => ['prompts', 'list', query] as const,
  prompt: (id: number) => ['prompts', 'one', id] as const,
  /** Attributes of the catalog and where they may be used. */
  attributes: ['attributes'] as const,
  attributeList: (query: object) => ['attributes', query] as const,
  /** How far listings are checked by rules that changed. */
  rescore: ['rescore'] as const,
  /** Everything of the benchmark rules: what is checked by, the table and single rules. */
  rules: ['rules'] as const,
  activeRules: ['rules', 'active'] as const,
  /** What listings are checked by, unread: another thread reads it. Waivers change with rules. */
  rulesText: ['rules', 'text'] as const,
  /** Below the rules, as what they change is announced. */
  waivers: ['rules', 'waivers', 'list'] as const,
  waiversText: ['rules', 'waivers', 'text'] as const,
  rulePacks: ['rules', 'packs'] as const,
  ruleLists: ['rules', 'list'] as const,
  ruleList: (query: object) => ['rules', 'list', query] as const,
  rule: (id: number) => ['rules', 'one', id] as const,
  /** Every list of runs, and single ones. */
  runs: ['runs'] as const,
  runList: (query: object) => ['runs', 'list', query] as const,
  /** One run and its products. */
  run: (id: number) => ['runs', 'one', id] as const,
  runItems: (id: number, query: object) => ['runs', 'one', id, 'items', query] as const,
  runHits: (asked: string | null, page: number) => ['run-hits', asked, page] as const,
  /** What a run would do; not below the runs, which change while it is asked. */
  runPreview: (asked: object | null) => ['run-preview', asked] as const,
  /** Stored exports, their profiles and the answers to them. */
  exports: ['exports'] as const,
  imports: ['imports'] as const,
  import: (id: number) => ['imports', id] as const,
  undoPreview: (id: number) => ['imports', id, 'undo'] as const,
  importedProducts: (id: number, list: string, page: number) => ['imports', id, 'products', list, page] as const,
};
