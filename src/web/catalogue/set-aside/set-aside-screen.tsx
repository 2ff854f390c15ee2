// Set Aside: the products that are out of the catalog until somebody brings them back.
import { Link, useSearch } from '@tanstack/react-router';
import { Archive } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { useImports } from '#web/shared/transfer/imports.queries.ts';
import { SelectableTableSkeleton } from '../selectable-table.tsx';
import { SelectionProvider } from '../selection-boxes.tsx';
import { useSelection } from '../use-selection.ts';
import { useSetAside } from './set-aside.queries.ts';
import { SetAsideBar } from './set-aside-bar.tsx';
import { SetAsideTable } from './set-aside-table.tsx';

const pageSize = 20;

export function SetAsideScreen() {
  const address = useSearch({ from: '/set-aside' });
  const { search, missingFrom, page = 1 } = address;
  const list = useSetAside({ search, missingFrom, page, limit: pageSize });
  const imports = useImports({ isNeeded: missingFrom !== undefined });
  const selection = useSelection({
    list: '/set-aside',
    filter: { search, missingFrom },
    isHeld: false,
    isWhole: list.data !== undefined && !list.isPlaceholderData && list.data.rows.length === list.data.total,
    pageIds: list.data?.rows.map(({ id }) => id) ?? [],
    matching: list.data?.total ?? 0,
    startsWithAll: false,
    onChoose: () => undefined,
  });
  return (
    <SelectionProvider selection={selection}>
      <ListScreen
        title="Set Aside"
        hint="Products you are not working on. They are in no list, count, run or export. Imports still update them."
        address={address}
        search={{
          label: 'Search products that are set aside',
          placeholder: 'Title, SKU or description...',
          maxLength: 500,
        }}
        filters={
          missingFrom === undefined
            ? []
            : [
                {
                  name: 'missingFrom',
                  label: 'Missing from',
                  value: missingFrom,
                  options: [
                    { value: '', label: 'All products set aside' },
                    {
                      value: missingFrom,
                      label: `Missing from ${imports.data?.find(({ id }) => String(id) === missingFrom)?.fileName ?? 'a file'}`,
                    },
                  ],
                },
              ]
        }
        list={list}
        pageSize={pageSize}
        nouns={['product', 'products']}
        failure="The products that are set aside could not be loaded"
        skeleton={
          <SelectableTableSkeleton>
            <Skeleton className="h-4 w-1/2" />
          </SelectableTableSkeleton>
        }
        noMatch={{
          title: 'No products found',
          hint: 'No product that is set aside matches.',
          clearLabel: 'Clear the search',
        }}
        empty={{
          icon: Archive,
          title: 'No products are set aside',
          hint: 'Select products in a list, then choose Set aside from the menu. You can bring them back here at any time.',
          action: (
            <Button asChild>
              <Link to="/products">Go to all products</Link>
            </Button>
          ),
        }}
      >
        {(products) => <SetAsideTable products={products} />}
      </ListScreen>
      <SetAsideBar selection={selection} />
    </SelectionProvider>
  );
}
