// Routes of runs.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContractInput } from '#domain/contract.ts';
import type { RunAction } from '#domain/runs/run-action.ts';
import * as contracts from '#domain/runs/runs.contract.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import { keyOf } from '#server/http/versions.ts';
import type { Writers } from './actions/planned.ts';
import { checkAnswers } from './actions/take-answers.action.ts';
import { listHits } from './hits.commands.ts';
import { previewRun } from './preview.commands.ts';
import { openRunFile } from './run-file.commands.ts';
import { listRunProducts } from './run-items.commands.ts';
import * as commands from './runs.commands.ts';
import { listRuns } from './runs.store.ts';
import { startTakingAnswers } from './take-answers.commands.ts';
import { undoRun } from './undo-runs.commands.ts';

/** Without the selection beside it; the parser made sure that options and action fit. */
const askedAction = ({ action, options }: ContractInput<typeof contracts.startRun>['body']) =>
  ({ action, options }) as RunAction;

/** A page where none is asked for. */
const pageSize = 25;

export function addRunRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  tools: commands.ControlTools,
  writers: Writers,
  readCache: ReadCache,
): void {
  addRoute(app, contracts.previewRun, contextOf, ({ body, context }) =>
    previewRun(context, { action: askedAction(body), selection: body.selection }, { ...writers, readCache }),
  );
  addRoute(app, contracts.listHits, contextOf, ({ body, context }) => listHits(context, readCache, body));
  addRoute(app, contracts.startRun, contextOf, async ({ body, context, request }) => {
    const asked = { action: askedAction(body), selection: body.selection };
    const run = await commands.startRun(context, await tools.jobs(), asked, keyOf(request));
    request.log.info({ runId: run.id, action: run.action.action, by: context.actor.id }, 'Run started');
    return run;
  });
  addRoute(app, contracts.takeAnswersRun, contextOf, async ({ params, body, context, request }) =>
    startTakingAnswers(context, await tools.jobs(), { id: params.id, ...body }, keyOf(request)),
  );
  addRoute(app, contracts.checkAnswers, contextOf, ({ params, context }) => checkAnswers(context, params.id));
  addRoute(app, contracts.listRuns, contextOf, async ({ query, context, request, reply }) =>
    sendPage(request, reply, await listRuns(context.db, context.now(), { limit: pageSize, ...query })),
  );
  addRoute(app, contracts.getRun, contextOf, ({ params, context }) => commands.findRun(context, params.id));
  addRoute(app, contracts.listRunItems, contextOf, async ({ params, query, context, request, reply }) =>
    sendPage(request, reply, await listRunProducts(context, params.id, { limit: pageSize, ...query })),
  );
  addRoute(app, contracts.getRunFile, contextOf, async ({ params, context, reply }) => {
    const file = await openRunFile(context, params.id);
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header('cache-control', 'no-store')
      .send(file.stream);
  });
  const addCommand = (contract: typeof contracts.pauseRun, command: Parameters<typeof commands.controlRun>[3]) =>
    addRoute(app, contract, contextOf, ({ params, context }) =>
      commands.controlRun(context, tools, params.id, command),
    );
  addCommand(contracts.pauseRun, 'pause');
  addCommand(contracts.resumeRun, 'resume');
  addCommand(contracts.confirmRun, 'confirm');
  addCommand(contracts.cancelRun, 'cancel');
  addCommand(contracts.retryRun, 'retry');
  addRoute(app, contracts.undoRun, contextOf, async ({ params, body, context, request }) =>
    undoRun(context, await tools.jobs(), params.id, body ?? {}, keyOf(request)),
  );
}
