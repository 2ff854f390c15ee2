// The keywords of a product on its page: which stand in the texts as they are on the screen and where, and its own list to change.

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight, Pencil, Plus } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { coverKeywords } from '#domain/keywords/coverage.ts';
import { saveKeywords } from '#domain/keywords/keywords.contract.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '#web/kit/card.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { useProductKeywords } from '#web/shared/keywords/use-product-keywords.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { CoverageGroups } from './coverage-groups.tsx';
import { describeFrom } from './keyword-words.ts';

const dialog = loadOnInteraction(() => import('./product-keywords-dialog.tsx'));

type ProductKeywordsProps = { product: Product; values: PartContent };

export const ProductKeywords = memo(function ProductKeywords({ product, values }: ProductKeywordsProps) {
  const { keywords: opened } = useSearch({ from: '/products/$id' });
  const navigate = useNavigate({ from: '/products/$id' });
  const held = useProductKeywords(product.id);
  const isOpen = opened === 'edit';
  const module = dialog.useModule(isOpen);
  const open = (next: 'edit' | undefined) =>
    void navigate({ search: (old) => ({ ...old, keywords: next }), replace: next === undefined, resetScroll: false });
  const texts = useDeferredValue(values);
  const covered = useMemo(() => (held.data ? coverKeywords(held.data.keywords, texts) : null), [held.data, texts]);
  const hasOwn = held.data?.from === 'product';
  return (
    <Card aria-labelledby="product-keywords">
      <CardHead
        id="product-keywords"
        title="Keywords"
        hint={
          held.data
            ? describeFrom(held.data.from, product.category)
            : 'Words that shoppers search for, and where they appear.'
        }
        aside={
          <Allowed to={saveKeywords}>
            <Button size="sm" onClick={() => open('edit')}>
              {hasOwn ? <Pencil aria-hidden /> : <Plus aria-hidden />}
              {hasOwn ? 'Edit keywords' : 'Add keywords for this product'}
            </Button>
          </Allowed>
        }
      />
      {covered ? (
        <CoverageGroups keywords={covered} />
      ) : held.isError ? (
        <LoadFailure of={held} title="The keywords could not be loaded" className="py-8" />
      ) : (
        <CardBody>
          <Loading label="Loading keywords" className="space-y-3">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </Loading>
        </CardBody>
      )}
      <CardFoot className="justify-start">
        <Button asChild size="sm" variant="ghost" className="-ml-2.5">
          <Link to="/keywords">
            All keywords
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </CardFoot>
      {isOpen && module && (
        <Allowed to={saveKeywords}>
          <module.ProductKeywordsDialog product={product} held={held.data} onClose={() => open(undefined)} />
        </Allowed>
      )}
    </Card>
  );
});
