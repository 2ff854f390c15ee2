// One rule that products of the list break: how many, for whom, and what can be done about it.

import { Info, TriangleAlert, Undo2 } from 'lucide-react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import { undoWaiver } from '#domain/benchmarks/waivers.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { formatDay, formatNumber } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { SeverityBadge } from '#web/shared/benchmarks/severity-badge.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { AwaitedWaivers } from './awaited-waivers.tsx';
import { describeWaiver } from './describe-waiver.ts';
import { RuleButtons } from './rule-buttons.tsx';
import { useUndoWaiver, useWaivers } from './waivers.queries.ts';

type RuleRowProps = {
  rule: BrokenRule;
  list: ProductFilter;
  /** Of the rule that most products break, 0-1. */
  share: number;
  isChosen: boolean;
  onChoose: () => void;
};

/** The columns of the list, where there is room for them: rule, severity, retailers, products, and what is or can be done. */
export const ruleColumns = 'lg:grid lg:grid-cols-[minmax(0,3fr)_auto_minmax(0,2fr)_auto_auto]';

export function RuleRow({ rule, list, share, isChosen, onChoose }: RuleRowProps) {
  const { ruleIds, label, severity, retailers, products, waived } = rule;
  const isMust = severity === 'block';
  return (
    <li className="lg:col-span-full lg:grid lg:grid-cols-subgrid">
      <div
        className="group flex flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-2 pl-4 data-chosen:bg-accent-soft md:min-h-9 md:flex-nowrap md:py-0 lg:col-span-full lg:grid lg:grid-cols-subgrid"
        data-chosen={isChosen || undefined}
      >
        <button
          type="button"
          data-rule-row
          aria-pressed={isChosen}
          onClick={onChoose}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-sm py-1 text-left max-md:basis-full hover:underline touch:min-h-10 lg:col-span-4 lg:grid lg:grid-cols-subgrid"
        >
          <span className="flex min-w-0 flex-1 items-center gap-3">
            {isMust ? (
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-bad" />
            ) : (
              <Info aria-hidden className="size-4 shrink-0 text-ink-faint" />
            )}
            <span className="wrap-anywhere line-clamp-2 min-w-0 font-medium text-[0.8125rem] leading-4" title={label}>
              {label}
            </span>
          </span>
          <span className="flex shrink-0 max-lg:w-25">
            <SeverityBadge severity={severity} />
          </span>
          <span className="min-w-0 truncate text-[0.8125rem] text-ink-soft max-lg:hidden">{retailers.join(', ')}</span>
          <span className="flex shrink-0 items-center gap-3">
            <span aria-hidden className="h-1.5 w-40 shrink-0 overflow-hidden rounded-full bg-sunken max-2xl:hidden">
              <span
                style={{ width: `${Math.max(1, share * 100)}%` }}
                className="block h-full rounded-full bg-accent/60"
              />
            </span>
            <span className="w-14 shrink-0 text-right font-semibold text-[0.8125rem] tabular-nums">
              {formatNumber(products)}
              <span className="sr-only"> {products === 1 ? 'product' : 'products'}</span>
            </span>
          </span>
        </button>
        {/* One column: what is waived for all has no buttons, and takes their place. */}
        <div className="contents lg:flex lg:items-center lg:justify-end lg:gap-3">
          {waived > 0 && <WaivedBadge ruleIds={ruleIds} waived={waived} />}
          <RuleButtons rule={rule} list={list} />
        </div>
      </div>
      <div className="lg:col-span-full">
        <AwaitedWaivers rule={rule} />
      </div>
    </li>
  );
}

/** `waived for 288 until Feb 24, 2027`, and the way back. */
function WaivedBadge({ ruleIds, waived }: { ruleIds: readonly string[]; waived: number }) {
  const { data } = useWaivers();
  const undo = useUndoWaiver();
  const own = data?.filter((waiver) => !waiver.awaitsSecond && waiver.ruleIds.some((id) => ruleIds.includes(id))) ?? [];
  const [latest] = own;
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Badge tone="outline" title={own.map(describeWaiver).join('\n')}>
        waived for {formatNumber(waived)}
        {latest?.until && <span className="max-2xl:hidden">{` until ${formatDay(latest.until)}`}</span>}
      </Badge>
      {latest && (
        <Allowed to={undoWaiver}>
          <IconButton
            icon={Undo2}
            label={`Undo the waiver: ${describeWaiver(latest)}`}
            busy={undo.isPending}
            title="Undo waiver"
            onClick={() => undo.mutate(latest)}
          />
        </Allowed>
      )}
    </span>
  );
}
