// All that goes on in the review of one product: its content, the texts being edited, the question asked, the part one is at, and the ways out.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import {
  forEachPart,
  isEmptyValue,
  isTextPart,
  type Part,
  type PartContent,
  partNames,
  pickParts,
  type TextPart,
  textParts,
} from '#domain/parts/parts.ts';
import { type ImageEntry, type OptimizedContent, statusesOf, valuesOf } from '#domain/review/content.ts';
import { detailsOf } from '#domain/review/image-entries.ts';
import { isTakenWithTheRest } from '#domain/review/part-check.ts';
import { pendingParts } from '#domain/review/score.ts';
import { isMyFirst } from '#domain/review/second-person.ts';
import type { Person } from '#domain/session/person.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { useDeferredRender } from '#web/kit/use-deferred-render.ts';
import { pickListSearch } from '#web/shared/lists/list-search.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { foldAssistant } from './assistant-fold.ts';
import { useClaims } from './check/use-claims.ts';
import { useEvaluation, useVerdicts, type Verdict } from './check/use-verdicts.ts';
import { type Question, questionOf, standingQuestion } from './claims/attest.ts';
import { reviewActions } from './commands/review.actions.ts';
import { canUndo } from './commands/review.queue.ts';
import { stepPart } from './commands/review.reducer.ts';
import { useAwaitedFocus, useCurrentPart } from './commands/use-current-part.ts';
import { useDiscussion } from './commands/use-discussion.ts';
import { noRest, usePartCommands } from './commands/use-part-commands.ts';
import { useReview } from './commands/use-review.ts';
import { findMine } from './images/find-mine.ts';
import { useImages, useListedImages } from './images/images.queries.ts';
import type { Edits } from './parts/edits.reducer.ts';
import { useEdits } from './parts/use-edits.ts';
import type { PanelTab, ProductView } from './review.search.ts';
import { autoSection } from './verdict/chips.ts';
import type { OpenSection } from './verdict/verdict-line.tsx';
import { useProductVoice } from './voice/use-product-voice.ts';
import type { ListPlace, Neighbours } from './walk.ts';

export type ReviewedProduct = {
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  neighbours: Neighbours;
  place: ListPlace | null;
  /** Called before going to a neighbour, so that the way back is known. */
  onLeave: (title: string, direction: keyof Neighbours) => void;
};

export type ProductReviewState = ReturnType<typeof useProductReview>;

