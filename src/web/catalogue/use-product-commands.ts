// What can be done with a whole product from a list or its page: clone it, delete it and take that back.
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { cloneProduct, deleteProduct, restoreProduct } from '#domain/catalogue/product-actions.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

const nameOf = (product: Product) => `“${product.title}” (${product.sku})`;

export function useProductCommands() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = (id: number) => void navigate({ to: '/products/$id', params: { id: String(id) } });
  const edit = (id: number) => void navigate({ to: '/products/$id/edit', params: { id: String(id) } });

  /** Copies a product; the copy is a click away from being edited. */
  const clone = async (product: Product) => {
    try {
      const copy = await call(cloneProduct, { params: { id: product.id } });
      toast({
        title: 'Product cloned',
        description: `The copy of “${product.title}” has the SKU ${copy.sku}.`,
        action: { label: 'Edit', run: () => edit(copy.id) },
      });
      await readAgain(client, copy.id);
    } catch (error) {
      describeFailure(`${nameOf(product)} could not be cloned`, error);
    }
  };

  /** Deletes a product: it leaves the lists at once, comes back if that fails, and Undo restores it. */
  const remove = async (product: Product) => {
    const putBack = hideFromLists(client, product.id);
    const deletion = call(deleteProduct, { params: { id: product.id } });
    const undo = async () => {
      try {
        await deletion;
        putBack();
        await call(restoreProduct, { params: { id: product.id } });
        toast({
          title: 'Product restored',
          description: `${nameOf(product)} is in the catalog again.`,
          action: { label: 'Open', run: () => open(product.id) },
        });
      } catch (error) {
        describeFailure(`${nameOf(product)} could not be restored`, error);
      }
      await readAgain(client, product.id);
    };
    toast({
      title: 'Product deleted',
      description: `${nameOf(product)} was removed from the catalog.`,
      action: { label: 'Undo', run: () => void undo() },
    });
    try {
      await deletion;
      // Nobody should see it once more before its page learns that it is gone.
      client.removeQueries({ queryKey: keys.product(product.id) });
    } catch (error) {
      putBack();
      describeFailure(`${nameOf(product)} could not be deleted`, error);
    }
    await readAgain(client, product.id);
  };

  return { clone, remove };
}

function describeFailure(title: string, error: unknown): void {
  console.warn(title, error);
  toast({ title, description: explainError(error), tone: 'destructive' });
}

/** Lists, figures, filters and the neighbours of other products: all of them count or name products. */
async function readAgain(client: QueryClient, id: number): Promise<void> {
  await Promise.all([
    ...[keys.products, keys.dashboard, keys.facets, keys.history, keys.product(id)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'neighbours' }),
  ]);
}

type Page = { rows: Product[]; total: number };

const isPage = (data: unknown): data is Page =>
  typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) && 'total' in data;

/** Takes a product out of every list on hand; answers how to put them back as they were. */
function hideFromLists(client: QueryClient, id: number): () => void {
  void client.cancelQueries({ queryKey: keys.products });
  const before: [QueryKey, unknown][] = client.getQueriesData({ queryKey: keys.products });
  for (const [key, data] of before) {
    if (!isPage(data)) continue;
    const rows = data.rows.filter((row) => row.id !== id);
    if (rows.length < data.rows.length) client.setQueryData(key, { ...data, rows, total: data.total - 1 });
  }
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
