// The question before images are proposed for many products: of how many, and what is skipped and why.
import { useState } from 'react';
import type { SkipReason } from '#domain/runs/skip-reasons.ts';
import { RunEstimate } from '#web/shared/runs/run-estimate.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { describeFixable } from './describe-fixable.ts';
import { SkipBoxes } from './skip-boxes.tsx';

export function FixImagesDialog(place: RunQuestionPlace) {
  const [take, setTake] = useState<SkipReason[]>([]);
  return (
    <RunQuestion
      {...place}
      action="generate"
      asked={{ action: 'generate', options: { parts: ['images'], take } }}
      description="Proposes hero, order, renditions and alt text from what was measured, and what to remove. Nothing is approved. Replaced images stay in history."
      words={{
        title: (products) => `Fix the images of ${products}?`,
        button: (products) => `Fix ${products}`,
      }}
      tryOn={20}
      outlook={(preview) => (
        <>
          <p className="text-[0.8125rem] text-ink-soft tabular-nums">
            {describeFixable(preview)}
            {preview.taken > 0 ? ' You can undo it for 30 days.' : ''}
          </p>
          <RunEstimate model={preview.model} />
        </>
      )}
    >
      {(preview) => <SkipBoxes preview={preview} take={take} onChange={setTake} />}
    </RunQuestion>
  );
}
