// Waivers of a rule that a second person has to confirm, below its row: for whom, until when and why, with the question that confirms one.

import { UserCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import { confirmWaiver, type Waiver } from '#domain/benchmarks/waivers.contract.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { describeEnd, describeWaiver, nameAsker, nameScope } from './describe-waiver.ts';
import { useUndoWaiver, useWaivers } from './waivers.queries.ts';

// Asked for after a click, so its code comes then.
const ConfirmWaiverDialog = lazy(async () => ({
  default: (await import('./confirm-waiver-dialog.tsx')).ConfirmWaiverDialog,
}));

export function AwaitedWaivers({ rule }: { rule: BrokenRule }) {
  const { data } = useWaivers();
  const awaited =
    data?.filter((each) => each.awaitsSecond && each.ruleIds.some((id) => rule.ruleIds.includes(id))) ?? [];
  return awaited.map((waiver) => <AwaitedWaiver key={waiver.id} waiver={waiver} rule={rule} />);
}

function AwaitedWaiver({ waiver, rule }: { waiver: Waiver; rule: BrokenRule }) {
  const refuse = useUndoWaiver();
  const myId = useMyId();
  const [isAsked, setAsked] = useState(false);
  const isMine = waiver.createdBy?.id === myId;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 bg-warn-soft/60 py-2 pr-2 pl-11 text-[0.8125rem] max-md:pl-4">
      <UserCheck aria-hidden className="-ml-7 size-4 shrink-0 self-start text-warn-ink max-md:ml-0" />
      <p className="wrap-anywhere min-w-0 flex-1 basis-56 leading-5">
        <span className="font-medium">
          {isMine ? 'You ask' : `${nameAsker(waiver)} asks`} to waive this rule for {nameScope(waiver)}{' '}
          {describeEnd(waiver)}
        </span>
        <span className="text-ink-soft">: “{waiver.reason}”</span>
        {isMine && <span className="block text-ink-soft text-xs">A second person must confirm.</span>}
      </p>
      <Allowed to={confirmWaiver}>
        <span className="ml-auto flex shrink-0 items-center gap-1">
          {!isMine && (
            <Button
              size="sm"
              aria-label={`Confirm the waiver: ${describeWaiver(waiver)}`}
              onClick={() => setAsked(true)}
            >
              Confirm…
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${isMine ? 'Take back' : 'Refuse'} the waiver: ${describeWaiver(waiver)}`}
            busy={refuse.isPending}
            onClick={() => refuse.mutate(waiver)}
          >
            {isMine ? 'Take back' : 'Refuse'}
          </Button>
        </span>
      </Allowed>
      {isAsked && (
        <Suspense>
          <ConfirmWaiverDialog waiver={waiver} rule={rule} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  );
}
