// Routes of the audit log, for those who manage the workspace.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/audit/audit.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import { listEntries, listPeople, streamEntries } from './audit.store.ts';
import { auditCsv } from './audit-csv.ts';

/** A call without a limit gets so many: the log is long, and nobody reads all of it at once. */
const usualPage = 50;

export function addAuditRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listAuditEntries, contextOf, async ({ query, context, request, reply }) => {
    const { limit = usualPage, page, cursor, ...filter } = query;
    return sendPage(request, reply, await listEntries(context.db, filter, { limit, page, cursor }));
  });
  addRoute(app, contracts.listAuditPeople, contextOf, ({ context }) => listPeople(context.db));
  addRoute(app, contracts.exportAuditEntries, contextOf, async ({ query, context, reply }) => {
    const day = context.now().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
      .send(Readable.from(auditCsv(streamEntries(context.db, query)), { objectMode: false }));
  });
}
