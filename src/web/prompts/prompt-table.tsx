// The prompts of a page: a table, or stacked cards where it would not fit.
import { FlaskConical, Pencil, Trash2 } from 'lucide-react';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Switch } from '#web/kit/form/switch.tsx';
import { formatDate } from '#web/kit/format.ts';
import { Cell, HeadCell, Table } from '#web/kit/lists/table.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import { ReadingNote } from './prompt-reading.tsx';
import { useTogglePrompt } from './prompts.queries.ts';
import { ScopeBadge } from './scope-badge.tsx';

type RowActions = { onTry: (id: number) => void; onEdit: (id: number) => void; onDelete: (id: number) => void };

export function PromptTable({ prompts, ...actions }: RowActions & { prompts: Prompt[] }) {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <ul aria-label="Prompts" className="divide-y divide-line">
        {prompts.map((prompt) => (
          <li key={prompt.id} className="px-5 py-3.5">
            <PromptText prompt={prompt} />
            <ScopeBadge prompt={prompt} className="mt-2.5" />
            <div className="mt-2 flex items-center justify-between gap-3">
              <StatusSwitch prompt={prompt} />
              <PromptActions prompt={prompt} {...actions} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      label="Prompts"
      head={
        <>
          <HeadCell>Prompt</HeadCell>
          <HeadCell className="w-[28%]">Scope</HeadCell>
          <HeadCell className="w-34">Status</HeadCell>
          <HeadCell className="w-36">Actions</HeadCell>
        </>
      }
    >
      {prompts.map((prompt) => (
        <tr key={prompt.id} className="transition-colors duration-150 hover:bg-sunken/60">
          <Cell>
            <PromptText prompt={prompt} />
          </Cell>
          <Cell>
            <ScopeBadge prompt={prompt} />
          </Cell>
          <Cell>
            <StatusSwitch prompt={prompt} />
          </Cell>
          <Cell>
            <PromptActions prompt={prompt} {...actions} />
          </Cell>
        </tr>
      ))}
    </Table>
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

/** Words that tell one prompt's controls from another's. */
const nameOf = (prompt: Prompt) => (prompt.prompt.length > 60 ? `${prompt.prompt.slice(0, 58)}…` : prompt.prompt);

function StatusSwitch({ prompt }: { prompt: Prompt }) {
  const toggle = useTogglePrompt();
  return (
    <Switch
      label={`Status of ${nameOf(prompt)}`}
      checked={prompt.isActive}
      onCheckedChange={(isActive) => toggle.mutate({ id: prompt.id, isActive })}
      words={{ on: 'Active', off: 'Inactive' }}
    />
  );
}

function PromptActions({ prompt, onTry, onEdit, onDelete }: RowActions & { prompt: Prompt }) {
  return (
    <div className="-ml-2 flex gap-0.5">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Test ${nameOf(prompt)}`}
        title="Test it"
        onClick={() => onTry(prompt.id)}
      >
        <FlaskConical aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Edit ${nameOf(prompt)}`}
        title="Edit"
        onClick={() => onEdit(prompt.id)}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete ${nameOf(prompt)}`}
        title="Delete"
        onClick={() => onDelete(prompt.id)}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}

export function PromptTableSkeleton() {
  return (
    <Loading label="Loading prompts">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div
          key={row}
          className="flex flex-col gap-2.5 border-line border-b px-5 py-4 last:border-b-0 md:flex-row md:items-center md:gap-6"
        >
          <div className="flex-1 space-y-1.5">
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-5 w-28 rounded-full" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </Loading>
  );
}
