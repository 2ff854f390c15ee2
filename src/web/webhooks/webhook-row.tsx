// A webhook in the list: what it is, how it goes, and what can be done with it.

import { KeyRound, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { nameEndpoint } from '#domain/webhooks/name-endpoint.ts';
import type { Endpoint } from '#domain/webhooks/webhooks.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Switch } from '#web/kit/form/switch.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { describeLast, describeTrouble, listKinds } from './webhook-words.ts';
import { useSwitchWebhook } from './webhooks.queries.ts';

type Open = (endpoint: Endpoint) => void;
type RowProps = { endpoint: Endpoint; onLook: Open; onEdit: Open; onReplace: Open; onDelete: Open };

export function WebhookRow({ endpoint, onLook, onEdit, onReplace, onDelete }: RowProps) {
  const toggle = useSwitchWebhook();
  const name = nameEndpoint(endpoint);
  const trouble = describeTrouble(endpoint);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2.5 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 text-[0.8125rem]">
        <p className="break-words font-medium">{name}</p>
        <p className="wrap-anywhere mt-0.5 font-mono text-ink-soft text-xs">{endpoint.url}</p>
        <p className="mt-0.5 text-ink-soft">{listKinds(endpoint)}</p>
        <p className="mt-0.5 text-ink-soft text-xs">{describeLast(endpoint)}</p>
        {trouble && (
          <p className="mt-1 flex items-start gap-1.5 text-warn-ink text-xs">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {trouble}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <Switch
          label={`Status of ${name}`}
          checked={endpoint.isOn}
          onCheckedChange={(isOn) => toggle.mutate({ id: endpoint.id, isOn })}
          words={{ on: 'On', off: 'Off' }}
          className="mr-2 min-w-16"
        />
        <div className="-mr-2 flex items-center gap-0.5">
          <Button size="sm" aria-label={`Deliveries of ${name}`} onClick={() => onLook(endpoint)} className="mr-1">
            Deliveries
          </Button>
          <IconButton icon={Pencil} label={`Edit ${name}`} title="Edit" onClick={() => onEdit(endpoint)} />
          <IconButton
            icon={KeyRound}
            label={`Replace the secret of ${name}`}
            title="Replace secret"
            onClick={() => onReplace(endpoint)}
          />
          <IconButton icon={Trash2} label={`Delete ${name}`} title="Delete" onClick={() => onDelete(endpoint)} />
        </div>
      </div>
    </li>
  );
}
