// What a run would do: of how many products, what it leaves and why, and that it can be undone.
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { countProducts } from '#web/client/count-products.ts';
import { LeftList } from '#web/client/runs/left-list.tsx';
import { formatNumber } from '#web/kit/format.ts';

type ToldRunProps = {
  preview: RunPreview;
  /** What becomes of a product, such as `changed`. */
  done: string;
};

export function ToldRun({ preview, done }: ToldRunProps) {
  const { taken, left, isExact } = preview;
  return (
    <>
      {left.length > 0 && <LeftList left={left} />}
      <p className="text-[0.8125rem] text-ink-soft tabular-nums">
        {tellTaken(preview, done)}
        {isExact ? '' : ' Each is looked at once more when its turn comes.'}
        {taken > 0 ? ' It can be undone afterwards.' : ''}
      </p>
    </>
  );
}

/** `At most 880 of 900 products are written for.` */
export function tellTaken({ total, taken, isExact }: RunPreview, done: string): string {
  if (taken === 0) return total === 1 ? `It is not ${done}.` : `None of them is ${done}.`;
  if (isExact && taken === total) return total === 1 ? `It is ${done}.` : `All of them are ${done}.`;
  return `${isExact ? '' : 'At most '}${formatNumber(taken)} of ${countProducts(total)} ${taken === 1 ? 'is' : 'are'} ${done}.`;
}
