// What the menu of a product holds, and the question before it is deleted.

import { useNavigate } from '@tanstack/react-router';
import { Copy, CopyPlus, Eye, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import { cloneProduct, deleteProduct } from '#domain/catalogue/product-actions.contract.ts';
import { editProduct } from '#domain/catalogue/product-edits.contract.ts';
import { copyText } from '#web/kit/copy-text.ts';
import { afterFocusReturned } from '#web/kit/layers/after-focus-returned.ts';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { MenuItem, MenuLine } from '#web/kit/layers/menu.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import type { ListOrigin, ListSearch } from '#web/shared/lists/list-search.ts';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useProductCommands } from './use-product-commands.ts';

export type ListedProductProps = {
  product: Product;
  /** The list the product is seen in, carried along in the address. */
  search: ListSearch & { from?: ListOrigin | undefined };
  isInList?: boolean;
  /** Runs before the product is deleted: its page must be left by then. */
  onDelete?: () => Promise<void>;
};

type AskingProps = ListedProductProps & { onAsk: () => void };
type ProductAction = Action & { icon: LucideIcon };

/** What else can be done with a product: the menu's items, and commands on its own page. */
function useProductActions({ product, search, isInList = false, onAsk }: AskingProps): ProductAction[] {
  const navigate = useNavigate();
  const { clone } = useProductCommands();
  const params = { id: String(product.id) };
  const view = () => void navigate({ to: '/products/$id', params, search });
  const edit = () => void navigate({ to: '/products/$id/edit', params, search });
  return [
    ...(isInList ? [{ id: 'product.view', label: 'View Details', icon: Eye, run: view }] : []),
    { id: 'product.edit', label: 'Edit Product', needs: editProduct, icon: Pencil, run: edit },
    { id: 'product.clone', label: 'Clone', needs: cloneProduct, icon: CopyPlus, run: () => void clone(product) },
    { id: 'product.copy-sku', label: 'Copy SKU', icon: Copy, run: () => void copySku(product.sku) },
    { id: deleteId, label: 'Delete', needs: deleteProduct, icon: Trash2, run: () => afterFocusReturned(onAsk) },
  ];
}

/** The one that takes something away stands apart. */
const deleteId = 'product.delete';

export function ProductMenuItems(props: AskingProps) {
  return useProductActions(props).map(({ id, label, needs = 'view', icon: Icon, run }) => (
    <Allowed key={id} to={needs}>
      {id === deleteId && <MenuLine />}
      <MenuItem {...(id === deleteId ? { tone: 'bad' } : {})} onSelect={run}>
        <Icon aria-hidden />
        {label}
      </MenuItem>
    </Allowed>
  ));
}

type ProductLayersProps = ListedProductProps & { isAsking: boolean; onAsk: (isAsking: boolean) => void };

/** The question before a product is deleted; on its own page the menu's items are commands as well. */
export function ProductLayers({ isAsking, onAsk, ...of }: ProductLayersProps) {
  return (
    <>
      {!of.isInList && <ProductCommands {...of} onAsk={() => onAsk(true)} />}
      <DeleteProduct {...of} isOpen={isAsking} onOpenChange={onAsk} />
    </>
  );
}

function ProductCommands(props: AskingProps) {
  useActions('This product', useProductActions(props));
  return null;
}

type DeleteProductProps = ListedProductProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function DeleteProduct({ product, isInList = false, onDelete, isOpen, onOpenChange }: DeleteProductProps) {
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
    <DeleteDialog
      open={isOpen}
      title="Delete this product?"
      description="This removes the product and its optimized content from the catalog. Its history stays, and you can undo this for 30 days: in the message that follows, or under Runs in Content History."
      onDelete={confirm}
      onClose={() => onOpenChange(false)}
    >
      <p className="break-words font-medium">{product.title}</p>
      <p className="break-words text-ink-soft text-xs tabular-nums">{product.sku}</p>
    </DeleteDialog>
  );
}

/** The focus goes to the menu of the row that moves up, not to the top of the page. */
function focusNextMenu(productId: number): void {
  const menus = [...document.querySelectorAll<HTMLElement>('[data-product-menu]')];
  const at = menus.findIndex((menu) => menu.dataset.productMenu === String(productId));
  (menus[at + 1] ?? menus[at - 1] ?? document.getElementById('main'))?.focus();
}

async function copySku(sku: string): Promise<void> {
  if (await copyText(sku)) toast({ title: 'SKU copied', description: sku });
  else toast({ title: 'The SKU could not be copied', description: sku, tone: 'destructive' });
}
