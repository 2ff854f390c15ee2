// What else can be done with a product of a list.
import { useNavigate } from '@tanstack/react-router';
import { Copy, Ellipsis, Eye } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { Button } from '#web/kit/button.tsx';
import { Menu, MenuItem } from '#web/kit/menu.tsx';
import { toast } from '#web/kit/toast.ts';
import { useProductSearch } from './product-link.tsx';

export function RowMenu({ product }: { product: Product }) {
  const navigate = useNavigate();
  const search = useProductSearch();
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={`More actions for ${product.title}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => void navigate({ to: '/products/$id', params: { id: String(product.id) }, search })}>
        <Eye aria-hidden />
        View Details
      </MenuItem>
      <MenuItem onSelect={() => void copySku(product.sku)}>
        <Copy aria-hidden />
        Copy SKU
      </MenuItem>
    </Menu>
  );
}

async function copySku(sku: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(sku);
    toast({ title: 'SKU copied', description: sku });
  } catch {
    // Browsers give the clipboard to secure pages only.
    toast({ title: 'The SKU could not be copied', description: sku, tone: 'destructive' });
  }
}
