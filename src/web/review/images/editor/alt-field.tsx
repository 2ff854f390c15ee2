// The alt text of an image: what it says, how long it may be, and which of its claims the source does not support.
import { CircleQuestionMark, ShieldCheck } from 'lucide-react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import { toneOf } from '#domain/claims/claim-words.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { type ImageDetail, mostAlt } from '#domain/images/image-detail.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { Checker } from '../../check/checker.ts';
import { useLiveClaims } from '../../check/use-live-claims.ts';
import { MarkedArea } from '../../claims/marked-area.tsx';

type AltFieldProps = {
  image: ImageDetail;
  results: readonly RuleResult[];
  checker: Checker | null;
  onChange: (alt: string) => void;
};

export const altFieldId = 'image-alt';

export function AltField({ image, results, checker, onChange }: AltFieldProps) {
  const { alt = '' } = image;
  const { claims } = useLiveClaims(checker, alt);
  const most = limitOf(results);
  const open = (claims ?? []).filter(isOpenClaim);
  const supported = (claims ?? []).filter((claim) => toneOf(claim) === 'supported').length;
  const isLong = alt.length > most;
  return (
    <div className="space-y-1.5 border-line border-t px-4 py-3">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={altFieldId} className="font-medium text-[0.8125rem]">
          Alt text
        </label>
        <p className={`text-xs tabular-nums ${isLong ? 'font-medium text-bad-ink' : 'text-ink-soft'}`}>
          {formatNumber(alt.length)} / {formatNumber(most)}
          <span className="sr-only"> characters</span>
        </p>
      </div>
      <MarkedArea
        id={altFieldId}
        rows={2}
        maxLength={mostAlt}
        placeholder="What the picture shows, for people who cannot see it"
        aria-describedby={`${altFieldId}-found`}
        aria-invalid={isLong || undefined}
        value={alt}
        onValueChange={onChange}
        markedText={alt}
        claims={claims ?? []}
        voice={null}
      />
      <p id={`${altFieldId}-found`} className="flex min-h-5 flex-wrap items-center gap-x-3 text-xs">
        {isLong && <span className="text-bad-ink">Longer than the channel accepts.</span>}
        {supported > 0 && (
          <span className="inline-flex items-center gap-1 text-ok-ink">
            <ShieldCheck aria-hidden className="size-3.5" />
            {countNoun(supported, 'claim')} supported
          </span>
        )}
        {open.map(({ text, kind, start }) => (
          <span key={`${kind}-${start}`} className="inline-flex items-center gap-1 text-warn-ink">
            <CircleQuestionMark aria-hidden className="size-3.5" />“{text}” is not supported by the source
          </span>
        ))}
      </p>
    </div>
  );
}

/** The tightest limit that a rule on alt texts sets, in characters. */
function limitOf(results: readonly RuleResult[]): number {
  const limits = results.flatMap(({ rule, measured, limit }) =>
    rule.attribute === 'images' && measured?.unit === 'characters' && limit?.max !== undefined ? [limit.max] : [],
  );
  return Math.min(mostAlt, ...limits);
}
