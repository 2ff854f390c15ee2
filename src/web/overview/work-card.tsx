// What the dashboard leads with: what is to be written, what is to be reviewed, and the way into both; on a first visit, the three steps
// there are.

import { Link, useNavigate } from '@tanstack/react-router';
import { Sparkles, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { useDashboard } from '#web/client/shared.queries.ts';
import { addsProducts, useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { lensStyles } from '#web/shared/catalogue/lens-styles.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { type ReviewStop, readStop } from '#web/shared/review/review-stop.ts';
import { useReviewStart } from '#web/shared/review/use-review-start.ts';
import { isUnfocused, useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useWork, type Work } from './work-figures.ts';
import { WorkPlaceholder } from './work-placeholder.tsx';

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

type WorkCardProps = {
  /** Asks about having content written for the products that match. */
  onOptimize: (filter: ProductFilter, count: number) => void;
};

export function WorkCard({ onOptimize }: WorkCardProps) {
  const { data } = useDashboard();
  const { work, error, refetch, isFetching } = useWork();
  if (data?.total === 0)
    return (
      <Suspense fallback={<WorkPlaceholder />}>
        <FirstSteps />
      </Suspense>
    );
  if (work && data) return <Figures work={work} onOptimize={onOptimize} />;
  if (!error) return <WorkPlaceholder />;
  return (
    <Card aria-label="Your work" className="mb-3">
      <LoadFailure of={{ error, isFetching, refetch }} title="Your work could not be counted" className="py-8" />
    </Card>
  );
}

function WorkFrame({ children }: { children: ReactNode }) {
  return (
    <Card aria-label="Your work" className="@container mb-3 overflow-hidden">
      <div className="flex min-h-[5.375rem] divide-line @max-4xl:flex-col @max-4xl:divide-y @4xl:divide-x">
        {children}
      </div>
    </Card>
  );
}

function Figures({ work: { toOptimize, toReview, states, within }, onOptimize }: WorkCardProps & { work: Work }) {
  const optimize = () => onOptimize(toOptimize.filter, toOptimize.count);
  const navigate = useNavigate();
  const [stop] = useState(readStop);
  const { review, press, isBusy } = useReviewStart({
    // As its own screen orders it.
    queue: { ...toReview.filter, sort: 'waiting', order: 'asc' },
    stop,
    onNone: () => void navigate({ to: '/pending-products' }),
  });
  const optimizeWord = `Optimize ${formatNumber(toOptimize.count)}`;
  const mayReview = useMay('decide');
  const isLimited = Object.keys(within).length > 0;
  const reviewWord = stop ? 'Continue review' : 'Start review';
  useActions('Dashboard', [
    { id: 'work.optimize', label: optimizeWord, needs: 'write', enabled: toOptimize.count > 0, run: optimize },
    {
      id: 'work.review',
      label: reviewWord,
      keys: 'Enter',
      isFor: isUnfocused,
      needs: 'decide',
      enabled: toReview.count > 0,
      run: review,
    },
  ]);
  return (
    <WorkFrame>
      {toOptimize.count > 0 && (
        <Place figure={formatNumber(toOptimize.count)} what="to optimize" caption="Nothing written yet">
          <Allowed to="write">
            <Button variant={mayReview && toReview.count > 0 ? 'secondary' : 'primary'} onClick={optimize}>
              <Sparkles aria-hidden />
              {optimizeWord}
            </Button>
          </Allowed>
        </Place>
      )}
      {toReview.count > 0 && (
        <>
          <Place
            figure={formatNumber(toReview.count)}
            what="to review"
            caption={mayReview ? <Next stop={stop} /> : 'Waiting for an approver'}
          >
            <Allowed to="decide">
              <Button variant="primary" busy={isBusy} {...press}>
                {reviewWord}
                <span aria-hidden className="touch:hidden">
                  <Kbd keys="Enter" />
                </span>
              </Button>
            </Allowed>
          </Place>
          <States states={states} within={within} />
        </>
      )}
      {toOptimize.count + toReview.count === 0 && (
        <Place
          figure={isLimited ? 'Nothing to review' : 'All reviewed'}
          caption={
            isLimited ? 'No products you can work on are waiting for review' : 'All parts of all products are reviewed'
          }
        >
          <Allowed to={addsProducts}>
            <Button asChild variant="primary">
              <Link to="/import">
                <Upload aria-hidden />
                Import
              </Link>
            </Button>
          </Allowed>
        </Place>
      )}
    </WorkFrame>
  );
}

/** What the review goes on with. */
function Next({ stop }: { stop: ReviewStop | null }) {
  if (!stop) return 'Longest waiting first';
  return (
    <>
      You stopped at the {stop.part} of <span className="font-medium text-ink">{stop.title}</span>
    </>
  );
}

type PlaceProps = { figure: string; what?: string; caption: ReactNode; children: ReactNode };

function Place({ figure, what, caption, children }: PlaceProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <h2 className="truncate">
          <span className="mr-1 font-semibold text-[1.625rem] tabular-nums leading-8 tracking-[-0.02em]">{figure}</span>{' '}
          {what}
        </h2>
        <p className="truncate text-[0.8125rem] text-ink-soft">{caption}</p>
      </div>
      {children}
    </div>
  );
}

/** What is to review by what stands in its way, each a list of its own; what nothing is under is left out. */
function States({ states, within }: Pick<Work, 'states' | 'within'>) {
  return (
    <ul
      aria-label="What to review"
      className="flex shrink-0 flex-wrap gap-px bg-line @4xl:grid @4xl:grid-flow-col @4xl:grid-rows-2"
    >
      {states.map(({ lens, label, count }) => {
        const { Icon, color } = lensStyles[lens];
        return (
          <li key={lens} className="grid flex-1 basis-[40%] bg-surface @xl:basis-[20%] @4xl:last:odd:row-span-2">
            <Link
              to="/pending-products"
              search={{ ...within, lens }}
              className="flex items-center gap-1.5 whitespace-nowrap px-3.5 text-[0.8125rem] text-ink-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 touch:min-h-11 @max-4xl:min-h-9"
            >
              <Icon aria-hidden className={`size-4 shrink-0 ${color}`} />
              <span className="font-semibold text-ink tabular-nums">{formatNumber(count)}</span> {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
