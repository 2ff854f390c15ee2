// What the dashboard leads with: the work that waits and the way into it; on a first visit, the three steps there are.
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import type { ListSearch } from '#web/client/list-search.ts';
import { useDashboard } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
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
      <div className="min-w-0 flex-1">
        <h2 id="waiting-title" className="font-semibold text-base leading-6">
          {data.pending === 0
            ? 'Nothing waits for you'
            : data.pending === 1
              ? '1 product waits for you'
              : `${formatNumber(data.pending)} products wait for you`}
        </h2>
        <p className="text-[0.8125rem] text-ink-soft">
          {data.pending === 0 ? 'Every part of every product is decided.' : 'The longest waiting comes first.'}
        </p>
      </div>
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
  return (
    <Button variant="primary" size="lg" busy={isBusy} onClick={() => void start()} className="max-sm:w-full">
      {!isBusy && <Play aria-hidden />}
      Continue: {formatNumber(waiting)} to review
    </Button>
  );
}
