// The step from a file of answers to the run that takes them.

import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { takeAnswersAction } from '#domain/runs/actions/take-answers.action.ts';
import type { Answers } from '#domain/transfer/answers.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { CheckLine } from '#web/kit/form/check-line.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Kbd } from '#web/kit/kbd.tsx';
import { useActions } from '#web/shared/screen/actions.ts';
import { Allowed, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { useAnswersCheck, useTakeAnswers } from './answers.queries.ts';

export function TakeAnswersCard({ answers }: { answers: Answers }) {
  const { id, isSignOff, counts, products, runId, isUndone } = answers;
  const navigate = useNavigate();
  const [approvesChanges, setApproves] = useState(true);
  const { mutate, isPending } = useTakeAnswers(id);
  const asksCheck = runId === null && counts.change > 0 && approvesChanges;
  const check = useAnswersCheck(id, asksCheck);
  const open = (run: number) => void navigate({ to: '/runs/$id', params: { id: String(run) } });
  const take = () => mutate(approvesChanges, { onSuccess: (run) => open(run.id) });
  const canTake = runId === null && products > 0 && !isPending;
  useActions('Import', [
    {
      id: 'answers.take',
      label: 'Take the answers',
      needs: takeAnswersAction,
      keys: '$mod+Enter',
      enabled: canTake,
      run: take,
    },
  ]);
  if (runId !== null)
    return (
      <Card aria-labelledby="take-answers">
        <CardHead
          id="take-answers"
          title={isUndone ? 'Answers undone' : 'Answers taken'}
          hint={
            isUndone
              ? `The run that took these answers was undone.${isSignOff ? '' : ' To take them again, upload the file again.'}`
              : 'You can undo this on the page of the run.'
          }
        />
        <CardBody>
          <Button className="w-full" asChild>
            <Link to="/runs/$id" params={{ id: String(runId) }}>
              Open run {runId}
            </Link>
          </Button>
        </CardBody>
      </Card>
    );
  return (
    <Card aria-labelledby="take-answers">
      <CardHead
        id="take-answers"
        title="Take answers"
        hint="Changes the texts under review and their statuses, and adds the comments to their parts. The source is never changed. Nothing changes until you press the button."
      />
      <CardBody className="space-y-4 pt-3">
        <RefusalNote of={takeAnswersAction} />
        <Allowed to={takeAnswersAction}>
          {counts.change > 0 && (
            <CheckLine
              checked={approvesChanges}
              onCheckedChange={setApproves}
              label="Approve changed texts"
              explanation="Works like Approve in a list: a text with an open claim or a broken required rule stays pending."
            />
          )}
          {asksCheck && <WaitingTexts check={check} changes={counts.change} />}
          <Button
            variant="primary"
            className="w-full"
            busy={isPending}
            disabledReason={products === 0 ? nothingToTake : undefined}
            onClick={take}
          >
            {products === 0 ? 'Take answers' : `Take answers for ${countNoun(products, 'product')}`}
            {!isPending && <ArrowRight aria-hidden />}
          </Button>
          {products === 0 ? (
            <p className="text-ink-soft text-xs">{nothingToTake}</p>
          ) : (
            <p className="text-ink-faint text-xs touch:hidden">
              <Kbd keys="$mod+Enter" /> also takes the answers.
            </p>
          )}
        </Allowed>
      </CardBody>
    </Card>
  );
}

const nothingToTake = 'None of these answers can be used.';

const shownReasons = 3;

/** How many of the changed texts stay pending though they are to be approved. */
function WaitingTexts({ check, changes }: { check: ReturnType<typeof useAnswersCheck>; changes: number }) {
  if (check.isError)
    return <FailureBox lead="The changed texts could not be checked." {...describeFailure(check.error)} />;
  if (!check.data) return <p className="text-ink-soft text-xs">Checking the changed texts…</p>;
  const { staysPending, reasons, isExact } = check.data;
  return (
    <div role="status" className={cn('text-xs tabular-nums', staysPending > 0 ? 'text-warn-ink' : 'text-ink-soft')}>
      <p>
        {isExact ? '' : 'At least '}
        {formatNumber(staysPending)} of {countNoun(changes, 'changed text')} will stay pending.
      </p>
      {reasons.slice(0, shownReasons).map(({ reason, texts }) => (
        <p key={reason} className="mt-1 break-words">
          {formatNumber(texts)}: {reason}
        </p>
      ))}
    </div>
  );
}
