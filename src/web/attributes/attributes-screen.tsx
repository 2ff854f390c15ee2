// Attributes in Content: every attribute name of the catalogue, and whether it may be told.
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, Tags } from 'lucide-react';
import { useEffect } from 'react';
import { type AttributeUse, attributeUses } from '#domain/attributes/attribute-uses.ts';
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
import { AttributesSkeleton, AttributeTable } from './attribute-table.tsx';
import { useHints, useWords } from './attribute-words.ts';
import { useAttributePage } from './attributes.queries.ts';
import { CountedAt, CountProgress } from './count-progress.tsx';

const pageSize = 25;
const useOptions = [
  { value: '', label: 'All uses' },
  ...attributeUses.map((use) => ({ value: use, label: useWords[use] })),
];

export function AttributesScreen() {
  const { search, use, page = 1 } = useSearch({ from: '/attributes' });
  const navigate = useNavigate({ from: '/attributes' });
  const list = useAttributePage({ search, use, page, limit: pageSize });

  const narrow = (next: AttributeUse | undefined) =>
    void navigate({ search: (old) => ({ ...old, use: next, page: undefined }), resetScroll: false });
  const changeSearch = (next: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, search: next, page: undefined }), replace: true, resetScroll: false });
  const [text, setText] = useSearchText(search, changeSearch);
  const toPage = (next: number, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: next > 1 ? next : undefined }), replace });
  const clear = () => {
    setText('');
    void navigate({ search: {}, resetScroll: false });
  };

  // The last attribute of the last page went: the page before is the last one now.
  const lastPage = list.data ? Math.max(1, Math.ceil(list.data.total / pageSize)) : page;
  useEffect(() => {
    if (page > lastPage) toPage(lastPage, true);
  });

  const isFiltered = search !== undefined || use !== undefined;
  const isCounting = list.data?.count.isCounting === true;
  return (
    <>
      <SettingsCrumb page="Attributes in Content" />
      <PageHead
        title="Attributes in Content"
        hint="Which attributes may appear in content and be sent to a language model"
      />
      <Card aria-labelledby="attributes-title">
        <CardHead
          id="attributes-title"
          title="Attributes"
          hint="Attributes that shoppers read are used by default. All others are hidden until you change them. Changes apply to new drafts only."
        />
        <ul className="flex flex-wrap gap-x-5 gap-y-0.5 px-5 pt-2 text-ink-soft text-xs">
          {attributeUses.map((each) => (
            <li key={each}>
              <span className="font-medium text-ink">{useWords[each]}</span>: {useHints[each]}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 px-5 pt-3 pb-3">
          <SearchInput
            label="Search attributes"
            placeholder="Search attributes..."
            maxLength={200}
            value={text}
            onValueChange={setText}
            className="w-full sm:w-72"
          />
          <Select
            label="Use"
            value={use ?? ''}
            isSet={use !== undefined}
            options={useOptions}
            onValueChange={(next) => narrow(next === '' ? undefined : (next as AttributeUse))}
            className="w-full sm:w-40"
          />
        </div>
        {list.data && <CountProgress count={list.data.count} />}
        {list.data?.count.isCut && (
          <p className="border-line border-t px-5 py-2.5 text-[0.8125rem] text-ink-soft">
            This catalog has more attribute names than can be listed. Only the first ones found are shown.
          </p>
        )}
        <PagedList
          list={list}
          failure={{ title: 'The attributes could not be loaded', ...describeFailure(list.error) }}
          skeleton={<AttributesSkeleton />}
          empty={isFiltered ? <NoneFound onClear={clear} /> : isCounting ? <AttributesSkeleton /> : <NoneYet />}
          page={page}
          pageSize={pageSize}
          onPage={toPage}
          nouns={['attribute', 'attributes']}
        >
          {(attributes) => <AttributeTable attributes={attributes} />}
        </PagedList>
        {list.data && <CountedAt count={list.data.count} />}
      </Card>
    </>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No attributes found"
      hint="No attribute matches this search and use. Search for other words, or select All uses."
    >
      <Button onClick={onClear}>Clear all filters</Button>
    </EmptyState>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={Tags}
      title="No attributes yet"
      hint="Attributes, such as Material or Color, come with your products. Import a catalog, or add attributes to a product."
    >
      <Button variant="primary" asChild>
        <Link to="/import">Import a catalog</Link>
      </Button>
    </EmptyState>
  );
}
