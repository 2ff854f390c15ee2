// The latest calls to a language model: what each was for, how it went, and what it used.
import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import type { ModelUse } from '#domain/models/model-use.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { FirstOf } from './first-of.tsx';
import { describeCost, describePurpose, sayOutcome } from './model-words.ts';

type Call = ModelUse['latest'][number];
type ModelCallsProps = { calls: readonly Call[]; hasPrices: boolean };

export function ModelCalls({ calls, hasPrices }: ModelCallsProps) {
  return (
    <Card aria-labelledby="model-calls" className="min-w-0">
      <CardHead
        id="model-calls"
        title="Latest model requests"
        hint="New text from a request waits for review. A failed request does not change the content."
        className="pb-3"
      />
      {calls.length === 0 ? (
        <EmptyState
          icon={MessageSquareText}
          title="No requests yet"
          hint="Generate content for a product to see its requests here."
          className="border-line border-t py-10"
        />
      ) : (
        <FirstOf
          items={calls}
          most={8}
          label="Latest model requests"
          className="divide-y divide-line border-line border-t"
        >
          {(call) => <CallRow key={call.id} call={call} hasPrices={hasPrices} />}
        </FirstOf>
      )}
    </Card>
  );
}

function CallRow({ call, hasPrices }: { call: Call; hasPrices: boolean }) {
  const { text, tone } = sayOutcome(call.outcome);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-5 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">
          {describePurpose(call.purpose)}
          {call.product && (
            <>
              {': '}
              <Link
                to="/products/$id"
                params={{ id: String(call.product.id) }}
                className="rounded-sm text-accent-ink underline touch:inline-block touch:py-2.5"
              >
                {call.product.title}
              </Link>
            </>
          )}
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-soft tabular-nums">{details(call, hasPrices)}</p>
      </div>
      <Badge tone={tone}>{text}</Badge>
    </li>
  );
}

function details({ startedAt, seconds, model, ...used }: Call, hasPrices: boolean): string {
  const tokens =
    used.inputTokens !== null && used.outputTokens !== null
      ? `${used.isEstimated ? 'about ' : ''}${formatNumber(used.inputTokens)} input tokens, ${formatNumber(used.outputTokens)} output tokens`
      : null;
  return [
    formatDateTime(new Date(startedAt)),
    model,
    seconds === null ? null : `${formatNumber(Math.round(seconds * 10) / 10)} s`,
    tokens,
    hasPrices || used.costMicros > 0 ? describeCost(used.costMicros) : null,
  ]
    .filter((each) => each !== null)
    .join(' · ');
}
