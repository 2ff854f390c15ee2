// Which columns a list shows and how high its rows are: as its address says, so that a saved view has them, otherwise as this browser keeps it.
import { Columns3 } from 'lucide-react';
import { useMyId } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { keep, readKept } from '#web/kit/kept.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import { chooseRowHeight, rowHeights, useRowHeight } from '#web/kit/row-height.ts';
import { type ListState, useListState } from './list-state.ts';
import { usualColumns } from './product-table.tsx';

const labels = {
  sku: 'SKU',
  brand: 'Brand',
  'brand-retailer': 'Brand and retailer',
  category: 'Category',
  retailer: 'Retailer',
  since: 'In this status since, and by whom',
  quality: 'Quality',
  issues: 'Issues',
  assigned: 'Assigned',
} as const;
export type ListColumn = keyof typeof labels;

/** The columns of a table that can be left out, in their order, and those that are there unless somebody chose. */
type Choice = { keptKey: string; all: readonly ListColumn[]; usual: readonly ListColumn[] };
const facts = ['sku', 'brand', 'category', 'retailer'] as const;
export const statusColumns: Choice = {
  keptKey: 'copydesk.columns.status-lists',
  all: [...facts, 'since', 'quality', 'assigned'],
  usual: [...facts, 'assigned'],
};
export const productColumns: Choice = {
  keptKey: 'copydesk.columns.products',
  all: ['brand-retailer', 'category', 'quality', 'issues'],
  usual: usualColumns,
};

/** Stands for no column in an address. */
const noColumn = 'none';

function readColumns({ keptKey, all, usual }: Choice, { columns }: ListState): readonly ListColumn[] {
  const chosen = columns ?? readKept(keptKey);
  return chosen === null ? usual : all.filter((column) => chosen.split(',').includes(column));
}

export const useListColumns = (choice: Choice): readonly ListColumn[] => readColumns(choice, useListState()[0]);

export function ColumnsMenu({ choice }: { choice: Choice }) {
  // Where nobody signs in, products are nobody's.
  const isShared = useMyId() !== null;
  const offered = choice.all.filter((column) => isShared || column !== 'assigned');
  const [state, change] = useListState();
  const columns = readColumns(choice, state);
  const kept = useRowHeight();
  const set = (next: Pick<ListState, 'columns' | 'rows'>) => change({ page: state.page, ...next }, { replace: true });
  const show = (column: ListColumn, isShown: boolean) => {
    const next = choice.all.filter((each) => (each === column ? isShown : columns.includes(each)));
    const text = next.length === 0 ? noColumn : next.join(',');
    keep(choice.keptKey, text);
    set({ columns: text });
  };
  return (
    <Popover
      label="Columns and rows"
      align="end"
      trigger={
        <Button variant="ghost" className="max-md:hidden">
          <Columns3 aria-hidden />
          Columns
        </Button>
      }
    >
      <div className="min-w-56 space-y-2 p-1">
        {offered.map((column) => (
          <CheckLine
            key={column}
            label={labels[column]}
            checked={columns.includes(column)}
            onCheckedChange={(isShown) => show(column, isShown)}
          />
        ))}
        <div className="border-line border-t pt-2.5">
          <ChoiceBar
            label="Rows"
            value={state.rows ?? kept}
            options={[...rowHeights]}
            onValueChange={(rows) => {
              chooseRowHeight(rows);
              set({ rows });
            }}
          />
        </div>
      </div>
    </Popover>
  );
}
