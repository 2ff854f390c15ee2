// The connections there are: what each is, what it does, what it cost today, and its switch, test, edit and deletion.

import { KeyRound, Pencil, Plug, PlugZap, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { keyUnreadable } from '#domain/models/connection-key.ts';
import {
  addConnection,
  type Connection,
  changeConnection,
  deleteConnection,
  type ModelSettingsReply,
  testConnection,
} from '#domain/models/connections.contract.ts';
import { jobs } from '#domain/models/providers.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { Switch } from '#web/kit/form/switch.tsx';
import { IconButton } from '#web/kit/icon-button.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { Allowed, AllowedFields } from '#web/shared/screen/allowed.tsx';
import { describeDollars, describeKey, describePrices, jobWords, providerWords } from './connection-words.ts';
import { useSwitchConnection, useTestConnection } from './models.queries.ts';
import { TestResult } from './test-result.tsx';

type ListProps = { settings: ModelSettingsReply; onOpen: (dialog: string) => void };

export function ConnectionList({ settings, onOpen }: ListProps) {
  const { connections, environment } = settings;
  return (
    <Card aria-labelledby="connections">
      <CardHead
        id="connections"
        title="Connections"
        hint="Models Copydesk can use. Product text, data sources and prompts are sent to the model that does the job. Pictures are sent to a writing model that sees pictures."
      />
      {connections.length === 0 ? (
        <EmptyState
          icon={Plug}
          title="No connections yet"
          hint={
            environment
              ? 'The model that is set on the server does all jobs.'
              : 'Copydesk uses its built-in writer. It needs no key, and nothing leaves this server. To use a language model, add a connection.'
          }
        >
          <Allowed to={addConnection}>
            <Button variant="primary" onClick={() => onOpen('new')}>
              <Plus aria-hidden />
              Add Connection
            </Button>
          </Allowed>
        </EmptyState>
      ) : (
        <ul aria-label="Connections" className="mt-3 divide-y divide-line border-line border-t">
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} settings={settings} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ConnectionRow({ connection, settings, onOpen }: ListProps & { connection: Connection }) {
  const { id, name, isActive } = connection;
  const toggle = useSwitchConnection();
  const test = useTestConnection();
  return (
    <li className="px-5 py-3.5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2.5">
        <ConnectionFacts connection={connection} settings={settings} />
        <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
          <AllowedFields to={changeConnection}>
            <Switch
              label={`Status of ${name}`}
              checked={isActive}
              onCheckedChange={(next) => toggle.mutate({ id, isActive: next })}
              words={{ on: 'On', off: 'Off' }}
              className="mr-2 min-w-16"
            />
          </AllowedFields>
          <div className="-mr-2 flex items-center gap-0.5">
            <Allowed to={testConnection}>
              <Button
                size="sm"
                aria-label={`Test ${name}`}
                busy={test.isPending}
                onClick={() => test.mutate({ id })}
                className="mr-1"
              >
                {!test.isPending && <PlugZap aria-hidden />}
                Test
              </Button>
            </Allowed>
            <Allowed to={changeConnection}>
              <IconButton icon={Pencil} label={`Edit ${name}`} title="Edit" onClick={() => onOpen(`edit-${id}`)} />
            </Allowed>
            <Allowed to={deleteConnection}>
              <IconButton
                icon={Trash2}
                label={`Delete ${name}`}
                title="Delete"
                onClick={() => onOpen(`delete-${id}`)}
              />
            </Allowed>
          </div>
        </div>
      </div>
      <TestResult result={test.data} error={test.error} className="mt-3" />
    </li>
  );
}

function ConnectionFacts({ connection, settings }: { connection: Connection; settings: ModelSettingsReply }) {
  const { id, name, provider, model, baseUrl, isActive, isKeyReadable, inputPrice, outputPrice, sees } = connection;
  const does = settings.environment ? [] : jobs.filter((job) => settings.jobs[job] === id);
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="break-words font-medium">{name}</span>
        {does.map((job) => (
          <Badge key={job} tone={isActive ? 'accent' : 'outline'}>
            {jobWords[job].does}
          </Badge>
        ))}
      </p>
      <p className="mt-0.5 break-words text-ink-soft">
        {model} · {providerWords[provider]}
        {baseUrl !== null && <span className="wrap-anywhere"> · {baseUrl}</span>}
      </p>
      {isKeyReadable ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-[0.8125rem] text-ink-soft tabular-nums">
          <span className="inline-flex items-center gap-1.5">
            <KeyRound aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
            {describeKey(connection)}
          </span>
          <span>{describePrices(inputPrice, outputPrice)}</span>
          {sees !== null && <span>{sees ? 'Sees pictures' : 'Text only'}</span>}
          <Spent connection={connection} />
        </p>
      ) : (
        <p className="mt-1 flex items-start gap-1.5 text-[0.8125rem] text-bad-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {keyUnreadable}.
        </p>
      )}
    </div>
  );
}

function Spent({ connection: { spentMicros, dailyBudget, inputPrice } }: { connection: Connection }) {
  if (inputPrice === null) return null;
  const spent = describeDollars(spentMicros / 1_000_000);
  return <span>{dailyBudget === null ? `${spent} today` : `${spent} of ${describeDollars(dailyBudget)} today`}</span>;
}
