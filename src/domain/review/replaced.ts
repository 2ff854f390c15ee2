// What one change of a product's content replaced, as runs store it for their undo.
import { isSameContent } from '#domain/history/same-content.ts';
import type { Part } from '#domain/parts/parts.ts';
import type { ContentParts, ImageEntry, ReviewedContent } from './content.ts';
import { areSameImages, detailsOf } from './image-entries.ts';

/** What one change replaced: the parts it touched as they were, and as it left them. */
export type Replaced = {
  /** Whether there was content before; putting everything back takes it away again where there was none. */
  hadContent: boolean;
  before: Partial<ContentParts>;
  after: Partial<ContentParts>;
  /** Present where the images part was touched. */
  imagesBefore?: ImageEntry[];
  approvedBy: number | null;
};

/** Whether a part says something else than it did before the change, and not only its decision is another. */
export function isOtherText(content: ReviewedContent, part: Part, { before, imagesBefore }: Replaced): boolean {
  if (part === 'images' && imagesBefore)
    return !areSameImages(detailsOf(content.imagesWithStatus), detailsOf(imagesBefore));
  const was = before[part];
  return was !== undefined && !isSameContent(content.parts[part].value, was.value);
}
