// The profile a file is imported by, or the one it looks like, with the way to choose another.
import { BookmarkCheck, Sparkles } from 'lucide-react';
import type { ImportDetails, ImportOptions } from '#domain/transfer/import-run.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { useImportProfiles } from './import-profiles.queries.ts';
import { describeUse } from './profile-words.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';

type ProfileCardProps = { run: ImportDetails; onOptions: ((options: ImportOptions) => void) | null };

const none = 'none';

export function ProfileCard({ run, onOptions }: ProfileCardProps) {
  const { profile, suggested } = run;
  const { data: profiles = [] } = useImportProfiles({ isNeeded: onOptions !== null });
  if (!profile && !suggested && (profiles.length === 0 || !onOptions)) return null;
  const choose = (value: string) => onOptions?.({ profileId: value === none ? null : Number(value) });
  return (
    <Card aria-labelledby="profile">
      <CardHead
        id="profile"
        title="Import profile"
        hint={profile || suggested ? undefined : 'This file does not match any of your profiles.'}
      />
      <CardBody className="space-y-3 pt-3">
        {profile && <Used profile={profile} />}
        {suggested && <Suggested suggested={suggested} onUse={onOptions && (() => choose(String(suggested.id)))} />}
        {onOptions && profiles.length > 0 && (
          <Select
            label="Profile"
            value={profile ? String(profile.id) : none}
            options={[
              { value: none, label: 'No profile' },
              ...profiles.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onValueChange={choose}
            className="w-full"
          />
        )}
      </CardBody>
    </Card>
  );
}

function Used({ profile: { name, isChanged } }: { profile: NonNullable<ImportDetails['profile']> }) {
  const line = useFocusIfLost<HTMLParagraphElement>();
  return (
    <p ref={line} tabIndex={-1} className="flex gap-2 focus:outline-none">
      <BookmarkCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
      <span className="min-w-0 break-words">
        Uses <span className="font-medium">{name}</span>
        {isChanged && <span className="text-ink-soft">, with different choices</span>}
      </span>
    </p>
  );
}

type SuggestedProps = { suggested: NonNullable<ImportDetails['suggested']>; onUse: (() => void) | null };

function Suggested({ suggested, onUse }: SuggestedProps) {
  const { name, isSame } = suggested;
  return (
    <>
      <p className="flex gap-2">
        <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span className="min-w-0 break-words">
          Looks like <span className="font-medium">{name}</span>
          <span className="block text-ink-soft text-xs">
            {isSame ? 'The columns are the same.' : 'Most columns are the same.'} {describeUse(suggested)}.
          </span>
        </span>
      </p>
      {onUse && (
        <Button className="w-full" onClick={onUse}>
          Use this profile
        </Button>
      )}
    </>
  );
}
