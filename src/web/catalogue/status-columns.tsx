// Which further columns a status list shows, as this browser keeps it.
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { keep, readKept } from '#web/kit/kept.ts';
import { Popover } from '#web/kit/layers/popover.tsx';

/** Beside the columns that every list has. */
const furtherColumns = { quality: 'Quality', since: 'In this status since, and by whom' } as const;
export type FurtherColumn = keyof typeof furtherColumns;
const all = Object.keys(furtherColumns) as FurtherColumn[];
const keptKey = 'copydesk.status-columns';

const readColumns = (): FurtherColumn[] => {
  const kept = (readKept(keptKey) ?? '').split(',');
  return all.filter((column) => kept.includes(column));
};

/** The further columns, and the way to change them. */
export function useFurtherColumns(): [readonly FurtherColumn[], (column: FurtherColumn, isShown: boolean) => void] {
  const [columns, setColumns] = useState(readColumns);
  const change = (column: FurtherColumn, isShown: boolean) => {
    const next = all.filter((each) => (each === column ? isShown : columns.includes(each)));
    keep(keptKey, next.join(','));
    setColumns(next);
  };
  return [columns, change];
}

type ColumnsMenuProps = { columns: readonly FurtherColumn[]; onChange: ReturnType<typeof useFurtherColumns>[1] };

export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  return (
    <Popover
      label="Columns"
      align="end"
      trigger={
        <Button variant="ghost" className="max-md:hidden">
          <Columns3 aria-hidden />
          Columns
        </Button>
      }
    >
      <div className="min-w-48 space-y-2 p-1">
        {all.map((column) => (
          <CheckLine
            key={column}
            label={furtherColumns[column]}
            checked={columns.includes(column)}
            onCheckedChange={(isShown) => onChange(column, isShown)}
          />
        ))}
      </div>
    </Popover>
  );
}
