// The programs this workspace calls: where, about what, and how that went last.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Endpoint } from '#domain/webhooks/webhooks.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import type { WebhookDialog } from './webhook-dialogs.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { useWebhooks } from './webhooks.queries.ts';

const dialogs = loadOnInteraction(() => import('./webhook-dialogs.tsx'));

export function WebhooksCard() {
  const webhooks = useWebhooks();
  const [dialog, setDialog] = useState<WebhookDialog | null>(null);
  const module = dialogs.useModule(dialog !== null);
  const open = (kind: Exclude<WebhookDialog['kind'], 'new'>) => (endpoint: Endpoint) =>
    setDialog({ kind, id: endpoint.id });
  return (
    <Card
      id="webhooks"
      tabIndex={-1}
      aria-labelledby="webhooks-title"
      className="mt-4 overflow-clip focus:outline-none"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="webhooks-title" className="font-semibold text-[0.9375rem] leading-6">
            Webhooks
          </h2>
          <p className="text-[0.8125rem] text-ink-soft">
            Copydesk sends events to your programs. See{' '}
            <a href="/api/docs" className="text-accent-ink underline">
              what is sent
            </a>
            .
          </p>
        </div>
        <Button size="sm" onClick={() => setDialog({ kind: 'new' })}>
          <Plus aria-hidden />
          New webhook
        </Button>
      </header>
      {webhooks.data?.length === 0 && (
        <p className="border-line border-t px-4 py-4 text-[0.8125rem] text-ink-soft">
          No webhook yet. A webhook sends an event to your URL when content is approved or rejected, a run or an import
          ends, or products are set aside, deleted or restored.
        </p>
      )}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul aria-label="Webhooks" className="divide-y divide-line border-line border-t">
          {webhooks.data.map((endpoint) => (
            <WebhookRow
              key={endpoint.id}
              endpoint={endpoint}
              onLook={open('deliveries')}
              onEdit={open('edit')}
              onReplace={open('secret')}
              onDelete={open('delete')}
            />
          ))}
        </ul>
      )}
      {webhooks.error && !webhooks.data && (
        <LoadFailure of={webhooks} title="The webhooks could not be loaded" className="border-line border-t py-8" />
      )}
      {dialog && module && (
        <module.WebhookDialogs dialog={dialog} webhooks={webhooks.data ?? []} onClose={() => setDialog(null)} />
      )}
    </Card>
  );
}
