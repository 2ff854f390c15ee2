// The dialog an address names: a new rule, one to edit, or the changes of one.

import type { ComponentProps } from 'react';
import { addRule } from '#domain/benchmarks/rules.contract.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useRule } from '../rules.queries.ts';
import type { OpenRule } from '../rules.search.ts';
import { RuleHistoryDialog } from './rule-history.tsx';

const form = loadOnInteraction(() => import('./rule-dialog.tsx'));

function RuleDialog(props: ComponentProps<typeof import('./rule-dialog.tsx').RuleDialog>) {
  const module = form.useModule(true);
  return module && <module.RuleDialog {...props} />;
}

type RuleDialogsProps = {
  dialog: OpenRule | null;
  /** The pack on the screen: where a new rule goes. */
  retailer: string | undefined;
  onClose: () => void;
};

export function RuleDialogs({ dialog, retailer, onClose }: RuleDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'new') {
    return (
      <Allowed to={addRule}>
        <RuleDialog stored={null} retailer={retailer} onClose={onClose} />
      </Allowed>
    );
  }
  return <OfOneRule key={`${dialog.kind}-${dialog.id}`} id={dialog.id} kind={dialog.kind} onClose={onClose} />;
}

type OfOneRuleProps = { id: number; kind: 'edit' | 'history'; onClose: () => void };

function OfOneRule({ id, kind, onClose }: OfOneRuleProps) {
  const found = useRule(id);
  const title = kind === 'edit' ? 'Edit Rule' : 'Rule Changes';
  if (found.data && kind === 'edit') return <RuleDialog stored={found.data.rule} onClose={onClose} />;
  if (found.data) return <RuleHistoryDialog {...found.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {found.isError ? (
        <LoadFailure of={found} title="The rule could not be loaded" />
      ) : (
        <Loading label="Loading the rule…" className="space-y-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Dialog>
  );
}
