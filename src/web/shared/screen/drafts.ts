// Unsaved text kept in this browser, for each person who signs in here, until it is saved or discarded; one store per kind of form.
import * as z from 'zod/mini';
import { toast } from '#web/kit/layers/toast.ts';
import { personalPrefix } from './draft-owner.ts';

type DraftsSetup<T> = {
  /** Begins the key. A shape that reads like the one before and means something else takes a new name, so `-2`. */
  kind: string;
  schema: z.ZodMiniType<T>;
  /** Until when drafts wait: for good, or until the tab is closed. */
  keptIn?: 'browser' | 'tab';
};

type DraftStore<T> = {
  /** The draft kept under an id; null without one, and for anything that is not one of today's shape. */
  read: (id: string | number) => T | null;
  /** Keeps a draft; null forgets it. Informs the user once when the browser does not let us. */
  keep: (id: string | number, draft: T | null) => void;
};

let hasWarned = false;

export function createDraftStore<T>({ kind, schema, keptIn = 'browser' }: DraftsSetup<T>): DraftStore<T> {
  // Asked for each time: where storage is switched off, naming it throws.
  const storage = () => (keptIn === 'browser' ? localStorage : sessionStorage);
  const keyOf = (id: string | number) => `${personalPrefix()}.${kind}.${id}`;
  return {
    read: (id) => {
      try {
        const parsed = z.safeParse(schema, JSON.parse(storage().getItem(keyOf(id)) ?? 'null'));
        return parsed.success ? parsed.data : null;
      } catch {
        // Storage is switched off, or another program wrote there: there is no draft to bring back.
        return null;
      }
    },
    keep: (id, draft) => {
      try {
        if (draft === null) storage().removeItem(keyOf(id));
        else storage().setItem(keyOf(id), JSON.stringify(draft));
      } catch (error) {
        warnOnce(error);
      }
    },
  };
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Drafts cannot be kept.', error);
  toast({
    title: 'Drafts cannot be saved',
    description: 'Your browser does not allow it. Save your text before you leave the page.',
    tone: 'destructive',
  });
}
