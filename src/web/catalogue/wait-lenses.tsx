// The pending list by why its products wait: one press narrows it to a reason. The counts add up to all and follow the other filters.
import {
  CheckCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  MessageCircleQuestion,
  MessageSquareWarning,
  TriangleAlert,
} from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type WaitReason, waitReasons } from '#domain/catalogue/wait-reason.ts';
import { useActions } from '#web/client/actions.ts';
import { pickFilter } from '#web/client/list-search.ts';
import { useWaitReasons } from '#web/client/products/use-wait-reasons.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { ownFilterLabel } from './filters/own-filters.ts';
import type { ListState } from './list-state.ts';

type Look = { Icon: LucideIcon; color: string };
type Lens = { reason: WaitReason | undefined; label: string; look: Look | undefined };

const looks: Record<WaitReason, Look> = {
  'open-claim': { Icon: MessageCircleQuestion, color: 'text-warn' },
  'rule-not-kept': { Icon: TriangleAlert, color: 'text-warn' },
  'wish-not-followed': { Icon: MessageSquareWarning, color: 'text-warn' },
  'part-rejected': { Icon: CircleX, color: 'text-bad' },
  clean: { Icon: CheckCheck, color: 'text-ok' },
  'no-content': { Icon: CircleDashed, color: 'text-ink-faint' },
};

const lenses: readonly Lens[] = [
  { reason: undefined, label: 'All', look: undefined },
  ...waitReasons.map((reason) => ({ reason, label: ownFilterLabel('waitReason', reason), look: looks[reason] })),
];

type WaitLensesProps = { list: ProductFilter; onChange: (change: Pick<ListState, 'waitReason'>) => void };

export function WaitLenses({ list, onChange }: WaitLensesProps) {
  const { data: counts } = useWaitReasons(pickFilter(list));
  const choose = (waitReason: WaitReason | undefined) => onChange({ waitReason });
  useActions(
    'Why they wait',
    lenses.map(({ reason, label }, index) => ({
      id: `lens.${reason ?? 'all'}`,
      label,
      keys: String(index + 1),
      run: () => choose(reason),
    })),
  );
  const countOf = (reason: WaitReason | undefined) =>
    counts && (reason ? counts[reason] : Object.values(counts).reduce((sum, count) => sum + count, 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways where there is little room
    <div
      role="group"
      aria-label="Why they wait"
      className="-mx-4 mb-3 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {lenses.map(({ reason, label, look }) => {
        const count = countOf(reason);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={list.waitReason === reason}
            onClick={() => choose(reason)}
            className="inline-flex h-10 shrink-0 items-center gap-1.5 border-transparent border-b-2 px-2.5 text-ink-soft text-sm transition-colors duration-150 -outline-offset-2 hover:text-ink aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-ink"
          >
            {look && <look.Icon aria-hidden className={cn('size-4 shrink-0', look.color)} />}
            {label}{' '}
            <span className="min-w-7 rounded-full bg-sunken px-1.5 py-0.5 text-center text-ink-soft text-xs tabular-nums">
              {count === undefined ? '–' : formatNumber(count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
