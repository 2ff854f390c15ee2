// The question before the texts of a product go to its variants: which parts, and how they will read there.
import { useState } from 'react';
import { type Part, textParts } from '#domain/parts/parts.ts';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { RunExamples } from '../bulk/run-examples.tsx';

export function ShareTextQuestion({ from, ...place }: RunQuestionPlace & { from: number }) {
  const [chosen, setChosen] = useState<Part[]>([...textParts]);
  const parts = textParts.filter((part) => chosen.includes(part));
  return (
    <RunQuestion
      {...place}
      action="share-text"
      asked={parts.length > 0 ? { action: 'share-text', options: { from, parts } } : null}
      missing="Select at least one part"
      description="The variants get the text of this product, each with its own size, color or model. Text that the facts of a variant do not support is left out. All new text waits for review."
      outlook={(preview) => (
        <>
          <RunOutlook action="share-text" preview={preview} />
          <RunExamples examples={preview.examples} />
        </>
      )}
    >
      {() => <PartBoxes legend="Parts" offered={textParts} value={chosen} onChange={setChosen} />}
    </RunQuestion>
  );
}
