// The line above the parts: how texts are compared, and the keys that decide.
import { Columns2, FileDiff, FileText } from 'lucide-react';
import type { Part } from '#domain/review/content.ts';
import { partLabels } from '#domain/review/review.ts';
import { ChoiceBar } from '#web/kit/choice-bar.tsx';
import { Kbd } from '#web/kit/kbd.tsx';
import { reviewKeys } from './review.actions.ts';
import type { ViewMode } from './review.search.ts';

type ViewSwitchProps = { mode: ViewMode; onModeChange: (mode: ViewMode) => void; current: Part };

const hints = [
  ['Approve', reviewKeys.approve],
  ['Reject', reviewKeys.reject],
  ['Edit', reviewKeys.edit],
  ['Undo', reviewKeys.undo],
] as const;

export function ViewSwitch({ mode, onModeChange, current }: ViewSwitchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
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
      <p className="hidden items-center gap-3 text-ink-faint text-xs xl:flex">
        <span className="sr-only">Keys for {partLabels[current]}:</span>
        {hints.map(([label, keys]) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <Kbd keys={keys} /> {label}
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5">
          <Kbd keys={reviewKeys.next} />
          <Kbd keys={reviewKeys.previous} /> Parts
        </span>
      </p>
    </div>
  );
}
