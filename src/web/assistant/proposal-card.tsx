// A proposed draft in the conversation: what would change, how it fares in its checks, why it reads so, and the two ways to go on.

import { Check, CircleAlert, PenLine, RotateCcw, ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { discardProposal, type Proposal, storeProposal } from '#domain/assistant/proposal.contract.ts';
import { levelLabels } from '#domain/channels/levels.ts';
import { partTable } from '#domain/parts/parts.ts';
import { describeChecks } from '#domain/writing/describe-checks.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import type { ProposalState } from './chat.reducer.ts';
import { askAgainFor, discardDraft, storeDraft } from './chat-store.ts';
import { ProposalReasons, RulePage } from './proposal-reasons.tsx';

type ProposalCardProps = {
  productId: number;
  proposal: Proposal;
  state: ProposalState;
  /** Nothing can be asked meanwhile. */
  isReplying: boolean;
};

export function ProposalCard(props: ProposalCardProps) {
  const { proposal, state } = props;
  const id = useId();
  const [mode, setMode] = useState<'diff' | 'after'>('diff');
  const { part, before, after, draft } = proposal;
  const isOpen = state.kind === 'open' || state.kind === 'storing';
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="overflow-hidden rounded-xl border border-line-strong bg-surface text-[0.8125rem] leading-5 shadow-card"
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-sunken px-3 py-2">
        <PenLine aria-hidden className="size-4 shrink-0 text-accent" />
        <h3 id={`${id}-title`} className="min-w-0 flex-1 font-medium">
          Draft: {partTable[part].label}
        </h3>
        {draft.engine !== 'built-in' && <Badge tone="accent">{draft.engine}</Badge>}
      </header>
      <div className="space-y-3 px-3 py-3">
        {isOpen && (
          <ChoiceBar
            label="How the draft is shown"
            value={mode}
            onValueChange={setMode}
            options={[
              { value: 'diff', label: 'Changes' },
              { value: 'after', label: 'New text' },
            ]}
          />
        )}
        <Compare
          before={before}
          after={after}
          mode={isOpen ? mode : 'after'}
          beforeLabel="Current"
          afterLabel="Draft"
          className="break-words"
        />
        <Figures {...proposal} />
        <Checks {...proposal} />
        <ProposalReasons reasons={draft.reasons} />
      </div>
      <Verdict {...props} />
    </section>
  );
}

/** Listing Quality and the part's level, now and with the draft. */
function Figures({ quality, level }: Proposal) {
  const gain = quality.after - quality.before;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
      <span>
        Listing Quality <span className="text-ink tabular-nums">{quality.before}</span>
        <span aria-hidden> → </span>
        <span className="sr-only"> would become </span>
        <strong className="font-semibold text-ink tabular-nums">{quality.after}</strong>
      </span>
      <Badge tone={gain > 0 ? 'ok' : gain < 0 ? 'bad' : 'neutral'} className="tabular-nums">
        {gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : 'no change'}
      </Badge>
      <span>
        {levelLabels[level.before]}
        {level.after !== level.before && (
          <>
            <span aria-hidden> → </span>
            <span className="sr-only"> would become </span>
            <strong className="font-semibold text-ink">{levelLabels[level.after]}</strong>
          </>
        )}
      </span>
    </p>
  );
}

/** The checks in one sentence, and what they left open. */
function Checks({ draft, openClaims, brokenRules }: Proposal) {
  const { text, isClean } = describeChecks(draft);
  const Icon = isClean ? ShieldCheck : ShieldAlert;
  return (
    <div className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isClean ? 'text-ok' : 'text-warn'}`} />
      <div className="min-w-0 space-y-1">
        <p className="text-ink-soft">Checked: {text}</p>
        {openClaims.length + brokenRules.length > 0 && (
          <ul aria-label="Open claims and broken rules" className="space-y-1">
            {openClaims.map(({ text: claim, verdict, explanation, isConflict }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words can claim twice
              <li key={`${claim}-${index}`} className="break-words">
                <Badge tone={verdict === 'contradicted' ? 'bad' : 'warn'} className="mr-1.5">
                  {verdict === 'contradicted' ? 'Contradicted' : isConflict ? 'In conflict' : 'Unsupported'}
                </Badge>
                {explanation}
              </li>
            ))}
            {brokenRules.map(({ label, source, message, fix }) => (
              <li key={label} className="break-words">
                <Badge tone="warn" className="mr-1.5">
                  Rule
                </Badge>
                {message}. {fix}
                <RulePage label={label} source={source} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const verdicts = {
  used: 'Draft applied. It is now on its card and needs review. The previous text is in Content History.',
  discarded: 'Discarded. Nothing was changed.',
} as const;

/** The buttons, or what became of the draft. When a pressed button goes, the focus moves to the words in its place. */
function Verdict({ productId, proposal, state, isReplying }: ProposalCardProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  const isOpen = state.kind === 'open' || state.kind === 'storing';
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that had the focus is gone; who has gone elsewhere meanwhile is left there.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) outcome.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    const Icon = state.kind === 'used' ? Check : state.kind === 'gone' ? CircleAlert : X;
    return (
      <div className="space-y-2 border-line border-t bg-sunken px-3 py-2.5 text-ink-soft">
        <p ref={outcome} tabIndex={-1} className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{state.kind === 'gone' ? state.text : verdicts[state.kind]}</span>
        </p>
        {state.kind === 'gone' && !state.isAskedAgain && (
          <Button
            size="sm"
            disabledReason={isReplying ? 'Wait for the reply.' : undefined}
            onClick={() => {
              askAgainFor(productId, proposal);
              // The button goes.
              outcome.current?.focus();
            }}
          >
            <RotateCcw aria-hidden />
            Ask again
          </Button>
        )}
      </div>
    );
  }
  return (
    <footer className="space-y-2 border-line border-t px-3 py-2.5">
      {state.kind === 'open' && state.error && <FailureBox {...state.error} />}
      <div className="flex flex-wrap gap-2">
        <Allowed to={storeProposal}>
          <Button
            variant="primary"
            size="sm"
            busy={state.kind === 'storing'}
            onClick={() => void storeDraft(productId, proposal)}
          >
            Use this draft
          </Button>
        </Allowed>
        <Allowed to={discardProposal}>
          <Button
            size="sm"
            disabledReason={state.kind === 'storing' ? 'Saving the draft…' : undefined}
            onClick={() => discardDraft(productId, proposal)}
          >
            Discard
          </Button>
        </Allowed>
      </div>
    </footer>
  );
}
