// The question before many products are judged by the rules and facts of today.
import { RunQuestion, type RunQuestionPlace } from '#web/client/runs/run-question.tsx';
import { ToldRun } from '#web/client/runs/told-run.tsx';

export function JudgeDialog(place: RunQuestionPlace) {
  return (
    <RunQuestion
      {...place}
      action="judge"
      asked={{ action: 'judge' }}
      description="Claims and rules are checked by the facts and rules of today, and Listing Quality follows. No text and no decision changes, and no language model is asked."
      tell={(preview) => <ToldRun action="judge" preview={preview} />}
    />
  );
}
