// Asks who approves a text that the source speaks against to answer for it by name: what the text says, what the source says, and a key of its own.
import { ArrowLeft, OctagonX, Pencil, PenLine, WandSparkles } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { PartClaim } from '#domain/claims/checked-claim.ts';
import { toneOf } from '#domain/claims/claim-words.ts';
import { describeSource } from '#domain/review/attestation.ts';
import { Button } from '#web/kit/button.tsx';
import { ClaimEvidence, type Source } from '#web/shared/claims/claim-evidence.tsx';
import { ClaimIcon } from '#web/shared/claims/claim-icon.tsx';
import { reviewKeys } from '../commands/review-keys.ts';
import { roomInSight } from '../commands/sight.ts';
import { replacementOf } from '../fix/fix-claims.ts';
import { KeyHint } from '../key-hint.tsx';
import type { Question } from './attest.ts';

/** One question stands at a time. */
const questionId = 'attestation';

/** Enough of it to read what is asked, in pixels. */
const enough = 120;

/** Whether its claims can be read now. */
export function isQuestionInSight(): boolean {
  const box = document.getElementById(questionId)?.getBoundingClientRect();
  const room = roomInSight();
  return box !== undefined && box.bottom > room.top + enough && box.top < room.bottom - enough;
}

type AttestConfirmProps = {
  question: Question;
  fullName: string;
  /** The approval then waits for a second person. */
  asksSecond: boolean;
  source: Source;
  onAttest: () => void;
  onFix: () => void;
  onEdit: () => void;
  onBack: () => void;
};

export function AttestConfirm({
  question,
  fullName,
  asksSecond,
  source,
  onAttest,
  onFix,
  onEdit,
  onBack,
}: AttestConfirmProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus again
  useEffect(() => {
    // The question, not its button: Enter, pressed to approve, must not answer as well.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  const { needed } = question;
  const isMany = needed.length > 1;
  const replacement = needed.map(replacementOf).find((said) => said !== null);
  return (
    <section
      ref={box}
      id={questionId}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-my-24 focus-visible:-outline-offset-2 animate-fade border-bad/40 border-t-2 bg-bad-soft/50 px-5 py-4 text-[0.8125rem] rounded-b-xl"
    >
      <div className="flex gap-2.5">
        <OctagonX aria-hidden className="mt-0.5 size-4.5 shrink-0 text-bad" />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="font-semibold text-sm">
            Pending approval: {headline(needed)}
          </h3>
          <ul className="mt-2 space-y-2">
            {needed.map((claim) => (
              <li key={`${claim.item ?? 0} ${claim.start} ${claim.kind}`} className="flex items-start gap-2">
                {isMany && <ClaimIcon tone={toneOf(claim)} className="mt-1" />}
                <div className="min-w-0">
                  {isMany && (
                    <p className="break-words">
                      {upperFirst(placeOf(claim))} says <span className="font-medium">“{claim.text}”</span>
                      {claim.evidence.length === 0 && ', which is not in the source'}
                    </p>
                  )}
                  <ClaimEvidence claim={claim} source={source} />
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft">
            Confirm as <span className="font-medium text-ink">{fullName}</span>? The history will show your name with{' '}
            {needed.length === 1 ? 'this claim' : 'these claims'}.
            {asksSecond && ' The text stays pending until a second person approves it, too.'}
          </p>
          <div className="mt-3 flex flex-wrap gap-2 touch:*:flex-1">
            <Button variant="primary" aria-describedby={titleId} onClick={onAttest}>
              <PenLine aria-hidden />
              {asksSecond ? 'Confirm; a second person approves' : 'Confirm and approve'}
              <KeyHint keys={reviewKeys.attest} />
            </Button>
            {replacement !== undefined && (
              <Button onClick={onFix}>
                <WandSparkles aria-hidden />
                {isMany ? 'Use the text of the source' : `Change to “${quoted(replacement)}”`}
                <KeyHint keys={reviewKeys.fix} />
              </Button>
            )}
            <Button onClick={onEdit}>
              <Pencil aria-hidden />
              Edit
              <KeyHint keys={reviewKeys.edit} />
            </Button>
            <Button variant="ghost" onClick={onBack}>
              <ArrowLeft aria-hidden />
              Back
              <KeyHint keys={reviewKeys.cancel} />
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const placeOf = ({ item }: PartClaim) => (item === undefined ? 'the text' : `bullet ${item + 1}`);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const longest = 60;
const quoted = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/** `the source says 16 oz, the text says 18 oz.` */
function headline(needed: readonly PartClaim[]): string {
  const [only, more] = needed;
  const [evidence, other] = only?.evidence ?? [];
  if (!only || more) return `the source ${describeSource(needed)} ${needed.length} claims.`;
  if (!evidence || evidence.text === '') return `the source does not mention ${quoted(only.text)}.`;
  if (only.isConflict && other) return `the source says both ${quoted(evidence.text)} and ${quoted(other.text)}.`;
  return `the source says ${quoted(evidence.text)}, ${placeOf(only)} says ${quoted(only.text)}.`;
}
