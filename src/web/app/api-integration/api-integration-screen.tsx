// API Integration: the language models this workspace asks, the programs that call it, those it calls, and the mail server.
import { lazy, Suspense } from 'react';
import * as webhooks from '#domain/webhooks/webhooks.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { ModelsScreen } from '#web/models/models-screen.tsx';
import { ShownTogether } from '#web/shared/screen/shown-together.tsx';
import { MailCard } from './mail-card.tsx';
import { McpCard } from './mcp-card.tsx';
import { TokensCard } from './tokens-card.tsx';

const WebhooksCard = lazy(async () => ({ default: (await import('#web/webhooks/webhooks-card.tsx')).WebhooksCard }));

export function ApiIntegrationScreen() {
  const mayManage = useMay(
    webhooks.addWebhook,
    webhooks.changeWebhook,
    webhooks.deleteWebhook,
    webhooks.replaceWebhookSecret,
    webhooks.testWebhook,
    webhooks.sendDeliveryAgain,
  );
  return (
    <>
      <ModelsScreen />
      <Suspense>
        <ShownTogether>
          <TokensCard />
          <McpCard />
          {mayManage && <WebhooksCard />}
          <MailCard />
        </ShownTogether>
      </Suspense>
    </>
  );
}
