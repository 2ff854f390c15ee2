// Products whose images were never measured: nothing is known of these, and one press changes that.

import { Card } from '#web/kit/card.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import type { AskedSearch } from '#web/shared/lists/list-search.ts';
import { useUnmeasured } from './gallery.queries.ts';
import { MeasureButton } from './measure-button.tsx';

export function UnmeasuredCard({ list }: { list: AskedSearch }) {
  const count = useUnmeasured(list);
  // Kept while nothing is left: the question about it may still be open.
  return (
    <Card
      aria-label="Never measured"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 text-[0.8125rem] max-lg:px-3 max-lg:py-2"
      hidden={count === 0}
    >
      <p className="min-w-0 text-ink-soft tabular-nums max-lg:flex-1">
        {unmeasuredWords(count)} {onlyAddresses}
      </p>
      <MeasureButton list={list} count={count} className="lg:w-full" />
    </Card>
  );
}

/** `12 products were never measured.` */
export const unmeasuredWords = (count: number): string =>
  `${countProducts(count)} ${count === 1 ? 'was' : 'were'} never measured.`;
/** What is known without. */
export const onlyAddresses = 'Only their number of images and their URLs are checked.';
