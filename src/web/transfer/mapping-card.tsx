// What becomes of each column of the file, with samples; a change is checked at once by another dry run.
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { type Import, type ImportTarget, importTargets, type Mapping } from '#domain/transfer/transfer.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardFoot, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { type ColumnGroup, columnGroups, countGroups, findColumns, targetOf } from './column-groups.ts';
import { targetLabels } from './transfer-labels.ts';

const firstColumns = 12;
const searchFrom = 13;
const groupLabels: Record<ColumnGroup, string> = {
  all: 'All',
  fields: 'Fields',
  attributes: 'Attributes',
  ignored: 'Not imported',
};
const targetOptions = importTargets.map((target) => ({ value: target, label: targetLabels[target] }));

type MappingCardProps = {
  columns: Import['columns'];
  mapping: Mapping;
  /** Null when the file is no longer here and nothing can be changed. */
  onMapping: ((mapping: Mapping) => void) | null;
};

export function MappingCard({ columns, mapping, onMapping }: MappingCardProps) {
  const [group, setGroup] = useState<ColumnGroup>('all');
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  // The rows of a group are those it had when it was chosen: a changed column must not vanish under the hand that changes it.
  const [chosenMapping, setChosenMapping] = useState(mapping);
  const counts = countGroups(columns, mapping);
  const names = new Set(findColumns(columns, chosenMapping, group, text));
  const found = columns.filter((column) => names.has(column.name));
  const shown = isWhole || text !== '' ? found : found.slice(0, firstColumns);
  const chooseGroup = (next: ColumnGroup) => {
    setGroup(next);
    setChosenMapping(mapping);
  };

  return (
    <Card aria-labelledby="columns" className="min-w-0">
      <CardHead
        id="columns"
        title={
          <>
            Columns <span className="font-normal text-ink-soft tabular-nums">{formatNumber(columns.length)}</span>
          </>
        }
        hint={
          onMapping
            ? 'Choose what each column becomes. Each change checks the file again.'
            : 'What each column became. The uploaded file is no longer available, so you cannot change this.'
        }
      />
      <div className="flex flex-wrap items-center gap-2 px-5 py-3">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Show columns</legend>
          {columnGroups.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === group ? 'soft' : 'ghost'}
              aria-pressed={each === group}
              onClick={() => chooseGroup(each)}
              className="tabular-nums touch:px-2"
            >
              {groupLabels[each]}
              <span className="font-normal opacity-80">{formatNumber(counts[each])}</span>
            </Button>
          ))}
        </fieldset>
        {columns.length >= searchFrom && (
          <div className="w-full sm:ml-auto sm:w-60">
            <SearchInput label="Find a column" placeholder="Find a column" value={text} onValueChange={setText} />
          </div>
        )}
      </div>
      {found.length === 0 ? (
        <p className="flex items-center gap-2 border-line border-t px-5 py-8 text-ink-soft">
          <Columns3 aria-hidden className="size-4 text-ink-faint" />
          {text === '' ? 'No columns in this group.' : 'No columns match.'}
        </p>
      ) : (
        <ul aria-label="Columns" className="divide-y divide-line border-line border-t">
          {shown.map(({ name, samples, others }) => (
            <ColumnRow
              key={name}
              name={name}
              samples={samples}
              others={others ?? []}
              target={targetOf(mapping, name)}
              onTarget={onMapping && ((target) => onMapping({ ...mapping, [name]: target }))}
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <CardFoot className="justify-center">
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            Show {countNoun(found.length - shown.length, 'more column', 'more columns')}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

type ColumnRowProps = {
  name: string;
  samples: string[];
  /** Other columns that may be the same field. */
  others: string[];
  target: ImportTarget;
  onTarget: ((target: ImportTarget) => void) | null;
};

function ColumnRow({ name, samples, others, target, onTarget }: ColumnRowProps) {
  const isIgnored = target === 'ignore';
  const filled = samples.filter((sample) => sample.trim() !== '');
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 px-5 py-2.5 md:grid-cols-[minmax(0,13fr)_minmax(0,20fr)_15rem]">
      <p className={cn('min-w-0 break-words font-medium', isIgnored && 'text-ink-soft')}>
        {name === '' ? <span className="text-ink-faint italic">no name</span> : name}
      </p>
      <p className="min-w-0 text-ink-soft text-xs">
        {filled.length === 0 ? (
          <span className="text-ink-faint italic">no values</span>
        ) : (
          <span className="line-clamp-2 break-words">{filled.join(' · ')}</span>
        )}
        {others.length > 0 && <span className="block break-words">Also possible: {others.join(', ')}</span>}
      </p>
      {onTarget ? (
        <Select
          label={`${name === '' ? 'Column without a name' : name} becomes`}
          value={target}
          onValueChange={(next) => onTarget(next as ImportTarget)}
          options={targetOptions}
          className={cn('w-full', isIgnored && 'text-ink-soft')}
        />
      ) : (
        <p className={cn('text-[0.8125rem]', isIgnored && 'text-ink-soft')}>{targetLabels[target]}</p>
      )}
    </li>
  );
}
