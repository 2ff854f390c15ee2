// The drafts that chats proposed and nobody has used yet. They stay here, so that what is stored later is what the pipeline wrote and
// checked, never what a browser sends back.
import { randomUUID } from 'node:crypto';
import type { DraftedPart } from '#domain/writing/pipeline.ts';
import type { WrittenFrom } from '#server/review/review.commands.ts';

/** A draft and what it rests on. */
export type KeptDraft = { productId: number; drafted: DraftedPart; from: WrittenFrom };

export type Proposals = {
  keep: (kept: KeptDraft) => string;
  /** The draft of this id for this product; undefined where there is none any more. */
  find: (productId: number, id: string) => KeptDraft | undefined;
  drop: (productId: number, id: string) => void;
};

/** Many chats' worth; the oldest go first. */
const mostKept = 500;

/** Kept in memory: a restart forgets them, and a draft that is still wanted is asked for again. */
export function openProposals(most = mostKept): Proposals {
  const kept = new Map<string, KeptDraft>();
  const find = (productId: number, id: string) => {
    const found = kept.get(id);
    return found?.productId === productId ? found : undefined;
  };
  return {
    keep: (draft) => {
      const id = randomUUID();
      kept.set(id, draft);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return id;
    },
    find,
    drop: (productId, id) => {
      if (find(productId, id)) kept.delete(id);
    },
  };
}
