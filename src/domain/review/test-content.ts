// Optimised content for tests: written in the flat spelling, with what they do not name left empty and pending.
import { forEachPart, type Part, pickParts } from '#domain/parts/parts.ts';
import type { OptimizedContent, PartRecord, PartState, ReviewedContent } from './content.ts';
import { type FlatContent, fromFlat } from './flat-content.ts';
import { byStatusField } from './flat-statuses.ts';

export function testRecord(given: Partial<PartRecord> = {}): PartRecord {
  return { origin: 'built-in', notes: [], decidedBy: null, decidedAt: null, sourceChanges: [], ...given };
}

export function testContent({
  parts,
  ...given
}: Partial<Omit<FlatContent, 'parts'>> & { parts?: Partial<FlatContent['parts']> } = {}): OptimizedContent {
  return fromFlat({
    id: 1,
    productId: 1,
    ...pickParts({}),
    ...byStatusField(() => 'pending' as const),
    imagesWithStatus: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    approvedBy: null,
    version: 1,
    ...given,
    parts: { ...forEachPart(() => testRecord()), ...parts },
  });
}

/** The same content with one part otherwise. */
export function withPart<C extends ReviewedContent, P extends Part>(
  content: C,
  part: P,
  changed: Partial<Omit<PartState<P>, 'record'>> & { record?: Partial<PartRecord> },
): C {
  const before = content.parts[part];
  const after = { ...before, ...changed, record: { ...before.record, ...changed.record } };
  return { ...content, parts: { ...content.parts, [part]: after } };
}
