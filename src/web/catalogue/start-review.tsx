// Opens the first product of the pending list for a decision, of those who is signed in may decide about and nobody else is on.
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { withinScope } from '#domain/catalogue/scope-filter.ts';
import { isWithin } from '#domain/scope.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import type { AskedSearch } from '#web/shared/lists/list-search.ts';
import { useReviewStart } from '#web/shared/review/use-review-start.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { useProductList } from './use-product-list.ts';

/** `products` are those in sight; absent while they are on their way. */
type Listed = Pick<ReturnType<typeof useProductList>, 'list' | 'products' | 'total'>;

/** For those who may decide. */
export function StartReview({ listing }: { listing: Listed }) {
  return (
    <Allowed to="decide">
      <StartButton listing={listing} />
    </Allowed>
  );
}

const empty = 'Nothing to review here';

function StartButton({ listing }: { listing: Listed }) {
  const scope = useMe().data?.scope ?? null;
  // Who is limited is led through what they may decide about.
  const queue = withinScope<AskedSearch>(listing.list, scope);
  const obstacle = useObstacle(listing, queue);
  const { press, isBusy } = useReviewStart({
    queue: queue ?? listing.list,
    stop: null,
    onNone: () => toast({ title: empty }),
  });
  // Its place stays: nothing moves once there is a first one.
  return (
    <Button variant="primary" busy={isBusy} disabledReason={obstacle} {...(obstacle === undefined && press)}>
      {!isBusy && <Play aria-hidden />}
      Start review
    </Button>
  );
}

/** Why no review can start. Whether other pages have something within a limit is asked where this one has nothing. */
function useObstacle({ products, total }: Listed, queue: AskedSearch | null): string | undefined {
  const scope = useMe().data?.scope ?? null;
  const isInSight = products?.some((product) => isWithin(scope, product)) ?? false;
  const isAsked = products !== undefined && total > 0 && !isInSight && queue !== null;
  const first = useQuery({
    queryKey: keys.productList({ firstOf: queue }),
    queryFn: async ({ signal }) =>
      (await callPage(listProducts, { query: { ...queue, page: 1, limit: 1 }, signal })).rows.length,
    enabled: isAsked,
  });
  if (products === undefined) return 'The list is loading';
  if (total === 0) return empty;
  if (isInSight) return undefined;
  if (queue === null || first.data === 0) return 'Nothing here is within your limit';
  return first.isPending ? 'The list is loading' : undefined;
}
