// All that goes on in the review of one product: its content, the texts being edited, the question asked, the part one is at, and the ways out.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { isTextPart, type Part, type PartContent, partNames, type TextPart, textParts } from '#domain/parts/parts.ts';
import { type OptimizedContent, statusesOf, valuesOf } from '#domain/review/content.ts';
import { pendingParts } from '#domain/review/score.ts';
import type { Person } from '#domain/session/person.ts';
import { useActions } from '#web/client/actions.ts';
import { useProductVoice } from '#web/client/voice/use-product-voice.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useDeferredRender } from '#web/kit/use-deferred-render.ts';
import { foldAssistant } from './assistant-fold.ts';
import { type Question, questionOf, standingQuestion } from './claims/attest.ts';
import { useClaims } from './claims/use-checker.ts';
import { reviewActions } from './commands/review.actions.ts';
import { stepPart } from './commands/review.reducer.ts';
import { useAwaitedFocus, useCurrentPart } from './commands/use-current-part.ts';
import { usePartCommands } from './commands/use-part-commands.ts';
import { useReview } from './commands/use-review.ts';
import type { Edits } from './parts/edits.reducer.ts';
import { useEdits } from './parts/use-edits.ts';
import type { PanelTab, ProductView } from './review.search.ts';
import type { Neighbours, Place } from './walk.ts';

export type ReviewedProduct = {
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  neighbours: Neighbours;
  place: Place | null;
  /** Called before going to a neighbour, so that the way back is known. */
  onLeave: (title: string, direction: keyof Neighbours) => void;
};

export type ProductReviewState = ReturnType<typeof useProductReview>;

export function useProductReview({ product, confirmed, me, neighbours, onLeave }: ReviewedProduct) {
  const [asked, ask] = useState<Question | null>(null);
  const [why, setWhy] = useState<Part | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<Part>>(new Set());
  const review = useReview(product, confirmed, me, (part, needed) => askFor(part, needed));
  const { content } = review;
  const { edits, dispatch } = useEdits(product.id, content, product.title);
  const [firstPart] = useState<Part>(
    () => partNames.find((part) => content.parts[part].status === 'pending') ?? 'title',
  );
  const { current, setCurrent, isInView } = useCurrentPart(firstPart);
  const isWhole = useDeferredRender();
  useAwaitedFocus(isWhole);
  const claims = useClaims(product, content, isWhole);
  const { check: voice } = useProductVoice(product, isWhole);
  const question = standingQuestion(asked, content);
  /** Puts to the person what the server wants attested; to one who types elsewhere meanwhile the message will do. */
  const askFor = (part: TextPart, needed: readonly PartClaim[]) => {
    if (document.activeElement?.matches('input, textarea')) return;
    const { value } = review.content.parts[part];
    const known = claims.checker?.check(value) ?? null;
    setCurrent(part);
    ask(questionOf(part, value, needed, known));
  };
  const commands = usePartCommands({
    review,
    edits,
    dispatch,
    choose: setCurrent,
    claims,
    voice,
    question,
    ask,
    setWhy,
    opened,
    setOpened,
  });
  const ways = useWays(product, neighbours, onLeave);
  const generate = () => void review.generate(null, null);
  const { status } = content.parts[current];
  const isEditing = isTextPart(current) && edits[current] !== undefined;
  const isAsked = question?.part === current;
  const isGenerating = review.generating.includes(current);
  const isDone = review.isStarted && pendingParts(statusesOf(content)).length === 0;
  const sayDone = () =>
    toast({
      title: 'Nothing is left to decide',
      description: neighbours.next ? `Next: ${neighbours.next.title}` : 'All parts of this product are decided.',
    });
  useActions(
    'Review',
    reviewActions(
      { part: current, status, isEditing, isAsked, isGenerating, isDone, canUndo: review.canUndo, neighbours },
      {
        ...commands,
        ...ways,
        undo: review.undo,
        generate,
        sayDone,
        step: (step) => commands.goTo(stepPart(current, step)),
      },
    ),
  );
  return {
    review,
    edits,
    claims,
    voice,
    question,
    /** The part whose rejection is to be given a reason. */
    why: why !== null && content.parts[why].status !== 'approved' ? why : null,
    /** The parts whose reasons and rules are open to be read. */
    opened,
    commands,
    ways,
    generate,
    isWhole,
    /** The content once there is any; null as long as the source stands for it. */
    started: review.isStarted ? content : null,
    values: useShownValues(content, edits),
    /** No part waits for a decision any more. */
    isDone,
    current: {
      part: current,
      status,
      isEditing,
      isAsked,
      isInView,
      isSaving: isTextPart(current) && edits[current]?.isSaving === true,
      isGenerating,
      choose: setCurrent,
    },
  };
}

/** To the neighbours of the list one came from, to the views of the product and to the panel beside it. */
function useWays(product: Product, neighbours: Neighbours, onLeave: ReviewedProduct['onLeave']) {
  const navigate = useNavigate({ from: '/products/$id' });
  const { panel } = useSearch({ from: '/products/$id' });
  return {
    panel,
    visit: (direction: keyof Neighbours) => {
      const to = neighbours[direction];
      if (!to) return;
      onLeave(product.title, direction);
      void navigate({
        to: '/products/$id',
        params: { id: String(to.id) },
        search: (old) => ({ ...old, quality: undefined }),
      });
    },
    view: (show: ProductView) => void navigate({ search: (old) => ({ ...old, show }), resetScroll: false }),
    openPanel: (tab: PanelTab | undefined) => {
      if (tab) foldAssistant(false);
      void navigate({ search: (old) => ({ ...old, panel: tab }), replace: true, resetScroll: false });
    },
  };
}

/** The parts as they stand on the screen, unsaved text included; the same as long as none of them changes. */
function useShownValues(content: OptimizedContent, edits: Edits): PartContent {
  const shown = partNames.map((part) => content.parts[part].value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values alone, as many as there are parts
  return useMemo(() => {
    const typed = Object.fromEntries(textParts.flatMap((part) => (edits[part] ? [[part, edits[part].value]] : [])));
    return { ...valuesOf(content), ...typed };
  }, [...shown, edits]);
}
