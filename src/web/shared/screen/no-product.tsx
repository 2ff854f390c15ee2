// Stands for a product's page when the address names none.
import { Link, useSearch } from '@tanstack/react-router';
import { PackageX } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { usePageTitle } from '#web/kit/page-title.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { pickListSearch } from '#web/shared/lists/list-search.ts';

const reasons = {
  invalid: { title: 'Invalid product ID', hint: 'Please select a valid product.' },
  missing: { title: 'Product not found', hint: "We couldn't find the product you're looking for." },
};

type NoProductProps = {
  /** What the address has for an id: nothing an id can be, or the id of no product. */
  reason: keyof typeof reasons;
  route: '/products/$id' | '/products/$id/edit' | '/products/$id/images';
};

export function NoProduct({ reason, route }: NoProductProps) {
  const { title, hint } = reasons[reason];
  usePageTitle(title);
  const search = useSearch({ from: route });
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Card>
        <EmptyState icon={PackageX} title={title} hint={hint}>
          <Button asChild variant="primary">
            <Link to={search.from ?? '/products'} search={pickListSearch(search)}>
              Back to the products
            </Link>
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}
