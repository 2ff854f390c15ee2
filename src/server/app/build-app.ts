// Wires the whole server by plain imports: database in, listening-ready Fastify out. Tests build the same app.
import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '#domain/session/session.contract.ts';
import { addAssistantRoutes } from '#server/assistant/assistant.routes.ts';
import { addChatRoutes } from '#server/assistant/chat.routes.ts';
import { builtInEngine as builtInChat } from '#server/assistant/chat-engine.ts';
import { keepProposal } from '#server/assistant/proposals.commands.ts';
import { openProposals } from '#server/assistant/proposals.ts';
import { addAttributeRoutes } from '#server/attributes/attributes.routes.ts';
import { createAttributeCounter } from '#server/attributes/attributes.tasks.ts';
import { forgetEntries } from '#server/audit/audit.commands.ts';
import { addAuditRoutes } from '#server/audit/audit.routes.ts';
import { addBenchmarkRoutes } from '#server/benchmarks/benchmarks.routes.ts';
import { addRuleRoutes } from '#server/benchmarks/rules.routes.ts';
import { addWaiverRoutes } from '#server/benchmarks/waivers.routes.ts';
import { requireProductsWithin } from '#server/catalogue/catalogue.commands.ts';
import { addCatalogueRoutes } from '#server/catalogue/catalogue.routes.ts';
import { startUpkeep } from '#server/catalogue/catalogue.tasks.ts';
import { addSavedViewRoutes } from '#server/catalogue/saved-views.routes.ts';
import { addRescoreRoutes } from '#server/checks/rescore.routes.ts';
import { startRescorer } from '#server/checks/rescore.tasks.ts';
import { addCommentRoutes } from '#server/comments/comments.routes.ts';
import type { Database } from '#server/database/database.ts';
import { addFamilyRoutes } from '#server/families/families.routes.ts';
import { startFamilyFinder } from '#server/families/families.tasks.ts';
import { addHistoryRoutes } from '#server/history/history.routes.ts';
import type { Call, Context } from '#server/http/context.ts';
import { createDrain, type Drain, endConnections } from '#server/http/drain.ts';
import { addHealthRoutes } from '#server/http/health.routes.ts';
import { createHttp } from '#server/http/http.ts';
import { addImageRoutes } from '#server/images/images.routes.ts';
import { createJobQueues, type JobQueues } from '#server/jobs/job-queues.ts';
import { addKeywordRoutes } from '#server/keywords/keywords.routes.ts';
import { addLiveRoutes } from '#server/live/live.routes.ts';
import { openLiveHub } from '#server/live/live.ts';
import { createMailer, type MailSettings } from '#server/mail/mail.commands.ts';
import { addMailRoutes } from '#server/mail/mail.routes.ts';
import { addMcpRoutes } from '#server/mcp/mcp.routes.ts';
import type { BucketSettings } from '#server/media/bucket-store.ts';
import type { ImageFetcher } from '#server/media/fetch-image.ts';
import { openImageTools } from '#server/media/image-tools.ts';
import type { Measuring } from '#server/media/measuring/measured.ts';
import { openMeasuring } from '#server/media/measuring/open-measuring.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { openSmallPictures } from '#server/media/small-pictures.commands.ts';
import type { ModelEngineOptions } from '#server/models/ask/write-drafts.ts';
import { openChosenModels } from '#server/models/connections/chosen-models.ts';
import { addConnectionRoutes } from '#server/models/connections/connections.routes.ts';
import { openCallLines } from '#server/models/limits/waiting-lines.ts';
import type { ModelSettings } from '#server/models/model-settings.ts';
import { addModelUseRoutes } from '#server/models/usage/usage.routes.ts';
import { forgetNotifications } from '#server/notifications/notifications.commands.ts';
import { addNotificationRoutes } from '#server/notifications/notifications.routes.ts';
import { addOverviewRoutes } from '#server/overview/overview.routes.ts';
import { addPromptRoutes } from '#server/prompts/prompts.routes.ts';
import { addReportRoutes } from '#server/report/report.routes.ts';
import { loadSettings, recordSourceChanges } from '#server/review/review.commands.ts';
import { addReviewRoutes } from '#server/review/review.routes.ts';
import { noteDeletion } from '#server/runs/deletion.commands.ts';
import { followImport } from '#server/runs/follow-import.commands.ts';
import { addPolicyRoutes } from '#server/runs/policies.routes.ts';
import { startPolicies } from '#server/runs/policy-runs.tasks.ts';
import { purgeRuns } from '#server/runs/runs.commands.ts';
import { addRunRoutes } from '#server/runs/runs.routes.ts';
import { createRunWorker } from '#server/runs/runs.tasks.ts';
import { type KeyKeeper, openKeyKeeper } from '#server/secrets/key-keeper.ts';
import { addApiTokenRoutes } from '#server/session/api-tokens/api-tokens.routes.ts';
import { openCompanySignIn } from '#server/session/oidc/company-sign-in.ts';
import type { OidcSettings } from '#server/session/oidc/oidc-settings.ts';
import { addPersonalDataRoutes } from '#server/session/personal-data/personal-data.routes.ts';
import type { ProxySettings } from '#server/session/proxy/proxy-settings.ts';
import { openProxySignIn } from '#server/session/proxy/proxy-sign-in.ts';
import { openSignIn, requireSessions, type SignInWays, signInEverybody } from '#server/session/require-session.ts';
import { addSecondFactorRoutes } from '#server/session/second-factor.routes.ts';
import { answerReset, emailOf, forgetEnded } from '#server/session/session.commands.ts';
import { addSessionRoutes } from '#server/session/session.routes.ts';
import { addTeamRoutes } from '#server/session/team/team.routes.ts';
import { whoCalls } from '#server/session/who-calls.ts';
import { addSignOffRoutes } from '#server/sign-off/sign-off.routes.ts';
import { forgetSignOffs } from '#server/sign-off/sign-offs.commands.ts';
import { createAddressReader } from '#server/sources/read-address.ts';
import { addSourceRoutes } from '#server/sources/sources.routes.ts';
import { forgetWork, freeProducts } from '#server/teamwork/assignments.commands.ts';
import { addTeamworkRoutes } from '#server/teamwork/teamwork.routes.ts';
import { forgetAnswers } from '#server/transfer/answers/answers.commands.ts';
import { addAnswerRoutes } from '#server/transfer/answers/answers.routes.ts';
import { addExportProfileRoutes } from '#server/transfer/exports/profiles.routes.ts';
import { startSchedules } from '#server/transfer/exports/profiles.tasks.ts';
import { addStoredExportRoutes } from '#server/transfer/exports/stored-exports.routes.ts';
import { createExporter } from '#server/transfer/exports/stored-exports.tasks.ts';
import { addImportProfileRoutes } from '#server/transfer/import-profiles.routes.ts';
import { addImportScheduleRoutes } from '#server/transfer/schedules/import-schedules.routes.ts';
import { startImportSchedules } from '#server/transfer/schedules/import-schedules.tasks.ts';
import type { Pause } from '#server/transfer/schedules/take-file.ts';
import { addSupplierRoutes } from '#server/transfer/suppliers.routes.ts';
import { forgetImportedProducts } from '#server/transfer/transfer.commands.ts';
import { addTransferRoutes } from '#server/transfer/transfer.routes.ts';
import { createImporter } from '#server/transfer/transfer.tasks.ts';
import { addVoiceRoutes } from '#server/voice/voice.routes.ts';
import { addWebhookRoutes } from '#server/webhooks/webhooks.routes.ts';
import { forgetDeliveries, startWebhooks } from '#server/webhooks/webhooks.tasks.ts';
import { addClaimRoutes } from '#server/writing/claims.routes.ts';
import { addPromptTrialRoutes } from '#server/writing/prompt-trial.routes.ts';
import { addWritingRoutes } from '#server/writing/writing.routes.ts';
import { addPages } from './pages.ts';
import { sampleImages } from './sample-images.ts';

