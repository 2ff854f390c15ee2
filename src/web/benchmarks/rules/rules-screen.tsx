// Benchmark Rules: the table of what content is checked by, by pack, part and standing.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Attribute, attributes } from '#domain/benchmarks/finding.ts';
import { addRule, changeRule } from '#domain/benchmarks/rules.contract.ts';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { RefusalNote } from '#web/shared/screen/allowed.tsx';
import { attributeLabels } from '../benchmark-labels.ts';
import { usePacks, useRulePage } from '../rules.queries.ts';
import { readDialog, standingFilters } from '../rules.search.ts';
import { ruleColumns, StackedRule } from './rule-columns.tsx';
import { RuleDialogs } from './rule-dialogs.tsx';
import { standingWords } from './rule-words.ts';
import { usePackNames } from './rules.packs.ts';

const pageSize = 25;
/** Two filters beside each other on a phone. */
const half = 'w-[calc(50%-0.25rem)]';

const partOptions = [
  { value: '', label: 'All parts' },
  ...attributes.map((part: Attribute) => ({ value: part, label: attributeLabels[part] })),
];
const standingOptions = [
  { value: '', label: 'All sources' },
  ...standingFilters.map((standing) => ({ value: standing, label: standingWords[standing].word })),
];
const stateOptions = [
  { value: '', label: 'On and off' },
  { value: 'on', label: 'Turned on' },
  { value: 'off', label: 'Turned off' },
];

type RulesScreenProps = {
  /** How far listings are checked by changed rules. */
  progress?: ReactNode;
};

export function RulesScreen({ progress }: RulesScreenProps) {
  const { dialog, ...address } = useSearch({ from: '/rules' });
  const { retailer, part, standing, state, search, page = 1 } = address;
  const navigate = useNavigate({ from: '/rules' });
  const list = useRulePage({
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
  const add: Action = { id: 'rules.add', label: 'Add Rule', keys: 'c', needs: addRule, run: () => open('new') };
  useActions('Benchmark Rules', [add]);
  const packOptions = [
    { value: '', label: 'All packs' },
    ...(packs.data ?? []).map(({ retailer: value, name, rules }) => ({ value, label: `${name} (${rules})` })),
  ];
  return (
    <>
      <ListScreen
        isSetting
        title="Benchmark Rules"
        hint="The rules used to score content, where they come from, and their points"
        add={add}
        before={progress}
        note={<RefusalNote of={changeRule} className="mx-5 mb-3" />}
        card={{
          id: 'rules-title',
          title: 'Rules',
          hint: 'A product is checked with the pack of its retailer. The general pack covers everything else. If two rules are about the same thing, the more specific one applies.',
        }}
        address={address}
        search={{
          label: 'Search rules',
          placeholder: 'Search rules...',
          maxLength: 200,
          className: 'w-full sm:w-60',
        }}
        filters={[
          {
            name: 'retailer',
            label: 'Pack',
            value: retailer,
            options: packOptions,
            placeholder: retailer === undefined ? 'All packs' : nameOf(retailer),
            className: `${half} sm:w-44`,
          },
          { name: 'part', label: 'Part', value: part, options: partOptions, className: `${half} sm:w-36` },
          {
            name: 'standing',
            label: 'Source type',
            value: standing,
            options: standingOptions,
            className: `${half} sm:w-40`,
          },
          { name: 'state', label: 'State', value: state, options: stateOptions, className: `${half} sm:w-36` },
        ]}
        list={list}
        pageSize={pageSize}
        nouns={['rule', 'rules']}
        failure="The rules could not be loaded"
        skeleton={<RulesSkeleton />}
        noMatch={{ title: 'No rules found', hint: 'No rule matches these filters.' }}
        empty={{ icon: Scale, title: 'No rules', hint: 'Without rules, every listing passes.' }}
        table={{
          label: 'Rules',
          className: 'border-line border-t',
          keyOf: ({ id }) => id,
          columns: ruleColumns(open, nameOf),
          stacked: (rule) => <StackedRule rule={rule} pack={nameOf(rule.rule.retailer)} onOpen={open} />,
        }}
      />
      <RuleDialogs dialog={readDialog(dialog)} retailer={retailer} onClose={() => open(undefined)} />
    </>
  );
}

function RulesSkeleton() {
  return (
    <LoadingRows
      label="Loading rules"
      rowClassName="flex flex-col gap-2.5 border-line border-t px-5 py-3.5 md:flex-row md:items-center md:gap-6"
    >
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
      <Skeleton className="h-5 w-24 rounded-full" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-5 w-16" />
    </LoadingRows>
  );
}