export function useProductReview({ product, confirmed, me, neighbours, onLeave }: ReviewedProduct) {
  const [asked, ask] = useState<Question | null>(null);
  const [why, setWhy] = useState<Part | null>(null);
  const [isRestAsked, setRestAsked] = useState(false);
  const [chosenPicture, setPicture] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Partial<Record<Part, OpenSection | null>>>({});
  const ways = useWays(product, neighbours, onLeave);
  const review = useReview({
    ...{ product, confirmed, me },
    onNeeded: (part, needed) => askFor(part, needed),
    onOpen: () => ways.goTo(product.id),
    onUndone: () => {
      if (led?.from === product.id && led.to === onScreen) ways.goTo(product.id);
    },
  });
  const { content, isStarted } = review;
  const { edits, dispatch } = useEdits(product.id, content, product.title);
  const [firstPart] = useState<Part>(
    () => partNames.find((part) => content.parts[part].status === 'pending') ?? 'title',
  );
  const { current, setCurrent, isInSight } = useCurrentPart(firstPart);
  const isWhole = useDeferredRender();
  useAwaitedFocus(isWhole);
  const { check: voice, rules: voiceRules } = useProductVoice(product, isWhole);
  const claims = useClaims(product, content, voiceRules, isWhole);
  const values = useShownValues(content, edits);
  const { checker } = claims;
  const { data: known } = useImages(product.id, isWhole);
  const pictures = useListedImages(known, detailsOf(content.imagesWithStatus));
  const evaluation = useEvaluation(checker, values, pictures, Object.keys(edits).length > 0);
  const verdicts = useVerdicts({ product, content, isStarted, checker, evaluation });
  const sections = forEachPart((part) => {
    const own = chosen[part];
    return own === undefined && content.parts[part].status === 'pending' ? autoSection(verdicts[part]) : (own ?? null);
  });
  const mineOf = (image: ImageEntry) => findMine(image, content.parts.images.record, me, claims.needsSecond);
  const question = standingQuestion(asked, content);
  const isMine = (part: Part) => isMyFirst(content, part, me, claims.needsSecond);
  const rest = isStarted ? restOf(content, verdicts, edits, review.generating).filter((part) => !isMine(part)) : [];
  // A question whose reason is gone is not asked later by itself.
  if (isRestAsked && !rest.some((part) => verdicts[part].check?.must.length)) setRestAsked(false);
  /** Puts to the person what the server wants attested; to one who types elsewhere meanwhile the message will do. */
  const askFor = (part: TextPart, needed: readonly PartClaim[]) => {
    if (document.activeElement?.matches('input, textarea')) return;
    const { value } = review.content.parts[part];
    const known = checker?.check(value) ?? null;
    setCurrent(part);
    ask(questionOf(part, value, needed, known));
  };
  const commands = usePartCommands({
    review,
    edits,
    dispatch,
    choose: (part) => {
      setCurrent(part);
      setPicture(null);
    },
    choosePicture: (url) => {
      setCurrent('images');
      setPicture(url);
    },
    claims,
    verdicts,
    rest,
    voice,
    question,
    ask,
    setWhy,
    sections,
    setSection: (part, section) => setChosen((known) => ({ ...known, [part]: section })),
    askRest: () => setRestAsked(true),
    advance: ways.advance,
    editImages: ways.editImages,
  });
  const discussion = useDiscussion(commands.goTo);
  const generate = () => void review.generate(null, null);
  const { status, value } = content.parts[current];
  const isEmpty = isEmptyValue(value) && isEmptyValue(pickParts(product)[current]);
  const isEditing = isTextPart(current) && edits[current] !== undefined;
  const isAsked = question?.part === current;
  const isGenerating = review.generating.includes(current);
  const picture = current === 'images' ? findPicture(content, chosenPicture) : null;
  const isDone = review.isStarted && pendingParts(statusesOf(content)).length === 0;
  const goOn = useEffectEvent(() => {
    // Who took the decision back or began to type stays.
    if (isDone && Object.keys(edits).length === 0) ways.advance();
  });
  const isWayKnown = ways.isAwaited && neighbours.next !== undefined;
  useEffect(() => {
    if (isWayKnown) goOn();
  }, [isWayKnown]);
  const sayDone = () =>
    toast({
      title: 'Nothing left to review',
      description: neighbours.next ? `Next: ${neighbours.next.title}` : 'All parts of this product are reviewed.',
    });
  const behind = led?.to === product.id && canUndo(led.from) ? led.from : null;
  /** With nothing to take back here, on the product one was led on from. */
  const undo = () => {
    if (review.canUndo || behind === null) {
      review.undo();
      return;
    }
    review.undo(behind);
    ways.goBackTo(behind);
  };
  const canUndoHere = review.canUndo || behind !== null;
  useActions(
    'Review',
    reviewActions(
      {
        ...{ part: current, picture, status, isEmpty, isEditing, isAsked, isGenerating, isDone, neighbours },
        canUndo: canUndoHere,
        rest: rest.length,
      },
      {
        ...commands,
        ...ways,
        comment: discussion.comment,
        undo,
        sayNoRest: () => announce(noRest),
        generate,
        sayDone,
        step: (step) => {
          const to = current === 'images' ? stepPicture(content, picture, step) : null;
          if (to) commands.goToPicture(to.url);
          else commands.goTo(picture ? 'images' : stepPart(current, step));
        },
      },
    ),
  );
  return {
    review,
    edits,
    claims,
    voice,
    verdicts,
    /** What the rules find of the listing as it is shown; null until it is known. */
    benchmark: evaluation?.benchmark ?? null,
    /** Which figure of each part is open. */
    sections,
    /** What *Approve the rest* takes. */
    rest,
    /** The question before *Approve the rest*; it has no object once nothing is left to approve. */
    restQuestion: { isAsked: isRestAsked, close: () => setRestAsked(false) },
    question,
    /** The part whose rejection is to be given a reason. */
    why: why !== null && content.parts[why].status !== 'approved' ? why : null,
    commands,
    discussion,
    ways,
    generate,
    undo: { run: undo, isOffered: canUndoHere },
    isWhole,
    /** The content once there is any; null as long as the source stands for it. */
    started: isStarted ? content : null,
    values,
    pictures,
    mineOf,
    /** No part waits for a decision any more. */
    isDone,
    current: {
      part: current,
      /** The image the keys act on; null for the part as a whole. */
      picture,
      status,
      isEmpty,
      isEditing,
      isAsked,
      isInSight,
      isSaving: isTextPart(current) && edits[current]?.isSaving === true,
      isGenerating,
      /** The person approved it as the first of two, and cannot be the second. */
      isMyFirst: isMine(current),
    },
  };
}

