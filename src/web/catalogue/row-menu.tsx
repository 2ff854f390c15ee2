// What else can be done with a product: from a row of a list, and from its own page. What the menu holds comes with the first hand on the page.
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Menu } from '#web/kit/layers/menu.tsx';
import { useProductSearch } from './product-link.tsx';
import type { ListedProductProps } from './product-menu-parts.tsx';

const parts = loadOnInteraction(() => import('./product-menu-parts.tsx'));

export function RowMenu({ product }: { product: Product }) {
  const search = useProductSearch();
  return <ProductMenu product={product} search={search} label={`More actions for ${product.title}`} isInList />;
}

export function ProductMenu({ label, ...of }: ListedProductProps & { label: string }) {
  const module = parts.useModule(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={label} data-product-menu={of.product.id} />}>
        {module && <module.ProductMenuItems {...of} onAsk={() => setAsking(true)} />}
      </Menu>
      {module && <module.ProductLayers {...of} isAsking={isAsking} onAsk={setAsking} />}
    </>
  );
}
