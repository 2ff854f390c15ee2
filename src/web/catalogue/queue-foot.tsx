// The foot of the pending list: what nobody has to look at is approved together, with a look at some of it first.
import { CheckCheck, Equal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Lens } from '#domain/catalogue/lens.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { pickFilter } from '#web/client/list-search.ts';
import { useLenses } from '#web/client/products/use-lenses.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';

// Asked for after a click, so its code comes then.
const BulkDialog = lazy(async () => ({ default: (await import('./bulk/bulk-dialog.tsx')).BulkDialog }));

/** Absent at 0: there is nothing to press. */
export function QueueFootButtons({ list }: { list: ProductFilter }) {
  const filter = pickFilter(list);
  const { data: counts } = useLenses(filter);
  const [asked, setAsked] = useState<Extract<Lens, 'unchanged' | 'clean'> | null>(null);
  // A list narrowed to another lens holds none of these.
  const countOf = (lens: 'unchanged' | 'clean') =>
    list.lens === undefined || list.lens === lens ? (counts?.[lens] ?? 0) : 0;
  const [unchanged, clean] = [countOf('unchanged'), countOf('clean')];
  return (
    <>
      {unchanged > 0 && (
        <Button onClick={() => setAsked('unchanged')}>
          <Equal aria-hidden />
          Approve {formatNumber(unchanged)} unchanged
        </Button>
      )}
      {clean > 0 && (
        <Button variant="approve" onClick={() => setAsked('clean')}>
          <CheckCheck aria-hidden />
          Approve {formatNumber(clean)} clean
        </Button>
      )}
      {asked && (
        <Suspense>
          <BulkDialog
            kind="approve"
            selection={selectMatching({ ...filter, lens: asked })}
            count={asked === 'clean' ? clean : unchanged}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
