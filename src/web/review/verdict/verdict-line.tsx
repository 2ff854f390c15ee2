// What is found of a part in one line, each figure a button that opens to why. One is open at a time.

import {
  CheckCheck,
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  GitCompareArrows,
  Info,
  Lightbulb,
  ListX,
  type LucideIcon,
  OctagonX,
  RotateCcw,
  Scale,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isHint, isUndecided } from '#domain/claims/kinds.ts';
import { judgeStatements } from '#domain/models/judge/judgements.contract.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { Verdict } from '../check/use-verdicts.ts';
import type { UsedJudge } from '../claims/use-judge.ts';
import { foundId } from '../commands/sight.ts';
import { type Chip, clearWord, foundChips, quietChips, type Section, uncheckedWords } from './chips.ts';

/** `why` opens why the text reads as it does. */
export type OpenSection = Section | 'why';

const icons: Readonly<Record<Section, LucideIcon>> = {
  supported: CircleCheck,
  contradicted: OctagonX,
  conflict: GitCompareArrows,
  unsupported: CircleQuestionMark,
  unproven: CircleQuestionMark,
  claims: CircleQuestionMark,
  hints: CircleDashed,
  must: TriangleAlert,
  should: Info,
  leftOut: ListX,
  wishes: Lightbulb,
};
const iconTones = { ok: 'text-ok', warn: 'text-warn-ink', bad: 'text-bad', quiet: 'text-ink-faint' } as const;
const textTones = { ok: '', warn: 'text-warn-ink', bad: 'text-bad-ink', quiet: 'text-ink-soft' } as const;
const openTones = {
  ok: 'bg-ok-soft',
  warn: 'bg-warn-soft',
  bad: 'bg-bad-soft',
  quiet: 'bg-sunken',
} as const;

type VerdictLineProps = {
  id?: string;
  part: Part;
  verdict: Verdict;
  /** A new text is about to take the place of the one this speaks of: it then only keeps its room. */
  isOutdated?: boolean;
  /** What could not be checked, and the way to try again. */
  failure: { retry: () => void } | null;
  open: OpenSection | null;
  onOpen: (section: OpenSection | null) => void;
  judge?: UsedJudge | null;
  /** There is something to say of why the text reads as it does. */
  hasWhy?: boolean;
  /** Stands at the end of the line. */
  aside?: ReactNode;
  className?: string;
};

export function VerdictLine(props: VerdictLineProps) {
  const {
    id,
    part,
    verdict,
    isOutdated = false,
    failure,
    open,
    onOpen,
    judge,
    hasWhy = false,
    aside,
    className,
  } = props;
  const { check, claims } = verdict;
  const found = foundChips(verdict);
  const word = clearWord(check);
  const notChecked = uncheckedWords(verdict);
  // Green says that every statement and every picture was looked at.
  const isAllChecked = claims !== null && !claims.some(isHint) && verdict.unchecked?.length === 0;
  const undecided = (claims ?? []).filter(isUndecided).length;
  const panelId = foundId(part);
  const toggle = (section: OpenSection) => onOpen(open === section ? null : section);
  const chip = (given: Chip) => (
    <ChipButton key={given.section} chip={given} panelId={panelId} isOpen={open === given.section} onPress={toggle} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={`Checks of ${partTable[part].label}`}
      className={cn(
        'flex min-h-9.5 flex-wrap items-center gap-x-1 px-3 text-[0.8125rem] touch:min-h-11 touch:gap-y-0',
        className,
      )}
    >
      <span className={cn('contents', isOutdated && 'invisible')}>
        <Beginning verdict={verdict} failure={failure} isText={part !== 'images'} hasChips={found.length > 0} />
        {found.map(chip)}
        {word && (
          <span
            data-state={isAllChecked ? 'checked' : 'open'}
            className={cn('inline-flex h-7 items-center gap-1.5 px-2', isAllChecked ? 'text-ok-ink' : 'text-ink-soft')}
          >
            {isAllChecked && <CheckCheck aria-hidden className="size-4 text-ok" />}
            {word}
          </span>
        )}
        {notChecked && (
          <span className="inline-flex h-7 items-center gap-1.5 px-2 text-ink-soft">
            <CircleDashed aria-hidden className="size-4 text-ink-faint" />
            {notChecked}
          </span>
        )}
      </span>
      <span className="ml-auto flex min-w-0 items-center gap-x-1 max-sm:w-full max-sm:flex-wrap max-sm:border-line max-sm:border-t">
        <span className={cn('contents', isOutdated && 'invisible')}>
          {judge && undecided > 0 && (
            <Allowed to={judgeStatements}>
              <JudgeButton judge={judge} undecided={undecided} />
            </Allowed>
          )}
          {quietChips(verdict).map(chip)}
          {hasWhy && (
            <button
              type="button"
              aria-expanded={open === 'why'}
              aria-controls={panelId}
              onClick={() => toggle('why')}
              className={cn(
                'inline-flex h-7 items-center gap-1 rounded-md px-2 text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink touch:h-11',
                open === 'why' && 'bg-sunken text-ink',
              )}
            >
              Why<span className="sr-only"> this text</span>
              <Chevron isOpen={open === 'why'} />
            </button>
          )}
        </span>
        {aside && <span className="flex items-center max-sm:ml-auto">{aside}</span>}
      </span>
    </div>
  );
}

