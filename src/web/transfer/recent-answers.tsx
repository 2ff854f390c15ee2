// The latest files of answers; each opens what it says.
import type { Answers } from '#domain/transfer/answers.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { WorkRow } from '#web/shared/runs/work-row.tsx';
import { useRecentAnswers } from './answers.queries.ts';
import { describeAnswers } from './answers-words.ts';
import { describeStart } from './recent-imports.tsx';

/** Nothing before there is one. */
export function RecentAnswers() {
  const answers = useRecentAnswers();
  if (answers.data === undefined ? !answers.isError : answers.data.length === 0) return null;
  return (
    <Card aria-labelledby="recent-answers" className="min-w-0">
      <CardHead id="recent-answers" title="Recent answers" className="pb-3" />
      {answers.data === undefined ? (
        <LoadFailure of={answers} title="Answers could not be loaded" />
      ) : (
        <ul aria-label="Recent answers" className="divide-y divide-line border-line border-t">
          {answers.data.map((each) => (
            <RecentAnswer key={each.id} answers={each} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecentAnswer({ answers }: { answers: Answers }) {
  const isTaken = answers.runId !== null && !answers.isUndone;
  return (
    <WorkRow
      link={{ to: '/import', search: { answers: String(answers.id) } }}
      title={answers.fileName}
      details={describeStart(answers)}
      result={describeAnswers(answers.counts)}
      badge={
        <Badge tone={isTaken ? 'ok' : 'neutral'}>
          {answers.isUndone ? 'Undone' : isTaken ? 'Taken' : 'Not taken yet'}
        </Badge>
      }
    />
  );
}
