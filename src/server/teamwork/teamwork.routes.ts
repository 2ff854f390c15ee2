// Routes of the work between people. Where nobody signs in there is none.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/teamwork/teamwork.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as assignments from './assignments.commands.ts';
import * as visits from './visits.commands.ts';

export function addTeamworkRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listWork, contextOf, ({ query, context }) =>
    visits.listWork(context, query.ids.split(',').map(Number)),
  );
  addRoute(app, contracts.assign, contextOf, async ({ body, context, request }) => {
    const done = await assignments.assignProducts(context, body);
    request.log.info({ ...done, personId: body.personId, by: context.actor.id }, 'Products assigned');
    return done;
  });
  addRoute(app, contracts.previewAssignment, contextOf, ({ body, context }) =>
    assignments.previewAssignment(context, body),
  );
  addRoute(app, contracts.takeProducts, contextOf, ({ body, context }) =>
    assignments.takeProducts(context, body.count),
  );
  addRoute(app, contracts.undoAssignment, contextOf, ({ body, context }) =>
    assignments.undoAssignment(context, body.change),
  );
  addRoute(app, contracts.visitProduct, contextOf, ({ params, body, context }) =>
    visits.visitProduct(context, params.id, body),
  );
  addRoute(app, contracts.leaveProduct, contextOf, async ({ params, query, context, reply }) => {
    await visits.leaveProduct(context, params.id, query.tab);
    return reply.send();
  });
}
