// Routes of imports on a schedule.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/transfer/import-schedules.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import * as commands from './import-schedules.commands.ts';

/** `wake` has schedules looked at now. */
export function addImportScheduleRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  { wake, ...places }: commands.Places & { wake: () => void },
): void {
  addRoute(app, contracts.setImportSchedule, contextOf, ({ params, body, context }) =>
    commands.setSchedule(context, places, params.id, body),
  );
  addRoute(app, contracts.removeImportSchedule, contextOf, async ({ params, context, reply }) => {
    await commands.removeSchedule(context, params.id);
    return reply.send();
  });
  addRoute(app, contracts.runImportSchedule, contextOf, async ({ params, context }) => {
    const schedule = await commands.hasten(context, params.id);
    wake();
    return schedule;
  });
}
