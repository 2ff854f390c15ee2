// The foot of the pending list: what no person has to look at is approved together, changed texts after a look at a sample of them.

import { Equal } from 'lucide-react';
import { useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { BottomBar } from '#web/kit/layers/bottom-bar.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { useLenses } from '#web/shared/catalogue/use-lenses.ts';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { LookFirstButton } from './bulk/look-first.tsx';
import { ListFoot } from './list-foot.tsx';
import type { useProductList } from './use-product-list.ts';

type QueueFootProps = { listing: ReturnType<typeof useProductList>; pageSize: number };

/** In sight as long as no selection has a bar there. On a phone the pages end the list, and the bar has the buttons alone. */
export function QueueFoot({ listing, pageSize }: QueueFootProps) {
  const isNarrow = useIsNarrow();
  const { selection } = listing;
  const isInFlow = selection.count > 0;
  const buttons = <QueueButtons list={listing.list} onStart={() => isInFlow && selection.release()} />;
  return (
    <>
      {isNarrow && (
        <div className="mt-4">
          <ListFoot list={listing} pageSize={pageSize} />
        </div>
      )}
      <BottomBar
        label="All on this list"
        isInFlow={isInFlow}
        className={cn(isInFlow && 'mt-4', isNarrow && '*:flex-1 *:px-2')}
      >
        {isNarrow ? (
          buttons
        ) : (
          <div className="w-full">
            <ListFoot list={listing} pageSize={pageSize}>
              {buttons}
            </ListFoot>
          </div>
        )}
      </BottomBar>
    </>
  );
}

type QueueButtonsProps = { list: ProductFilter; onStart: () => void };

/** Absent at 0: there is nothing to press. */
function QueueButtons({ list, onStart }: QueueButtonsProps) {
  const filter = pickFilter(list);
  const { data: counts } = useLenses(filter);
  const mayApprove = useMay(approveAction);
  const [isAsked, setAsked] = useState(false);
  // A list narrowed to another lens holds none of these.
  const countOf = (lens: 'unchanged' | 'clean') =>
    list.lens === undefined || list.lens === lens ? (counts?.[lens] ?? 0) : 0;
  const unchanged = countOf('unchanged');
  return (
    <>
      {mayApprove && unchanged > 0 && (
        <Button onClick={() => setAsked(true)}>
          <Equal aria-hidden />
          Approve {formatNumber(unchanged)} unchanged
        </Button>
      )}
      <LookFirstButton
        selection={selectMatching({ ...filter, lens: 'clean' })}
        count={countOf('clean')}
        word="clean"
        onStart={onStart}
      />
      {isAsked && (
        <BulkDialog
          kind="approve"
          selection={selectMatching({ ...filter, lens: 'unchanged' })}
          count={unchanged}
          onClose={() => setAsked(false)}
          onStart={onStart}
        />
      )}
    </>
  );
}
