// What the calls that write report while they work, to callers that ask for `application/x-ndjson`.
import * as z from 'zod/mini';
import { partSchema, textParts } from '#domain/parts/parts.ts';
import { problemSchema } from '#domain/problem.ts';
import { contentSchema } from '#domain/review/flat-content.ts';
import { phases } from './progress.ts';

/**
 * One line of the reply. `phase` names what is done now, who does it and the parts it is about; `text` is all that has been written of a
 * part so far and replaces what was reported of it before. `done` ends a draft that is stored, with the record as the JSON reply has it;
 * `error` one that failed: nothing was changed then, and a reply that ends with neither was cut off.
 */
export const writingEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('phase'),
    phase: z.enum(phases),
    engine: z.string(),
    parts: z.readonly(z.array(partSchema)),
  }),
  z.object({ type: z.literal('text'), part: z.enum(textParts), value: z.union([z.string(), z.array(z.string())]) }),
  z.object({ type: z.literal('done'), content: contentSchema }),
  z.object({ type: z.literal('error'), problem: problemSchema }),
]);
export type WritingEvent = z.infer<typeof writingEventSchema>;
