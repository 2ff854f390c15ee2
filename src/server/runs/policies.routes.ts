// Routes of standing policies.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/review/approval-policy.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from '#server/review/policies.commands.ts';
import { previewPolicies } from './policy-runs.commands.ts';

export function addPolicyRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listPolicies, contextOf, ({ context }) => commands.listPolicies(context));
  addRoute(app, contracts.previewPolicies, contextOf, ({ context }) => previewPolicies(context));
  addRoute(app, contracts.addPolicy, contextOf, ({ body, context }) => commands.savePolicy(context, null, body));
  addRoute(app, contracts.changePolicy, contextOf, ({ params, body, context }) =>
    commands.savePolicy(context, params.id, body),
  );
  addRoute(app, contracts.deletePolicy, contextOf, async ({ params, context }) => {
    await commands.deletePolicy(context, params.id);
    return undefined;
  });
}
