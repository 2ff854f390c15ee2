// API Integration: the language models this workspace asks, the programs that call it, those it calls, and the mail server.
import { lazy, Suspense } from 'react';
import * as webhooks from '#domain/webhooks/webhooks.contract.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Card } from '#web/kit/card.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ModelsScreen } from '#web/models/models-screen.tsx';
import { ShownTogether } from '#web/shared/screen/shown-together.tsx';
import { MailCard } from './mail-card.tsx';
import { McpCard } from './mcp-card.tsx';
import { TokensCard } from './tokens-card.tsx';

const WebhooksCard = lazy(async () => ({ default: (await import('#web/webhooks/webhooks-card.tsx')).WebhooksCard }));

/** With those of the models, which are above: what comes later there moves the cards below. */
const reads = [keys.models, keys.apiTokens, keys.webhookList, keys.mailSetup];

export function ApiIntegrationScreen() {
  const mayManage = useMay(
    webhooks.addWebhook,
    webhooks.changeWebhook,
    webhooks.deleteWebhook,
    webhooks.replaceWebhookSecret,
    webhooks.testWebhook,
    webhooks.sendDeliveryAgain,
  );
  const skeleton = mayManage ? <CardsSkeleton /> : null;
  return (
    <>
      <ModelsScreen />
      <Suspense fallback={skeleton}>
        <ShownTogether reads={reads} skeleton={skeleton}>
          <TokensCard />
          <McpCard />
          {mayManage && <WebhooksCard />}
          <MailCard />
        </ShownTogether>
      </Suspense>
    </>
  );
}

/** As high as each card is with nothing in it yet, wide and narrow. */
const heights = {
  tokens: 'min-h-30 max-sm:min-h-47',
  mcp: 'min-h-16.5 max-sm:min-h-38.5',
  webhooks: 'min-h-35 max-sm:min-h-57',
  mail: 'min-h-16.5 max-sm:min-h-26.5',
} as const;
const shared = ['tokens', 'mcp', 'webhooks', 'mail'] as const;
/** Where nobody signs in. */
const unshared = ['mcp', 'webhooks'] as const;

function CardsSkeleton() {
  const isShared = useMyId() !== null;
  return (
    <Loading label="Loading the other integrations">
      {(isShared ? shared : unshared).map((card) => (
        <Card key={card} className={`mt-4 space-y-2 px-4 py-3.5 ${heights[card]}`}>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3.5 w-3/5" />
        </Card>
      ))}
    </Loading>
  );
}
