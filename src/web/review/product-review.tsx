// The review of one product: header, progress, the parts with their decisions, and the product and its history beside them.
import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { Family } from '#domain/families/families.contract.ts';
import type { Part } from '#domain/parts/parts.ts';
import { Card } from '#web/kit/card.tsx';
import { prepareDates } from '#web/kit/format.ts';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { useMedia } from '#web/kit/use-media.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import { TeamworkRow } from '#web/shared/teamwork/teamwork-row.tsx';
import { AssistantFrame, AssistantPanel, besideStyle } from './assistant-panel.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Folds, useFold } from './folds.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { ListingProvider } from './listing-context.tsx';
import { keepDrafts } from './parts/drafts.ts';
import { draftsOf } from './parts/edits.reducer.ts';
import { PartCards } from './parts/part-cards.tsx';
import { useProductHistory } from './review.queries.ts';
import type { ReviewSlots } from './review.slots.ts';
import { ReviewFooter } from './review-footer.tsx';
import { ReviewStrip } from './review-strip.tsx';
import { ReviewWalk, ViewButtons } from './review-walk.tsx';
import { type ReviewedProduct, useProductReview } from './use-product-review.ts';
import { useReviewStop } from './use-review-stop.ts';
import { useSlots } from './use-slots.tsx';
import { ProductViews } from './views/product-views.tsx';

// Asked for after a press, so its code comes then.
const RestQuestion = lazy(async () => ({ default: (await import('./rest-question.tsx')).RestQuestion }));

/** `family`: null for a product without variants. */
type ProductReviewProps = ReviewedProduct & { family: Family | null; slots: Partial<ReviewSlots> };

export function ProductReview({ family, slots, ...reviewed }: ProductReviewProps) {
  const { product, me, neighbours, place } = reviewed;
  const state = useProductReview(reviewed);
  const { review, edits, commands, ways, generate, isWhole, started, values, pictures, claims, benchmark, current } =
    state;
  useEffect(() => (isWhole ? prepareDates() : undefined), [isWhole]);
  const history = useProductHistory(product.id, ways.panel === 'history');
  const { menu, benchmarkCard, chat, unread } = useSlots(slots, product, me, state);
  useReviewStop(product, review.isStarted, { part: current.part, isDone: state.isDone });
  const isPhone = useMedia('(max-width: 39.99rem)');
  const drafts = draftsOf(edits);
  const steady = useStableCallbacks({
    visit: ways.visit,
    view: ways.view,
    generate,
    discuss: (part: Part) => {
      state.discussion.read(part);
      commands.goTo(part);
    },
    saveDraft: () => {
      keepDrafts(product.id, drafts);
      toast({ title: 'Draft saved', description: 'It stays in this browser until you save or cancel the edit.' });
    },
  });
  const openComments = useMemo(
    () => slots.comments?.open({ productId: product.id, onOpen: steady.discuss }),
    [slots, product.id, steady],
  );
  const [fold, setFold] = useFold();
  const folds = slots.folds && (
    <Folds folds={slots.folds} open={fold} onOpen={setFold} {...{ product, values, isWhole }} />
  );
  return (
    <ListingProvider
      {...{ product, values, pictures, benchmark, slots }}
      checker={claims.checker}
      failure={claims.failure}
    >
      <ReviewWalk neighbours={neighbours} place={place} onVisit={steady.visit} onView={steady.view} menu={menu} />
      <ReviewStrip
        product={product}
        content={started}
        isGenerating={review.generating.length > 0}
        onGenerate={steady.generate}
        onOpen={commands.goTo}
        comments={isWhole ? openComments : undefined}
      >
        <TeamworkRow product={product} isEditing={Object.keys(edits).length > 0} />
        {family && slots.family?.({ product, family })}
        {!isPhone && folds}
      </ReviewStrip>
      <div className={besideStyle}>
        <div className="min-w-0">
          <section
            aria-labelledby="optimization-title"
            data-done={state.isDone || undefined}
            className="space-y-3 sm:space-y-2.5"
          >
            <PartCards
              product={product}
              me={me}
              state={state}
              instruction={slots.instruction}
              comments={slots.comments}
            />
            {isWhole && (
              <>
                {isPhone && folds && <Card>{folds}</Card>}
                {benchmarkCard}
                <div className="flex flex-wrap justify-between min-[90rem]:hidden">
                  <ViewButtons onView={steady.view} />
                </div>
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
            tab={ways.panel}
            onTabChange={ways.openPanel}
            chat={chat}
            unread={unread}
            history={
              <HistoryPanel review={review} history={history} onRolledBack={() => slots.onRolledBack?.(product)} />
            }
          />
        ) : (
          <AssistantFrame />
        )}
      </div>
      <ProductViews product={product} content={started} values={values} />
      <DecisionBar state={state} neighbours={neighbours} onNext={() => steady.visit('next')} />
      {state.restQuestion.isAsked && (
        <Suspense>
          <RestQuestion
            rest={state.rest}
            verdicts={state.verdicts}
            onClose={state.restQuestion.close}
            onApprove={() => {
              state.restQuestion.close();
              afterFocusReturned(commands.confirmRest);
            }}
          />
        </Suspense>
      )}
    </ListingProvider>
  );
}
