// The rules that the products of a list break, most first: one press filters the list, and each rule is fixed, asked of a model, or waived.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues, toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { keep, readKept } from '#web/kit/kept.ts';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { useBrokenRules } from '#web/shared/catalogue/use-broken-rules.ts';
import { pickFilter } from '#web/shared/lists/list-search.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import type { ListState } from '../list-state.ts';

import { RuleRow, ruleColumns } from './rule-row.tsx';
import { useWaivers } from './waivers.queries.ts';

const shownRows = 4;
const foldedKey = 'copydesk.by-rule-folded';

const severities = [
  { value: 'all', label: 'All' },
  { value: 'block', label: 'Required' },
  { value: 'warn', label: 'Recommended' },
] as const;
type Severity = (typeof severities)[number]['value'];

type ByRuleCardProps = { list: ProductFilter; onChange: (change: Partial<ListState>) => void };

export function ByRuleCard({ list, onChange }: ByRuleCardProps) {
  const broken = useBrokenRules(pickFilter(list));
  // On a phone it would be all one sees of the list.
  const isNarrow = useIsNarrow();
  const [startsFolded] = useState(() => (readKept(foldedKey) ?? String(isNarrow)) === 'true');
  const [isSetFolded, setFolded] = useState<boolean | null>(null);
  const chosenIds = filterValues(list.rule);
  const { data: waivers } = useWaivers({ isRead: chosenIds.length > 0 });
  // Who comes to confirm a waiver of the rule sees it, also on a phone.
  const isAwaited = waivers?.some(({ awaitsSecond, ruleIds }) => awaitsSecond && isAmong(ruleIds, chosenIds)) ?? false;
  const isFolded = isSetFolded ?? (startsFolded && !isAwaited);
  const [severity, setSeverity] = useState<Severity>('all');
  const [isWhole, setWhole] = useState(false);
  const card = useRef<HTMLElement>(null);
  const fold = (folded: boolean) => {
    keep(foldedKey, String(folded));
    setFolded(folded);
  };
  const rowButtons = () => [...(card.current?.querySelectorAll<HTMLElement>('[data-rule-row]') ?? [])];
  useActions('By rule', [
    {
      id: 'by-rule.focus',
      label: 'Go to the list by rule',
      keys: 'b',
      enabled: (broken.data?.rules.length ?? 0) > 0,
      run: () => {
        fold(false);
        requestAnimationFrame(() => rowButtons()[0]?.focus());
      },
    },
  ]);
  const { data } = broken;
  const rules = (data?.rules ?? []).filter((rule) => severity === 'all' || rule.severity === severity);
  // A rule the list is filtered by stays in sight, and so do those that hold products back.
  const isChosen = ({ ruleIds }: BrokenRule) => isAmong(ruleIds, chosenIds);
  const isShown = (rule: BrokenRule, at: number) =>
    isWhole || at < shownRows || rule.severity === 'block' || isChosen(rule);
  const shown = rules.filter(isShown);
  const rest = rules.length - shown.length;
  const most = Math.max(1, ...rules.map(({ products }) => products));
  const choose = (rule: BrokenRule) => onChange({ rule: isChosen(rule) ? undefined : toOneOrMore(rule.ruleIds) });
  return (
    <Card ref={card} aria-labelledby="by-rule" className="mb-3 overflow-hidden">
      <header className="relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-2 pl-4">
        <h2 id="by-rule" className="font-semibold text-[0.9375rem]">
          By rule
        </h2>
        <p className="min-w-0 flex-1 truncate text-[0.8125rem] text-ink-soft tabular-nums">
          {data && describe(data.rules.length, data.breaking, data.total)}
        </p>
        {!isFolded && rules.length + (data?.rules.length ?? 0) > 0 && (
          <span className="relative z-1 max-sm:hidden">
            <ChoiceBar
              label="Filter the rules"
              value={severity}
              onValueChange={setSeverity}
              options={[...severities]}
            />
          </span>
        )}
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={isFolded ? 'Show the list by rule' : 'Hide the list by rule'}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
          // The whole row is the button.
          className="after:absolute after:inset-0"
        >
          {isFolded ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </Button>
      </header>
      {!isFolded && (
        <div className="border-line border-t">
          {data ? (
            <>
              {rules.length === 0 && (
                <p className="px-4 py-2.5 text-ink-soft">No pending part on this list breaks a rule.</p>
              )}
              <ul
                className={cn('divide-y divide-line', ruleColumns)}
                onKeyDown={(event) => {
                  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
                  if (step === 0 || !(event.target instanceof HTMLElement)) return;
                  const buttons = rowButtons();
                  const at = buttons.indexOf(event.target);
                  if (at < 0) return;
                  event.preventDefault();
                  buttons[at + step]?.focus();
                }}
              >
                {shown.map((rule) => (
                  <RuleRow
                    key={rule.ruleIds.join()}
                    rule={rule}
                    list={list}
                    share={rule.products / most}
                    isChosen={isChosen(rule)}
                    onChoose={() => choose(rule)}
                  />
                ))}
              </ul>
              {(rest > 0 || isWhole) && rules.length > shownRows && (
                <button
                  type="button"
                  onClick={() => setWhole(!isWhole)}
                  className="flex h-9 w-full items-center gap-1.5 border-line border-t px-4 font-medium text-[0.8125rem] text-accent-ink -outline-offset-2 hover:bg-hover touch:h-11"
                >
                  {isWhole ? 'Show fewer rules' : `Show ${formatNumber(rest)} more ${rest === 1 ? 'rule' : 'rules'}`}
                  {isWhole ? (
                    <ChevronUp aria-hidden className="size-4" />
                  ) : (
                    <ChevronDown aria-hidden className="size-4" />
                  )}
                </button>
              )}
            </>
          ) : broken.error ? (
            <LoadFailure of={broken} title="The rules could not be counted" />
          ) : (
            <LoadingRows
              label="Counting the rules"
              count={4}
              rowClassName="flex h-9 items-center gap-4 border-line border-b px-4 last:border-b-0"
            >
              <Skeleton className="h-3.5 w-52" />
              <Skeleton className="h-3.5 flex-1" />
            </LoadingRows>
          )}
        </div>
      )}
    </Card>
  );
}

const isAmong = (ids: readonly string[], chosen: readonly string[]) => ids.some((id) => chosen.includes(id));

/** `7 rules are broken; 1,705 of 2,149 products to review break at least one` */
function describe(rules: number, breaking: number, total: number): string {
  if (rules === 0) return '';
  const broken = rules === 1 ? '1 rule is broken' : `${formatNumber(rules)} rules are broken`;
  return `${broken}; ${formatNumber(breaking)} of ${countProducts(total)} to review ${breaking === 1 ? 'breaks' : 'break'} at least one`;
}
