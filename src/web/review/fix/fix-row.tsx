// The fixed text of a part, whole, with what changes marked. One press uses it.
import { WandSparkles } from 'lucide-react';
import { partTable } from '#domain/parts/parts.ts';
import { Button } from '#web/kit/button.tsx';
import { Compare } from '#web/kit/compare/compare.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { reviewKeys } from '../commands/review-keys.ts';
import { KeyHint } from '../key-hint.tsx';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { FixAsked } from './propose-fix.ts';
import { describeLeft, lengthOf, useFix } from './use-fix.ts';

type FixRowProps = Pick<FixAsked, 'part' | 'value' | 'cause' | 'voice'> & {
  /** Saves the fixed text. */
  onUse: (fixed: TextValue) => void;
  /** Opens the editor with it. */
  onEdit: (fixed: TextValue) => void;
  /** How a person can fix it, where no fix is known. */
  hint?: string | null;
  /** The key that fixes is shown at the first row alone. */
  hasKey: boolean;
};

const rowStyle = 'min-h-13.5 rounded-md border border-line bg-surface';

export function FixRow({ part, value, cause, voice, onUse, onEdit, hint, hasKey }: FixRowProps) {
  const fix = useFix({ part, value, cause, voice });
  if (fix === undefined) return <Skeleton className="h-13.5 rounded-md" />;
  if (fix.value === null) return <NoFix hint={hint} says={fix.says} />;
  const { value: fixed, left } = fix;
  const of = <span className="sr-only"> of {partTable[part].label}</span>;
  return (
    <div className={`${rowStyle} flex items-center gap-3 px-3 py-1.5 max-sm:flex-wrap`}>
      <WandSparkles aria-hidden className="size-4.5 shrink-0 text-accent-ink max-sm:hidden" />
      <div className="min-w-0 flex-1 max-sm:w-full max-sm:flex-none">
        <p className="text-ink-soft text-xs tabular-nums">
          Fixed text, {lengthOf(fixed)} characters. {describeLeft(left)}
        </p>
        <Compare
          before={value}
          after={fixed}
          mode="diff"
          beforeLabel="Now"
          afterLabel="Fixed"
          className="text-[0.8125rem] [&_p]:leading-5"
        />
      </div>
      <div className="flex shrink-0 gap-1.5 max-sm:w-full max-sm:*:flex-1 touch:*:h-11">
        <Button size="sm" variant="ghost" onClick={() => onEdit(fixed)}>
          Edit it{of}
        </Button>
        <Button size="sm" variant="soft" onClick={() => onUse(fixed)}>
          Use it{of}
          {hasKey && <KeyHint keys={reviewKeys.fix} />}
        </Button>
      </div>
    </div>
  );
}

type NoFixProps = { hint?: string | null | undefined; says?: string | null };

/** What a person has to do, and why nothing does it for them where that is known. */
export function NoFix({ hint, says }: NoFixProps) {
  return (
    <p className="text-ink-soft wrap-anywhere">
      <span className="font-medium text-ink">No automatic fix.</span> {says} {hint}
    </p>
  );
}
