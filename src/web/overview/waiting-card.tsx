// What the dashboard leads with: the work that waits and the way into it; on a first visit, the three steps there are.
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck, CircleX, Play, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { levelLabels } from '#domain/channels/levels.ts';
import type { Dashboard } from '#domain/overview/overview.contract.ts';
import { callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import type { ListSearch } from '#web/client/list-search.ts';
import { useDashboard } from '#web/client/shared.queries.ts';
import { useEnter } from '#web/client/use-enter.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { toast } from '#web/kit/layers/toast.ts';
import { WaitingPlaceholder } from './waiting-placeholder.tsx';

/** The pending list as it opens. */
const queue = { status: 'pending', sort: 'waiting', order: 'asc' } as const satisfies ListSearch;

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

export function WaitingCard() {
  const { data } = useDashboard();
  if (!data) return <WaitingPlaceholder />;
  if (data.total === 0)
    return (
      <Suspense fallback={<WaitingPlaceholder />}>
        <FirstSteps />
      </Suspense>
    );
  return (
    <Card
      aria-labelledby="waiting-title"
      className="mb-4 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5"
    >
      <div className="min-w-0 flex-1 max-sm:w-full max-sm:flex-none">
        <h2 id="waiting-title" className="font-semibold text-base leading-6">
          {data.pending === 0
            ? 'Nothing waits for you'
            : data.pending === 1
              ? '1 product waits for you'
              : `${formatNumber(data.pending)} products wait for you`}
        </h2>
        <p className="truncate text-[0.8125rem] text-ink-soft">
          {data.pending === 0 ? 'Every part of every product is decided.' : 'The longest waiting comes first.'}
        </p>
      </div>
      {data.pending > 0 && <Reasons counts={data.pendingByLevel} />}
      {data.pending === 0 ? (
        <Button asChild>
          <Link to="/approved-products">
            <CircleCheck aria-hidden />
            Approved Content
          </Link>
        </Button>
      ) : (
        <ContinueButton waiting={data.pending} />
      )}
    </Card>
  );
}

const looks = {
  'non-compliant': { Icon: CircleX, color: 'text-bad' },
  borderline: { Icon: TriangleAlert, color: 'text-warn' },
  compliant: { Icon: CircleCheck, color: 'text-ok' },
} as const;
const worstFirst = ['non-compliant', 'borderline', 'compliant'] as const;

/** What waits by the worst level the rules give it, each a list of its own: what to mend, and what is quick to do. */
function Reasons({ counts }: { counts: Dashboard['pendingByLevel'] }) {
  return (
    <ul aria-label="What waits, by level" className="flex gap-1 max-sm:w-full max-sm:justify-between">
      {worstFirst.map((level) => {
        const { Icon, color } = looks[level];
        return (
          <li key={level}>
            <Link
              to="/pending-products"
              search={{ level }}
              className="block rounded-md px-2.5 py-1 text-ink-soft text-xs hover:bg-hover hover:text-ink"
            >
              <span className="flex items-center gap-1.5 font-semibold text-base text-ink tabular-nums">
                <Icon aria-hidden className={`size-4 ${color}`} />
                {formatNumber(counts[level])}
              </span>
              {levelLabels[level]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks for the first product of the queue when it is pressed: what was first a while ago may be decided by now. */
function ContinueButton({ waiting }: { waiting: number }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { rows } = await callPage(listProducts, { query: { ...queue, page: 1, limit: 1 } });
      const [first] = rows;
      if (!first) return await navigate({ to: '/pending-products' });
      const search = { from: '/pending-products' as const, ...queue };
      await navigate({ to: '/products/$id', params: { id: String(first.id) }, search });
    } catch (error) {
      toast({ title: 'The next product could not be loaded', description: explainError(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  useEnter(() => void start());
  return (
    <Button variant="primary" size="lg" busy={isBusy} onClick={() => void start()} className="max-sm:w-full">
      {!isBusy && <Play aria-hidden />}
      Continue: {formatNumber(waiting)} to review
      <span aria-hidden className="touch:hidden">
        <Kbd keys="Enter" />
      </span>
    </Button>
  );
}
