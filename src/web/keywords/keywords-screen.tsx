// Keywords: the words shoppers search by, for a category or a single product, and how the texts cover them.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, SearchX, TextSearch } from 'lucide-react';
import { useEffect } from 'react';
import type { ListScope } from '#domain/keywords/keywords.contract.ts';
import { emptyKeywordsForm } from '#domain/keywords/keywords-form.ts';
import { useActions } from '#web/client/actions.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { SettingsCrumb } from '#web/client/settings-crumb.tsx';
import { useSearchText } from '#web/client/use-search-text.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/kit/states.tsx';
import { KeywordLists } from './keyword-lists.tsx';
import { useDeleteKeywords, useKeywordList, useKeywordLists } from './keywords.queries.ts';

const editor = loadOnInteraction(() => import('./keywords-editor.tsx'));
const pageSize = 25;

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
  const add = () => open('new');
  useActions('Keywords', [{ id: 'keywords.add', label: 'Add Keywords', keys: 'c', run: add }]);
  return (
    <>
      <SettingsCrumb page="Keywords" />
      <PageHead
        title="Keywords"
        hint="Words that shoppers search for. Drafts use the keywords your facts support. You see where each keyword appears."
      >
        {!isNew && opened === null && (
          <Button variant="primary" onClick={add}>
            <Plus aria-hidden />
            Add Keywords
          </Button>
        )}
      </PageHead>
      {isNew || opened !== null ? (
        <OpenedList key={`${list} ${value}`} opened={opened} onDone={() => open(undefined)} />
      ) : (
        <AllLists onAdd={add} onEdit={open} />
      )}
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
        <ErrorState
          title="The keywords could not be loaded"
          {...describeFailure(stored.error)}
          onRetry={() => void stored.refetch()}
          busy={stored.isFetching}
        />
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

function AllLists({ onAdd, onEdit }: { onAdd: () => void; onEdit: (scope: ListScope) => void }) {
  const { search, page = 1 } = useSearch({ from: '/keywords' });
  const navigate = useNavigate({ from: '/keywords' });
  const lists = useKeywordLists({ search, page, limit: pageSize });
  const remove = useDeleteKeywords();
  const changeSearch = (next: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, search: next, page: undefined }), replace: true, resetScroll: false });
  const [text, setText] = useSearchText(search, changeSearch);
  const toPage = (next: number, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: next > 1 ? next : undefined }), replace });
  // The last list of the last page went: the page before is the last one now.
  const lastPage = lists.data ? Math.max(1, Math.ceil(lists.data.total / pageSize)) : page;
  useEffect(() => {
    if (page > lastPage) toPage(lastPage, true);
  });
  return (
    <Card aria-labelledby="keyword-lists">
      <CardHead
        id="keyword-lists"
        title="Lists"
        hint="A product’s own keywords replace those of its category. Without either, the four default keywords apply: premium, quality, comfortable, durable."
      />
      <div className="px-5 pt-3 pb-3">
        <SearchInput
          label="Search keywords by category or product"
          placeholder="Category, product or SKU..."
          maxLength={200}
          value={text}
          onValueChange={setText}
          className="w-full sm:w-72"
        />
      </div>
      <PagedList
        list={lists}
        failure={{ title: 'The keywords could not be loaded', ...describeFailure(lists.error) }}
        skeleton={<ListsSkeleton />}
        empty={search === undefined ? <NoneYet onAdd={onAdd} /> : <NoneFound onClear={() => setText('')} />}
        page={page}
        pageSize={pageSize}
        onPage={toPage}
        nouns={['list', 'lists']}
      >
        {(rows) => (
          <KeywordLists
            lists={rows}
            deleting={remove.isPending ? remove.variables : undefined}
            onEdit={onEdit}
            onDelete={(scope) => remove.mutate(scope)}
          />
        )}
      </PagedList>
    </Card>
  );
}

function NoneYet({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={TextSearch}
      title="No keywords yet"
      hint="Type, paste or import what shoppers search for in a category. Drafts then use these keywords instead of the four default keywords."
    >
      <Button variant="primary" onClick={onAdd}>
        <Plus aria-hidden />
        Add Keywords
      </Button>
    </EmptyState>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title="No lists found" hint="No category, product or SKU with keywords matches.">
      <Button onClick={onClear}>Clear the search</Button>
    </EmptyState>
  );
}

/** As high as what comes. */
function ListsSkeleton() {
  return (
    <Loading label="Loading the keywords" className="space-y-5 p-5">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-5 w-40 rounded-full" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </Loading>
  );
}
