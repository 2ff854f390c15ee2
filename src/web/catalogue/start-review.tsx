// Opens the first product of the pending list for a decision.
import { Play } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#web/kit/button.tsx';
import { ProductLink } from './product-link.tsx';

/** `products`: those in sight; absent while they are on their way. */
export function StartReview({ products }: { products: readonly Product[] | undefined }) {
  const first = products?.[0];
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
