// What the menu of a product holds, and the question before it is deleted.
import { useNavigate } from '@tanstack/react-router';
import { Copy, CopyPlus, Eye, Pencil, Trash2 } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import type { ListOrigin, ListSearch } from '#web/client/list-search.ts';
import { Button } from '#web/kit/button.tsx';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { useProductCommands } from './use-product-commands.ts';

export type ListedProductProps = {
  product: Product;
  /** The list the product is seen in, carried along in the address. */
  search: ListSearch & { from?: ListOrigin | undefined };
  isInList?: boolean;
  /** Runs before the product is deleted: its page must be left by then. */
  onDelete?: () => Promise<void>;
};

export function ProductMenuItems({
  product,
  search,
  isInList = false,
  onAsk,
}: ListedProductProps & { onAsk: () => void }) {
  const navigate = useNavigate();
  const { clone } = useProductCommands();
  const params = { id: String(product.id) };
  return (
    <>
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
      <MenuItem tone="bad" onSelect={() => afterFocusReturned(onAsk)}>
        <Trash2 aria-hidden />
        Delete
      </MenuItem>
    </>
  );
}

type DeleteDialogProps = ListedProductProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function DeleteDialog({ product, isInList = false, onDelete, isOpen, onOpenChange }: DeleteDialogProps) {
  const { remove } = useProductCommands();
  const confirm = () => {
    onOpenChange(false);
    // The dialog gives the focus back to its menu, which is about to go.
    afterFocusReturned(() => {
      if (isInList) focusNextMenu(product.id);
      void Promise.resolve(onDelete?.()).then(() => remove(product));
    });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title="Delete this product?"
      description="It leaves the catalogue with its optimized content. Its history stays, and you can undo this."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="danger" onClick={confirm}>
            Delete
          </Button>
        </>
      }
    >
      <p className="break-words font-medium">{product.title}</p>
      <p className="break-words text-ink-soft text-xs tabular-nums">{product.sku}</p>
    </Dialog>
  );
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
