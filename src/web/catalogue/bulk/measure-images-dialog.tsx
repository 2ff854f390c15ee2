// The question before the images of many products are fetched and measured.
import { useState } from 'react';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';

/** `isAgain`: known images too, as it is asked at first. */
export function MeasureImagesDialog({ isAgain = false, ...place }: RunQuestionPlace & { isAgain?: boolean }) {
  const [again, setAgain] = useState(isAgain);
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

/** The same of images that could not be loaded: another try is what was asked for. */
export const MeasureAgainDialog = (place: RunQuestionPlace) => <MeasureImagesDialog {...place} isAgain />;
