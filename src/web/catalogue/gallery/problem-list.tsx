// The problems of images on a list, each with its products: a press shows those alone.
import { ChevronDown, ChevronUp, Info, LayoutGrid, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { BrokenRule, BrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { filterValues, toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { useMedia } from '#web/kit/use-media.ts';
import type { ListState } from '../list-state.ts';

/** Marks what chooses a problem. */
const choiceAttribute = 'data-problem-choice';
const foldId = 'fold-problems';

/** After what was pressed has gone, the focus goes to what is chosen now. */
export const focusChoice = (): void => {
  requestAnimationFrame(() => {
    const choice = document.querySelector<HTMLElement>(`[${choiceAttribute}][aria-pressed=true]`);
    (choice ?? document.getElementById(foldId))?.focus({ preventScroll: true });
  });
};

export const chooseProblem = ({ ruleIds }: BrokenRule): Pick<ListState, 'rule' | 'images'> => ({
  rule: toOneOrMore(ruleIds),
  images: 'problems',
});
export const isChosen = ({ rule }: ListState, { ruleIds }: BrokenRule): boolean =>
  filterValues(rule).some((id) => ruleIds.includes(id));

type ProblemListProps = {
  broken: BrokenRules;
  state: ListState;
  onChange: (change: Pick<ListState, 'rule' | 'images'>) => void;
};

export function ProblemList({ broken: { rules, breaking, total }, state, onChange }: ProblemListProps) {
  // Where it does not stand beside the tiles it would be all one sees.
  const isAbove = useMedia('(max-width: 63.99rem)');
  const [isOpen, setOpen] = useState(false);
  const isShown = !isAbove || isOpen;
  const isAll = state.images === 'all' && state.rule === undefined;
  const chosen = isAll ? 'All images' : (rules.find((rule) => isChosen(state, rule))?.label ?? 'All problems');
  return (
    <Card aria-labelledby="by-problem" className="overflow-hidden">
      <header className="flex h-10 items-center justify-between pr-2 pl-3 text-[0.8125rem] touch:h-12">
        <h2 id="by-problem" className="font-semibold">
          By problem
        </h2>
        {isAbove && !isOpen && <span className="mr-auto min-w-0 truncate px-2 text-ink-soft">{chosen}</span>}
        {isAbove ? (
          <Button
            id={foldId}
            variant="ghost"
            size="icon-sm"
            aria-label={isOpen ? 'Hide the problems' : 'Show the problems'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </Button>
        ) : (
          <span className="pr-1 text-ink-soft text-xs">products</span>
        )}
      </header>
      {isShown && (
        <ul className="divide-y divide-line border-line border-t" onKeyDown={moveByArrow}>
          <Choice
            label="All problems"
            count={breaking}
            icon={<LayoutGrid aria-hidden className="size-4 shrink-0 text-ink-faint" />}
            isChosen={!isAll && state.rule === undefined}
            onChoose={() => onChange({ rule: undefined, images: 'problems' })}
          />
          {rules.map((rule) => (
            <Choice
              key={rule.ruleIds.join()}
              label={rule.label}
              hint={rule.retailers.join(', ')}
              count={rule.products}
              icon={
                rule.severity === 'block' ? (
                  <TriangleAlert aria-hidden className="size-4 shrink-0 text-bad" />
                ) : (
                  <Info aria-hidden className="size-4 shrink-0 text-warn" />
                )
              }
              isChosen={isChosen(state, rule)}
              onChoose={() => onChange(chooseProblem(rule))}
            />
          ))}
          <Choice
            label="All images"
            hint="also without a problem"
            count={total}
            icon={<LayoutGrid aria-hidden className="size-4 shrink-0 text-ink-faint" />}
            isChosen={isAll}
            onChoose={() => onChange({ rule: undefined, images: 'all' })}
          />
        </ul>
      )}
    </Card>
  );
}

type ChoiceProps = {
  label: string;
  hint?: string;
  count: number;
  icon: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ label, hint, count, icon, isChosen, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        {...{ [choiceAttribute]: '' }}
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-12.5 w-full items-center gap-2.5 border-transparent border-l-3 px-2.5 py-1.5 text-left text-[0.8125rem] -outline-offset-2 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft"
      >
        {icon}
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium leading-4.5">{label}</span>
          {hint && <span className="block truncate text-ink-soft text-xs">{hint}</span>}
        </span>
        <span className="font-semibold tabular-nums">
          {formatNumber(count)}
          <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
        </span>
      </button>
    </li>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${choiceAttribute}]`)];
  const at = choices.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  choices[at + step]?.focus();
}
