// How the read replica of the database is, where one is set.
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReplicaStatus } from '#domain/overview/integration-status.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';

const looks = {
  'in use': { tone: 'ok', label: 'In use', Icon: CircleCheck },
  behind: { tone: 'warn', label: 'Behind', Icon: Clock },
  unreachable: { tone: 'bad', label: 'Unreachable', Icon: CircleX },
  'not a standby': { tone: 'bad', label: 'Not replicating', Icon: CircleX },
} as const;

const primaryAnswers = 'The primary database answers all requests in the meantime.';

function explain({ state, lagSeconds }: ReplicaStatus): string {
  if (state === 'in use') return 'Lists, numbers and exports are read from it. It is up to date.';
  if (state === 'behind')
    return `It is ${formatNumber(Math.ceil(lagSeconds ?? 0))} s behind. Newer data is read from the primary database.`;
  if (state === 'unreachable') return `It does not respond. ${primaryAnswers}`;
  return `It no longer receives changes from this database. ${primaryAnswers}`;
}

export function ReplicaLine({ replica }: { replica: ReplicaStatus }) {
  const { tone, label, Icon } = looks[replica.state];
  return (
    <Card aria-labelledby="read-replica" className="mb-4 px-5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="read-replica" className="font-semibold">
          Second database for reading
        </h2>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {label}
        </Badge>
        <p className="text-ink-soft tabular-nums">{explain(replica)}</p>
      </div>
    </Card>
  );
}
