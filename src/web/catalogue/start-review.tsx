// Opens the first product of the pending list that nobody else is on for a decision.
import { Play } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { isWithin } from '#domain/scope.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useWork } from '#web/shared/teamwork/teamwork.queries.ts';
import { ProductLink } from './product-link.tsx';

/** For those who may decide. `products`: those in sight; absent while they are on their way. */
export function StartReview({ products }: { products: readonly Product[] | undefined }) {
  return (
    <Allowed to="decide">
      <StartButton products={products} />
    </Allowed>
  );
}

function StartButton({ products }: { products: readonly Product[] | undefined }) {
  const scope = useMe().data?.scope ?? null;
  const work = useWork(products?.map(({ id }) => id) ?? []);
  const isFree = ({ id }: Product) => (work.get(id)?.visits.length ?? 0) === 0;
  const own = products?.filter((product) => isWithin(scope, product));
  // Where somebody is on each of them, the first shows who.
  const first = own?.find(isFree) ?? own?.[0];
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
  const nothing = products && products.length > 0 ? 'Nothing here is within your limit' : 'Nothing to review here';
  return (
    <Button variant="primary" disabledReason={products ? nothing : 'The list is loading'}>
      <Play aria-hidden />
      Start review
    </Button>
  );
}
