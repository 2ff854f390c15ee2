// What language models used and cost: today, day by day and by purpose, and how the latest calls went. Nothing while none was ever asked.
import { Gauge } from 'lucide-react';
import type { ModelUse } from '#domain/models/model-use.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDay, formatNumber } from '#web/kit/format.ts';
import { ProgressBar } from '#web/kit/progress-bar.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { FirstOf } from './first-of.tsx';
import { ModelCalls } from './model-calls.tsx';
import { describeCost, describePurpose } from './model-words.ts';
import { useIntegrationStatus, useModelUse } from './overview.queries.ts';

export function ModelUseCards() {
  const { data, error, refetch, isFetching } = useModelUse();
  const { data: status } = useIntegrationStatus();
  const isModelInUse = status !== undefined && Object.values(status.models).some((model) => model !== null);
  if (data === undefined && !error) return isModelInUse ? <UseSkeleton /> : null;
  if (data === undefined)
    return (
      <Card className="mb-4">
        <LoadFailure of={{ error, isFetching, refetch }} title="The use of the language model could not be loaded" />
      </Card>
    );
  if (data.model === null && data.latest.length === 0) return null;
  return (
    <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
      <UseCard use={data} />
      <ModelCalls calls={data.latest} hasPrices={data.model?.hasPrices !== false} />
    </div>
  );
}

function UseCard({ use }: { use: ModelUse }) {
  const { model, today, days, uses } = use;
  return (
    <Card aria-labelledby="model-use" className="min-w-0">
      <CardHead
        id="model-use"
        title="Language model use"
        hint={
          model
            ? `${model.name}, served by ${model.provider}. Days are in UTC.`
            : 'No model is in use. The built-in writer writes. Days are in UTC.'
        }
        aside={<Badge tone={model ? 'ok' : 'outline'}>{model ? 'In use' : 'Not in use'}</Badge>}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-5 pt-3 pb-4 sm:grid-cols-4">
        <Figure
          name="Requests today"
          value={formatNumber(today.calls)}
          more={today.failed > 0 && `${today.failed} failed`}
        />
        <Figure name="Input tokens" value={formatNumber(today.inputTokens)} />
        <Figure name="Output tokens" value={formatNumber(today.outputTokens)} />
        <Figure
          name="Cost today"
          value={describeCost(today.costMicros)}
          more={model?.hasPrices === false && 'no prices set'}
        />
      </dl>
      {today.budgetMicros !== null && today.leftMicros !== null && (
        <div className="border-line border-t px-5 py-3.5">
          <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-[0.8125rem] tabular-nums">
            <span className="font-medium">{describeCost(today.leftMicros)} left of today’s budget</span>
            <span className="text-ink-soft">of {describeCost(today.budgetMicros)}; resets at midnight UTC</span>
          </p>
          <ProgressBar
            value={today.budgetMicros - today.leftMicros}
            max={today.budgetMicros}
            label="Budget used today"
            tone={today.leftMicros < today.budgetMicros / 10 ? 'warn' : 'accent'}
          />
        </div>
      )}
      {days.length === 0 ? (
        <EmptyState
          icon={Gauge}
          title="No requests in the last 30 days"
          hint="Requests will appear here with their tokens and cost."
          className="border-line border-t py-8"
        />
      ) : (
        <>
          <Sums
            title="Last 30 days, by purpose"
            sums={uses.map((each) => ({
              key: `${each.provider} ${each.model} ${each.purpose}`,
              name: describePurpose(each.purpose),
              detail: each.model,
              use: each,
            }))}
          />
          <Sums
            title="Last 30 days, by day"
            // At noon the day has the same date in nearly every time zone.
            sums={days.map((each) => ({
              key: each.day,
              name: formatDay(each.day),
              use: each,
            }))}
          />
        </>
      )}
    </Card>
  );
}

function Figure({ name, value, more }: { name: string; value: string; more?: string | false }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-semibold text-lg tabular-nums tracking-[-0.01em]">
        {value}
        {more && <span className="block font-normal text-ink-soft text-xs tracking-normal">{more}</span>}
      </dd>
    </div>
  );
}

type Sum = { key: string; name: string; detail?: string; use: ModelUse['days'][number] | ModelUse['uses'][number] };

function Sums({ title, sums }: { title: string; sums: readonly Sum[] }) {
  return (
    <section aria-label={title} className="border-line border-t px-5 py-3.5">
      <h3 className="font-medium text-[0.8125rem]">{title}</h3>
      <FirstOf items={sums} most={7} className="mt-1.5 divide-y divide-line">
        {({ key, ...sum }) => <SumRow key={key} {...sum} />}
      </FirstOf>
    </section>
  );
}

function SumRow({ name, detail, use }: Omit<Sum, 'key'>) {
  const { calls, failed, inputTokens, outputTokens, costMicros } = use;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5 text-[0.8125rem] tabular-nums">
      <span className="min-w-0 flex-1 basis-40 break-words">
        {name}
        {detail && <span className="text-ink-soft"> · {detail}</span>}
      </span>
      <span className="text-ink-soft">
        {formatNumber(calls)} {calls === 1 ? 'request' : 'requests'}
        {failed > 0 && `, ${formatNumber(failed)} failed`}
      </span>
      <span className="text-ink-soft">
        {formatNumber(inputTokens)} in, {formatNumber(outputTokens)} out
      </span>
      <span className="font-medium">{describeCost(costMicros)}</span>
    </li>
  );
}

function UseSkeleton() {
  return (
    <Loading label="Loading the use of the language model" className="mb-4 grid items-start gap-4 lg:grid-cols-2">
      {['use', 'calls'].map((card) => (
        <Card key={card} className="space-y-3.5 p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </Card>
      ))}
    </Loading>
  );
}
