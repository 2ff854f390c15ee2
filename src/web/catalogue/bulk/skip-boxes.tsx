// What a run that writes skips, with how much of it there is; without its tick a kind of part is written too.

import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { type SkipReason, skipReasons, skipWords } from '#domain/runs/skip-reasons.ts';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { countSkipped } from '#web/shared/runs/count-skipped.ts';

type SkipBoxesProps = {
  preview: RunPreview | undefined;
  take: readonly SkipReason[];
  onChange: (take: SkipReason[]) => void;
};

export function SkipBoxes({ preview, take, onChange }: SkipBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.8125rem]">Skip</legend>
      <div className="space-y-1.5">
        {skipReasons.map((reason) => {
          const found = preview?.left.find(({ because }) => because === reason);
          return (
            <CheckLine
              key={reason}
              label={skipWords[reason].label}
              checked={!take.includes(reason)}
              onCheckedChange={(isSkipped) =>
                onChange(skipReasons.filter((each) => (each === reason ? !isSkipped : take.includes(each))))
              }
              hint={found && countSkipped(found)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
