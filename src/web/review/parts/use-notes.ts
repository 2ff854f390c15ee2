// The reasons of the drafts as the screen shows them: those of several parts once, and each part's own.
import { useMemo } from 'react';
import { forEachPart, type Part, partNames } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { reasonsOf, type ShownReason, sharedReasons } from './shared-notes.ts';

type Notes = { shared: readonly ShownReason[]; own: Readonly<Record<Part, readonly ShownReason[]>> };

/** The same lists as long as no draft changes; decisions do not matter. */
export function useNotes(parts: OptimizedContent['parts']): Notes {
  const written = partNames.flatMap((part) => [parts[part].record.draft, parts[part].record.notes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the reasons are made from, as many as there are parts
  return useMemo(() => {
    const reasons = forEachPart((part): readonly ShownReason[] => reasonsOf(parts[part].record));
    const shared = sharedReasons(reasons);
    const texts = new Set(shared.map(({ text }) => text));
    return { shared, own: forEachPart((part) => reasons[part].filter(({ text }) => !texts.has(text))) };
  }, [...written]);
}
