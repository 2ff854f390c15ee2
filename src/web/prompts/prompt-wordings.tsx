// What a prompt said before: drafts of then were led by it.
import { useState } from 'react';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { Disclosure } from '#web/kit/disclosure.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { usePromptVersions } from './prompts.queries.ts';
import { ScopeBadge } from './scope-badge.tsx';

/** Nothing for a prompt that never changed. */
export function PromptWordings({ prompt: { id, version } }: { prompt: Prompt }) {
  const [isOpen, setOpen] = useState(false);
  if (version === 1) return null;
  return (
    <div className="mt-4 border-line border-t pt-3 text-[0.8125rem]">
      <Disclosure label="Earlier versions" isOpen={isOpen} onOpenChange={setOpen}>
        {() => <Wordings id={id} version={version} />}
      </Disclosure>
    </div>
  );
}

function Wordings({ id, version: present }: { id: number; version: number }) {
  const versions = usePromptVersions(id, present);
  if (versions.isError) {
    return <LoadFailure of={versions} title="The earlier versions could not be loaded" className="py-4" />;
  }
  if (!versions.data) {
    return (
      <Loading label="Loading the earlier versions" className="pt-2">
        <Skeleton className="h-4 w-3/4" />
      </Loading>
    );
  }
  const earlier = versions.data.filter(({ version }) => version !== present);
  if (earlier.length === 0)
    return (
      <p className="pt-2 text-ink-soft">The earlier versions were not saved. Only the current version is known.</p>
    );
  return (
    <ol aria-label="Earlier versions" className="divide-y divide-line">
      {earlier.map((wording) => (
        <li key={wording.version} className="py-2.5 last:pb-0">
          <p className="whitespace-pre-line wrap-anywhere">{wording.prompt}</p>
          <p className="mt-1 text-ink-soft text-xs">
            Version {wording.version} · {wording.createdBy?.fullName ?? 'Copydesk'} ·{' '}
            {formatDateTime(new Date(wording.createdAt))}
          </p>
          <ScopeBadge prompt={wording} className="mt-1.5" />
        </li>
      ))}
    </ol>
  );
}
