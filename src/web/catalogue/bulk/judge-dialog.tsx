// The question before many products are re-checked with current facts and rules.
import { RunOutlook } from '#web/shared/runs/run-outlook.tsx';
import { RunQuestion, type RunQuestionPlace } from '#web/shared/runs/run-question.tsx';

export function JudgeDialog(place: RunQuestionPlace) {
  return (
    <RunQuestion
      {...place}
      action="judge"
      asked={{ action: 'judge' }}
      description="Claims and rules are checked again with current facts and rules. Texts and statuses do not change, and no language model is used."
      outlook={(preview) => <RunOutlook action="judge" preview={preview} />}
    />
  );
}
