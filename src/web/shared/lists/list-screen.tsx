// A list screen as data: its heading, search, filters, columns, and what it shows while it loads, when it failed, where it is empty and
// where nothing matches. The screen of a feature gives these; the state of the list is its address.
import { type LucideIcon, Plus, SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { DataTable } from '#web/kit/lists/data-table.tsx';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import type { Action } from '#web/shared/screen/actions.ts';
import { ActionButton } from '../screen/action-button.tsx';
import { SettingsCrumb } from '../screen/settings-crumb.tsx';
import { useListAddress } from './use-list-address.ts';

type Filter = {
  /** Its name in the address. */
  name: string;
  label: string;
  value: string | undefined;
  /** What does not narrow comes first, as the empty text. */
  options: { value: string; label: string }[];
  placeholder?: string;
  className?: string;
};

type Words = { title: string; hint: string };

type Table<Row> = Pick<ComponentProps<typeof DataTable<Row>>, 'label' | 'columns' | 'stacked' | 'keyOf' | 'className'>;

type ListScreenProps<Row> = {
  title: string;
  hint: ReactNode;
  /** Part of the settings under an address of its own: has the way back to them. */
  isSetting?: boolean;
  /** Adds one: the button of the screen, and of the list while it is empty. */
  add?: Action;
  /** Stands above the list. */
  before?: ReactNode;
  /** The heading of the list itself. */
  card?: Words & { id: string };
  /** Under that heading. */
  legend?: ReactNode;
  /** What the address says of the list. */
  address: { search?: string | undefined; page?: number | undefined };
  search?: Pick<ComponentProps<typeof SearchInput>, 'label' | 'placeholder' | 'maxLength' | 'className'>;
  filters?: readonly Filter[];
  /** Above the rows. */
  note?: ReactNode;
  /** Stands around the rows and their states. */
  around?: (list: ReactNode) => ReactNode;
  list: ComponentProps<typeof PagedList<Row>>['list'] & { error: unknown };
  pageSize: number;
  /** One row, and several. */
  nouns: readonly [string, string];
  /** Heads the failure. */
  failure: string;
  skeleton: ReactNode;
  /** Where there is nothing yet. `action` stands in for adding one; `isComing` shows the skeleton in its place. */
  empty: Words & { icon: LucideIcon; action?: ReactNode; isComing?: boolean };
  /** Where nothing matches. */
  noMatch?: Words & { clearLabel?: string };
  /** Rows as a table, or drawn by `children`. */
  table?: Table<Row>;
  /** Below the rows. */
  foot?: ReactNode;
  children?: (rows: Row[]) => ReactNode;
};

export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, hint, isSetting, add, card, address, list, pageSize, nouns, failure, skeleton, table } = props;
  const { search, filters = [], around = (shown) => shown } = props;
  const state = useListAddress(address, pageSize, list.data?.total);
  const isFiltered = address.search !== undefined || filters.some(({ value }) => value !== undefined);
  return (
    <>
      {isSetting && <SettingsCrumb page={title} />}
      <PageHead title={title} hint={hint}>
        {add && <ActionButton variant="primary" action={add} icon={Plus} />}
      </PageHead>
      {props.before}
      <Card aria-labelledby={card?.id}>
        {card && <CardHead {...card} />}
        {props.legend}
        {(search || filters.length > 0) && (
          <div className={cn('flex flex-wrap gap-2 px-5 pt-3', props.around ? 'pb-1' : 'pb-3')}>
            {search && (
              <SearchInput className="w-full sm:w-72" {...search} value={state.text} onValueChange={state.setText} />
            )}
            {filters.map(({ name, value, ...filter }) => (
              <Select
                key={name}
                {...filter}
                value={value ?? ''}
                isSet={value !== undefined}
                onValueChange={(next) => state.narrow({ [name]: next === '' ? undefined : next })}
              />
            ))}
          </div>
        )}
        {props.note}
        {around(
          <PagedList
            list={list}
            failure={{ title: failure, ...describeFailure(list.error) }}
            skeleton={skeleton}
            empty={isFiltered ? <NoMatch {...props} onClear={state.clear} /> : <NoneYet {...props} />}
            page={state.page}
            pageSize={pageSize}
            onPage={state.toPage}
            nouns={nouns}
          >
            {(rows) => (table ? <DataTable rows={rows} {...table} /> : props.children?.(rows))}
          </PagedList>,
        )}
        {props.foot}
      </Card>
    </>
  );
}

function NoMatch<Row>({ noMatch, onClear }: ListScreenProps<Row> & { onClear: () => void }) {
  if (!noMatch) return null;
  const { clearLabel = 'Clear all filters', ...words } = noMatch;
  return (
    <EmptyState icon={SearchX} {...words}>
      <Button onClick={onClear}>{clearLabel}</Button>
    </EmptyState>
  );
}

function NoneYet<Row>({ empty: { action, isComing, ...words }, skeleton, add }: ListScreenProps<Row>) {
  if (isComing) return skeleton;
  return (
    <EmptyState {...words}>{action ?? (add && <ActionButton variant="primary" action={add} icon={Plus} />)}</EmptyState>
  );
}
