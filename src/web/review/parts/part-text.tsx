// The text of a part, old beside new, with its claims and the words against the voice marked.
import { Equal } from 'lucide-react';
import { useMemo } from 'react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { partTable, type TextPart } from '#domain/parts/parts.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { type Annotate, Compare } from '#web/kit/compare/compare.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { annotateVoice } from '#web/shared/voice/voice-marks.tsx';
import type { Claims } from '../check/use-claims.ts';
import type { Verdict } from '../check/use-verdicts.ts';
import { ClaimedText } from '../claims/claimed-text.tsx';
import type { ViewMode } from '../review.search.ts';
import type { OpenSection } from '../verdict/verdict-line.tsx';
import { PartVoice, useVoiceMarks } from '../voice/part-voice.tsx';
import type { TextValue } from './edits.reducer.ts';

type PartTextProps = {
  part: TextPart;
  before: TextValue;
  after: TextValue;
  isStarted: boolean;
  mode: ViewMode;
  verdict: Verdict;
  open: OpenSection | null;
  claims: Claims;
  voice: VoiceCheck | null;
  /** Takes a fix as an edit, to be looked at and saved. */
  onFixed: (value: TextValue) => void;
};

export function PartText({
  part,
  before,
  after,
  isStarted,
  mode,
  verdict,
  open,
  claims,
  voice,
  onFixed,
}: PartTextProps) {
  const marks = useVoiceMarks(voice, after);
  const note = useMemo(() => describeLength(verdict.results ?? []), [verdict.results]);
  const isSame = isSameContent(before, after);
  const text = (annotate: Annotate | undefined) => (
    <Compare
      annotate={marks.length > 0 ? annotateVoice(marks, annotate) : annotate}
      before={before}
      after={after}
      // The source beside itself would say nothing.
      mode={isStarted && !isSame ? mode : 'after'}
      beforeLabel="Original"
      afterLabel="Optimized"
      afterNote={note}
      emptyText={`No ${partTable[part].word}`}
      {...(part === 'title' ? { className: 'text-[0.9375rem]' } : {})}
    />
  );
  return (
    <div>
      {isStarted && isSame && mode !== 'after' && (
        <p className="mb-1.5 flex items-center gap-1.5 text-ink-faint text-xs">
          <Equal aria-hidden className="size-3.5" />
          Same as the original
        </p>
      )}
      <ClaimedText claims={verdict.claims} open={open} source={claims.source}>
        {text}
      </ClaimedText>
      <PartVoice part={part} value={after} marks={marks} check={voice} onFixed={onFixed} />
    </div>
  );
}

/** `99 of 100 characters`, by the limit that must be kept; null where no rule has one. */
function describeLength(results: readonly RuleResult[]): string | null {
  const [tightest] = results
    .flatMap(({ measured, limit, rule }) =>
      measured?.unit === 'characters' && limit?.max !== undefined && rule.severity === 'block'
        ? [{ is: measured.value, most: limit.max }]
        : [],
    )
    .toSorted((a, b) => a.most - b.most);
  return tightest ? `${formatNumber(tightest.is)} of ${formatNumber(tightest.most)} characters` : null;
}
