// What a value of each part may be, for calls that carry one. Apart from the table of parts, which is in the first load of every page.
import type * as z from 'zod/mini';
import { bulletTexts, descriptionText, imageUrls, titleText } from '#domain/text/text-limits.ts';
import type { Part, PartContent } from './parts.ts';

export const partValues = {
  title: titleText,
  bullets: bulletTexts,
  description: descriptionText,
  images: imageUrls,
} as const satisfies { [P in Part]: z.ZodMiniType<PartContent[P]> };
