// A text with its claims marked, the line that counts them, and the evidence of the one asked for.
import { Link } from '@tanstack/react-router';
import { RotateCcw, Scale } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { type ClaimTone, claimTones, countTone, toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import { isUndecided } from '#domain/claims/kinds.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import { partTable } from '#domain/parts/parts.ts';
import { ClaimEvidence, type Source } from '#web/client/claims/claim-evidence.tsx';
import { ClaimIcon } from '#web/client/claims/claim-icon.tsx';
import { Button } from '#web/kit/button.tsx';
import type { Annotate } from '#web/kit/compare/compare.tsx';
import { PopoverPanel } from '#web/kit/layers/popover.tsx';
import { usePanel } from '#web/kit/layers/use-panel.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import { annotateClaims } from './claim-marks.tsx';
import type { UsedJudge } from './use-judge.ts';

type ClaimedTextProps = {
  part: TextPart;
  /** Null until they are known. */
  claims: readonly PlacedClaim[] | null;
  failure: { retry: () => void } | null;
  source: Source;
  /** Null where no model is chosen to judge. */
  judge: UsedJudge | null;
  children: (annotate: Annotate | undefined) => ReactNode;
};

/** Marked only when asked for: nothing speaks against them. */
const shownOnRequest: ReadonlySet<ClaimTone> = new Set(['supported', 'unproven', 'unread', 'partly']);

const notSaid = 'No field of the product and none of its data sources says so.';
const withoutEvidence: Readonly<Record<ClaimTone, string>> = {
  contradicted: notSaid,
  unsupported: notSaid,
  supported: notSaid,
  unproven: notSaid,
  statement: 'Most of its words stand nowhere in the source. Make sure it is true.',
  unread: 'No rule reads this sentence, and the source does not hold it word for word. Make sure it is true.',
  partly: 'Rules read a part of this sentence. Of the rest nobody looked whether it is true.',
};

export function ClaimedText({ part, claims, failure, source, judge, children }: ClaimedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<ReadonlySet<ClaimTone>>(new Set());
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const claim = chosen === null ? undefined : claims?.[chosen];
  const panel = usePanel('dialog', isOpen && claim !== undefined, setOpen);
  const { trigger } = panel;

  const open = (index: number) => {
    const mark = box.current?.querySelector<HTMLElement>(`[data-claim="${index}"]`);
    if (!mark) return;
    mark.scrollIntoView({ block: 'nearest' });
    trigger.current = mark;
    setChosen(index);
    setOpen(true);
  };
  const steady = useStableCallbacks({ open });
  const openIndex = isOpen ? chosen : null;
  const annotate = useMemo(
    () =>
      claims && claims.length > 0
        ? annotateClaims({
            claims,
            shown: (tone) => !shownOnRequest.has(tone) || asked.has(tone),
            openIndex,
            onOpen: steady.open,
          })
        : undefined,
    [claims, asked, openIndex, steady],
  );
  /** The next claim of the tone behind the one last looked at, from the first one again at the end. */
  const goTo = (tone: ClaimTone) => {
    const own = indexesOf(claims, tone);
    const next = own.find((index) => index > (chosen ?? -1)) ?? own[0];
    if (next !== undefined) open(next);
  };
  const press = (tone: ClaimTone) => {
    if (asked.has(tone)) {
      setAsked(new Set([...asked].filter((each) => each !== tone)));
      return;
    }
    if (shownOnRequest.has(tone)) flushSync(() => setAsked(new Set([...asked, tone])));
    goTo(tone);
  };
  return (
    <div ref={box}>
      {children(annotate)}
      <ClaimCounts part={part} claims={claims} failure={failure} asked={asked} onPress={press} judge={judge} />
      {/* Each mark has a panel of its own, so that it is placed at it and the focus goes back to it. */}
      <PopoverPanel key={chosen} panel={panel} label="Claim" className="w-80 p-3.5 text-[0.8125rem]">
        {claim && <ClaimCard claim={claim} source={source} />}
        {claim && <Pager claims={claims} chosen={chosen ?? 0} onNext={() => goTo(toneOf(claim))} />}
      </PopoverPanel>
    </div>
  );
}

const indexesOf = (claims: readonly PlacedClaim[] | null, tone: ClaimTone) =>
  (claims ?? []).flatMap((claim, index) => (toneOf(claim) === tone ? [index] : []));

function ClaimCard({ claim, source }: { claim: PlacedClaim; source: Source }) {
  const tone = toneOf(claim);
  return (
    <>
      <p className="flex items-center gap-2 font-medium">
        <ClaimIcon tone={tone} className="size-4" />
        {verdictWords[tone]}
      </p>
      <p className="mt-1.5 mb-2 break-words font-medium text-sm">“{claim.text}”</p>
      {claim.evidence.length > 0 ? (
        <>
          <ClaimEvidence claim={claim} source={source} />
          {claim.judgedBy && <p className="mt-1.5 text-ink-faint">As {claim.judgedBy} reads it.</p>}
        </>
      ) : (
        <p className="text-ink-soft">
          {withoutEvidence[tone]}{' '}
          <Link
            to="/products/$id"
            params={{ id: String(source.product.id) }}
            search={(old) => ({ ...old, source: 'new' })}
            resetScroll={false}
            className="rounded-sm text-accent-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
          >
            Add a data source
          </Link>
        </p>
      )}
    </>
  );
}

type PagerProps = { claims: readonly PlacedClaim[] | null; chosen: number; onNext: () => void };

function Pager({ claims, chosen, onNext }: PagerProps) {
  const claim = claims?.[chosen];
  const own = claim ? indexesOf(claims, toneOf(claim)) : [];
  if (own.length < 2) return null;
  return (
    <div className="mt-3 flex items-center justify-between border-line border-t pt-2.5 text-ink-faint text-xs tabular-nums">
      {own.indexOf(chosen) + 1} of {own.length}
      <Button size="sm" variant="ghost" onClick={onNext}>
        Next
      </Button>
    </div>
  );
}

type ClaimCountsProps = {
  part: TextPart;
  claims: readonly PlacedClaim[] | null;
  failure: { retry: () => void } | null;
  asked: ReadonlySet<ClaimTone>;
  onPress: (tone: ClaimTone) => void;
  judge: UsedJudge | null;
};

/** Keeps its height from the start: the claims come a moment after the text. */
function ClaimCounts({ part, claims, failure, asked, onPress, judge }: ClaimCountsProps) {
  const undecided = (claims ?? []).filter(isUndecided).length;
  const counts = claimTones.flatMap((tone) => {
    const count = indexesOf(claims, tone).length;
    return count > 0 ? [{ tone, count }] : [];
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      tabIndex={-1}
      aria-label={`Claims of ${partTable[part].label}`}
      className="mt-2.5 -ml-1.5 flex min-h-6 flex-wrap items-center gap-x-1 text-ink-soft text-xs touch:min-h-10"
    >
      {claims === null && failure && (
        <>
          <span className="px-1.5">Claims could not be checked.</span>
          <Button size="sm" variant="ghost" className="h-6" onClick={failure.retry}>
            <RotateCcw aria-hidden />
            Retry
          </Button>
        </>
      )}
      {claims === null && !failure && <span className="px-1.5 text-ink-faint">Checking claims…</span>}
      {claims?.length === 0 && <span className="px-1.5 text-ink-faint">No claims to check</span>}
      {counts.map(({ tone, count }) => (
        <button
          type="button"
          key={tone}
          data-tone={tone}
          aria-pressed={shownOnRequest.has(tone) ? asked.has(tone) : undefined}
          onClick={() => onPress(tone)}
          className="inline-flex h-6 items-center gap-1.5 rounded-md px-1.5 tabular-nums transition-colors duration-150 hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink data-[tone=supported]:aria-pressed:bg-ok-soft data-[tone=supported]:aria-pressed:text-ok-ink touch:h-10 touch:px-2.5"
        >
          <ClaimIcon tone={tone} />
          <span className={tone === 'contradicted' ? 'font-medium text-bad-ink' : undefined}>
            {countTone(tone, count)}
          </span>
        </button>
      ))}
      {judge && undecided > 0 && <JudgeButton judge={judge} undecided={undecided} />}
    </div>
  );
}

/** Asks about all texts of the product in one call; what is decided shows at the claims. Gone with the last of them, it leaves the focus to their counts. */
function JudgeButton({ judge, undecided }: { judge: UsedJudge; undecided: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) own.parentElement?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={button}
      size="sm"
      variant="ghost"
      className="ml-auto h-6 text-xs touch:h-10"
      onClick={judge.ask}
      busy={judge.isAsking}
      title={`Ask ${judge.name} whether the source bears out what no rule could decide`}
    >
      {!judge.isAsking && <Scale aria-hidden />}
      {judge.isAsking ? 'Judging…' : `Judge ${undecided}`}
    </Button>
  );
}
