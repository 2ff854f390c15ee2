// Settings > Second factor: whether signing in asks for a code too, and the recovery codes.
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SecondFactor } from '#domain/session/second-factor.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatDate } from '#web/kit/format.ts';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { SettingRow, SettingsCard } from '../../settings-card.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { useSecondFactor } from './second-factor.queries.ts';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

const dialogs = { on: TurnOnDialog, off: TurnOffDialog, codes: NewCodesDialog };
type Change = keyof typeof dialogs;

/** `email`: of the account. */
export function SecondFactorSection({ email }: { email: string }) {
  const { data: factor, error, refetch, isFetching } = useSecondFactor();
  const [change, setChange] = useState<Change | null>(null);
  // It stays while the card below it changes: it may still show codes.
  const ChangeDialog = change && dialogs[change];
  return (
    <SettingsCard id="second-factor" title="Second factor">
      {factor && <FactorRows factor={factor} onChange={setChange} />}
      {!factor && error && (
        <LoadFailure
          of={{ error, isFetching, refetch }}
          title="The second factor could not be loaded"
          className="py-8"
        />
      )}
      {!factor && !error && (
        <Loading label="Loading the second factor" className="flex min-h-12.5 items-center justify-between gap-6 px-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-7 w-20" />
        </Loading>
      )}
      {ChangeDialog && <ChangeDialog email={email} onClose={() => setChange(null)} />}
    </SettingsCard>
  );
}

/** So few are a reason to make new ones. */
const few = 2;

function FactorRows({ factor, onChange }: { factor: SecondFactor; onChange: (change: Change) => void }) {
  const { since, recoveryCodesLeft: left } = factor;
  const isOn = since !== null;
  return (
    <>
      <SettingRow
        label={isOn ? `On since ${formatDate(new Date(since))}` : 'Off'}
        hint={`Sign-in ${isOn ? 'also asks' : 'will also ask'} for a code from your authenticator app`}
      >
        {/* One button for both, so that the focus is still there after a change. */}
        <Button size="sm" onClick={() => onChange(isOn ? 'off' : 'on')}>
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
      </SettingRow>
      {isOn && (
        <SettingRow
          label="Recovery codes"
          hint={
            left > few ? 'Each code works once instead of a code from the app' : 'Make new ones before you need them'
          }
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={left > few ? 'neutral' : 'warn'}>
              {left <= few && <TriangleAlert aria-hidden />}
              {left === 0 ? 'None left' : `${left} left`}
            </Badge>
            <Button size="sm" onClick={() => onChange('codes')}>
              New recovery codes
            </Button>
          </div>
        </SettingRow>
      )}
    </>
  );
}
