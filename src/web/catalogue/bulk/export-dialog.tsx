// The question before a run writes many products into a file.
import { useState } from 'react';
import { type RunFormat, runFormats } from '#domain/runs/actions/export.action.ts';
import { exportLabels } from '#domain/transfer/export-labels.ts';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { describeTaken } from '#web/shared/runs/describe-taken.ts';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';

const options = runFormats.map((format) => ({ value: format, label: exportLabels[format].title }));

export function ExportDialog(place: RunQuestionPlace) {
  const [format, setFormat] = useState<RunFormat>('json');
  return (
    <RunQuestion
      {...place}
      action="export"
      asked={{ action: 'export', options: { format } }}
      description="For large exports. The file is created in the background, so you can close this page."
      outlook={(preview) => (
        <div className="space-y-2 text-[0.8125rem] text-ink-soft">
          <p>{describeTaken('export', preview)} You can download the file from the run’s page for 30 days.</p>
          {preview.note !== null && <p>{preview.note}</p>}
        </div>
      )}
    >
      {() => (
        <div>
          <p className="mb-1.5 font-medium text-[0.8125rem]">Format</p>
          <ChoiceBar label="Format" value={format} options={options} onValueChange={setFormat} />
          <p className="mt-1.5 text-ink-soft text-xs">{exportLabels[format].hint}</p>
        </div>
      )}
    </RunQuestion>
  );
}
