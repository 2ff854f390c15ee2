// The questions before parts of many products are rejected, all for one reason, or rolled back: which parts.
import { useState } from 'react';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { mostReason } from '#domain/review/rejection-reason.ts';
import { Field, Input } from '#web/kit/form/field.tsx';
import { PartBoxes } from '#web/shared/parts/part-boxes.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { type PartsPlace, RunQuestion } from '#web/shared/runs/run-question.tsx';

const nothingChosen = 'Select at least one part';

export function RejectDialog({ onParts = partNames, ...place }: PartsPlace) {
  const [parts, setParts] = useState<Part[]>([...onParts]);
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <RunQuestion
      {...place}
      action="reject"
      description="Pending parts will be rejected. No text changes."
      asked={parts.length > 0 ? { action: 'reject', options: { parts } } : null}
      // The reason changes nothing about what is counted.
      toStart={(asked) => (reason === '' ? asked : { ...asked, options: { ...asked.options, reason } })}
      missing={nothingChosen}
      outlook={(preview) => <RunOutlook action="reject" preview={preview} />}
    >
      {() => (
        <>
          <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />
          <Field
            label="Why do you reject them?"
            hint={`Optional, at most ${mostReason} characters. Shown on each part and in the history. The next draft of each part takes it into account.`}
          >
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={mostReason}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </RunQuestion>
  );
}

export function RollBackDialog({ onParts = partNames, ...place }: PartsPlace) {
  const [parts, setParts] = useState<Part[]>([...onParts]);
  return (
    <RunQuestion
      {...place}
      action="roll-back"
      description="Approved and rejected parts will be pending again. No text changes."
      asked={parts.length > 0 ? { action: 'roll-back', options: { parts } } : null}
      missing={nothingChosen}
      outlook={(preview) => <RunOutlook action="roll-back" preview={preview} />}
    >
      {() => <PartBoxes legend="Parts" offered={partNames} value={parts} onChange={setParts} />}
    </RunQuestion>
  );
}
