// What every list of products is: the place its links come from, what is selected on it, and its rows or why there are none.
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ListOriginProvider } from './product-link.tsx';
import { SelectionProvider } from './selection-boxes.tsx';
import type { useProductList } from './use-product-list.ts';
import type { ListSelection } from './use-selection.ts';

const commands = loadOnInteraction(() => import('./teamwork-commands.tsx'));

/** Absent where nobody signs in. */
function TeamworkPlace({ selection }: { selection: ListSelection }) {
  const isShared = useMyId() !== null;
  const module = commands.useModule(isShared);
  return isShared && module && <module.TeamworkCommands selection={selection} />;
}

type Listing = ReturnType<typeof useProductList>;

export function ProductList({ listing, children }: { listing: Listing; children: ReactNode }) {
  return (
    <ListOriginProvider from={listing.from} list={listing.list}>
      <SelectionProvider selection={listing.selection}>
        {children}
        <BulkBar selection={listing.selection} />
        <TeamworkPlace selection={listing.selection} />
      </SelectionProvider>
    </ListOriginProvider>
  );
}

type ProductRowsProps = { listing: Listing; skeleton: ReactNode; children: (products: Product[]) => ReactNode };

export function ProductRows({ listing: { state, read, isBehind }, skeleton, children }: ProductRowsProps) {
  if (read.data !== undefined)
    return (
      <div
        className={cn('transition-opacity duration-150', isBehind && 'opacity-60')}
        aria-busy={isBehind}
        data-rows={state.rows}
      >
        {children(read.data)}
      </div>
    );
  if (!read.error) return skeleton;
  return (
    <Card>
      <LoadFailure of={read} title="Products could not be loaded" />
    </Card>
  );
}
