// Product screen: reads the id in the address, waits for the product and its content, and says why when they cannot be shown.

import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, describeFailure } from '#web/client/api-error.ts';
import { useMe, useMyId } from '#web/client/shared.queries.ts';
import { ControlledProduct } from '#web/client/use-may.ts';
import { Card } from '#web/kit/card.tsx';
import type { Failure } from '#web/kit/failure-text.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { ErrorState } from '#web/kit/states.tsx';
import { readProductId } from '#web/shared/catalogue/product-id.ts';
import { askedBy, pickListSearch } from '#web/shared/lists/list-search.ts';
import { NoProduct } from '#web/shared/screen/no-product.tsx';
import { reviewNoteQuery } from './check/use-verdicts.ts';
import { ProductReview } from './product-review.tsx';
import { useContent, useFamily, useNeighbours, useProduct } from './review.queries.ts';
import type { ReviewSlots } from './review.slots.ts';
import { ReviewSkeleton } from './review-skeleton.tsx';

const route = '/products/$id';
const loadFailure = {
  title: 'Failed to load optimized content',
  text: 'Could not load the optimized content for this product.',
};

export function ReviewScreen({ slots }: { slots: Partial<ReviewSlots> }) {
  const { id: given } = useParams({ from: route });
  const id = readProductId(given);
  if (id === null) return <NoProduct reason="invalid" route={route} />;
  return <ValidProduct id={id} slots={slots} />;
}

function ValidProduct({ id, slots }: { id: number; slots: Partial<ReviewSlots> }) {
  const search = useSearch({ from: route });
  const product = useProduct(id);
  const content = useContent(id);
  const me = useMe();
  // With these the page has its height from the start; without them the page is drawn all the same.
  const note = useQuery(reviewNoteQuery(id));
  const family = useFamily(id);
  const walk = useNeighbours(id, askedBy(pickListSearch(search), useMyId()));

  const isMissing = product.error instanceof ApiError && product.error.status === 404;
  const contentError = isMissing ? null : content.error;
  const hasContent = content.data !== undefined;
  useEffect(() => {
    if (!contentError) return;
    console.warn(loadFailure.title, contentError);
    // With content on the screen a failed fresh read takes nothing away, and must not cover what failed before it.
    if (hasContent) return;
    toast({ title: loadFailure.title, description: loadFailure.text, tone: 'destructive' });
  }, [contentError, hasContent]);

  if (isMissing) return <NoProduct reason="missing" route={route} />;
  const failed = [product, me, content].filter((query) => query.isError && query.data === undefined);
  const busy = failed.some((query) => query.isFetching);
  // One press asks for all that is missing.
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  const [first] = failed;
  if (first && first !== content) {
    const failure = describeFailure(first.error);
    return <Failed title="This product could not be loaded" {...failure} busy={busy} onRetry={retry} />;
  }
  if (first) {
    const { detail } = describeFailure(first.error);
    return <Failed heading={product.data?.title} {...loadFailure} detail={detail} busy={busy} onRetry={retry} />;
  }
  if (!product.data || !me.data || content.data === undefined || note.isPending || family.isPending)
    return <ReviewSkeleton />;
  return (
    <ControlledProduct value={product.data}>
      <ProductReview
        // Another product starts afresh: its own edits, focus and keys.
        key={id}
        slots={slots}
        product={product.data}
        confirmed={content.data}
        family={family.data ?? null}
        me={{ id: me.data.id, fullName: me.data.fullName }}
        neighbours={walk.neighbours}
        place={walk.place}
        onLeave={walk.noteLeaving}
      />
    </ControlledProduct>
  );
}

type FailedProps = Failure & { heading?: string | undefined; title: string; busy: boolean; onRetry: () => void };

function Failed({ heading = 'Product', ...state }: FailedProps) {
  return (
    <>
      <PageHead title={heading} />
      <Card>
        <ErrorState {...state} />
      </Card>
    </>
  );
}
