// The export profiles: run, changed and deleted.

import { Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { nameFormat } from '#domain/transfer/export-labels.ts';
import {
  addExportProfile,
  changeExportProfile,
  type ExportProfile,
  removeExportProfile,
} from '#domain/transfer/export-profiles.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { WorkRowsSkeleton } from '#web/shared/runs/work-row.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { ExportProfileDialog } from './export-profile-dialog.tsx';
import { useProfiles, useRemoveProfile, useRunProfile, useViews } from './profiles.queries.ts';

/** A profile, or null for a new one; undefined for none. */
type Open = ExportProfile | null | undefined;

export function ProfilesCard() {
  const profiles = useProfiles();
  const views = useViews();
  const [edited, setEdited] = useState<Open>(undefined);
  const [removed, setRemoved] = useState<ExportProfile | null>(null);
  const remove = useRemoveProfile();
  return (
    <Card aria-labelledby="export-profiles" className="min-w-0">
      <CardHead
        id="export-profiles"
        title="Export profiles"
        hint="Exports that you repeat: manually or on a schedule, with all products or only what changed since the last export."
        aside={
          <Allowed to={addExportProfile}>
            <Button size="sm" onClick={() => setEdited(null)}>
              <Plus aria-hidden />
              Add
            </Button>
          </Allowed>
        }
        className="pb-3"
      />
      {profiles.data !== undefined ? (
        profiles.data.length > 0 && (
          <ul aria-label="Export profiles" className="divide-y divide-line border-line border-t">
            {profiles.data.map((profile) => (
              <ProfileRow
                key={profile.id}
                profile={profile}
                onEdit={() => setEdited(profile)}
                onRemove={() => setRemoved(profile)}
              />
            ))}
          </ul>
        )
      ) : profiles.isError ? (
        <LoadFailure of={profiles} title="Export profiles could not be loaded" />
      ) : (
        <WorkRowsSkeleton label="Loading export profiles" count={1} className="border-line border-t" />
      )}
      {edited !== undefined && !views.isPending && (
        <ExportProfileDialog profile={edited} views={views.data ?? []} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <DeleteDialog
          title={`Delete “${removed.name}”?`}
          description="Its stored exports stay. The record of its last export is deleted."
          busy={remove.isPending}
          onDelete={() => remove.mutate(removed.id, { onSettled: () => setRemoved(null) })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}

/** `Excel XLSX · only changes · last Nov 20, 2026, 9:00 AM` */
function describeProfile({ format, onlyDecided, onlyChanged, splitsRetailers, lastAt, nextAt }: ExportProfile): string {
  return [
    nameFormat(format),
    onlyDecided && 'fully reviewed',
    onlyChanged && 'only changes',
    splitsRetailers && 'by retailer',
    lastAt !== null && `last ${formatDateTime(new Date(lastAt))}`,
    nextAt !== null && `next ${formatDateTime(new Date(nextAt))}`,
  ]
    .filter((text) => text !== false)
    .join(' · ');
}

type ProfileRowProps = { profile: ExportProfile; onEdit: () => void; onRemove: () => void };

function ProfileRow({ profile, onEdit, onRemove }: ProfileRowProps) {
  const run = useRunProfile();
  const { id, name } = profile;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{name}</p>
        <p className="text-ink-soft text-xs tabular-nums">{describeProfile(profile)}</p>
      </div>
      <div className="flex items-center gap-1">
        <Button size="sm" busy={run.isPending} aria-label={`Export ${name}`} onClick={() => run.mutate(id)}>
          <Play aria-hidden />
          Export
        </Button>
        <Allowed to={changeExportProfile}>
          <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
        </Allowed>
        <Allowed to={removeExportProfile}>
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onRemove} />
        </Allowed>
      </div>
    </li>
  );
}
