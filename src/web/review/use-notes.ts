// The reasons of the drafts as the screen shows them: those of several parts once, and each part's own.
import { useMemo } from 'react';
import { type OptimizedContent, type Part, type PartRecord, partNames } from '#domain/review/content.ts';
import { reasonsOf, type ShownReason, sharedReasons } from './shared-notes.ts';

type Notes = { shared: readonly ShownReason[]; own: Readonly<Record<Part, readonly ShownReason[]>> };

/** The same list as long as the draft is the same, whatever is decided on it. */
function useReasons({ draft, notes }: PartRecord): readonly ShownReason[] {
  return useMemo(() => reasonsOf({ draft, notes }), [draft, notes]);
}

/** The same lists as long as no draft changes. */
export function useNotes(parts: OptimizedContent['parts']): Notes {
  const title = useReasons(parts.title);
  const bullets = useReasons(parts.bullets);
  const description = useReasons(parts.description);
  const images = useReasons(parts.images);
  return useMemo(() => {
    const reasons = { title, bullets, description, images };
    const shared = sharedReasons(reasons);
    const texts = new Set(shared.map(({ text }) => text));
    const own = { ...reasons };
    for (const part of partNames) own[part] = reasons[part].filter(({ text }) => !texts.has(text));
    return { shared, own };
  }, [title, bullets, description, images]);
}
