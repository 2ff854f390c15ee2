// The shape of what a check of the voice finds. Apart from the check, so that calls need none of its code.
import * as z from 'zod/mini';

export const voiceMarkKinds = ['term', 'prefer', 'avoid', 'spelling', 'units', 'person'] as const;
export type VoiceMarkKind = (typeof voiceMarkKinds)[number];

/**
 * A place of a text that breaks the voice. `start` and `end` count UTF-16 units, for bullets in the one bullet that `item` (from 0) names.
 * It is a warning, never a reason to refuse. `suggestion` is what to write there, where that is known.
 */
export const voiceMarkSchema = z.object({
  start: z.int(),
  end: z.int(),
  kind: z.enum(voiceMarkKinds),
  severity: z.literal('warn'),
  message: z.string(),
  suggestion: z.optional(z.string()),
  item: z.optional(z.int()),
});
export type VoiceMark = z.output<typeof voiceMarkSchema>;
