// The report on the work of some days: what was drafted, approved and rejected, what escaped, the minutes it took, and Listing Quality before
// and after; in all, by day, person, retailer and brand.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { actionSchema, contentTypeSchema } from '#domain/history/history-names.ts';
import { personSchema } from '#domain/session/person.ts';
import { addressId, storedDay } from '#domain/stored.ts';
import { countDays, mostReportDays } from './report-days.ts';

/** Most escapes a report lists; all are counted. */
export const mostListedEscapes = 100;

const day = storedDay('Use a day such as 2026-11-16.');
const name = z.optional(z.string().check(z.maxLength(500)));

const reportQuery = z
  .strictObject({
    /** The first and the last day, as they begin in the time zone of the workspace. Without them: the present week. */
    from: z.optional(day),
    until: z.optional(day),
    /** The person who drafted or decided. */
    by: z.optional(addressId('Invalid person ID')),
    /** Work on products that are of this retailer or brand now. */
    retailer: name,
    brand: name,
  })
  .check(
    z.refine(({ from, until }) => (from === undefined) === (until === undefined), {
      error: 'Enter the first and the last day, or neither.',
      abort: true,
    }),
    z.refine(({ from = '', until = '' }) => from <= until, {
      error: 'The first day is after the last one.',
      abort: true,
    }),
    z.refine(
      ({ from, until }) => !from || !until || countDays({ from, to: until }) <= mostReportDays,
      `A report covers at most ${mostReportDays} days.`,
    ),
  );
export type ReportQuery = z.output<typeof reportQuery>;

const countsShape = {
  /** Texts, and sets of images, that were generated or edited. */
  drafted: z.int(),
  approved: z.int(),
  rejected: z.int(),
  /** Approvals of these days that were rolled back, or whose text was edited, by now. */
  escapes: z.int(),
};
const countsSchema = z.object(countsShape);
export type ReportCounts = z.infer<typeof countsSchema>;

export const reportFiguresSchema = z.object({
  ...countsShape,
  /** Minutes per product from opening it to the last change; null where nobody's were measured. */
  minutes: z.nullable(z.number()),
  /** Average Listing Quality of the products before their first draft of these days and after their last; null where none was recorded. */
  quality: z.nullable(z.object({ before: z.int(), after: z.int(), products: z.int() })),
});
export type ReportFigures = z.infer<typeof reportFiguresSchema>;

const reportDaySchema = z.object({
  day: z.iso.date(),
  ...countsShape,
  /** Approved on the day at the same place of the range before; null where that range is shorter. */
  approvedBefore: z.nullable(z.int()),
});
export type ReportDay = z.infer<typeof reportDaySchema>;

/** `none`: products without one. `gone`: products that were deleted or are set aside. `others`: those with the least work, together. */
const groupSchema = z.object({
  kind: z.enum(['named', 'none', 'gone', 'others']),
  name: z.string(),
});
export type ReportGroup = z.infer<typeof groupSchema>;

export const reportRowSchema = z.object({ group: groupSchema, ...reportFiguresSchema.shape });
export type ReportRow = z.infer<typeof reportRowSchema>;

export const reportPersonSchema = z.object({
  /** Null where history names nobody. */
  person: z.nullable(personSchema),
  ...reportFiguresSchema.shape,
});
export type ReportPerson = z.infer<typeof reportPersonSchema>;

export const escapeSchema = z.object({
  /** The history entry of the approval. */
  entryId: z.int(),
  productId: z.int(),
  /** Title and first picture of the product now; null where it is gone. */
  title: z.nullable(z.string()),
  image: z.nullable(z.string()),
  contentType: contentTypeSchema,
  approvedBy: z.nullable(personSchema),
  approvedAt: z.iso.datetime(),
  /** What ended the approval, who did it, and for whom outside where a brand answered. */
  foundBy: z.nullable(personSchema),
  foundFor: z.nullable(z.string()),
  foundAt: z.iso.datetime(),
  action: actionSchema,
});
export type Escape = z.infer<typeof escapeSchema>;

const rangeShape = z.object({ from: z.iso.date(), to: z.iso.date() });

export const reportSchema = z.object({
  range: rangeShape,
  timeZone: z.string(),
  /** The day it is there. */
  today: z.iso.date(),
  /** When the first day begins and the last one ends. */
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  figures: reportFiguresSchema,
  /** The range before, up to the same moment of it: what a week that is not over is compared with. */
  before: z.object({ range: rangeShape, figures: reportFiguresSchema }),
  /** Every day of the range. Their counts add up to the figures, as those of people, retailers and brands do. */
  days: z.array(reportDaySchema),
  people: z.array(reportPersonSchema),
  retailers: z.array(reportRowSchema),
  brands: z.array(reportRowSchema),
  /** The latest approvals first, at most `mostListedEscapes`. */
  escapes: z.array(escapeSchema),
});
export type Report = z.infer<typeof reportSchema>;

const path = '/api/reports/content';
const tag = 'history';

export const getReport = defineContract({
  method: 'GET',
  path,
  tag,
  summary: `Report on the work of up to ${mostReportDays} days: in all, by day, person, retailer and brand, with the escapes`,
  query: reportQuery,
  reply: reportSchema,
});

export const exportReport = defineContract({
  method: 'GET',
  path: `${path}/export`,
  tag,
  summary: 'The same report as a CSV file',
  query: reportQuery,
  produces: 'text/csv',
});
