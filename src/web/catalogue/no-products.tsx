// Nothing to list: because nothing matches, or because there is nothing yet.

import { Link } from '@tanstack/react-router';
import { PackageOpen, Plus, SearchX } from 'lucide-react';
import { createProduct } from '#domain/catalogue/product-edits.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { ClearFilters } from './filters/clear-filters.tsx';

export function NoProducts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState icon={SearchX} title="No products found" hint="Try adjusting your filters or search criteria">
        <ClearFilters onClear={onClear} />
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={PackageOpen} title="No products found" hint="Get started by adding your first product">
      <AddProductLink />
    </EmptyState>
  );
}

export function AddProductLink() {
  return (
    <Allowed to={createProduct}>
      <Button asChild variant="primary">
        <Link to="/products/new">
          <Plus aria-hidden />
          Add Product
        </Link>
      </Button>
    </Allowed>
  );
}
