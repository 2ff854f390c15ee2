// The line above the parts: how texts are compared, and the keys that stand on no button.
import { Columns2, FileDiff, FileText } from 'lucide-react';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { reviewKeys } from '../commands/review.actions.ts';
import type { ViewMode } from '../review.search.ts';

type ViewSwitchProps = { mode: ViewMode; onModeChange: (mode: ViewMode) => void };

export function ViewSwitch({ mode, onModeChange }: ViewSwitchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1">
      <h2 id="optimization-title" className="font-semibold text-base leading-6">
        Content Optimization
      </h2>
      <p className="ml-auto hidden items-center gap-3 text-ink-faint text-xs xl:flex">
        <span className="inline-flex items-center gap-1.5">
          <Kbd keys={reviewKeys.undo} /> Undo
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Kbd keys={reviewKeys.next} />
          <Kbd keys={reviewKeys.previous} /> Parts
        </span>
      </p>
      <ChoiceBar
        value={mode}
        onValueChange={onModeChange}
        label="Compare"
        options={[
          { value: 'diff', label: 'Diff', icon: FileDiff },
          { value: 'sides', label: 'Side by side', icon: Columns2 },
          { value: 'after', label: 'Optimised only', icon: FileText },
        ]}
      />
    </div>
  );
}
