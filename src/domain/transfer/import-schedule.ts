// What an import on a schedule is: where its files come from, when, and what came of the last one.
import * as z from 'zod/mini';
import { lineText } from '#domain/text/line-text.ts';
import { scheduleSchema } from './schedule.ts';

export const fileNameLength = 200;
const fileName = lineText(fileNameLength, 'Enter a file name.').check(
  z.refine(
    (name) => !/[\\/\0]/.test(name) && !name.startsWith('.'),
    'Enter the name of a file in the import folder, without a path.',
  ),
);
export const addressLength = 2_000;
const address = lineText(addressLength, 'Enter a URL.').check(
  z.refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'Enter a URL such as https://supplier.example/products.csv.',
  ),
);

/** Where its files come from. In a file's name `*` stands for any characters; of several files the newest one is taken. */
export const importPlaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), file: fileName }),
  z.strictObject({ kind: z.literal('address'), url: address }),
]);
export type ImportPlace = z.output<typeof importPlaceSchema>;

export const importScheduleInputSchema = z.strictObject({ place: importPlaceSchema, times: scheduleSchema });
export type ImportScheduleInput = z.output<typeof importScheduleInputSchema>;

/**
 * What came of the last time. `running`: its dry run or its import goes on. `same`: the file has not changed since it was imported. `stopped`: the
 * dry run found something that a person has to look at.
 */
export const scheduleOutcomes = ['running', 'imported', 'same', 'stopped', 'failed'] as const;
export type ScheduleOutcome = (typeof scheduleOutcomes)[number];

export const importScheduleSchema = z.object({
  ...importScheduleInputSchema.shape,
  nextAt: z.iso.datetime(),
  /** Null before the first time. */
  last: z.nullable(
    z.object({
      at: z.iso.datetime(),
      outcome: z.enum(scheduleOutcomes),
      /** A sentence where it was stopped or failed, or where the import of the same file was undone. */
      reason: z.nullable(z.string()),
      /** The import, or the dry run it ended with; null where no file came, or it was deleted. */
      importId: z.nullable(z.int()),
    }),
  ),
});
export type ImportSchedule = z.infer<typeof importScheduleSchema>;
