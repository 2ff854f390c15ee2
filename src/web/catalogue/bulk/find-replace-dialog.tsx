// The question before words are replaced in many texts: which words, in which parts, and the first changes before and after.
import { useState } from 'react';
import { type Part, textParts } from '#domain/parts/parts.ts';
import { PartBoxes } from '#web/client/parts/part-boxes.tsx';
import { RunOutlook } from '#web/client/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { Field, Input } from '#web/kit/form/field.tsx';
import { focusSoon } from '#web/kit/form/focus-soon.ts';
import { RunExamples } from './run-examples.tsx';

export function FindReplaceDialog(place: RunQuestionPlace) {
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [chosen, setChosen] = useState<Part[]>([...textParts]);
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const parts = textParts.filter((part) => chosen.includes(part));
  const missing = find === '' ? 'Enter the text to find' : parts.length === 0 ? 'Select at least one part' : undefined;
  return (
    <RunQuestion
      {...place}
      action="find-replace"
      asked={missing ? null : { action: 'find-replace', options: { find, replace, parts, matchCase, wholeWords } }}
      missing={missing}
      description="Replaces words in the optimized content. Every part that changes will be pending again, even an approved one."
      tryOn={5}
      outlook={(preview) => (
        <>
          <RunExamples examples={preview.examples} />
          <RunOutlook action="find-replace" preview={preview} />
        </>
      )}
    >
      {() => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Find">
              {(control) => (
                <Input
                  {...control}
                  ref={focusSoon}
                  value={find}
                  maxLength={500}
                  autoComplete="off"
                  onChange={({ target }) => setFind(target.value)}
                />
              )}
            </Field>
            <Field label="Replace with" hint="Leave empty to delete the text found.">
              {(control) => (
                <Input
                  {...control}
                  value={replace}
                  maxLength={2_000}
                  autoComplete="off"
                  onChange={({ target }) => setReplace(target.value)}
                />
              )}
            </Field>
          </div>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            <CheckLine label="Match case" checked={matchCase} onCheckedChange={setMatchCase} />
            <CheckLine label="Whole words" checked={wholeWords} onCheckedChange={setWholeWords} />
          </div>
          <PartBoxes legend="Parts" offered={textParts} value={chosen} onChange={setChosen} />
        </>
      )}
    </RunQuestion>
  );
}
