// Attributes in Content: every attribute name of the catalog, and whether it may appear in text.

import { Link, useSearch } from '@tanstack/react-router';
import { Tags } from 'lucide-react';
import { attributeUses } from '#domain/attributes/attribute-uses.ts';
import { setAttributeUse } from '#domain/attributes/attributes.contract.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { Allowed, RefusalNote } from '#web/shared/screen/allowed.tsx';
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
  const address = useSearch({ from: '/attributes' });
  const { search, use, page = 1 } = address;
  const list = useAttributePage({ search, use, page, limit: pageSize });
  const count = list.data?.count;
  return (
    <ListScreen
      isSetting
      title="Attributes in Content"
      hint="Which attributes may appear in content and be sent to a language model"
      card={{
        id: 'attributes-title',
        title: 'Attributes',
        hint: 'Attributes that shoppers read are used by default. All others are hidden until you change them. Changes apply to new drafts only.',
      }}
      legend={<UsesLegend />}
      address={address}
      search={{ label: 'Search attributes', placeholder: 'Search attributes...', maxLength: 200 }}
      filters={[{ name: 'use', label: 'Use', value: use, options: useOptions, className: 'w-full sm:w-40' }]}
      note={
        <>
          <RefusalNote of={setAttributeUse} className="mx-5 mb-3" />
          {count && <CountProgress count={count} />}
          {count?.isCut && (
            <p className="border-line border-t px-5 py-2.5 text-[0.8125rem] text-ink-soft">
              This catalog has more attribute names than can be listed. Only the first ones found are shown.
            </p>
          )}
        </>
      }
      list={list}
      pageSize={pageSize}
      nouns={['attribute', 'attributes']}
      failure="The attributes could not be loaded"
      skeleton={<AttributesSkeleton />}
      noMatch={{
        title: 'No attributes found',
        hint: 'No attribute matches both the search and the selected use. Change the search, or select All uses.',
      }}
      empty={{
        icon: Tags,
        title: 'No attributes yet',
        hint: 'Attributes, such as Material or Color, come with your products. Import a catalog, or add attributes to a product.',
        isComing: count?.isCounting === true,
        action: (
          <Allowed to={createImport}>
            <Button variant="primary" asChild>
              <Link to="/import">Import a catalog</Link>
            </Button>
          </Allowed>
        ),
      }}
      foot={count && <CountedAt count={count} />}
    >
      {(attributes) => <AttributeTable attributes={attributes} />}
    </ListScreen>
  );
}

function UsesLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5 px-5 pt-2 text-ink-soft text-xs">
      {attributeUses.map((each) => (
        <li key={each}>
          <span className="font-medium text-ink">{useWords[each]}</span>: {useHints[each]}
        </li>
      ))}
    </ul>
  );
}
