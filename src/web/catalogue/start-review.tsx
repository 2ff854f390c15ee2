// Opens the first product of the pending list that nobody else is on for a decision.
import { Play } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#web/kit/button.tsx';
import { useWork } from '#web/shared/teamwork/teamwork.queries.ts';
import { ProductLink } from './product-link.tsx';

/** `products`: those in sight; absent while they are on their way. */
export function StartReview({ products }: { products: readonly Product[] | undefined }) {
  const work = useWork(products?.map(({ id }) => id) ?? []);
  const isFree = ({ id }: Product) => (work.get(id)?.visits.length ?? 0) === 0;
  // Where somebody is on each of them, the first shows who.
  const first = products?.find(isFree) ?? products?.[0];
  if (first)
    return (
      <Button asChild variant="primary">
        <ProductLink id={first.id}>
          <Play aria-hidden />
          Start review
        </ProductLink>
      </Button>
    );
  // Its place stays: nothing moves once there is a first one.
  return (
    <Button variant="primary" disabledReason={products ? 'Nothing to review here' : 'The list is loading'}>
      <Play aria-hidden />
      Start review
    </Button>
  );
}
