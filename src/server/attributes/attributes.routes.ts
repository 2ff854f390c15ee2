// Routes of the attributes in content.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/attributes/attributes.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import * as commands from './attributes.commands.ts';
import type { AttributeCounter } from './attributes.tasks.ts';

export function addAttributeRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  counter: AttributeCounter,
): void {
  addRoute(app, contracts.listAttributes, contextOf, async ({ query, context, request, reply }) => {
    const { limit, page, cursor, ...filter } = query;
    const found = await commands.findAttributes(context, counter, filter);
    return limit === undefined
      ? found
      : sendPage(request, reply, commands.pageAttributes(found, { limit, page, cursor }));
  });
  addRoute(app, contracts.getAttribute, contextOf, ({ params, context }) =>
    commands.findAttribute(context, counter, params.key),
  );
  addRoute(app, contracts.setAttributeUse, contextOf, ({ params, body, context }) =>
    commands.chooseUse(context, counter, params.key, body.use),
  );
  addRoute(app, contracts.getAttributeCount, contextOf, () => counter.state());
}
