// The foot of the pending list: what no person has to look at is approved together, changed texts after a look at a sample of them.
import { Equal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { pickFilter } from '#web/client/list-search.ts';
import { useLenses } from '#web/client/products/use-lenses.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { LookFirstButton } from './bulk/look-first.tsx';

// Asked for after a click, so its code comes then.
const BulkDialog = lazy(async () => ({ default: (await import('./bulk/bulk-dialog.tsx')).BulkDialog }));

/** Absent at 0: there is nothing to press. */
export function QueueFootButtons({ list }: { list: ProductFilter }) {
  const filter = pickFilter(list);
  const { data: counts } = useLenses(filter);
  const [isAsked, setAsked] = useState(false);
  // A list narrowed to another lens holds none of these.
  const countOf = (lens: 'unchanged' | 'clean') =>
    list.lens === undefined || list.lens === lens ? (counts?.[lens] ?? 0) : 0;
  const unchanged = countOf('unchanged');
  return (
    <>
      {unchanged > 0 && (
        <Button onClick={() => setAsked(true)}>
          <Equal aria-hidden />
          Approve {formatNumber(unchanged)} unchanged
        </Button>
      )}
      <LookFirstButton selection={selectMatching({ ...filter, lens: 'clean' })} count={countOf('clean')} word="clean" />
      {isAsked && (
        <Suspense>
          <BulkDialog
            kind="approve"
            selection={selectMatching({ ...filter, lens: 'unchanged' })}
            count={unchanged}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
