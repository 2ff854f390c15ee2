// Settings > Review: the standing policies, which say what is approved without review.

import { Plus, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addPolicy, type Policies, type StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { usePolicies } from './policies.queries.ts';
import { PoliciesTable } from './policies-table.tsx';
import { describeOutcome } from './policy-words.ts';
import { PreviewLink } from './preview-link.tsx';

const dialog = loadOnInteraction(() => import('./policy-dialog.tsx'));

type Shown = {
  /** Adds a policy. */
  button: ReactNode;
  /** The policies, and the dialog while one is open. */
  body: ReactNode;
};

/** The policies and the button that adds one, for the places the card has for them. */
export function PoliciesSection({
  onOutcome,
  children,
}: {
  onOutcome: (isSaved: boolean) => void;
  children: (shown: Shown) => ReactNode;
}) {
  const [opened, setOpened] = useState<StoredPolicy | 'new' | null>(null);
  const module = dialog.useModule(opened !== null);
  const list = usePolicies();
  return children({
    button: (
      <Allowed to={addPolicy}>
        <Button size="sm" onClick={() => setOpened('new')}>
          <Plus aria-hidden />
          Add a policy
        </Button>
      </Allowed>
    ),
    body: (
      <>
        {list.data ? (
          <Listed list={list.data} onEdit={setOpened} onOutcome={onOutcome} />
        ) : list.isError ? (
          <LoadFailure of={list} title="The policies could not be loaded" className="py-8" />
        ) : (
          <Loading label="Loading the policies" className="flex min-h-13 items-center justify-between gap-6 px-4">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-5 w-16" />
          </Loading>
        )}
        {opened !== null && module && (
          <module.PolicyDialog
            stored={opened === 'new' ? null : opened}
            onOutcome={onOutcome}
            onClose={() => setOpened(null)}
          />
        )}
      </>
    ),
  });
}

type ListedProps = {
  list: Policies;
  onEdit: (policy: StoredPolicy) => void;
  onOutcome: (isSaved: boolean) => void;
};

function Listed({ list, onEdit, onOutcome }: ListedProps) {
  const { policies } = list;
  const hasPolicyOn = policies.some(({ isOn }) => isOn);
  return (
    <>
      {policies.length > 0 ? (
        <PoliciesTable policies={policies} onEdit={onEdit} onOutcome={onOutcome} />
      ) : (
        <div className="px-4 py-3">
          <p className="font-medium text-[0.8125rem]">Nothing is approved without review</p>
          <p className="text-ink-soft text-xs">
            A policy approves unchanged or clean parts once a day, for the retailers and categories you choose.
          </p>
        </div>
      )}
      {(policies.length > 0 || list.approved > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-sunken px-4 py-2">
          <p className="flex min-w-0 flex-1 basis-64 gap-2.5 text-[0.8125rem] text-ink-soft tabular-nums">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            <span>
              <span className="font-medium text-ink">
                Never approves parts with open claims or broken required rules.
              </span>{' '}
              {`Last 30 days: ${describeOutcome(list)}`}
              {policies.length > 0 && !hasPolicyOn && '. All policies are off: nothing is approved without review.'}
            </span>
          </p>
          {hasPolicyOn && <PreviewLink />}
        </div>
      )}
    </>
  );
}
