// The data sources of a product: what was added beside the catalogue, what came of each, and the way to add, switch and read again.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { LibraryBig, Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { addSource } from '#domain/sources/sources.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { SourceDialogs } from './source-dialogs.tsx';
import { SourceItem } from './source-item.tsx';
import { useSources } from './sources.queries.ts';
import { readOpenSource } from './sources.search.ts';

/** Drawn again with its product only: going from part to part must not wait for it. */
export const SourcesCard = memo(function SourcesCard({ product }: { product: Product }) {
  const { source: opened } = useSearch({ from: '/products/$id' });
  const navigate = useNavigate({ from: '/products/$id' });
  const sources = useSources(product.id);
  const card = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = (next: string | undefined, isReplacing = next === undefined) =>
    void navigate({ search: (old) => ({ ...old, source: next }), replace: isReplacing, resetScroll: false });
  /** The focus goes to the source a dialog was about; the control it came from may be gone. */
  const focusSource = (id: number | null) => {
    const row = id === null ? null : card.current?.querySelector<HTMLElement>(`[data-source="${id}"] button`);
    (row ?? addButton.current)?.focus({ preventScroll: true });
  };
  return (
    <Card ref={card} aria-labelledby="data-sources">
      <CardHead
        id="data-sources"
        title="Data Sources"
        hint="Supplier sheets, reviews and pages. Statements in active sources count as facts."
        aside={
          <Allowed to={addSource}>
            <Button ref={addButton} size="sm" onClick={() => open('new')}>
              <Plus aria-hidden />
              Add data source
            </Button>
          </Allowed>
        }
      />
      {sources.data ? (
        sources.data.length === 0 ? (
          <CardBody className="flex items-start gap-3 text-ink-soft">
            <LibraryBig aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            <p>
              No data sources yet. Claims are checked only against the product’s own fields. Add a supplier sheet,
              reviews or a page to add facts.
            </p>
          </CardBody>
        ) : (
          <ul aria-label="Data sources" className="mt-2 divide-y divide-line border-line border-t">
            {sources.data.map((source) => (
              <SourceItem key={source.id} source={source} onOpen={open} onDeleted={() => focusSource(null)} />
            ))}
          </ul>
        )
      ) : sources.isError ? (
        <LoadFailure of={sources} title="The data sources could not be loaded" className="py-8" />
      ) : (
        <CardBody>
          <Loading label="Loading data sources" className="space-y-3">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </Loading>
        </CardBody>
      )}
      <SourceDialogs productId={product.id} opened={readOpenSource(opened)} onOpen={open} onClosed={focusSource} />
    </Card>
  );
});
