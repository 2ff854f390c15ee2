// A draft: what an engine wrote of each part, and its reasons for the reviewer.
import type { DraftReason } from '#domain/history/draft-record.ts';
import type { Part, PartContent } from '#domain/parts/parts.ts';

/** `engine` names who wrote a part where that is not the engine that was asked. A rule is named in a reason by its attribute and subject. */
export type DraftOf<P extends Part> = { content: PartContent[P]; reasons: DraftReason[]; engine?: string };
export type Draft = { [P in Part]?: DraftOf<P> };
