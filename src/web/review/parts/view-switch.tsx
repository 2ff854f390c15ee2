// The line above the parts: how many are decided, and how texts are compared.
import { Columns2, FileDiff, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { partNames } from '#domain/parts/parts.ts';
import { stageWords } from '#domain/review/review-state.ts';
import { cn } from '#web/kit/cn.ts';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import type { ViewMode } from '../review.search.ts';

type ViewSwitchProps = {
  mode: ViewMode;
  onModeChange: (mode: ViewMode) => void;
  /** Null before there is anything to decide on. */
  decided: number | null;
  children: ReactNode;
};

export function ViewSwitch({ mode, onModeChange, decided, children }: ViewSwitchProps) {
  // A phone has room for one of the two: how texts are compared, or that there is nothing to compare yet.
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:mb-1.5 sm:h-8.5 sm:flex-nowrap sm:touch:h-12">
      <h2 id="optimization-title" className="whitespace-nowrap font-semibold text-[0.9375rem] leading-6 max-sm:sr-only">
        Content Optimization
      </h2>
      <p className={cn('truncate text-[0.8125rem] text-ink-soft', decided !== null && 'max-sm:sr-only')}>
        {decided === null
          ? 'No optimized content generated yet'
          : decided === 0
            ? `${stageWords.ready}, 0 of ${partNames.length}`
            : `${decided} of ${partNames.length} reviewed`}
      </p>
      <div
        className={cn(
          'flex items-center gap-3 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-between sm:flex-1 sm:justify-between',
          decided === null && 'max-sm:hidden',
        )}
      >
        <div>{children}</div>
        <ChoiceBar
          value={mode}
          onValueChange={onModeChange}
          label="Compare"
          options={[
            { value: 'diff', label: 'Changes', icon: FileDiff },
            { value: 'sides', label: 'Side by side', icon: Columns2 },
            { value: 'after', label: 'Optimized only', icon: FileText },
          ]}
        />
      </div>
    </div>
  );
}
