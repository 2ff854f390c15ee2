// The texts being edited on a product, kept as drafts with every keystroke.

import { useEffect, useReducer } from 'react';
import { partTable, textParts } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useLeaving } from '#web/shared/screen/use-leaving.ts';
import { keepDrafts, readDrafts } from './drafts.ts';
import { changeEdits, draftsOf, openDrafts } from './edits.reducer.ts';

/** Opens the product's kept drafts, keeps what is typed, and says so when the page is left before it was saved. */
export function useEdits(productId: number, shown: OptimizedContent, productTitle: string) {
  const [edits, dispatch] = useReducer(changeEdits, shown, (content) =>
    openDrafts(readDrafts(productId), content.parts),
  );
  useEffect(() => keepDrafts(productId, draftsOf(edits)), [productId, edits]);
  useLeaving(() => {
    const drafts = draftsOf(edits);
    const kept = textParts.filter((part) => drafts[part]).map((part) => partTable[part].label);
    if (kept.length === 0) return;
    toast({
      title: 'Draft saved',
      description: `Your unsaved text for ${new Intl.ListFormat('en', { type: 'conjunction' }).format(kept)} is saved as a draft of “${productTitle}”.`,
    });
  });
  return { edits, dispatch };
}
