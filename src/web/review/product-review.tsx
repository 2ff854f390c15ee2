// The review of one product: header, progress, the parts with their decisions, and the product and its history beside them.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { OptimizedContent, Part, PartContent, Person, Status } from '#domain/review/content.ts';
import { partNames } from '#domain/review/content.ts';
import { partLabels } from '#domain/review/review.ts';
import { pendingParts } from '#domain/review/score.ts';
import { useActions } from '#web/client/actions.ts';
import { toast } from '#web/kit/toast.ts';
import { useIsWhole } from '#web/kit/use-whole.ts';
import { AssistantFrame, AssistantPanel } from './assistant-panel.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { keepDrafts } from './drafts.ts';
import {
  cleanValue,
  draftsOf,
  type Edits,
  isTextPart,
  isUnsaved,
  type TextPart,
  type TextValue,
  textParts,
} from './edits.reducer.ts';
import { HistoryPanel } from './history-panel.tsx';
import { ImagesSections } from './images-sections.tsx';
import { PartCard } from './part-card.tsx';
import { WriterNotes } from './part-notes.tsx';
import { ProductViews } from './product-views.tsx';
import { reviewActions } from './review.actions.ts';
import { useProductHistory } from './review.queries.ts';
import { nextPendingPart, stepPart } from './review.reducer.ts';
import type { PanelTab, ProductView } from './review.search.ts';
import type { ReviewSlots } from './review.slots.ts';
import { ReviewFooter } from './review-footer.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewOverview } from './review-overview.tsx';
import { sharedNotes } from './shared-notes.ts';
import { focusPart, useCurrentPart } from './use-current-part.ts';
import { useEdits } from './use-edits.ts';
import { useReview } from './use-review.ts';
import { useViewMode } from './use-view-mode.ts';
import { ViewSwitch } from './view-switch.tsx';
import type { Neighbours } from './walk.ts';

export type ProductReviewProps = {
  slots: Partial<ReviewSlots>;
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  neighbours: Neighbours | null;
  /** Called before going to a neighbour, so that the way back is known. */
  onLeave: (title: string, direction: keyof Neighbours) => void;
};

/** What is in sight when the page opens. */
const firstParts = partNames.slice(0, 2);

const unsupported = { title: 'Unsupported content type for editing.' };

