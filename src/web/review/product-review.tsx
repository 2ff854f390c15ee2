// The review of one product: header, progress, the parts with their decisions, and the product and its history beside them.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { isTextPart, type Part, type PartContent, partNames, type TextPart, textParts } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { statusesOf, valuesOf } from '#domain/review/content.ts';
import { pendingParts } from '#domain/review/score.ts';
import type { Person } from '#domain/session/person.ts';
import { useActions } from '#web/client/actions.ts';
import { prepareDates } from '#web/kit/format.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useIsWhole } from '#web/kit/use-deferred-render.ts';
import { useSteady } from '#web/kit/use-stable-callbacks.ts';
import { AssistantFrame, AssistantPanel } from './assistant-panel.tsx';
import { type Question, questionOf, standingQuestion } from './claims/attest.ts';
import { useClaims } from './claims/use-checker.ts';
import { reviewActions } from './commands/review.actions.ts';
import { stepPart } from './commands/review.reducer.ts';
import { useAwaitedFocus, useCurrentPart } from './commands/use-current-part.ts';
import { usePartCommands } from './commands/use-part-commands.ts';
import { useReview } from './commands/use-review.ts';
import { DecisionBar } from './decision-bar.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { ImagesSections } from './images/images-sections.tsx';
import { DraftReasons } from './parts/draft-reasons.tsx';
import { keepDrafts } from './parts/drafts.ts';
import { draftsOf, type Edits } from './parts/edits.reducer.ts';
import { PartCard } from './parts/part-card.tsx';
import { StopButton } from './parts/stop-button.tsx';
import { useEdits } from './parts/use-edits.ts';
import { useNotes } from './parts/use-notes.ts';
import { useViewMode } from './parts/use-view-mode.ts';
import { ViewSwitch } from './parts/view-switch.tsx';
import { useProductHistory } from './review.queries.ts';
import type { PanelTab, ProductView } from './review.search.ts';
import type { ReviewSlots } from './review.slots.ts';
import { ReviewFooter } from './review-footer.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewOverview } from './review-overview.tsx';
import { ProductViews } from './views/product-views.tsx';
import type { Neighbours } from './walk.ts';

export type ProductReviewProps = {
  slots: Partial<ReviewSlots>;
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  neighbours: Neighbours;
  /** Called before going to a neighbour, so that the way back is known. */
  onLeave: (title: string, direction: keyof Neighbours) => void;
};

/** What is in sight when the page opens. */
const firstParts = partNames.slice(0, 2);

