// Which model does what: one choice a job, in effect at once.

import { chooseModel, type ModelSettingsReply } from '#domain/models/connections.contract.ts';
import { type Job, jobs } from '#domain/models/providers.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { AllowedFields } from '#web/shared/screen/allowed.tsx';
import { jobWords } from './connection-words.ts';
import { useChooseModel } from './models.queries.ts';

type JobsProps = { settings: ModelSettingsReply };

export function JobChoices({ settings }: JobsProps) {
  return (
    <Card aria-labelledby="model-jobs" className="mb-4">
      <CardHead id="model-jobs" title="What models do" hint="Changes apply to all new model requests." />
      <ul aria-label="Jobs" className="mt-3 divide-y divide-line border-line border-t">
        {jobs.map((job) => (
          <JobRow key={job} job={job} settings={settings} />
        ))}
      </ul>
    </Card>
  );
}

function JobRow({ job, settings: { connections, jobs: chosen, environment } }: JobsProps & { job: Job }) {
  const choose = useChooseModel();
  const { label, hint, without, builtIn } = jobWords[job];
  const connection = connections.find(({ id }) => id === chosen[job]);
  const isOff = environment === null && connection?.isActive === false;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2.5 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{label}</p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-soft">{hint}</p>
        {isOff && (
          <p className="mt-1 text-[0.8125rem] text-warn-ink">
            {connection.name} is turned off: {builtIn}.
          </p>
        )}
      </div>
      {environment ? (
        <p className="w-full break-words sm:w-72">
          {environment.model} <span className="text-ink-soft">set on the server</span>
        </p>
      ) : (
        <AllowedFields to={chooseModel} className="w-full sm:w-72">
          <Select
            label={`Model for ${label.toLowerCase()}`}
            value={connection ? String(connection.id) : ''}
            isSet={connection?.isActive === true}
            options={[
              { value: '', label: without },
              ...connections.map(({ id, name, isActive }) => ({
                value: String(id),
                label: isActive ? name : `${name} (off)`,
              })),
            ]}
            onValueChange={(value) => choose.mutate({ job, connectionId: value === '' ? null : Number(value) })}
            className="w-full"
          />
        </AllowedFields>
      )}
    </li>
  );
}
