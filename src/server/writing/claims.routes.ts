// Routes of what counts as facts beside a product's own fields, and of what was decided where rules alone could not.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listFactSources } from '#domain/claims/claims.contract.ts';
import { judgeStatements, listJudgements } from '#domain/models/judge/judgements.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { Judge } from '#server/models/models.commands.ts';
import { listProductFactSources } from './claims.commands.ts';
import { judgeStatementsOf, listProductJudgements } from './judgements.commands.ts';

export function addClaimRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  judge: () => Promise<Judge | null>,
): void {
  addRoute(app, listFactSources, contextOf, ({ params, context }) => listProductFactSources(context, params.id));
  addRoute(app, listJudgements, contextOf, async ({ params, context }) => ({
    judge: (await judge())?.name ?? null,
    judgements: await listProductJudgements(context, params.id),
  }));
  addRoute(app, judgeStatements, contextOf, async ({ params, context }) =>
    judgeStatementsOf(context, params.id, await judge()),
  );
}
