// The question before the images of many products are fetched and measured.
import { useState } from 'react';
import { RunOutlook } from '#web/client/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';

export function MeasureImagesDialog(place: RunQuestionPlace) {
  const [again, setAgain] = useState(false);
  return (
    <RunQuestion
      {...place}
      action="measure-images"
      asked={{ action: 'measure-images', options: { again } }}
      description="Images are loaded from their URLs, stored once, and measured: size, file type, white background, sharpness, duplicates. Images that did not change are not loaded twice."
      outlook={(preview) => <RunOutlook action="measure-images" preview={preview} />}
    >
      {() => (
        <CheckLine
          checked={again}
          onCheckedChange={setAgain}
          label="Load known images again"
          explanation="Asks each server whether its image changed."
        />
      )}
    </RunQuestion>
  );
}
