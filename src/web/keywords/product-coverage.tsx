// How one product covers its saved keywords, beside the list on the screen of all lists.
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { useProductKeywords } from '#web/shared/keywords/use-product-keywords.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { CoverageGroups } from './coverage-groups.tsx';

export function ProductCoverage({ productId }: { productId: number }) {
  const held = useProductKeywords(productId);
  return (
    <Card aria-labelledby="product-coverage">
      <CardHead
        id="product-coverage"
        title="Coverage"
        hint="Where the saved keywords appear in the content under review, or in the source if there is no content yet."
      />
      {held.data ? (
        <CoverageGroups keywords={held.data.keywords} />
      ) : held.isError ? (
        <LoadFailure of={held} title="The coverage could not be loaded" className="py-8" />
      ) : (
        <CardBody>
          <Loading label="Loading the coverage" className="space-y-3">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </Loading>
        </CardBody>
      )}
      <CardFoot className="justify-start">
        <Button asChild size="sm" variant="ghost" className="-ml-2.5">
          <Link to="/products/$id" params={{ id: String(productId) }}>
            Open the product
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </CardFoot>
    </Card>
  );
}
