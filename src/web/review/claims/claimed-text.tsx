// A text with its claims marked, and the evidence of the one asked for.
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { type ClaimTone, toneOf, verdictWords } from '#domain/claims/claim-words.ts';
import { Button } from '#web/kit/button.tsx';
import type { Annotate } from '#web/kit/compare/compare.tsx';
import { PopoverPanel } from '#web/kit/layers/popover.tsx';
import { usePanel } from '#web/kit/layers/use-panel.ts';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import { ClaimEvidence, type Source } from '#web/shared/claims/claim-evidence.tsx';
import { ClaimIcon } from '#web/shared/claims/claim-icon.tsx';
import { isHintTone } from '../verdict/chips.ts';
import type { OpenSection } from '../verdict/verdict-line.tsx';
import { annotateClaims } from './claim-marks.tsx';

type ClaimedTextProps = {
  /** Null until they are known. */
  claims: readonly PlacedClaim[] | null;
  /** The figure that is open below the text: its claims are marked, too. */
  open: OpenSection | null;
  source: Source;
  children: (annotate: Annotate | undefined) => ReactNode;
};

/** Marked only while their figure is open: nothing speaks against them. */
const shownOnRequest: ReadonlySet<ClaimTone> = new Set(['supported', 'unread', 'partly']);

const isShown = (tone: ClaimTone, open: OpenSection | null): boolean =>
  !shownOnRequest.has(tone) || open === tone || (open === 'hints' && isHintTone(tone));

const notSaid = 'No product field or data source supports this.';
const withoutEvidence: Readonly<Record<ClaimTone, string>> = {
  contradicted: notSaid,
  conflict: notSaid,
  unsupported: notSaid,
  supported: notSaid,
  unproven: notSaid,
  statement: 'Most of these words do not appear in the source. Make sure the claim is true.',
  unread: 'This sentence was not checked, and the source does not contain it word for word. Make sure it is true.',
  partly: 'Only part of this sentence was checked. Make sure the rest is true.',
};

export function ClaimedText({ claims, open: section, source, children }: ClaimedTextProps) {
  const box = useRef<HTMLDivElement>(null);
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
            shown: (tone) => isShown(tone, section),
            openIndex,
            onOpen: steady.open,
          })
        : undefined,
    [claims, section, openIndex, steady],
  );
  /** The next claim of the tone behind the one last looked at, from the first one again at the end. */
  const goTo = (tone: ClaimTone) => {
    const own = indexesOf(claims, tone);
    const next = own.find((index) => index > (chosen ?? -1)) ?? own[0];
    if (next !== undefined) open(next);
  };
  return (
    <div ref={box}>
      {children(annotate)}
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
          {claim.judgedBy && <p className="mt-1.5 text-ink-faint">Checked by {claim.judgedBy}.</p>}
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
