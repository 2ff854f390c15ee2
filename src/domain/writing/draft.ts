// A draft: what an engine wrote of each part, and its reasons for the reviewer.

import type { DraftReason } from '#domain/history/draft-record.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { type Part, type PartContent, textParts } from '#domain/parts/parts.ts';
import type { Ask } from '#domain/wishes/ask.ts';

/** A sentence or a bullet of a draft, and the facts its writer says it rests on. */
export type Statement = { text: string; facts: readonly { field: string; text: string }[] };

/** An answer to a finding: words of the source that say what the statement says. */
export type Contest = { statement: string; field: string; quote: string };

/**
 * `engine` names who wrote a part where that is not the engine that was asked. A rule is named in a reason by its attribute and subject.
 * `contests` answer findings on the draft before. `images` are the images with what is said of each, those left out among them.
 */
export type DraftOf<P extends Part> = {
  content: PartContent[P];
  reasons: DraftReason[];
  /** Of asks its writer found no way to follow, why: without a full stop. */
  obstacles?: readonly Obstacle[];
  engine?: string;
  /** Whether its writer had nothing for the part, so that it stays as it is. */
  isKept?: true;
  statements?: readonly Statement[];
  contests?: readonly Contest[];
} & (P extends 'images' ? { images?: readonly ImageDetail[] } : unknown);
export type Draft = { [P in Part]?: DraftOf<P> };

export type Obstacle = { ask: Ask; says: string };

/** The texts of a draft, by part. */
export const draftedTexts = (draft: Draft): Partial<PartContent> =>
  Object.fromEntries(textParts.flatMap((part) => (draft[part] ? [[part, draft[part].content]] : [])));
