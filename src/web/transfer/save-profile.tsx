// After an import: saves how it was done as a profile, or brings its profile up to date where something else was chosen.

import { BookmarkPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { addImportProfile, changeImportProfile, profileNameLength } from '#domain/transfer/import-profiles.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { useSaveProfile, useUpdateProfile } from './import-profiles.queries.ts';

const NameDialog = lazy(async () => ({ default: (await import('#web/shared/screen/name-dialog.tsx')).NameDialog }));

export function SaveProfile({ run }: { run: ImportDetails }) {
  const maySave = useMay(addImportProfile, changeImportProfile);
  const [isAsked, setAsked] = useState(false);
  const save = useSaveProfile(run.id);
  const update = useUpdateProfile(run.id);
  const { profile } = run;
  if (!maySave || (profile && !profile.isChanged)) return null;
  return (
    <>
      {profile && (
        <Button variant="ghost" busy={update.isPending} onClick={() => update.mutate(profile.id)}>
          <BookmarkPlus aria-hidden />
          Update profile
        </Button>
      )}
      {!profile && (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          <BookmarkPlus aria-hidden />
          Save as profile
        </Button>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <NameDialog
            title="Save as profile"
            text="Saves what the columns became, the values for all products and the choices of this import. Files with these columns will be recognized."
            noun="profile"
            placeholder="For example: Acme price list"
            maxLength={profileNameLength}
            name={run.suggested?.name ?? ''}
            sendLabel="Save profile"
            isSending={save.isPending}
            error={save.error}
            onSend={(name) => save.mutate(name, { onSuccess: () => setAsked(false) })}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