type BeginningProps = {
  verdict: Verdict;
  failure: { retry: () => void } | null;
  isText: boolean;
  hasChips: boolean;
};

/** What stands in the place of figures that are not known, or of which there are none. Keeps the height of the line. */
function Beginning({ verdict: { check, claims }, failure, isText, hasChips }: BeginningProps) {
  if (claims === null || check === null) {
    if (failure)
      return (
        <span className="flex items-center gap-1 px-2">
          <span>Could not be checked.</span>
          <Button size="sm" variant="ghost" className="h-7" onClick={failure.retry}>
            <RotateCcw aria-hidden />
            Retry
          </Button>
        </span>
      );
    return (
      <span role="status" className="inline-flex h-7 items-center px-2 touch:h-11">
        <span className="sr-only">Checking…</span>
        <Skeleton className="h-4 w-22" />
      </span>
    );
  }
  if (check.value === 'missing') return <span className="px-2 text-warn-ink">Empty, but the source is not</span>;
  if (hasChips || !isText || claims.length > 0) return null;
  return <span className="px-2 text-ink-faint">No claims to check</span>;
}

type ChipButtonProps = { chip: Chip; panelId: string; isOpen: boolean; onPress: (section: Section) => void };

function ChipButton({ chip: { section, text, tone }, panelId, isOpen, onPress }: ChipButtonProps) {
  const Icon = icons[section];
  return (
    <button
      type="button"
      data-section={section}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => onPress(section)}
      className={cn(
        'inline-flex h-7 items-center gap-1.5 rounded-md px-2 tabular-nums transition-colors duration-150 hover:bg-hover touch:h-11',
        textTones[tone],
        isOpen && openTones[tone],
      )}
    >
      <Icon aria-hidden className={cn('size-4 shrink-0', iconTones[tone])} />
      {text}
      {(isOpen || section === 'should') && <Chevron isOpen={isOpen} />}
    </button>
  );
}

function Chevron({ isOpen }: { isOpen: boolean }) {
  return (
    <ChevronDown
      aria-hidden
      className={cn('size-3.5 shrink-0 transition-transform duration-150', isOpen && 'rotate-180')}
    />
  );
}

/** Asks about all texts of the product in one call; what is decided shows at the claims. Gone with the last of them, it leaves the focus to the line. */
function JudgeButton({ judge, undecided }: { judge: UsedJudge; undecided: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement)
        own.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={button}
      size="sm"
      variant="ghost"
      className="h-7 px-2 touch:h-11"
      onClick={judge.ask}
      busy={judge.isAsking}
      title={`Ask ${judge.name} to check the statements that the rules could not check`}
    >
      {!judge.isAsking && <Scale aria-hidden />}
      {judge.isAsking ? 'Checking…' : `Check ${undecided} ${undecided === 1 ? 'statement' : 'statements'}`}
    </Button>
  );
}
