// What was pushed to the channels, and what is planned before the first of them is connected.
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import type { IntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';

export const productsOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
export const hasConnection = (channels: IntegrationStatus['channels']) =>
  channels.some((channel) => channel.isConnected);

export function PushCard({ status: { approved, plannedPush, pushed, channels } }: { status: IntegrationStatus }) {
  const isConnected = hasConnection(channels);
  const pushedTo = channels.filter((channel) => channel.lastPushedAt !== null);
  return (
    <Card aria-labelledby="pushes" className="min-w-0">
      <CardHead id="pushes" title="Pushes" />
      <dl className="grid grid-cols-2 gap-x-4 px-5 pt-3">
        {!isConnected && <PushFigure label="Planned first push" count={plannedPush} of={approved} />}
        <PushFigure label="Pushed to live site" count={pushed} {...(isConnected && { of: approved })} />
      </dl>
      {!isConnected && (
        <p className="px-5 pt-2 text-ink-soft">
          The planned first push is 55% of the{' '}
          <Link to="/approved-products" className="text-accent-ink underline">
            approved products
          </Link>
          , rounded down. These products will be pushed first when a channel is connected.
        </p>
      )}
      <div className="mt-4 border-line border-t px-5 py-3.5">
        <h3 className="font-medium text-[0.8125rem]" id="latest-pushes">
          Latest pushes
        </h3>
        {pushedTo.length === 0 ? (
          <p className="mt-1 flex items-start gap-2 text-ink-soft">
            <Send aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            {isConnected ? 'None yet.' : 'None yet. A push needs a connected channel.'}
          </p>
        ) : (
          <ul aria-labelledby="latest-pushes" className="mt-1 text-ink-soft">
            {pushedTo.map(({ name, pushed: count, lastPushedAt }) => (
              <li key={name}>
                {name}: {productsOf(count)}, last on {formatDateTime(new Date(lastPushedAt ?? 0))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function PushFigure({ label, count, of }: { label: string; count: number; of?: number }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-soft">{label}</dt>
      <dd className="mt-1 font-semibold text-2xl tabular-nums tracking-[-0.02em]">
        {formatNumber(count)}
        {of !== undefined && (
          <span className="font-normal text-base text-ink-soft tracking-normal"> / {formatNumber(of)} approved</span>
        )}
      </dd>
    </div>
  );
}
