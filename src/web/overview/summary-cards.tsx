// The four figures at the head of the dashboard, each leading to its list.
import { Link } from '@tanstack/react-router';
import { CircleAlert, Info, type LucideIcon, Package, Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Dashboard } from '#domain/overview/overview.contract.ts';
import { useDashboard } from '#web/client/shared.queries.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Hint } from '#web/kit/layers/hint.tsx';
import { Tooltip } from '#web/kit/layers/tooltip.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';

const gridStyle = 'mb-3 grid grid-cols-2 gap-3 xl:grid-cols-4';
const cardStyle = 'flex min-h-18 min-w-0 flex-col justify-between px-3.5 py-2.5';

export function SummaryCards() {
  const { data, error, refetch, isRefetching } = useDashboard();
  if (data) return <Figures dashboard={data} />;
  if (error) {
    return (
      <Card className="mb-3">
        <LoadFailure
          of={{ error, isFetching: isRefetching, refetch }}
          title="The numbers could not be loaded"
          className="py-8"
        />
      </Card>
    );
  }
  return (
    <Loading label="Loading the numbers" className={gridStyle}>
      {['total', 'pending', 'approved', 'pushed'].map((card) => (
        <Card key={card} className={cn(cardStyle, 'max-xl:h-22.5')}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-7 w-16" />
        </Card>
      ))}
    </Loading>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const ofApproved = `of ${formatNumber(dashboard.approved)} approved products`;
  const push =
    dashboard.pushed === null
      ? {
          count: dashboard.plannedPush,
          label: 'Planned first push',
          question: 'About the planned first push',
          note: `Planned first push: ${formatNumber(dashboard.plannedPush)} ${ofApproved}, when a channel is connected.`,
        }
      : {
          count: dashboard.pushed,
          label: 'Pushed',
          question: 'What was pushed',
          note: `Pushed to a channel: ${formatNumber(dashboard.pushed)} ${ofApproved}.`,
        };
  return (
    <div className={gridStyle}>
      <SummaryCard
        to="/products"
        label="Total SKUs"
        icon={Package}
        figure={formatNumber(dashboard.total)}
        caption={dashboard.totalCaption}
      />
      <SummaryCard
        to="/pending-products"
        label="Needs Optimization"
        icon={CircleAlert}
        figure={formatNumber(dashboard.pending)}
        caption={dashboard.pendingCaption}
      />
      <SummaryCard
        to="/approved-products"
        label="Recently Optimized"
        icon={Sparkles}
        figure={formatNumber(dashboard.approved)}
        caption={dashboard.approvedCaption}
      />
      <div className="relative grid">
        <Tooltip content={push.note} side="bottom">
          <SummaryCard
            to="/integration-status"
            label="Integration Status"
            figure={`${formatNumber(push.count)} / ${formatNumber(dashboard.approved)}`}
            caption={dashboard.pushedCaption}
            note={push.note}
          />
        </Tooltip>
        {/* Beside the link, not in it: a finger has no hover, and a link holds no button. */}
        <Hint label={push.label} content={push.note}>
          <IconButton icon={Info} label={push.question} className="absolute top-0 right-0 sm:top-1.5 sm:right-2" />
        </Hint>
      </div>
    </div>
  );
}

type SummaryCardProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  label: string;
  /** Absent where something else stands in its place. */
  icon?: LucideIcon;
  figure: string;
  caption: string;
  /** What the figure means, for those who cannot see the tooltip. */
  note?: string;
};

function SummaryCard({ to, label, icon: Icon, figure, caption, note, ...rest }: SummaryCardProps) {
  return (
    <Link
      to={to}
      className={cn(
        cardStyle,
        'group rounded-xl border border-line bg-surface shadow-card transition-colors duration-150 hover:border-line-strong hover:bg-hover/40',
      )}
      {...rest}
    >
      <span className="flex items-start justify-between gap-2">
        <span className="text-[0.8125rem] text-ink-soft">{label}</span>
        {Icon && (
          <Icon aria-hidden className="size-4 shrink-0 text-ink-faint group-hover:text-accent-ink max-sm:hidden" />
        )}
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="block font-semibold text-xl tabular-nums leading-7 tracking-[-0.02em]">{figure}</span>
        <span className="block text-ink-soft text-xs">{caption}</span>
      </span>
      {note && <span className="sr-only">{note}</span>}
    </Link>
  );
}
