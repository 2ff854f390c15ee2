// The variants of a product, in the head of its page: the way to each, and one approval for all.

import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Check, Copy, Layers } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { shareTextAction } from '#domain/runs/actions/share-text.action.ts';
import { callPage } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { pickListSearch } from '#web/shared/lists/list-search.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';

// Asked for after a click, so its code comes then.
const ApproveQuestion = lazy(async () => ({
  default: (await import('#web/shared/runs/approve-question.tsx')).ApproveQuestion,
}));

const ShareTextQuestion = lazy(async () => ({
  default: (await import('./share-text-question.tsx')).ShareTextQuestion,
}));

/** More are folded away. */
const mostShown = 8;

/** How many variants have content that waits for a decision. */
function useWaiting({ id: family }: Family): number {
  const { data } = useQuery({
    queryKey: keys.productList({ waitingInFamily: family }),
    queryFn: async ({ signal }) => {
      const query = { family: String(family), decided: 'open', page: 1, limit: 1 } as const;
      return (await callPage(listProducts, { query, signal })).total;
    },
  });
  return data ?? 0;
}

type FamilyLineProps = { product: Product; family: Family };

export function FamilyLine({ product, family }: FamilyLineProps) {
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<'approve' | 'share' | null>(null);
  const waiting = useWaiting(family);
  const { members } = family;
  const shown = isWhole ? members : members.filter(({ id }, at) => at < mostShown || id === product.id);
  const folded = members.length - shown.length;
  const count = formatNumber(members.length);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1 text-[0.8125rem]">
      <p className="flex items-center gap-1.5 text-ink-soft" id="variants-title">
        <Layers aria-hidden className="size-4 shrink-0 text-ink-faint" />
        One of {count} variants
      </p>
      <nav aria-labelledby="variants-title" className="min-w-0 sm:flex-1">
        <ul className="flex flex-wrap items-center gap-x-0.5">
          {shown.map(({ id, variant }) => (
            <li key={id} className="max-w-full">
              <VariantLink id={id} name={variant} isOwn={id === product.id} />
            </li>
          ))}
          {(folded > 0 || isWhole) && (
            <li>
              <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `${formatNumber(folded)} more`}
              </Button>
            </li>
          )}
        </ul>
      </nav>
      {product.hasContent && (
        <Allowed to={shareTextAction}>
          <Button size="sm" onClick={() => setAsked('share')}>
            <Copy aria-hidden />
            Share this text
          </Button>
        </Allowed>
      )}
      {waiting > 0 && (
        <Allowed to={approveAction}>
          <Button size="sm" variant="approve" onClick={() => setAsked('approve')}>
            <Check aria-hidden />
            Approve all {count}
          </Button>
        </Allowed>
      )}
      {asked === 'share' && (
        <Suspense>
          <ShareTextQuestion
            from={product.id}
            selection={{ ids: members.map(({ id }) => id).filter((id) => id !== product.id) }}
            count={members.length - 1}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {asked === 'approve' && (
        <Suspense>
          <ApproveQuestion
            selection={{ ids: members.map(({ id }) => id) }}
            count={members.length}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type VariantLinkProps = { id: number; name: string; isOwn: boolean };

/** Of the same list: its neighbors and the way back stay. */
function VariantLink({ id, name, isOwn }: VariantLinkProps) {
  const { from, ...search } = useSearch({ from: '/products/$id' });
  return (
    <Link
      to="/products/$id"
      params={{ id: String(id) }}
      search={{ ...(from ? { from } : {}), ...pickListSearch(search) }}
      aria-current={isOwn ? 'page' : undefined}
      className="inline-flex min-h-7 max-w-full items-center rounded-md px-2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-ink touch:min-h-10"
    >
      <span className="truncate">{name}</span>
    </Link>
  );
}
