// The pending list as a queue: approves what nothing is open on together, and opens the first product for a decision.
import { Play } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { pickFilter } from '#web/client/list-search.ts';
import { useLenses } from '#web/client/products/use-lenses.ts';
import { Button } from '#web/kit/button.tsx';
import { LookFirstButton } from './bulk/look-first.tsx';
import { ProductLink } from './product-link.tsx';

type QueueButtonsProps = {
  list: ProductFilter;
  /** Those in sight; absent while they are on their way. */
  products: readonly Product[] | undefined;
};

export function QueueButtons({ list, products }: QueueButtonsProps) {
  const first = products?.[0];
  const filter = pickFilter(list);
  const { data: counts } = useLenses(filter);
  const clean = counts?.clean ?? 0;
  return (
    <>
      <LookFirstButton selection={selectMatching({ ...filter, lens: 'clean' })} count={clean} word="clean" />
      {first ? (
        <Button asChild variant="primary">
          <ProductLink id={first.id}>
            <Play aria-hidden />
            Start review
          </ProductLink>
        </Button>
      ) : (
        // Its place stays: nothing moves once there is a first one.
        <Button variant="primary" disabledReason={products ? 'Nothing here waits' : 'The list is on its way'}>
          <Play aria-hidden />
          Start review
        </Button>
      )}
    </>
  );
}
