// Optimization Prompts: the library of reusable prompts, by scope and text.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessageSquareText, Plus, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import type { PromptScope } from '#domain/prompts/prompts.contract.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { scopeWords } from '#domain/prompts/scopes.ts';
import { ActionButton } from '#web/client/action-button.tsx';
import { type Action, useActions } from '#web/client/actions.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { useSearchText } from '#web/client/use-search-text.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { Tabs } from '#web/kit/tabs.tsx';
import { PromptDialogs } from './prompt-dialogs.tsx';
import { PromptTable, PromptTableSkeleton } from './prompt-table.tsx';
import { usePromptPage } from './prompts.queries.ts';
import { type PromptTab, promptTabs, readDialog, tabOf } from './prompts.search.ts';

const pageSize = 20;

const tabWords: Record<PromptTab, string> = {
  all: 'All Prompts',
  global: 'Global',
  category: 'Categories',
  brand: 'Brands',
  sku: 'Products',
};
const scopeOptions = [
  { value: '', label: 'All Scopes' },
  ...promptScopes.map((scope) => ({ value: scope, label: scopeWords[scope] })),
];

export function PromptsScreen() {
  const { dialog, ...filter } = useSearch({ from: '/prompts' });
  const navigate = useNavigate({ from: '/prompts' });
  const page = filter.page ?? 1;
  const library = usePromptPage({ scope: filter.scope, search: filter.search, page, limit: pageSize });

  const open = (next: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, dialog: next }), replace: next === undefined, resetScroll: false });
  const narrow = (scope: PromptScope | undefined) =>
    void navigate({ search: (old) => ({ ...old, scope, page: undefined }), resetScroll: false });
  const changeSearch = (search: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, search, page: undefined }), replace: true, resetScroll: false });
  const [text, setText] = useSearchText(filter.search, changeSearch);
  const toPage = (next: number, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: next > 1 ? next : undefined }), replace });

  const add: Action = { id: 'prompts.add', label: 'Add New Prompt', keys: 'c', run: () => open('new') };
  useActions('Prompts', [add]);

  // The last prompt of the last page was deleted: the page before is the last one now.
  const lastPage = library.data ? Math.max(1, Math.ceil(library.data.total / pageSize)) : page;
  useEffect(() => {
    if (page > lastPage) toPage(lastPage, true);
  });

  const list = (
    <PromptList
      library={library}
      page={page}
      isFiltered={filter.scope !== undefined || filter.search !== undefined}
      onClear={() => {
        setText('');
        void navigate({ search: {}, resetScroll: false });
      }}
      onAdd={add.run}
      onOpen={open}
      onPage={toPage}
    />
  );
  return (
    <>
      <PageHead title="Optimization Prompts" hint="Instructions that guide the writer for all products in their scope">
        <ActionButton variant="primary" action={add} icon={Plus} />
      </PageHead>
      <Card aria-labelledby="prompt-library">
        <CardHead
          id="prompt-library"
          title="Prompt Library"
          hint="Active prompts guide all generated content. If two conflict, the narrower scope wins."
        />
        <div className="flex flex-wrap gap-2 px-5 pt-3 pb-1">
          <SearchInput
            label="Search prompts"
            placeholder="Search prompts..."
            maxLength={500}
            value={text}
            onValueChange={setText}
            className="w-full sm:w-72"
          />
          <Select
            label="Scope"
            value={filter.scope ?? ''}
            isSet={filter.scope !== undefined}
            options={scopeOptions}
            onValueChange={(scope) => narrow(scope === '' ? undefined : (scope as PromptScope))}
            className="w-full sm:w-44"
          />
        </div>
        <Tabs
          label="Prompts by scope"
          value={tabOf(filter.scope)}
          onValueChange={(tab) => narrow(tab === 'all' ? undefined : tab)}
          tabs={promptTabs.map((tab) => ({ value: tab, label: tabWords[tab], content: list }))}
        />
      </Card>
      <PromptDialogs dialog={readDialog(dialog)} onClose={() => open(undefined)} />
    </>
  );
}

type PromptListProps = {
  library: ReturnType<typeof usePromptPage>;
  page: number;
  isFiltered: boolean;
  onClear: () => void;
  onAdd: () => void;
  onOpen: (dialog: string) => void;
  onPage: (page: number) => void;
};

function PromptList({ library, page, isFiltered, onClear, onAdd, onOpen, onPage }: PromptListProps) {
  const empty = isFiltered ? (
    <EmptyState
      icon={SearchX}
      title="No prompts found"
      hint="No prompt matches this search and scope. Search for other words, or select All Scopes."
    >
      <Button onClick={onClear}>Clear all filters</Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon={MessageSquareText}
      title="No prompts found"
      hint="Create your first prompt. It will guide the writer for all products in its scope, for example “Keep the title under 60 characters”."
    >
      <Button variant="primary" onClick={onAdd}>
        <Plus aria-hidden />
        Add New Prompt
      </Button>
    </EmptyState>
  );
  return (
    <PagedList
      list={library}
      failure={{ title: 'Error loading prompts', ...describeFailure(library.error) }}
      skeleton={<PromptTableSkeleton />}
      empty={empty}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      nouns={['prompt', 'prompts']}
    >
      {(prompts) => (
        <PromptTable
          prompts={prompts}
          onTry={(id) => onOpen(`try-${id}`)}
          onEdit={(id) => onOpen(`edit-${id}`)}
          onDelete={(id) => onOpen(`delete-${id}`)}
        />
      )}
    </PagedList>
  );
}