export type AppOptions = {
  database: Database;
  /** The first user: who acts where nobody signs in, and in the background where nobody started it. */
  user: User;
  dataDir: string;
  host: string;
  /** Names the server may be called by besides this machine's. */
  allowedHosts?: readonly string[];
  logLevel: string;
  /** Holds replies that were made before against their contracts too; for tests. */
  checksAll?: boolean;
  /** Where the log goes instead of the console, for tests. */
  logTo?: { write: (line: string) => void };
  /** Hosts pictures of products may come from; null for any over https. */
  imageHosts?: readonly string[] | null;
  /** Requests a minute from one address; 0 for no limit. */
  rateLimit?: number;
  /** Addresses of proxies whose word about who calls is taken. */
  trustedProxies?: readonly string[];
  /** The origin people open and sign in at; null or none: nobody signs in, and everybody is `user`. */
  signInUrl?: string | null;
  /** Whether people may sign in by password there; they may unless this is false. */
  hasPasswords?: boolean;
  /** The OpenID Connect provider of the company they sign in through there; null or none: no company. */
  oidc?: OidcSettings | null;
  /** The proxy in front that signs people in, where one does. */
  proxy?: ProxySettings | null;
  /** What mail goes through, where people sign in; null or none: none is sent. */
  mail?: MailSettings | null;
  /** The language model of the environment, for all jobs; without one they are chosen on the screen. */
  model?: ModelSettings | null;
  /** What keys of providers are locked with: the first locks, all open. Without them a file of the data directory. */
  secretKeys?: readonly Buffer[] | null;
  /** Waits of the model's engine, for tests. */
  modelWaits?: ModelEngineOptions['waits'];
  /** Hosts of private networks that data sources may be read from. */
  privateHosts?: readonly string[];
  /** Where files of images are kept; null or none: in the data directory. */
  media?: BucketSettings | null;
  /** Where anyone can fetch them, as exports name them; null or none: nowhere. */
  publicMediaUrl?: string | null;
  /** Where exports go that their schedule starts; null or none: nowhere. */
  exportFolder?: string | null;
  importFolder?: string | null;
  /** How a file of the import folder is waited for until it is complete, for tests. */
  importPause?: Pause;
  /** What measures images. */
  measuring?: Measuring;
  /** In place of the network, for tests. */
  fetchImage?: ImageFetcher;
  /** Whether it does jobs of runs; where it does not, workers of the same database do. */
  hasWorker?: boolean;
  /** Whether the server is about to stop, which it says. */
  drain?: Drain;
  /** The server to answer on where it listens already; it is not closed with the app. */
  serverFor?: (handler: RequestListener) => Server;
  /** The clock; tests set their own. */
  now?: () => Date;
  /** While true, listings are not checked again in the background; for tests that do so step by step. */
  isRescoreHeld?: () => boolean;
};

