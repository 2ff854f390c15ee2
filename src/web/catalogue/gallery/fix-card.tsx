// What fixing a problem would do: of how many products, and why the others are skipped.
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { leftWords } from '#domain/runs/skip-reasons.ts';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { describeFixable } from '../bulk/describe-fixable.ts';
import { FixButton } from './fix-button.tsx';
import { useFixable } from './gallery.queries.ts';

export function FixCard({ rule, list }: { rule: BrokenRule; list: ProductFilter }) {
  const { data } = useFixable(list, rule);
  const skipped = data?.left.filter(({ products }) => products > 0) ?? [];
  return (
    <Card aria-labelledby="fix-problem" className="p-4 text-[0.8125rem] max-lg:hidden">
      <h2 id="fix-problem" className="font-semibold">
        {rule.label}: {countProducts(rule.products)}
      </h2>
      <p className="mt-1 min-h-10 text-ink-soft tabular-nums">
        {rule.canPropose
          ? data && describeFixable(data)
          : 'Proposals cannot add pictures. Add some in the image editor.'}
      </p>
      {rule.canPropose && skipped.length > 0 && (
        <ul aria-label="Skipped" className="mt-1 space-y-0.5 text-ink-soft tabular-nums">
          {skipped.map(({ because, products }) => (
            <li key={because}>
              {formatNumber(products)} skipped: {leftWords[because]}
            </li>
          ))}
        </ul>
      )}
      <FixButton rule={rule} list={list} variant="primary" className="mt-3 w-full" />
      {rule.canPropose && data && data.taken > 0 && (
        <p className="mt-2 text-ink-soft text-xs">Makes proposals, approves nothing. You can undo it for 30 days.</p>
      )}
    </Card>
  );
}
