// The list by lens: one press narrows it to one. The counts follow the other filters; those of lenses add up to what whoever is chosen has, while
// All, Mine and Unassigned are counted whoever that is. Lenses of no product are folded away.
import { ChevronDown, User, UserCheck } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Lens, lenses, lensLabels } from '#domain/catalogue/lens.ts';
import type { LensCounts } from '#domain/catalogue/lenses.contract.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { lensStyles } from '#web/shared/catalogue/lens-styles.ts';
import { useLenses } from '#web/shared/catalogue/use-lenses.ts';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { useActions } from '#web/shared/screen/actions.ts';
import { useAssignedCounts } from '#web/shared/teamwork/teamwork.queries.ts';
import { isOnlyMe, type ListState } from './list-state.ts';

/** As they stand side by side: what can be approved together first, then what needs a person. */
const order: readonly Lens[] = [
  'unchanged',
  'clean',
  'open-claim',
  'must-rule',
  'wish-not-followed',
  'source-changed',
  'part-rejected',
  'nothing-written',
];

/** Of Approved Content, whose other lenses are of products that wait as well. */
export function ApprovedLensTabs({ list, onChange }: ApprovedLensTabsProps) {
  const { data: counts } = useLenses({ ...pickFilter(list), decided: 'whole' });
  const count = counts?.['source-changed'] ?? 0;
  const isChosen = list.lens === 'source-changed';
  if (count === 0 && !isChosen) return null;
  return (
    <fieldset aria-label="Lenses" className="mb-3 flex min-h-10 border-line border-b">
      <LensTab
        lens={undefined}
        count={null}
        isChosen={!isChosen}
        onChoose={() => onChange({ lens: undefined, decided: undefined })}
      />
      <LensTab
        lens="source-changed"
        count={count}
        isChosen={isChosen}
        onChoose={() => onChange({ lens: 'source-changed', decided: 'whole' })}
      />
    </fieldset>
  );
}

type ApprovedLensTabsProps = {
  list: ProductFilter;
  onChange: (change: Pick<ListState, 'lens' | 'decided'>) => void;
};

const labelOf = (lens: Lens | undefined) => (lens ? lensLabels[lens] : 'All');

type LensTabsProps = {
  list: ProductFilter;
  /** As it stands in the address. */
  assigned: ListState['assigned'];
  onChange: (change: Pick<ListState, 'lens' | 'assigned' | 'secondPerson'>) => void;
};

export function LensTabs({ list, assigned, onChange }: LensTabsProps) {
  const { data: counts } = useLenses(pickFilter(list));
  const [isWhole, setWhole] = useState(false);
  const meId = useMyId();
  const mayConfirm = useMay(approveAction);
  const isMine = isOnlyMe(assigned, meId);
  const isNobodys = meId !== null && assigned === 'nobody';
  const work = useAssignedCounts(pickFilter(list)).data;
  // All is everybody's; another lens stays within the products of a person.
  const choose = (lens: Lens | undefined) =>
    onChange(lens ? { assigned, lens } : { lens, assigned: undefined, secondPerson: undefined });
  const isToConfirm = meId !== null && list.secondPerson === `${meId}`;
  const isEmpty = (lens: Lens) => counts !== undefined && counts[lens] === 0 && list.lens !== lens;
  const folded = order.filter(isEmpty);
  const shown: readonly (Lens | undefined)[] = [undefined, ...order.filter((lens) => isWhole || !isEmpty(lens))];
  useActions(
    'Lenses',
    [undefined, ...order].map((lens, index) => ({
      id: `lens.${lens ?? 'all'}`,
      label: labelOf(lens),
      keys: String(index + 1),
      run: () => choose(lens),
    })),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways where there is little room
    <div
      role="group"
      aria-label="Lenses"
      className="-mx-4 mb-3 flex min-h-10 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {shown.map((lens) => (
        <Fragment key={lens ?? 'all'}>
          <LensTab
            lens={lens}
            count={lens || meId === null ? counts && countOf(counts, lens) : work?.all}
            isChosen={list.lens === lens && (lens !== undefined || isEverything(list))}
            onChoose={() => choose(lens)}
          />
          {lens === undefined && meId !== null && (
            <>
              <Tab
                label="Mine"
                count={work?.mine}
                isChosen={isMine}
                title={work && work.mineDue > 0 ? `${work.mineDue} due` : undefined}
                onChoose={() => onChange({ assigned: isMine ? undefined : 'me', lens: list.lens })}
              >
                <User aria-hidden className="size-4 shrink-0" />
              </Tab>
              <Tab
                label="Unassigned"
                count={work?.nobody}
                isChosen={isNobodys}
                onChoose={() => onChange({ assigned: isNobodys ? undefined : 'nobody', lens: list.lens })}
              />
              {mayConfirm && (isToConfirm || (work?.toConfirm ?? 0) > 0) && (
                <Tab
                  label="To confirm"
                  count={work?.toConfirm}
                  isChosen={isToConfirm}
                  title="Somebody else approved parts of these products. They need a second person."
                  onChoose={() => onChange({ secondPerson: isToConfirm ? undefined : 'me', lens: list.lens })}
                >
                  <UserCheck aria-hidden className="size-4 shrink-0" />
                </Tab>
              )}
            </>
          )}
        </Fragment>
      ))}
      {folded.length > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="ml-auto inline-flex h-10 shrink-0 items-center gap-1 px-2.5 text-ink-soft text-sm -outline-offset-2 hover:text-ink"
        >
          {isWhole ? 'Fewer' : `${folded.length} more`}
          <ChevronDown aria-hidden className={cn('size-4', isWhole && 'rotate-180')} />
        </button>
      )}
    </div>
  );
}

const isEverything = ({ assigned, secondPerson }: ProductFilter) =>
  assigned === undefined && secondPerson === undefined;

const countOf = (counts: LensCounts, lens: Lens | undefined): number =>
  lens ? counts[lens] : lenses.reduce((sum, each) => sum + counts[each], 0);

/** `count` is null where none is shown, absent while it is on its way. */
type LensTabProps = {
  lens: Lens | undefined;
  count: number | null | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function LensTab({ lens, ...tab }: LensTabProps) {
  const style = lens && lensStyles[lens];
  return (
    <Tab label={labelOf(lens)} title={style?.hint} {...tab}>
      {style && <style.Icon aria-hidden className={cn('size-4 shrink-0', style.color)} />}
    </Tab>
  );
}

type TabProps = Omit<LensTabProps, 'lens'> & { label: string; title?: string | undefined; children?: ReactNode };

function Tab({ label, count, isChosen, title, onChoose, children }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={title}
      onClick={onChoose}
      className="inline-flex h-10 shrink-0 items-center gap-1.5 border-transparent border-b-2 px-2.5 text-ink-soft text-sm transition-colors duration-150 -outline-offset-2 hover:text-ink aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-ink"
    >
      {children}
      {label}{' '}
      {count !== null && (
        <span className="min-w-7 rounded-full bg-sunken px-1.5 py-0.5 text-center text-ink-soft text-xs tabular-nums">
          {count === undefined ? '–' : formatNumber(count)}
        </span>
      )}
    </button>
  );
}
