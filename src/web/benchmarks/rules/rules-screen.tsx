// Benchmark Rules: the table of what content is judged by, by pack, part and standing.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Scale, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type Attribute, attributes } from '#domain/benchmarks/finding.ts';
import { useActions } from '#web/client/actions.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { SettingsCrumb } from '#web/client/settings-crumb.tsx';
import { useSearchText } from '#web/client/use-search-text.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { attributeLabels } from '../benchmark-labels.ts';
import { usePacks, useRulePage } from '../rules.queries.ts';
import { readDialog, standingFilters } from '../rules.search.ts';
import { RuleDialogs } from './rule-dialogs.tsx';
import { standingWords } from './rule-words.ts';
import { usePackNames } from './rules.packs.ts';
import { RulesSkeleton, RulesTable } from './rules-table.tsx';

const pageSize = 25;
const all = { value: '', label: '' };

const partOptions = [
  { ...all, label: 'All parts' },
  ...attributes.map((part: Attribute) => ({ value: part, label: attributeLabels[part] })),
];
const standingOptions = [
  { ...all, label: 'All sources' },
  ...standingFilters.map((standing) => ({ value: standing, label: standingWords[standing].word })),
];
const stateOptions = [
  { ...all, label: 'On and off' },
  { value: 'on', label: 'Turned on' },
  { value: 'off', label: 'Turned off' },
];

type RulesScreenProps = {
  /** How far listings are judged by changed rules. */
  progress?: ReactNode;
};

export function RulesScreen({ progress }: RulesScreenProps) {
  const { dialog, ...filter } = useSearch({ from: '/rules' });
  const navigate = useNavigate({ from: '/rules' });
  const page = filter.page ?? 1;
  const { retailer, part, standing, state, search } = filter;
  const table = useRulePage({
    ...(retailer === undefined ? {} : { retailer }),
    ...(part === undefined ? {} : { attribute: part }),
    ...(standing === undefined ? {} : { standing }),
    ...(state === undefined ? {} : { active: state === 'on' ? ('true' as const) : ('false' as const) }),
    ...(search === undefined ? {} : { search }),
    page,
    limit: pageSize,
  });
  const packs = usePacks();
  const nameOf = usePackNames();

  const open = (next: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, dialog: next }), replace: next === undefined, resetScroll: false });
  const narrow = (changes: Partial<Omit<typeof filter, 'page'>>) =>
    void navigate({ search: (old) => ({ ...old, ...changes, page: undefined }), resetScroll: false });
  const [text, setText] = useSearchText(
    search,
    (next) =>
      void navigate({
        search: (old) => ({ ...old, search: next, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
  );
  const toPage = (next: number, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: next > 1 ? next : undefined }), replace });
  const add = () => open('new');
  useActions('Benchmark Rules', [{ id: 'rules.add', label: 'Add Rule', keys: 'c', run: add }]);

  // The last rule of the last page went: the page before is the last one now.
  const lastPage = table.data ? Math.max(1, Math.ceil(table.data.total / pageSize)) : page;
  useEffect(() => {
    if (page > lastPage) toPage(lastPage, true);
  });

  const packOptions = [
    { ...all, label: 'All packs' },
    ...(packs.data ?? []).map(({ retailer: value, name, rules }) => ({ value, label: `${name} (${rules})` })),
  ];
  const setOf = <Value extends string>(value: string) => (value === '' ? undefined : (value as Value));
  return (
    <>
      <SettingsCrumb page="Benchmark Rules" />
      <PageHead title="Benchmark Rules" hint="The rules used to score content, where they come from, and their points">
        <Button variant="primary" onClick={add}>
          <Plus aria-hidden />
          Add Rule
        </Button>
      </PageHead>
      {progress}
      <Card aria-labelledby="rules-title">
        <CardHead
          id="rules-title"
          title="Rules"
          hint="A product is checked with the pack of its retailer. The general pack covers everything else. If two rules are about the same thing, the more specific one applies."
        />
        <div className="flex flex-wrap gap-2 px-5 pt-3 pb-3">
          <SearchInput
            label="Search rules"
            placeholder="Search rules..."
            maxLength={200}
            value={text}
            onValueChange={setText}
            className="w-full sm:w-60"
          />
          <Select
            label="Pack"
            value={retailer ?? ''}
            isSet={retailer !== undefined}
            options={packOptions}
            placeholder={retailer === undefined ? 'All packs' : nameOf(retailer)}
            onValueChange={(value) => narrow({ retailer: setOf(value) })}
            className="w-[calc(50%-0.25rem)] sm:w-44"
          />
          <Select
            label="Part"
            value={part ?? ''}
            isSet={part !== undefined}
            options={partOptions}
            onValueChange={(value) => narrow({ part: setOf(value) })}
            className="w-[calc(50%-0.25rem)] sm:w-36"
          />
          <Select
            label="Source type"
            value={standing ?? ''}
            isSet={standing !== undefined}
            options={standingOptions}
            onValueChange={(value) => narrow({ standing: setOf(value) })}
            className="w-[calc(50%-0.25rem)] sm:w-40"
          />
          <Select
            label="State"
            value={state ?? ''}
            isSet={state !== undefined}
            options={stateOptions}
            onValueChange={(value) => narrow({ state: setOf(value) })}
            className="w-[calc(50%-0.25rem)] sm:w-36"
          />
        </div>
        <RuleList
          table={table}
          page={page}
          isFiltered={[retailer, part, standing, state, search].some((value) => value !== undefined)}
          onClear={() => {
            setText('');
            void navigate({ search: {}, resetScroll: false });
          }}
          onAdd={add}
          onOpen={open}
          onPage={toPage}
        />
      </Card>
      <RuleDialogs dialog={readDialog(dialog)} retailer={retailer} onClose={() => open(undefined)} />
    </>
  );
}

type RuleListProps = {
  table: ReturnType<typeof useRulePage>;
  page: number;
  isFiltered: boolean;
  onClear: () => void;
  onAdd: () => void;
  onOpen: (dialog: string) => void;
  onPage: (page: number) => void;
};

function RuleList({ table, page, isFiltered, onClear, onAdd, onOpen, onPage }: RuleListProps) {
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title="No rules found" hint="No rule matches these filters.">
      <Button onClick={onClear}>Clear all filters</Button>
    </EmptyState>
  ) : (
    <EmptyState icon={Scale} title="No rules" hint="Without rules, every listing passes.">
      <Button variant="primary" onClick={onAdd}>
        <Plus aria-hidden />
        Add Rule
      </Button>
    </EmptyState>
  );
  return (
    <PagedList
      list={table}
      failure={{ title: 'The rules could not be loaded', ...describeFailure(table.error) }}
      skeleton={<RulesSkeleton />}
      empty={empty}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      nouns={['rule', 'rules']}
    >
      {(rules) => <RulesTable rules={rules} onOpen={onOpen} />}
    </PagedList>
  );
}