const findPicture = ({ imagesWithStatus }: OptimizedContent, url: string | null): ImageEntry | null =>
  imagesWithStatus.find((image) => image.url === url) ?? null;

/** The image one step up or down; the last one stays, and before the first is the part as a whole. */
function stepPicture({ imagesWithStatus: images }: OptimizedContent, from: ImageEntry | null, step: 1 | -1) {
  if (!from) return step === 1 ? (images[0] ?? null) : null;
  return images[from.order + step] ?? (step === 1 ? from : null);
}

/** The parts that wait and need no further look: not one whose text is being changed. */
function restOf(
  content: OptimizedContent,
  verdicts: Readonly<Record<Part, Verdict>>,
  edits: Edits,
  generating: readonly Part[],
): Part[] {
  return partNames.filter((part) => {
    const { check } = verdicts[part];
    const isBusy = generating.includes(part) || (isTextPart(part) && edits[part] !== undefined);
    return content.parts[part].status === 'pending' && !isBusy && check !== null && isTakenWithTheRest(check);
  });
}

/** The product whose last decision led on to another one: on that one its undo is a key away. */
let led: { from: number; to: number } | null = null;

/** The product on the screen; null on any other screen. */
let onScreen: number | null = null;

/** To the neighbours of the list one came from, to the views of the product and to the panel beside it. */
function useWays(product: Product, neighbours: Neighbours, onLeave: ReviewedProduct['onLeave']) {
  const navigate = useNavigate({ from: '/products/$id' });
  const search = useSearch({ from: '/products/$id' });
  const { panel, from } = search;
  useEffect(() => {
    onScreen = product.id;
    return () => {
      onScreen = null;
    };
  }, [product.id]);
  const [isAwaited, setAwaited] = useState(false);
  const goTo = (id: number) =>
    void navigate({
      to: '/products/$id',
      params: { id: String(id) },
      search: (old) => ({ ...old, quality: undefined }),
    });
  const visit = (direction: keyof Neighbours) => {
    const to = neighbours[direction];
    if (!to) return;
    onLeave(product.title, direction);
    goTo(to.id);
  };
  return {
    panel,
    visit,
    goTo,
    /** The last decision was quicker than the reply that says what comes next. */
    isAwaited,
    /** Only in a list one came from: nobody is led where they did not want to go. */
    advance: () => {
      if (from && neighbours.next === undefined) setAwaited(true);
      if (!from || !neighbours.next) return false;
      led = { from: product.id, to: neighbours.next.id };
      announce(`Next: ${neighbours.next.title}`);
      visit('next');
      return true;
    },
    goBackTo: (id: number) => {
      if (neighbours.previous?.id === id) visit('previous');
      else goTo(id);
    },
    editImages: (image?: string) =>
      void navigate({
        to: '/products/$id/images',
        params: { id: String(product.id) },
        search: { from, ...pickListSearch(search), image },
      }),
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
