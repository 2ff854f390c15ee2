// What becomes of products on their way out, looked up before the download: what the receiver refuses, and what is cut.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { checkExport, type ExportCheck, type ExportFormat } from '#domain/transfer/export.contract.ts';
import { exportLabels } from '#domain/transfer/export-labels.ts';
import { call } from '#web/client/api.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';

/** Looks through the products of an export as long as it is shown. */
export function ExportChecked({ format, filter, id }: { format: ExportFormat; filter: ProductFilter; id: string }) {
  const check = useQuery({
    queryKey: keys.exportCheck(format, filter),
    queryFn: ({ signal }) => call(checkExport, { params: { format }, query: filter, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div id={id} role="status" className="pt-2 text-[0.8125rem] text-ink-soft">
      {check.isError ? (
        <FailureBox lead="The products could not be checked." {...describeFailure(check.error)} />
      ) : check.data ? (
        <Found check={check.data} title={exportLabels[format].title} />
      ) : (
        'Checking every product…'
      )}
    </div>
  );
}

function Found({ check: { products, refused, problems }, title }: { check: ExportCheck; title: string }) {
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-1.5">
        <CircleCheck aria-hidden className="size-4 text-ok" />
        Nothing found in {countNoun(products, 'product')} that {title} would refuse, misread or cut.
      </p>
    );
  return (
    <>
      {refused > 0 && (
        <p className="font-medium text-ink">
          {title} will refuse {groupDigits(refused)} of {countNoun(products, 'product')}.
        </p>
      )}
      <ul className="divide-y divide-line">
        {problems.map(({ reason, products: count, productIds }) => (
          <li key={reason} className="flex items-baseline justify-between gap-3 py-1.5">
            <span>{reason}</span>
            <Link to="/products" search={{ among: productIds.join(',') }} className="shrink-0 underline tabular-nums">
              {count > productIds.length
                ? `First ${productIds.length} of ${groupDigits(count)}`
                : countNoun(count, 'product')}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
