// What else can be done with a product: from a row of a list, and from its own page.
import { useNavigate } from '@tanstack/react-router';
import { Copy, CopyPlus, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ListOrigin, ListSearch } from '#web/client/list-search.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useProductSearch } from './product-link.tsx';
import { useProductCommands } from './use-product-commands.ts';

export function RowMenu({ product }: { product: Product }) {
  const search = useProductSearch();
  return <ProductMenu product={product} search={search} label={`More actions for ${product.title}`} isInList />;
}

type ProductMenuProps = {
  product: Product;
  /** The list the product is seen in, carried along in the address. */
  search: ListSearch & { from?: ListOrigin | undefined };
  label: string;
  isInList?: boolean;
  /** Runs before the product is deleted: its page must be left by then. */
  onDelete?: () => Promise<void>;
};

export function ProductMenu({ product, search, label, isInList = false, onDelete }: ProductMenuProps) {
  const navigate = useNavigate();
  const { clone, remove } = useProductCommands();
  const [isAsking, setAsking] = useState(false);
  const params = { id: String(product.id) };
  const confirm = () => {
    setAsking(false);
    // The dialog gives the focus back to this menu, which is about to go.
    afterFocusReturned(() => {
      if (isInList) focusNextMenu(product.id);
      void Promise.resolve(onDelete?.()).then(() => remove(product));
    });
  };
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon-sm" aria-label={label} data-product-menu={product.id}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {isInList && (
          <MenuItem onSelect={() => void navigate({ to: '/products/$id', params, search })}>
            <Eye aria-hidden />
            View Details
          </MenuItem>
        )}
        <MenuItem onSelect={() => void navigate({ to: '/products/$id/edit', params, search })}>
          <Pencil aria-hidden />
          Edit Product
        </MenuItem>
        <MenuItem onSelect={() => void clone(product)}>
          <CopyPlus aria-hidden />
          Clone
        </MenuItem>
        <MenuItem onSelect={() => void copySku(product.sku)}>
          <Copy aria-hidden />
          Copy SKU
        </MenuItem>
        <MenuLine />
        <MenuItem tone="bad" onSelect={() => afterFocusReturned(() => setAsking(true))}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        title="Delete this product?"
        description="It leaves the catalogue with its optimized content. Its history stays, and you can undo this."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="danger" onClick={confirm}>
              Delete
            </Button>
          </>
        }
      >
        <p className="break-words font-medium">{product.title}</p>
        <p className="break-words text-ink-soft text-xs tabular-nums">{product.sku}</p>
      </Dialog>
    </>
  );
}

/** A closing menu or dialog gives the focus back a moment later; what opens or moves on from there waits for that. */
function afterFocusReturned(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** The focus goes to the menu of the row that moves up, not to the top of the page. */
function focusNextMenu(productId: number): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-product-menu]')];
  const at = menus.findIndex((menu) => menu.dataset.productMenu === String(productId));
  (menus[at + 1] ?? menus[at - 1] ?? document.getElementById('main'))?.focus();
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
