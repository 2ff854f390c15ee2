// Routes of the report.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportReport, getReport, type ReportQuery } from '#domain/report/report.contract.ts';
import { reportCsv } from '#domain/report/report-csv.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { makeReport } from './report.commands.ts';

/** How long a report is right while nothing is written: what it is compared with goes up to the same moment of the range before. */
const freshMs = 60_000;

export function addReportRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  { readCache }: Pick<Database, 'readCache'>,
): void {
  async function findReport(query: ReportQuery, now: Date) {
    const snapshot = await readCache.snapshot();
    const { report } = await snapshot.cached(
      `report ${JSON.stringify(query)}`,
      async (db) => ({ at: now.getTime(), report: await makeReport(db, query, now) }),
      ({ at }) => Math.abs(now.getTime() - at) < freshMs,
    );
    return report;
  }
  addRoute(app, getReport, contextOf, ({ query, context }) => findReport(query, context.now()));
  addRoute(app, exportReport, contextOf, async ({ query, context, reply }) => {
    const report = await findReport(query, context.now());
    const { from, to } = report.range;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="report-${from}-to-${to}.csv"`)
      .send(reportCsv(report));
  });
}
