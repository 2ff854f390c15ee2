// A view without image problems: none were found, or nobody has looked for them yet.

import { ImageOff, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Lens, lenses } from '#domain/catalogue/lens.ts';
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { generateAction } from '#domain/runs/actions/generate.action.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useLenses } from '#web/shared/catalogue/use-lenses.ts';
import { type AskedSearch, pickFilter } from '#web/shared/lists/list-search.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { useUnmeasured } from './gallery.queries.ts';
import { MeasureButton } from './measure-button.tsx';
import { TilesSkeleton } from './tiles-skeleton.tsx';
import { onlyAddresses, unmeasuredWords } from './unmeasured-card.tsx';

/** `children`: further ways on. */
export function EmptyGallery({ list, children }: { list: AskedSearch; children?: ReactNode }) {
  const { rule: _, ...filter } = pickFilter(list);
  const { data: counts } = useLenses(filter);
  const unmeasured = useUnmeasured(list);
  const [isAsked, setAsked] = useState(false);
  if (!counts) return <TilesSkeleton />;
  const chosen = filterValues(filter.lens);
  const countOf = (lens: Lens) => (chosen.length === 0 || chosen.includes(lens) ? counts[lens] : 0);
  const total = lenses.reduce((sum, lens) => sum + countOf(lens), 0);
  const unwritten = countOf('nothing-written');
  const isUnwritten = total > 0 && unwritten === total;
  const hints = [
    ...(unwritten > 0 ? [unwrittenWords(unwritten, isUnwritten)] : []),
    ...(unmeasured > 0 ? [unmeasuredWords(unmeasured)] : []),
    // Without content not even these.
    ...(unmeasured > 0 && !isUnwritten ? [onlyAddresses] : []),
  ];
  const title = () => {
    if (total === 0) return 'No pending products found';
    if (isUnwritten) return 'Nothing here is optimized yet';
    return hints.length > 0 ? 'No image problems found so far' : 'No image problems in this view';
  };
  return (
    <Card>
      <EmptyState icon={ImageOff} title={title()} hint={hints.join(' ')}>
        {isUnwritten && (
          <Allowed to={generateAction}>
            <Button variant="primary" onClick={() => setAsked(true)}>
              <Sparkles aria-hidden />
              Optimize {formatNumber(unwritten)}
            </Button>
          </Allowed>
        )}
        <MeasureButton list={list} count={unmeasured} variant={isUnwritten ? 'secondary' : 'primary'} />
        {total > 0 && children}
      </EmptyState>
      {isAsked && (
        <BulkDialog
          kind="generate"
          selection={selectMatching({ ...filter, lens: 'nothing-written' })}
          count={unwritten}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}

function unwrittenWords(count: number, isAll: boolean): string {
  const who = isAll ? 'these products' : countProducts(count);
  return `The images of ${who} are checked once there is content.`;
}
