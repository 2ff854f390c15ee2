// Routes of benchmark rules.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/benchmarks/rules.contract.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendAll, sendPage } from '#server/http/lists.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import { testRule } from './rule-test.commands.ts';
import * as commands from './rules.commands.ts';
import * as lists from './rules-list.store.ts';

export function addRuleRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listRules, contextOf, async ({ query, context, request, reply }) => {
    const { limit, page, cursor, ...filter } = query;
    if (limit === undefined) return sendAll(reply, lists.streamRules(context.db, filter));
    return sendPage(request, reply, await lists.listRules(context.db, filter, { limit, page, cursor }));
  });
  addRoute(app, contracts.listActiveRules, contextOf, async ({ context }) => {
    const { version, rules } = await loadActiveRules(context.db);
    return { version, rules: [...rules] };
  });
  addRoute(app, contracts.listPacks, contextOf, ({ context }) => lists.listPacks(context.db));
  addRoute(app, contracts.testRule, contextOf, ({ body, context }) => testRule(context, body));
  addRoute(app, contracts.getRule, contextOf, async ({ params, context, reply }) => {
    const found = await commands.loadRule(context.db, params.id);
    withVersion(reply, found.rule);
    return found;
  });
  addRoute(app, contracts.addRule, contextOf, async ({ body, context, reply }) =>
    withVersion(reply, await commands.addRule(context, body)),
  );
  addRoute(app, contracts.changeRule, contextOf, async ({ params, body, context, request, reply }) =>
    withVersion(reply, await commands.changeRule(context, params.id, seenVersion(request), body)),
  );
  addRoute(app, contracts.restoreRule, contextOf, async ({ params, context, request, reply }) =>
    withVersion(reply, await commands.restoreRule(context, params.id, seenVersion(request))),
  );
  addRoute(app, contracts.deleteRule, contextOf, ({ params, context, request }) =>
    commands.deleteRule(context, params.id, seenVersion(request)),
  );
  addRoute(app, contracts.undoRuleChange, contextOf, ({ params, context }) => commands.undoChange(context, params.id));
}