/** How people sign in at an origin. */
function openWays(
  log: FastifyInstance['log'],
  context: Context,
  { keeper, queues, origin }: { keeper: KeyKeeper; queues: JobQueues; origin: string },
  { hasPasswords = true, oidc, proxy: proxySettings, mail }: AppOptions,
): SignInWays {
  const company = oidc ? openCompanySignIn(context, log, { settings: oidc, origin, keeper }) : null;
  const answer: Parameters<typeof createMailer>[0]['answer'] = (tx, ask, until) =>
    answerReset(context, tx, ask, { origin, until });
  const mailer = mail ? createMailer({ context, settings: mail, keeper, log, queues, answer }) : null;
  const proxy = proxySettings ? openProxySignIn(context, log, proxySettings) : null;
  return { hasPasswords, company, proxy, mailer };
}

/** Builds the server. Background work (imports, upkeep of the catalogue) starts with `ready` and stops with `close`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, user, now = () => new Date(), isRescoreHeld = () => false, hasWorker = true } = options;
  const { drain = createDrain() } = options;
  const measuring = options.measuring ?? openMeasuring();
  const images = openImageTools({
    db: database.db,
    store: openMediaStore(options.dataDir, options.media ?? null),
    publicUrl: options.publicMediaUrl ?? null,
    privateHosts: options.privateHosts ?? [],
    measuring,
    sampleImages,
    ...(options.fetchImage ? { fetchImage: options.fetchImage } : {}),
  });
  const context: Context = {
    ...{ db: database.db, now, images },
    ...{ actor: { id: user.id, fullName: user.fullName }, role: 'owner', scope: null },
    isAlone: !options.signInUrl,
  };
  const app = await createHttp(options);
  endConnections(app, drain);
  const hub = await openLiveHub(database);
  const keeper = openKeyKeeper({ dataDir: options.dataDir, given: options.secretKeys ?? null });
  const queues = createJobQueues(database, hub, app.log);
  const { signInUrl: origin } = options;
  const signIn = origin
    ? openSignIn(context, hub, origin, openWays(app.log, context, { keeper, queues, origin }, options))
    : null;
  if (signIn) await requireSessions(app, signIn, ({ scope }, id) => requireProductsWithin({ ...context, scope }, [id]));
  else signInEverybody(app, user);
  const callOf = (request: FastifyRequest): Call => ({
    address: request.ip,
    sessionId: request.signedIn?.sessionId ?? null,
    program: request.signedIn?.program ?? null,
    trail: { isRecorded: false },
  });
  const contextOf = (request: FastifyRequest): Context => {
    const {
      user: { id, fullName },
      role,
      scope,
    } = whoCalls(request);
    return { ...context, actor: { id, fullName }, role, scope, call: callOf(request) };
  };
  const importer = createImporter({
    queues,
    context,
    dataDir: options.dataDir,
    log: app.log,
    follow: async () => {
      const { measuresImports } = await loadSettings(database.db);
      const jobs = await runWorker.jobs();
      return (tx, row) => followImport(context, tx, jobs, row, measuresImports);
    },
  });
  const exporter = createExporter({
    ...{ queues, context, dataDir: options.dataDir, log: app.log },
    folder: options.exportFolder ?? null,
  });
  const rescorer = startRescorer({
    db: database.db,
    log: app.log,
    now,
    hub,
    isBusy: () => importer.isRunning() || isRescoreHeld(),
  });

  const counter = createAttributeCounter({ db: database.db, log: app.log, now });

  const stopping = new AbortController();
  const { model: environment = null, modelWaits: waits = {} } = options;
  const lines = await openCallLines(database, app.log);
  const calls = { db: database.db, now, log: app.log, signal: stopping.signal, lines, waits };
  const models = openChosenModels({
    ...{ environment, keeper, builtInChat, ...calls },
    readPictures: openSmallPictures(images),
  });

  const runWorker = createRunWorker({ queues, context, log: app.log, writer: models.writer, hasWorker });

  const openOf = (request: FastifyRequest): Context => ({ ...context, call: callOf(request) });

  addSessionRoutes(app, contextOf, openOf, signIn, keeper);
  addSecondFactorRoutes(app, contextOf, keeper);
  addTeamRoutes(app, contextOf, signIn, freeProducts);
  addPersonalDataRoutes(app, contextOf, signIn);
  addMailRoutes(app, contextOf, signIn?.mailer ?? null, (request) => emailOf(context, request));
  addAuditRoutes(app, contextOf);
  addApiTokenRoutes(app, contextOf);
  const webhookSetup = { keeper, privateHosts: options.privateHosts ?? [] };
  addWebhookRoutes(app, contextOf, webhookSetup);
  addLiveRoutes(app, hub, async (request) => !signIn || (await signIn.isSignedIn(request)));
  addOverviewRoutes(app, contextOf, database, models);
  addReportRoutes(app, contextOf, database);
  addModelUseRoutes(app, contextOf, models);
  addConnectionRoutes(app, contextOf, { keeper, environment }, calls);
  addCatalogueRoutes(app, contextOf, database, { recordSourceChanges, noteDeletion });
  addFamilyRoutes(app, contextOf, database);
  addSavedViewRoutes(app, contextOf);
  addTeamworkRoutes(app, contextOf);
  addReviewRoutes(app, contextOf);
  addCommentRoutes(app, contextOf);
  addNotificationRoutes(app, contextOf);
  addPolicyRoutes(app, contextOf);
  const proposals = openProposals();
  addWritingRoutes(app, contextOf, models.writer, (context, productId, missed) =>
    keepProposal(context, proposals, { productId, ...missed }),
  );
  addClaimRoutes(app, contextOf, models.judge);
  addSourceRoutes(app, contextOf, createAddressReader({ privateHosts: options.privateHosts ?? [] }));
  addImageRoutes(app, contextOf, openOf, images);
  addBenchmarkRoutes(app, contextOf);
  addRuleRoutes(app, contextOf);
  addWaiverRoutes(app, contextOf);
  addRescoreRoutes(app, contextOf, rescorer);
  addHistoryRoutes(app, contextOf);
  addVoiceRoutes(app, contextOf);
  addKeywordRoutes(app, contextOf);
  addPromptRoutes(app, contextOf);
  addPromptTrialRoutes(app, contextOf, models.writer);
  addAttributeRoutes(app, contextOf, counter);
  addAssistantRoutes(app, contextOf, models.reader);
  addChatRoutes(app, contextOf, models, proposals);
  addTransferRoutes(app, contextOf, { importer, dataDir: options.dataDir, readCache: database.readCache });
  addStoredExportRoutes(app, contextOf, exporter);
  addExportProfileRoutes(app, contextOf, exporter);
  addAnswerRoutes(app, contextOf);
  addImportProfileRoutes(app, contextOf);
  const places = {
    ...{ folder: options.importFolder ?? null, privateHosts: options.privateHosts ?? [] },
    ...(options.importPause ? { pause: options.importPause } : {}),
  };
  const webhooks = startWebhooks(context, {
    ...{ ...webhookSetup, queues, hub, log: app.log, origin: options.signInUrl ?? null },
  });
  const importSchedules = startImportSchedules(context, {
    ...{ ...places, queues, importer, dataDir: options.dataDir, log: app.log },
  });
  addImportScheduleRoutes(app, contextOf, { ...places, wake: importSchedules.wake });
  addSupplierRoutes(app, contextOf);
  addRunRoutes(app, contextOf, { jobs: runWorker.jobs, importer }, models, database.readCache);
  addSignOffRoutes(app, contextOf, openOf, runWorker.jobs);
  addMcpRoutes(app, contextOf, { signsIn: signIn !== null });
  addHealthRoutes(app, database, drain);

  await addPages(app, signIn);

  const policies = startPolicies({ context, log: app.log, jobs: runWorker.jobs, isBusy: importer.isRunning });
  const isBusy = () => importer.isRunning() || runWorker.hasBulkWork();
  const families = startFamilyFinder({ db: database.db, log: app.log, isBusy });
  const schedules = startSchedules(context, exporter, app.log);
  const upkeep = startUpkeep({
    db: database.db,
    log: app.log,
    now,
    isBusy,
    // What an undo of an import or a run of that time would need.
    forgetOlder: async (before) => {
      await forgetImportedProducts(database.db, before);
      await forgetAnswers(database.db, before);
      await exporter.forgetOld();
      await purgeRuns(database.db, now());
      await forgetEnded(context);
      await forgetSignOffs(context);
      await forgetNotifications(context);
      await forgetEntries(context, (await loadSettings(database.db)).auditDays);
      await forgetWork(context);
      await forgetDeliveries(context);
    },
  });
  app.addHook('onReady', async () => {
    queues.start();
    // Beside the start, which it must not hold up: a table may be locked, or an import under way in the embedded database.
    void importer.resume();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await queues.stop();
    await importer.stop();
    await policies.stop();
    await schedules.stop();
    await importSchedules.stop();
    await webhooks.stop();
    await upkeep.stop();
    await families.stop();
    await rescorer.stop();
    await counter.stop();
    measuring.close?.();
  });
  return app;
}
