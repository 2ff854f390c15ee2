// Optimization Prompts: the library of reusable prompts, by scope and text.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import { createPrompt, type PromptScope } from '#domain/prompts/prompts.contract.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { scopeWords } from '#domain/prompts/scopes.ts';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { Tabs } from '#web/kit/tabs.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { promptColumns, StackedPrompt } from './prompt-columns.tsx';
import { PromptDialogs } from './prompt-dialogs.tsx';
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
  const { dialog, ...address } = useSearch({ from: '/prompts' });
  const { scope, search, page = 1 } = address;
  const navigate = useNavigate({ from: '/prompts' });
  const list = usePromptPage({ scope, search, page, limit: pageSize });
  const open = (next: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, dialog: next }), replace: next === undefined, resetScroll: false });
  const showTab = (next: PromptScope | undefined) =>
    void navigate({ search: (old) => ({ ...old, scope: next, page: undefined }), resetScroll: false });
  const add: Action = {
    id: 'prompts.add',
    label: 'Add New Prompt',
    keys: 'c',
    needs: createPrompt,
    run: () => open('new'),
  };
  useActions('Prompts', [add]);
  return (
    <>
      <ListScreen
        title="Optimization Prompts"
        hint="Instructions that guide the writer for all products in their scope"
        add={add}
        card={{
          id: 'prompt-library',
          title: 'Prompt Library',
          hint: 'Active prompts guide all generated content. If two conflict, the narrower scope wins.',
        }}
        address={address}
        search={{ label: 'Search prompts', placeholder: 'Search prompts...', maxLength: 500 }}
        filters={[{ name: 'scope', label: 'Scope', value: scope, options: scopeOptions, className: 'w-full sm:w-44' }]}
        around={(content) => (
          <Tabs
            label="Prompts by scope"
            value={tabOf(scope)}
            onValueChange={(tab) => showTab(tab === 'all' ? undefined : tab)}
            tabs={promptTabs.map((tab) => ({ value: tab, label: tabWords[tab], content }))}
          />
        )}
        list={list}
        pageSize={pageSize}
        nouns={['prompt', 'prompts']}
        failure="Error loading prompts"
        skeleton={<PromptsSkeleton />}
        noMatch={{
          title: 'No prompts found',
          hint: 'No prompt matches both the search and the selected scope. Change the search, or select All Scopes.',
        }}
        empty={{
          icon: MessageSquareText,
          title: 'No prompts found',
          hint: 'Create your first prompt. It will guide the writer for all products in its scope, for example “Keep the title under 60 characters”.',
        }}
        table={{
          label: 'Prompts',
          keyOf: ({ id }) => id,
          columns: promptColumns(open),
          stacked: (prompt) => <StackedPrompt prompt={prompt} onOpen={open} />,
        }}
      />
      <PromptDialogs dialog={readDialog(dialog)} onClose={() => open(undefined)} />
    </>
  );
}

function PromptsSkeleton() {
  return (
    <LoadingRows
      label="Loading prompts"
      count={5}
      rowClassName="flex flex-col gap-2.5 border-line border-b px-5 py-4 last:border-b-0 md:flex-row md:items-center md:gap-6"
    >
      <div className="flex-1 space-y-1.5">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-28" />
      </div>
      <Skeleton className="h-5 w-28 rounded-full" />
      <Skeleton className="h-5 w-20" />
    </LoadingRows>
  );
}
