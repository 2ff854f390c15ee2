// Import profiles: how files of one kind are imported, by name, with what each is set to do.

import { useSearch } from '@tanstack/react-router';
import { Bookmark, CalendarClock, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  changeImportProfile,
  type ImportProfile,
  removeImportProfile,
} from '#domain/transfer/import-profiles.contract.ts';
import { runImportSchedule, setImportSchedule } from '#domain/transfer/import-schedules.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatDate } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import type { Column } from '#web/kit/lists/data-table.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { ListScreen } from '#web/shared/lists/list-screen.tsx';
import { rowsOf } from '#web/shared/lists/whole-list.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { useDeleteProfile, useImportProfiles, useRunSchedule } from './import-profiles.queries.ts';
import { describePolicies, describeUse } from './profile-words.ts';
import { ScheduleState } from './schedule-state.tsx';

const editor = loadOnInteraction(() => import('./profile-dialog.tsx'));
const scheduler = loadOnInteraction(() => import('./schedule-dialog.tsx'));

export function ImportProfilesScreen() {
  const address = useSearch({ from: '/import-profiles' });
  const list = useImportProfiles();
  const [edited, setEdited] = useState<ImportProfile | null>(null);
  const [deleted, setDeleted] = useState<ImportProfile | null>(null);
  const [scheduled, setScheduled] = useState<ImportProfile | null>(null);
  const module = editor.useModule(edited !== null);
  const scheduling = scheduler.useModule(scheduled !== null);
  const remove = useDeleteProfile();
  const acts = { onEdit: setEdited, onSchedule: setScheduled, onDelete: setDeleted };
  return (
    <>
      <ListScreen
        isSetting
        title="Import Profiles"
        hint="Settings for files that you import regularly. A dry run recognizes these files by their columns."
        address={address}
        list={rowsOf(list)}
        pageSize={Math.max(1, list.data?.length ?? 1)}
        nouns={['profile', 'profiles']}
        failure="The profiles could not be loaded"
        skeleton={<ProfilesSkeleton />}
        empty={{
          icon: Bookmark,
          title: 'No import profiles yet',
          hint: 'Import a file, then press Save as profile. The next file with the same columns is imported the same way.',
        }}
        table={{
          label: 'Import profiles',
          keyOf: ({ id }) => id,
          columns: columns(acts),
          stacked: (profile) => <StackedProfile profile={profile} {...acts} />,
        }}
      />
      {edited && module && <module.ProfileDialog profile={edited} onClose={() => setEdited(null)} />}
      {scheduled && scheduling && <scheduling.ScheduleDialog profile={scheduled} onClose={() => setScheduled(null)} />}
      {deleted && (
        <DeleteDialog
          title={`Delete “${deleted.name}”?`}
          description={`Its imports and their products stay. Files with its columns are no longer recognized.${deleted.schedule ? ' Its schedule ends: no more automatic imports.' : ''}`}
          busy={remove.isPending}
          onDelete={() => remove.mutate(deleted.id, { onSettled: () => setDeleted(null) })}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

type Act = (profile: ImportProfile) => void;
type Acts = { onEdit: Act; onSchedule: Act; onDelete: Act };

const columns = (acts: Acts): Column<ImportProfile>[] => [
  { id: 'name', header: 'Profile', cell: (profile) => <ProfileName profile={profile} /> },
  {
    id: 'does',
    header: 'What the profile does',
    headClassName: 'w-[38%]',
    cell: (profile) => (
      <>
        <p className="text-[0.8125rem] text-ink-soft">
          <Policies profile={profile} />
        </p>
        {profile.schedule && <ScheduleState schedule={profile.schedule} />}
      </>
    ),
  },
  {
    id: 'used',
    header: 'Use',
    headClassName: 'w-40',
    cell: (profile) => <p className="text-[0.8125rem] tabular-nums">{describeUse(profile)}</p>,
  },
  {
    id: 'actions',
    header: 'Actions',
    headClassName: 'w-44',
    cell: (profile) => <ProfileActions profile={profile} {...acts} />,
  },
];

function Policies({ profile }: { profile: ImportProfile }) {
  const { data: suppliers = [] } = useSuppliers({ isNeeded: profile.supplierId !== null });
  return <>{describePolicies(profile, suppliers.find(({ id }) => id === profile.supplierId)?.name)}</>;
}

function ProfileName({ profile }: { profile: ImportProfile }) {
  return (
    <>
      <p className="break-words font-medium">{profile.name}</p>
      <p className="text-ink-soft text-xs tabular-nums">
        {countNoun(profile.columns.length, 'column')} · {countNoun(profile.products, 'product')} · since{' '}
        {formatDate(new Date(profile.createdAt))}
      </p>
    </>
  );
}

function StackedProfile({ profile, ...acts }: Acts & { profile: ImportProfile }) {
  return (
    <>
      <ProfileName profile={profile} />
      <p className="mt-1.5 text-[0.8125rem] text-ink-soft">
        <Policies profile={profile} />
      </p>
      {profile.schedule && <ScheduleState schedule={profile.schedule} />}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-[0.8125rem] tabular-nums">{describeUse(profile)}</p>
        <ProfileActions profile={profile} {...acts} />
      </div>
    </>
  );
}

function ProfileActions({ profile, onEdit, onSchedule, onDelete }: Acts & { profile: ImportProfile }) {
  const run = useRunSchedule();
  return (
    <div className="flex shrink-0 gap-1">
      {profile.schedule && (
        <Allowed to={runImportSchedule}>
          <IconButton
            icon={Play}
            label={`Import the file of ${profile.name} now`}
            disabled={run.isPending || profile.schedule.last?.outcome === 'running'}
            onClick={() => run.mutate(profile.id)}
          />
        </Allowed>
      )}
      <Allowed to={setImportSchedule}>
        <IconButton icon={CalendarClock} label={`Schedule ${profile.name}`} onClick={() => onSchedule(profile)} />
      </Allowed>
      <Allowed to={changeImportProfile}>
        <IconButton icon={Pencil} label={`Edit ${profile.name}`} onClick={() => onEdit(profile)} />
      </Allowed>
      <Allowed to={removeImportProfile}>
        <IconButton icon={Trash2} label={`Delete ${profile.name}`} onClick={() => onDelete(profile)} />
      </Allowed>
    </div>
  );
}

function ProfilesSkeleton() {
  return (
    <LoadingRows label="Loading the profiles" count={3} rowClassName="space-y-2 border-line border-b px-5 py-4">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-3/5" />
    </LoadingRows>
  );
}
