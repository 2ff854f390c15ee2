// What the library shows of a prompt: its columns, and all of them stacked where a table would not fit.

import { FlaskConical, Trash2 } from 'lucide-react';
import { tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { deletePrompt, type Prompt, updatePrompt } from '#domain/prompts/prompts.contract.ts';
import { Switch } from '#web/kit/form/switch.tsx';
import { formatDate } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { Allowed, AllowedFields } from '#web/shared/screen/allowed.tsx';
import { EditOrShow } from '#web/shared/screen/edit-or-show.tsx';
import { ReadingNote } from './prompt-reading.tsx';
import { useTogglePrompt } from './prompts.queries.ts';
import { ScopeBadge } from './scope-badge.tsx';

type OnOpen = (dialog: string) => void;
type RowProps = { prompt: Prompt; onOpen: OnOpen };

export const promptColumns = (onOpen: OnOpen): Column<Prompt>[] => [
  { id: 'prompt', header: 'Prompt', cell: (prompt) => <PromptText prompt={prompt} /> },
  { id: 'scope', header: 'Scope', headClassName: 'w-[28%]', cell: (prompt) => <ScopeBadge prompt={prompt} /> },
  { id: 'status', header: 'Status', headClassName: 'w-34', cell: (prompt) => <StatusSwitch prompt={prompt} /> },
  {
    id: 'actions',
    header: 'Actions',
    headClassName: 'w-36',
    cell: (prompt) => <PromptActions prompt={prompt} onOpen={onOpen} />,
  },
];

export function StackedPrompt({ prompt, onOpen }: RowProps) {
  return (
    <>
      <PromptText prompt={prompt} />
      <ScopeBadge prompt={prompt} className="mt-2.5" />
      <div className="mt-2 flex items-center justify-between gap-3">
        <StatusSwitch prompt={prompt} />
        <PromptActions prompt={prompt} onOpen={onOpen} />
      </div>
    </>
  );
}

function PromptText({ prompt }: { prompt: Prompt }) {
  return (
    <>
      <p className="line-clamp-3 whitespace-pre-line break-words">{prompt.prompt}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="mt-0.5 text-ink-soft text-xs">Updated {formatDate(new Date(prompt.updatedAt))}</p>
        <ReadingNote prompt={prompt.prompt} />
      </div>
    </>
  );
}

/** Words that distinguish one prompt's controls from another's. */
const nameOf = (prompt: Prompt) => (prompt.prompt.length > 60 ? `${prompt.prompt.slice(0, 58)}…` : prompt.prompt);

function StatusSwitch({ prompt }: { prompt: Prompt }) {
  const toggle = useTogglePrompt();
  return (
    <AllowedFields to={updatePrompt}>
      <Switch
        label={`Status of ${nameOf(prompt)}`}
        checked={prompt.isActive}
        onCheckedChange={(isActive) => toggle.mutate({ id: prompt.id, isActive })}
        words={{ on: 'Active', off: 'Inactive' }}
      />
    </AllowedFields>
  );
}

function PromptActions({ prompt, onOpen }: RowProps) {
  const name = nameOf(prompt);
  return (
    <div className="-ml-2 flex gap-0.5">
      <Allowed to={tryPrompt}>
        <IconButton
          icon={FlaskConical}
          label={`Test ${name}`}
          title="Test prompt"
          onClick={() => onOpen(`try-${prompt.id}`)}
        />
      </Allowed>
      <EditOrShow to={updatePrompt} name={name} onClick={() => onOpen(`edit-${prompt.id}`)} />
      <Allowed to={deletePrompt}>
        <IconButton
          icon={Trash2}
          label={`Delete ${name}`}
          title="Delete"
          onClick={() => onOpen(`delete-${prompt.id}`)}
        />
      </Allowed>
    </div>
  );
}