export function ProductReview({ slots, product, confirmed, me, neighbours, onLeave }: ProductReviewProps) {
  const [asked, ask] = useState<Question | null>(null);
  const review = useReview(product, confirmed, me, (part, needed) => askFor(part, needed));
  const { optimizing } = review;
  const { content, generating } = review;
  const navigate = useNavigate({ from: '/products/$id' });
  const search = useSearch({ from: '/products/$id' });
  const [mode, setMode] = useViewMode();
  const { edits, dispatch } = useEdits(product.id, content, product.title);
  const [firstPart] = useState<Part>(
    () => partNames.find((part) => content.parts[part].status === 'pending') ?? 'title',
  );
  const { current, setCurrent, isInView } = useCurrentPart(firstPart);
  const isWhole = useIsWhole();
  useAwaitedFocus(isWhole);
  useEffect(() => (isWhole ? prepareDates() : undefined), [isWhole]);
  const history = useProductHistory(product.id, search.panel === 'history');
  const claims = useClaims(product, content, isWhole);
  const question = standingQuestion(asked, content);
  /** Puts to the person what the server wants attested; to one who types elsewhere meanwhile the message will do. */
  const askFor = (part: TextPart, needed: readonly PartClaim[]) => {
    if (document.activeElement?.matches('input, textarea')) return;
    const value = review.content.parts[part].value;
    const known = claims.checker?.check(value) ?? null;
    setCurrent(part);
    ask(questionOf(part, value, needed, known, Date.now()));
  };

  const commands = usePartCommands({ review, edits, dispatch, choose: setCurrent, claims, question, ask });
  const { goTo, decide, goBack, edit, save, cancel } = commands;
  const { shared, own } = useNotes(content.parts);

  const visit = (direction: keyof Neighbours) => {
    const to = neighbours[direction];
    if (!to) return;
    onLeave(product.title, direction);
    void navigate({ to: '/products/$id', params: { id: String(to.id) }, search: (old) => old });
  };
  const view = (show: ProductView) => void navigate({ search: (old) => ({ ...old, show }), resetScroll: false });
  const openPanel = (panel: PanelTab | undefined) =>
    void navigate({ search: (old) => ({ ...old, panel }), replace: true, resetScroll: false });
  const generateAll = () => void review.generate(null, null);
  const isEditing = isTextPart(current) && edits[current] !== undefined;

  const actions = reviewActions(
    {
      part: current,
      status: content.parts[current].status,
      isEditing,
      isAsked: question?.part === current,
      isGenerating: generating.includes(current),
      canUndo: review.canUndo,
      neighbours,
    },
    {
      decide,
      edit,
      save,
      cancel,
      goBack,
      undo: review.undo,
      generate: generateAll,
      step: (step) => goTo(stepPart(current, step)),
      visit,
      view,
      openPanel,
    },
  );
  useActions('Review', actions);

  const isPending = pendingParts(review.isStarted ? statusesOf(content) : null).length > 0;
  const drafts = draftsOf(edits);
  const values = useShownValues(content, edits);
  const { isStarted } = review;
  const steady = useSteady({
    visit,
    optimize: review.optimize,
    stop: review.stop,
    saveDraft: () => {
      keepDrafts(product.id, drafts);
      toast({ title: 'Draft saved', description: 'It waits in this browser until you save or cancel the edit.' });
    },
  });
  // The same as long as what they show is the same: a decision draws none of them again.
  const menu = useMemo(() => slots.menu?.({ product }), [slots, product]);
  const benchmark = useMemo(
    () => slots.benchmark?.({ product, values, isStarted }),
    [slots, product, values, isStarted],
  );
  const sources = useMemo(() => slots.sources?.({ product }), [slots, product]);
  const prompts = useMemo(() => slots.prompts?.({ product }), [slots, product]);
  const chat = useMemo(
    () =>
      slots.chat?.({
        product,
        me,
        isOptimizing: optimizing !== null,
        optimize: steady.optimize,
        stop: optimizing && (
          <StopButton productId={product.id} part={optimizing} onStop={() => steady.stop(optimizing)} />
        ),
      }),
    [slots, product, me, optimizing, steady],
  );
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <ReviewHeader
            product={product}
            isPending={isPending}
            neighbours={neighbours}
            onVisit={steady.visit}
            menu={menu}
          />
          <section aria-labelledby="optimization-title" className="space-y-4">
            <ReviewOverview
              product={product}
              content={review.isStarted ? content : null}
              isGenerating={generating.length > 0}
              onGenerate={generateAll}
              onOpen={goTo}
              onView={view}
            />
            <ViewSwitch mode={mode} onModeChange={setMode} />
            <DraftReasons reasons={shared} />
            {(isWhole ? partNames : firstParts).map((part) => (
              <PartCard
                key={part}
                part={part}
                productId={product.id}
                source={product[part]}
                value={content.parts[part].value}
                status={content.parts[part].status}
                record={content.parts[part].record}
                reasons={own[part]}
                isStarted={review.isStarted}
                isGenerating={generating.includes(part)}
                mode={mode}
                isCurrent={part === current}
                edit={isTextPart(part) ? edits[part] : undefined}
                claims={claims}
                question={question?.part === part ? question : null}
                myName={me.fullName}
                commands={commands}
                instruction={slots.instruction}
              />
            ))}
            {isWhole && (
              <>
                <ImagesSections review={review} onCurrent={() => setCurrent('images')} />
                {benchmark}
                {sources}
                {prompts}
                <ReviewFooter
                  neighbours={neighbours}
                  onVisit={steady.visit}
                  hasDraft={Object.keys(drafts).length > 0}
                  onSaveDraft={steady.saveDraft}
                />
              </>
            )}
          </section>
        </div>
        {isWhole ? (
          <AssistantPanel
            tab={search.panel}
            onTabChange={openPanel}
            chat={chat}
            history={
              <HistoryPanel review={review} history={history} onRolledBack={() => slots.onRolledBack?.(product)} />
            }
          />
        ) : (
          <AssistantFrame />
        )}
      </div>
      <ProductViews product={product} content={review.isStarted ? content : null} values={values} />
      <DecisionBar
        part={current}
        status={content.parts[current].status}
        isInView={isInView}
        onShow={() => goTo(current)}
        isEditing={isEditing}
        isAsked={question?.part === current}
        onBack={() => goBack(current)}
        isSaving={isTextPart(current) && edits[current]?.isSaving === true}
        onDecide={(to) => decide(current, to)}
        onEdit={() => edit(current)}
        onSave={() => save(current)}
        onCancel={() => cancel(current)}
      />
    </>
  );
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
