// A file of answers: what it says, counted and row by row, and the step that takes it.

import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileUp, FileX2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Answers } from '#domain/transfer/answers.contract.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerRowsCard } from './answer-rows-card.tsx';
import { useAnswers } from './answers.queries.ts';
import { describeStart } from './recent-imports.tsx';
import { TakeAnswersCard } from './take-answers-card.tsx';

export function AnswersView({ id, onNew }: { id: number; onNew: () => void }) {
  const found = useAnswers(id);
  const { data: answers, error } = found;
  useEffect(() => {
    // What chose the file stood on the screen before.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Link
        to="/import"
        className="mb-2 inline-flex items-center gap-1.5 rounded-sm text-[0.8125rem] text-ink-soft hover:text-ink touch:min-h-10"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All imports
      </Link>
      <PageHead
        title={answers?.fileName ?? 'Answers'}
        hint={
          answers && (
            <span className="tabular-nums">
              Answers to the {answers.isSignOff ? 'link' : 'export'} of {formatDateTime(new Date(answers.exportedAt))} ·{' '}
              {describeStart(answers)}
            </span>
          )
        }
      >
        <Allowed to={createImport}>
          <Button onClick={onNew}>
            <FileUp aria-hidden />
            Import another
          </Button>
        </Allowed>
      </PageHead>
      {answers ? (
        <Report answers={answers} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Card>
          <EmptyState
            icon={FileX2}
            title="Answers not found"
            hint="The link may be wrong. You can find recent answers on the Import screen."
          />
        </Card>
      ) : error ? (
        <Card>
          <LoadFailure of={found} title="The answers could not be loaded" />
        </Card>
      ) : (
        <Loading label="Loading the answers" className="space-y-4">
          <Skeleton className="h-29 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </Loading>
      )}
    </>
  );
}

function Report({ answers }: { answers: Answers }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <AnswerFigures counts={answers.counts} />
      </div>
      <div className="xl:sticky xl:top-20 xl:row-span-2">
        <TakeAnswersCard answers={answers} />
      </div>
      <AnswerRowsCard key={answers.id} answers={answers} />
    </div>
  );
}