export function ProductReview({ slots, product, confirmed, me, neighbours, onLeave }: ProductReviewProps) {
  const review = useReview(product, confirmed, me);
  const { content, generating } = review;
  const navigate = useNavigate({ from: '/products/$id' });
  const search = useSearch({ from: '/products/$id' });
  const [mode, setMode] = useViewMode();
  const { edits, dispatch } = useEdits(product.id, content, product.title);
  const [firstPart] = useState<Part>(() => partNames.find((part) => content[`${part}Status`] === 'pending') ?? 'title');
  const { current, setCurrent, isInView } = useCurrentPart(firstPart);
  const isWhole = useIsWhole();
  const history = useProductHistory(product.id, search.panel === 'history');

  const goTo = (part: Part) => {
    setCurrent(part);
    focusPart(part);
  };
  const decide = (part: Part, to: Status) => {
    review.decide(part, to);
    const next = to === 'pending' ? null : nextPendingPart(content, part);
    goTo(next ?? part);
  };
  const edit = (part: Part) => {
    setCurrent(part);
    if (!isTextPart(part)) {
      toast(unsupported);
      return;
    }
    dispatch({ type: 'opened', part, base: content[part] });
  };
  const save = async (part: Part, base?: TextValue) => {
    const open = isTextPart(part) ? edits[part] : undefined;
    if (!open || !isTextPart(part) || open.isSaving) return;
    dispatch({ type: 'saving', part });
    try {
      await review.saveEdit(part, cleanValue(open.value), base ?? open.base);
    } catch {
      // The toast has said why; the text stays in its field.
      dispatch({ type: 'failed', part, reason: 'Not saved. Your text is kept here.' });
      return;
    }
    dispatch({ type: 'closed', part });
    goTo(part);
  };
  const cancel = (part: TextPart) => {
    const open = edits[part];
    dispatch({ type: 'closed', part });
    goTo(part);
    if (!isUnsaved(open)) return;
    const draft = { value: open.value, base: open.base, changedAt: open.changedAt };
    toast({
      title: 'Edit cancelled',
      description: `${partLabels[part]} is as it was.`,
      action: { label: 'Bring my text back', run: () => dispatch({ type: 'restored', part, draft }) },
    });
  };
  const visit = (direction: keyof Neighbours) => {
    const to = neighbours?.[direction];
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
      status: content[`${current}Status`],
      isEditing,
      isGenerating: generating.includes(current),
      canUndo: review.canUndo,
      neighbours,
    },
    {
      decide,
      edit,
      save: (part) => void save(part),
      cancel: (part) => isTextPart(part) && cancel(part),
      undo: review.undo,
      generate: generateAll,
      step: (step) => goTo(stepPart(current, step)),
      visit,
      view,
      openPanel,
    },
  );
  useActions('Review', actions);

  const isPending = pendingParts(review.isStarted ? content : null).length > 0;
  const shared = sharedNotes(content.parts);
  const drafts = draftsOf(edits);
  const values = shownValues(content, edits);
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <ReviewHeader
            product={product}
            isPending={isPending}
            neighbours={neighbours}
            onVisit={visit}
            menu={slots.menu?.({ product })}
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
            <WriterNotes notes={shared} isShared />
            {(isWhole ? partNames : firstParts).map((part) => (
              <PartCard
                key={part}
                part={part}
                review={review}
                notes={content.parts[part].notes.filter((note) => !shared.includes(note))}
                mode={mode}
                isCurrent={part === current}
                onCurrent={() => setCurrent(part)}
                edit={isTextPart(part) ? edits[part] : undefined}
                onEvent={dispatch}
                onDecide={(to) => decide(part, to)}
                onEdit={() => edit(part)}
                onSave={(base) => void save(part, base)}
                onCancel={() => isTextPart(part) && cancel(part)}
              />
            ))}
            {isWhole && (
              <>
                <ImagesSections review={review} onCurrent={() => setCurrent('images')} />
                {slots.benchmark?.({ product, values, isStarted: review.isStarted })}
                {slots.prompts?.({ product })}
                <ReviewFooter
                  neighbours={neighbours}
                  onVisit={visit}
                  hasDraft={Object.keys(drafts).length > 0}
                  onSaveDraft={() => {
                    keepDrafts(product.id, drafts);
                    toast({
                      title: 'Draft saved',
                      description: 'It waits in this browser until you save or cancel the edit.',
                    });
                  }}
                />
              </>
            )}
          </section>
        </div>
        {isWhole ? (
          <AssistantPanel
            tab={search.panel}
            onTabChange={openPanel}
            chat={slots.chat?.({ product, me, isOptimizing: review.isOptimizing, optimize: review.optimize })}
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
        status={content[`${current}Status`]}
        isInView={isInView}
        onShow={() => goTo(current)}
        isEditing={isEditing}
        isSaving={isTextPart(current) && edits[current]?.isSaving === true}
        onDecide={(to) => decide(current, to)}
        onEdit={() => edit(current)}
        onSave={() => void save(current)}
        onCancel={() => isTextPart(current) && cancel(current)}
      />
    </>
  );
}

/** The four parts as they stand on the screen, unsaved text included. */
function shownValues(content: OptimizedContent, edits: Edits): PartContent {
  const { title, bullets, description, images } = content;
  const typed = Object.fromEntries(textParts.flatMap((part) => (edits[part] ? [[part, edits[part].value]] : [])));
  return { title, bullets, description, images, ...typed };
}
