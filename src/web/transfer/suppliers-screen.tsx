// Suppliers: the shops and suppliers whose files are imported, with their products.

import { Link, useSearch } from '@tanstack/react-router';
import { Pencil, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addSupplier, changeSupplier, removeSupplier, type Supplier } from '#domain/transfer/suppliers.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { rowsOf } from '#web/shared/lists/whole-list.ts';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { useDeleteSupplier } from './suppliers.queries.ts';

const editor = loadOnInteraction(() => import('./supplier-dialog.tsx'));

export function SuppliersScreen() {
  const address = useSearch({ from: '/suppliers' });
  const list = useSuppliers();
  const [edited, setEdited] = useState<Supplier | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Supplier | null>(null);
  const module = editor.useModule(edited !== null);
  const remove = useDeleteSupplier();
  const add: Action = {
    id: 'suppliers.add',
    label: 'Add a supplier',
    keys: 'c',
    needs: addSupplier,
    run: () => setEdited('new'),
  };
  useActions('Suppliers', [add]);
  const acts = { onEdit: setEdited, onDelete: setDeleted };
  return (
    <>
      <ListScreen
        isSetting
        title="Suppliers"
        hint="The shops and suppliers whose files you import. A file of one supplier does not change products of a different supplier unless you choose to."
        add={add}
        address={address}
        list={rowsOf(list)}
        pageSize={Math.max(1, list.data?.length ?? 1)}
        nouns={['supplier', 'suppliers']}
        failure="The suppliers could not be loaded"
        skeleton={<SuppliersSkeleton />}
        empty={{
          icon: Store,
          title: 'No suppliers yet',
          hint: 'Add a supplier, then choose it in the dry run of its file.',
        }}
        table={{
          label: 'Suppliers',
          keyOf: ({ id }) => id,
          columns: columns(acts),
          stacked: (supplier) => <StackedSupplier supplier={supplier} {...acts} />,
        }}
      />
      {edited !== null && module && (
        <module.SupplierDialog stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && (
        <DeleteDialog
          title={`Delete “${deleted.name}”?`}
          description="Imports of this supplier stay."
          busy={remove.isPending}
          onDelete={() => remove.mutate(deleted.id, { onSettled: () => setDeleted(null) })}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

type Acts = { onEdit: (supplier: Supplier) => void; onDelete: (supplier: Supplier) => void };

const columns = (acts: Acts): Column<Supplier>[] => [
  {
    id: 'name',
    header: 'Supplier',
    cell: ({ name }) => <p className="break-words font-medium">{name}</p>,
  },
  { id: 'skus', header: 'SKUs', headClassName: 'w-[34%]', cell: (supplier) => <Skus supplier={supplier} /> },
  { id: 'products', header: 'Products', headClassName: 'w-32', cell: (supplier) => <Products supplier={supplier} /> },
  {
    id: 'actions',
    header: 'Actions',
    headClassName: 'w-28',
    cell: (supplier) => <SupplierActions supplier={supplier} {...acts} />,
  },
];

function Skus({ supplier: { hasOwnSkus, key } }: { supplier: Supplier }) {
  return (
    <p className="break-words text-[0.8125rem] text-ink-soft">
      {hasOwnSkus ? (
        <>
          Own SKUs: new products are stored as <span className="font-mono text-xs">{key}:4207</span>
        </>
      ) : (
        'Same as in the files'
      )}
    </p>
  );
}

function Products({ supplier: { id, name, products } }: { supplier: Supplier }) {
  const text = products === 0 ? 'No products' : countNoun(products, 'product');
  if (products === 0) return <p className="text-[0.8125rem] text-ink-soft">{text}</p>;
  return (
    <Link
      to="/products"
      search={{ supplier: String(id), mode: 'list' }}
      aria-label={`${text} of ${name}`}
      className="rounded-sm text-[0.8125rem] text-accent-ink tabular-nums hover:underline touch:min-h-10"
    >
      {text}
    </Link>
  );
}

function StackedSupplier({ supplier, ...acts }: Acts & { supplier: Supplier }) {
  return (
    <>
      <p className="break-words font-medium">{supplier.name}</p>
      <Skus supplier={supplier} />
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <Products supplier={supplier} />
        <SupplierActions supplier={supplier} {...acts} />
      </div>
    </>
  );
}

function SupplierActions({ supplier, onEdit, onDelete }: Acts & { supplier: Supplier }) {
  return (
    <div className="flex gap-1">
      <Allowed to={changeSupplier}>
        <IconButton icon={Pencil} label={`Edit ${supplier.name}`} onClick={() => onEdit(supplier)} />
      </Allowed>
      <Allowed to={removeSupplier}>
        <IconButton
          icon={Trash2}
          label={`Delete ${supplier.name}`}
          disabledReason={whyKept(supplier)}
          onClick={() => onDelete(supplier)}
        />
      </Allowed>
    </div>
  );
}

/** Why it cannot be deleted. */
function whyKept({ products, setAside }: Supplier): string | undefined {
  if (products + setAside === 0) return undefined;
  const those = countNoun(products + setAside, 'product');
  return `${those}${setAside === 0 ? '' : `, ${setAside} set aside`}. A supplier with products cannot be deleted.`;
}

function SuppliersSkeleton() {
  return (
    <LoadingRows label="Loading the suppliers" count={3} rowClassName="space-y-2 border-line border-b px-5 py-4">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-1/5" />
    </LoadingRows>
  );
}
