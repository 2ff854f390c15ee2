// Keywords: the words shoppers search by, for a category or a single product, and how the texts cover them.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TextSearch } from 'lucide-react';
import { type ListScope, saveKeywords } from '#domain/keywords/keywords.contract.ts';
import { emptyKeywordsForm } from '#domain/keywords/keywords-form.ts';
import { Card } from '#web/kit/card.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { SettingsCrumb } from '#web/shared/screen/settings-crumb.tsx';
import { KeywordLists } from './keyword-lists.tsx';
import { useDeleteKeywords, useKeywordList, useKeywordLists } from './keywords.queries.ts';

const editor = loadOnInteraction(() => import('./keywords-editor.tsx'));
const pageSize = 25;
const hint =
  'Words that shoppers search for. Drafts use the keywords your facts support. You see where each keyword appears.';

export function KeywordsScreen() {
  const { list, value } = useSearch({ from: '/keywords' });
  const navigate = useNavigate({ from: '/keywords' });
  const isNew = list === 'new';
  const opened: ListScope | null = list !== undefined && !isNew && value !== undefined ? { scope: list, value } : null;
  const open = (next: ListScope | 'new' | undefined) =>
    void navigate({
      search: ({ search, page }) => ({
        search,
        page,
        ...(next === undefined ? {} : next === 'new' ? { list: next } : { list: next.scope, value: next.value }),
      }),
    });
  const add: Action = {
    id: 'keywords.add',
    label: 'Add Keywords',
    keys: 'c',
    needs: saveKeywords,
    run: () => open('new'),
  };
  useActions('Keywords', [add]);
  if (!isNew && opened === null) return <AllLists add={add} onEdit={open} />;
  return (
    <>
      <SettingsCrumb page="Keywords" />
      <PageHead title="Keywords" hint={hint} />
      <OpenedList key={`${list} ${value}`} opened={opened} onDone={() => open(undefined)} />
    </>
  );
}

/** The list the address names, or a new one. */
function OpenedList({ opened, onDone }: { opened: ListScope | null; onDone: () => void }) {
  const stored = useKeywordList(opened);
  const module = editor.useModule(true);
  if (stored.isError)
    return (
      <Card>
        <LoadFailure of={stored} title="The keywords could not be loaded" />
      </Card>
    );
  if (!module || (opened !== null && stored.data === undefined))
    return (
      <Card>
        <ListsSkeleton />
      </Card>
    );
  // A category without a list gets its first one.
  const category = opened?.scope === 'category' ? opened.value : '';
  return (
    <module.KeywordsEditor
      stored={opened === null ? null : (stored.data ?? null)}
      blank={{ ...emptyKeywordsForm, category }}
      onDone={onDone}
    />
  );
}

function AllLists({ add, onEdit }: { add: Action; onEdit: (scope: ListScope) => void }) {
  const { search, page = 1 } = useSearch({ from: '/keywords' });
  const lists = useKeywordLists({ search, page, limit: pageSize });
  const remove = useDeleteKeywords();
  return (
    <ListScreen
      isSetting
      title="Keywords"
      hint={hint}
      add={add}
      card={{
        id: 'keyword-lists',
        title: 'Lists',
        hint: 'A product’s own keywords replace those of its category. Without either, the four default keywords apply: premium, quality, comfortable, durable.',
      }}
      address={{ search, page }}
      search={{
        label: 'Search keywords by category or product',
        placeholder: 'Category, product or SKU...',
        maxLength: 200,
      }}
      list={lists}
      pageSize={pageSize}
      nouns={['list', 'lists']}
      failure="The keywords could not be loaded"
      skeleton={<ListsSkeleton />}
      noMatch={{
        title: 'No lists found',
        hint: 'No category, product or SKU with keywords matches.',
        clearLabel: 'Clear the search',
      }}
      empty={{
        icon: TextSearch,
        title: 'No keywords yet',
        hint: 'Type, paste or import what shoppers search for in a category. Drafts then use these keywords instead of the four default keywords.',
      }}
    >
      {(rows) => (
        <KeywordLists
          lists={rows}
          deleting={remove.isPending ? remove.variables : undefined}
          onEdit={onEdit}
          onDelete={(scope) => remove.mutate(scope)}
        />
      )}
    </ListScreen>
  );
}

/** As high as what comes. */
function ListsSkeleton() {
  return (
    <LoadingRows label="Loading the keywords" count={3} className="space-y-5 p-5" rowClassName="space-y-2">
      <Skeleton className="h-5 w-40 rounded-full" />
      <Skeleton className="h-4 w-3/5" />
    </LoadingRows>
  );
}
