// What was sent to a webhook, what came of it, and the way to send it again.

import { Send } from 'lucide-react';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import { nameKind } from '#domain/webhooks/webhook-kinds.ts';
import { type Delivery, deliveryDays, type Endpoint } from '#domain/webhooks/webhooks.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { describeState, describeTries } from './webhook-words.ts';
import { useDeliveries, useSendAgain, useTestWebhook } from './webhooks.queries.ts';

export function DeliveriesDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const deliveries = useDeliveries(endpoint.id);
  const test = useTestWebhook();
  const { data } = deliveries;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Deliveries of “${nameEndpoint(endpoint)}”`}
      description={`Newest first, kept for ${deliveryDays} days. A failed delivery is tried again for about a day.`}
      bodyLabel="Deliveries"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {endpoint.isOn && (
            <Button variant="primary" busy={test.isPending} onClick={() => test.mutate(endpoint.id)}>
              {!test.isPending && <Send aria-hidden />}
              Send a test
            </Button>
          )}
        </>
      }
    >
      {!data && !deliveries.error && (
        <Loading label="Loading the deliveries" className="space-y-2">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </Loading>
      )}
      {!data && deliveries.error && <LoadFailure of={deliveries} title="The deliveries could not be loaded" />}
      {data?.length === 0 && (
        <p className="text-ink-soft">
          Nothing was sent in the last {deliveryDays} days.{endpoint.isOn && ' Send a test to see whether it arrives.'}
        </p>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Deliveries" className="divide-y divide-line">
          {data.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isOn={endpoint.isOn} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function DeliveryRow({ delivery, isOn }: { delivery: Delivery; isOn: boolean }) {
  const again = useSendAgain();
  const { label, tone } = describeState(delivery);
  const { id, type, state, lastAt, createdAt } = delivery;
  const what = nameKind(type);
  const verb = state === 'waiting' ? 'Send now' : 'Send again';
  const isOnItsWay = state === 'waiting' && lastAt === null;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 text-[0.8125rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{what}</span>
          <Badge tone={tone}>{label}</Badge>
          <time dateTime={createdAt} className="text-ink-soft text-xs">
            {formatDateTime(new Date(createdAt))}
          </time>
        </p>
        <p className="mt-0.5 break-words text-ink-soft text-xs">{describeTries(delivery)}</p>
      </div>
      {isOn && !isOnItsWay && (
        <Button size="sm" busy={again.isPending} aria-label={`${verb}: ${what}`} onClick={() => again.mutate(id)}>
          {verb}
        </Button>
      )}
    </li>
  );
}
