// The question before text in the image URLs of many products is replaced.
import { useState } from 'react';
import { Field, Input } from '#web/kit/form/field.tsx';
import { focusSoon } from '#web/kit/form/focus-soon.ts';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';
import { RunExamples } from './run-examples.tsx';

export function ImageAddressDialog(place: RunQuestionPlace) {
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  return (
    <RunQuestion
      {...place}
      action="replace-image-address"
      asked={find === '' ? null : { action: 'replace-image-address', options: { find, replace } }}
      missing="Enter the text to find"
      description="For images that moved to a different address. Alt text and renditions stay with each image. Decisions stay only if both URLs are known to have the same file. This counts as a manual edit, so later imports keep it. Measure the images afterwards to check that they load."
      outlook={(preview) => (
        <>
          <RunExamples examples={preview.examples} />
          {preview.note !== null && <p className="text-[0.8125rem] tabular-nums">{preview.note}</p>}
          <RunOutlook action="replace-image-address" preview={preview} />
        </>
      )}
    >
      {() => (
        <>
          <Field label="Find" hint="For example: http://">
            {(control) => (
              <Input
                {...control}
                ref={focusSoon}
                value={find}
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setFind(target.value)}
              />
            )}
          </Field>
          <Field label="Replace with" hint="For example: https://. Leave empty to delete the text found.">
            {(control) => (
              <Input
                {...control}
                value={replace}
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setReplace(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </RunQuestion>
  );
}
