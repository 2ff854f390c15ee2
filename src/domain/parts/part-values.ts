// What a value of each part may be, for calls that carry one. Apart from the table of parts, which is in the first load of every page.
import * as z from 'zod/mini';
import { bulletTexts, descriptionText, imageUrls, titleText } from '#domain/text/text-limits.ts';
import { type Part, type PartContent, type TextPart, textParts } from './parts.ts';

export const partValues = {
  title: titleText,
  bullets: bulletTexts,
  description: descriptionText,
  images: imageUrls,
} as const satisfies { [P in Part]: z.ZodMiniType<PartContent[P]> };

type TextValues = Readonly<Record<TextPart, z.ZodMiniType<string | string[]>>>;

/** A text of one part, named beside it, for calls that check it. */
export function textOfPart(values: TextValues = partValues) {
  const bodyOf = (part: TextPart) => z.strictObject({ contentType: z.literal(part), content: values[part] });
  const [first, ...others] = textParts;
  return z.discriminatedUnion('contentType', [bodyOf(first), ...others.map(bodyOf)]);
}
