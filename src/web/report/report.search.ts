// What the address of this screen carries: the days and the filters.
import * as z from 'zod/mini';
import { idText } from '#domain/catalogue/catalogue.contract.ts';
import type { Report } from '#domain/report/report.contract.ts';

const day = z.catch(z.optional(z.iso.date()), undefined);
const name = z.catch(z.optional(z.string().check(z.maxLength(500))), undefined);

export const reportSearchShape = {
  /** Days of the workspace, both included; without them the present week. */
  since: day,
  until: day,
  by: z.catch(z.optional(idText), undefined),
  retailer: name,
  brand: name,
};
const reportSearch = z.object(reportSearchShape);
export type ReportSearch = z.output<typeof reportSearch>;

/** What the cards of a report draw, and what it was asked for. */
export type ReportCardProps = { report: Report; search: ReportSearch };
