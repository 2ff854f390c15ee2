// Routes of the benchmarks.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/benchmarks/benchmarks.contract.ts';
import { proposeRuleFix } from '#domain/benchmarks/fix-proposal.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { loadBenchmark } from './benchmarks.commands.ts';
import { proposeProductFix } from './fix-proposals.commands.ts';

export function addBenchmarkRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.getBenchmark, contextOf, ({ params, context }) => loadBenchmark(context, params.id, null));
  addRoute(app, contracts.previewBenchmark, contextOf, ({ params, body, context }) =>
    loadBenchmark(context, params.id, body),
  );
  addRoute(app, proposeRuleFix, contextOf, ({ params, body, context }) =>
    proposeProductFix(context, params.id, body.ruleId, body.content),
  );
}
