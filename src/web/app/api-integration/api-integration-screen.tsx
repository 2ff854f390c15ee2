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

/** As high as what comes. Where nobody signs in there are no tokens and no mail. */
function CardsSkeleton() {
  const isShared = useMyId() !== null;
  const heights = isShared ? ['min-h-30', 'min-h-17', 'min-h-30', 'min-h-17'] : ['min-h-17', 'min-h-30'];
  return (
    <Loading label="Loading the other integrations">
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only shapes
        <Card key={at} className={`mt-4 space-y-2.5 p-4 ${height}`}>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-3/5" />
        </Card>
      ))}
    </Loading>
  );
}
