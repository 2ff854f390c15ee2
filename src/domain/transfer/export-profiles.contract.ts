// The calls of export profiles: how an export is made again and again, by hand, by call or on a schedule.
import * as z from 'zod/mini';
import { productFilterSchema } from '#domain/catalogue/catalogue.contract.ts';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';
import { isReviewFormat } from './export-labels.ts';
import { unknownValue } from './export-names.ts';
import { scheduleSchema } from './schedule.ts';
import { storedExportSchema, storedFormatSchema } from './stored-exports.contract.ts';

const tag = 'transfer';
export const mostExportProfiles = 100;
const mostColumns = 200;

const shape = {
  name: lineText(60, 'Enter a name for the profile.'),
  format: storedFormatSchema,
  filter: productFilterSchema,
  /** The columns of an Excel file in their order; null for all. */
  columns: z.nullable(
    z
      .array(lineText(200, 'Enter the name of the column.'))
      .check(z.minLength(1, 'Enter at least one column.'), z.maxLength(mostColumns, `At most ${mostColumns} columns.`)),
  ),
  onlyDecided: z.boolean(),
  /** Only products whose source or content changed since the last export of this profile that counts: with a schedule, those it started. */
  onlyChanged: z.boolean(),
  /** One file for each retailer, packed as a zip archive. */
  splitsRetailers: z.boolean(),
  /** Without its end; `{date}`, `{retailer}` and `{profile}` are filled in. */
  fileName: lineText(100, 'Enter a file name.'),
  /** When it is made by itself, in UTC, into the export folder of the server; null for never. */
  schedule: z.nullable(scheduleSchema),
};

type Named = { fileName: string; columns: readonly string[] | null };

const foldColumn = (name: string) => name.trim().toLowerCase();
/** The first column that is there again, in whichever case. */
const repeatedColumn = (columns: Named['columns']): string | undefined =>
  columns?.find((name, at) => columns.findIndex((other) => foldColumn(other) === foldColumn(name)) < at);

export const profileInputSchema = z.strictObject(shape).check(
  z.refine(({ columns, format }) => columns === null || format === 'xlsx', {
    message: 'Columns can be chosen for Excel only.',
    path: ['columns'],
  }),
  z.refine(({ splitsRetailers, format }) => !splitsRetailers || !isReviewFormat(format), {
    message: 'A file for review is not split: its answers come back as one.',
    path: ['splitsRetailers'],
  }),
  z.refine(({ fileName }) => unknownValue(fileName) === null, {
    error: ({ input }) =>
      `Nothing is filled in for ${unknownValue((input as Named).fileName)}. Use {date}, {retailer} or {profile}.`,
    path: ['fileName'],
  }),
  z.refine(({ columns }) => repeatedColumn(columns) === undefined, {
    error: ({ input }) => `The column “${repeatedColumn((input as Named).columns)}” is there twice.`,
    path: ['columns'],
  }),
);
export type ProfileInput = z.output<typeof profileInputSchema>;

export const exportProfileSchema = z.object({
  id: z.int(),
  ...shape,
  /** When its schedule starts it next. */
  nextAt: z.nullable(z.iso.datetime()),
  /** When it was last exported to the end, with a schedule to the export folder: what *changed since* counts from. */
  lastAt: z.nullable(z.iso.datetime()),
  createdBy: z.string(),
});
export type ExportProfile = z.output<typeof exportProfileSchema>;

const params = idParamOf('Invalid profile ID');

export const listExportProfiles = defineContract({
  method: 'GET',
  path: '/api/export-profiles',
  tag,
  summary: 'The export profiles, by name',
  reply: z.array(exportProfileSchema),
});

export const addExportProfile = defineContract({
  method: 'POST',
  access: 'write',
  audited: true,
  path: '/api/export-profiles',
  tag,
  summary: 'Add an export profile: format, products, columns, file name and schedule under a name of its own',
  body: profileInputSchema,
  reply: exportProfileSchema,
  status: 201,
});

export const changeExportProfile = defineContract({
  method: 'PUT',
  access: 'write',
  audited: true,
  path: '/api/export-profiles/:id',
  tag,
  summary: 'Replace an export profile; what it exported before stays known',
  params,
  body: profileInputSchema,
  reply: exportProfileSchema,
});

export const removeExportProfile = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/export-profiles/:id',
  tag,
  summary: 'Remove an export profile; its stored exports stay',
  params,
  status: 204,
});

export const runExportProfile = defineContract({
  method: 'POST',
  access: 'view',
  path: '/api/export-profiles/:id/runs',
  tag,
  summary:
    'Start an export of a profile in the background; once it is done, what it exported counts as exported, but for a profile with a schedule, of which only what went to the export folder counts, and for who may not change profiles: a viewer, or a member with a limit',
  params,
  reply: storedExportSchema,
  status: 202,
});
