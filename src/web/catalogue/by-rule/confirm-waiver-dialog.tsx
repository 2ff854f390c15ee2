// The question before a second person confirms a waiver: all that was asked for, and what it is about now.

import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import type { Waiver } from '#domain/benchmarks/waivers.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { formatDateTime, formatDay } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { countProducts } from '#web/shared/catalogue/count-products.ts';
import { nameAsker, nameScope } from './describe-waiver.ts';
import { useConfirmWaiver, useWaiverEffect } from './waivers.queries.ts';

/** `Amazon (retailer)`, `3 products` */
const sayScope = (waiver: Waiver) =>
  waiver.scope === 'products' ? nameScope(waiver) : `${nameScope(waiver)} (${waiver.scope})`;

const toWaived = ({ ruleIds, until, scope, value, productIds }: Waiver): Waived =>
  scope === 'products' ? { ruleIds, until, scope, productIds } : { ruleIds, until, scope, value: value ?? '' };

type ConfirmWaiverDialogProps = { waiver: Waiver; rule: BrokenRule; onClose: () => void };

export function ConfirmWaiverDialog({ waiver, rule, onClose }: ConfirmWaiverDialogProps) {
  const { until, reason, createdAt } = waiver;
  const confirm = useConfirmWaiver();
  const effect = useWaiverEffect(toWaived(waiver));
  const products = effect.data?.products;
  const send = () => confirm.mutate(waiver.id, { onSuccess: onClose });
  const failure = confirm.error ?? effect.error;
  const facts = [
    ['Asked for by', `${nameAsker(waiver)}, ${formatDateTime(new Date(createdAt))}`],
    ['Rule of', rule.retailers.join(', ')],
    ['Applies to', sayScope(waiver)],
    ['Break the rule now', products === undefined ? (effect.error ? 'Not known' : '…') : countProducts(products)],
    ['Until', until === null ? 'No end date' : formatDay(until)],
    ['Reason', reason],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !confirm.isPending && onClose()}
      size="sm"
      title={`Confirm the waiver of “${rule.label}”?`}
      description="The rule will no longer block these products. The rule is still shown, and quality scores do not change."
      onSend={send}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={confirm.isPending} onClick={send}>
            Confirm waiver
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.8125rem]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {failure && <FailureBox {...describeFailure(failure)} className="mt-4" />}
    </Dialog>
  );
}
