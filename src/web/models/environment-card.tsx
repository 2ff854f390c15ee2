// The model the environment sets: to be read here, and changed where the server starts.
import { Lock } from 'lucide-react';
import type { ModelSettingsReply } from '#domain/models/connections.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { describeDollars, describePrices, providerWords } from './connection-words.ts';

export function EnvironmentCard({ set }: { set: NonNullable<ModelSettingsReply['environment']> }) {
  const { model, provider, hasKey, inputPrice, outputPrice, dailyBudget } = set;
  return (
    <Card aria-labelledby="environment-model" className="mb-4">
      <CardHead
        id="environment-model"
        title="Set on the server"
        aside={
          <Badge tone="ok">
            <Lock aria-hidden />
            Does all jobs
          </Badge>
        }
      />
      <div className="px-5 pt-2 pb-4">
        <p className="break-words">
          <span className="font-medium">{model}</span>
          <span className="text-ink-soft"> · {providerWords[provider]}</span>
        </p>
        <p className="mt-1 text-[0.8125rem] text-ink-soft tabular-nums">
          {hasKey ? 'Key set' : 'No key'} · {describePrices(inputPrice, outputPrice)}
          {dailyBudget !== null && ` · ${describeDollars(dailyBudget)} per day`}
        </p>
        <p className="mt-2 text-ink-soft">
          The server setting AI_PROVIDER chooses this model for all jobs. You can change it only on the server. Your
          choices below apply once AI_PROVIDER is removed.
        </p>
      </div>
    </Card>
  );
}
