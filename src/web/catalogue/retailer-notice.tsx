// Under a field of the retailer: that no rules are for the one that is named, and the retailers that have rules.
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { lacksPack, retailerPacks } from '#domain/benchmarks/find-pack.ts';
import { listPacks } from '#domain/benchmarks/rules.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { Button } from '#web/kit/button.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';

/** Until a name counts as typed to its end. */
const typedMs = 400;

type RetailerNoticeProps = { retailer: string; onChoose: (name: string) => void };

export function RetailerNotice({ retailer, onChoose }: RetailerNoticeProps) {
  const { data: packs } = useQuery({
    queryKey: keys.rulePacks,
    queryFn: ({ signal }) => call(listPacks, { signal }),
    enabled: retailer.trim() !== '',
  });
  const typed = useDebounced(retailer, typedMs).trim();
  const isLacking = packs !== undefined && typed === retailer.trim() && lacksPack(typed, packs);
  const known = packs ? retailerPacks(packs) : [];
  return (
    // The region is there before anything is said in it: that is what screen readers listen to.
    <div role="status" aria-label="Rules of the retailer">
      {isLacking && (
        <div className="space-y-2 rounded-lg bg-warn-soft px-3 py-2.5 text-[0.8125rem] text-warn-ink">
          <p className="flex gap-2 break-words">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {`There are no benchmark rules for “${typed}”. Its products will be scored by the general rules only.`}
          </p>
          {known.length > 0 && (
            <fieldset aria-label="Retailers with rules" className="flex flex-wrap items-center gap-1.5">
              {known.map(({ retailer: id, name }) => (
                <Button key={id} size="sm" onClick={() => onChoose(name)}>
                  {name}
                </Button>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}
