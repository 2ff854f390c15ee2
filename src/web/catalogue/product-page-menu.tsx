// The menu of a product on its own page.
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { pickListSearch } from '#web/shared/lists/list-search.ts';
import { ProductMenu } from './row-menu.tsx';

export function ProductPageMenu({ product }: { product: Product }) {
  const navigate = useNavigate();
  const search = useSearch({ from: '/products/$id' });
  const list = pickListSearch(search);
  return (
    <ProductMenu
      product={product}
      search={{ from: search.from, ...list }}
      label="More actions for this product"
      onDelete={() => navigate({ to: search.from ?? '/products', search: list })}
    />
  );
}
