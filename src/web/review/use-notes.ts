// The writer's notes as the screen shows them: those of several parts once, and each part's own.
import { useMemo } from 'react';
import type { OptimizedContent, Part } from '#domain/review/content.ts';
import { sharedNotes } from './shared-notes.ts';

type Notes = { shared: readonly string[]; own: Readonly<Record<Part, readonly string[]>> };

/** The same lists as long as no note changes. */
export function useNotes({ title, bullets, description, images }: OptimizedContent['parts']): Notes {
  const [ofTitle, ofBullets, ofDescription, ofImages] = [title.notes, bullets.notes, description.notes, images.notes];
  return useMemo(() => {
    const notes = { title: ofTitle, bullets: ofBullets, description: ofDescription, images: ofImages };
    const shared = sharedNotes(notes);
    const ownOf = (part: Part) => notes[part].filter((note) => !shared.includes(note));
    return {
      shared,
      own: {
        title: ownOf('title'),
        bullets: ownOf('bullets'),
        description: ownOf('description'),
        images: ownOf('images'),
      },
    };
  }, [ofTitle, ofBullets, ofDescription, ofImages]);
}
