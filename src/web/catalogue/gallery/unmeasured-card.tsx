// Products whose images were never measured: nothing is known of these, and one press changes that.
import { ScanSearch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { countProducts } from '#web/client/count-products.ts';
import { type ListSearch, pickFilter } from '#web/client/list-search.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { useUnmeasured } from './gallery.queries.ts';

// Asked for after a click, so its code comes then.
const BulkDialog = lazy(async () => ({ default: (await import('../bulk/bulk-dialog.tsx')).BulkDialog }));

export function UnmeasuredCard({ list }: { list: ListSearch }) {
  const count = useUnmeasured(list);
  const [isAsked, setAsked] = useState(false);
  if (count === 0 && !isAsked) return null;
  const { rule: _, ...filter } = pickFilter(list);
  return (
    <Card
      aria-label="Never measured"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 text-[0.8125rem] max-lg:px-3 max-lg:py-2"
    >
      <p className="min-w-0 text-ink-soft tabular-nums max-lg:flex-1">
        {countProducts(count)} {count === 1 ? 'was' : 'were'} never measured. Only their number of images and their URLs
        are checked.
      </p>
      <Button className="lg:w-full" onClick={() => setAsked(true)}>
        <ScanSearch aria-hidden />
        Measure images
      </Button>
      {isAsked && (
        <Suspense>
          <BulkDialog
            kind="measure-images"
            selection={selectMatching({ ...filter, imagesMeasured: 'no' })}
            count={count}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
