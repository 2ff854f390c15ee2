// Settings > Workspace: what holds for everybody in it.
import { patchSettings } from '#domain/review/settings.contract.ts';
import { Select } from '#web/kit/form/select.tsx';
import { AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { useChangeSetting } from './settings.queries.ts';
import { SettingRow, SettingsCard } from './settings-card.tsx';
import { SettingsGate } from './settings-gate.tsx';

/** UTC first: browsers leave it out of the list. */
const timeZones = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

export function WorkspaceSection({ onOutcome }: { onOutcome: (isSaved: boolean) => void }) {
  const timeZone = useChangeSetting('timeZone', onOutcome);
  return (
    <SettingsCard id="workspace" title="Workspace">
      <RefusalNote of={patchSettings} className="mx-4 my-2" />
      <SettingsGate what="workspace settings">
        {(settings) => (
          <SettingRow
            id="time-zone"
            label="Time zone"
            hint="Days of the report begin at midnight in this time zone"
            failure={timeZone.error}
          >
            <AllowedFields to={patchSettings}>
              <Select
                label="Time zone"
                value={settings.timeZone}
                options={[...new Set([settings.timeZone, ...timeZones()])].map((value) => ({
                  value,
                  label: value.replaceAll('_', ' '),
                }))}
                onValueChange={(value) => timeZone.mutate(value)}
                className="max-w-64"
              />
            </AllowedFields>
          </SettingRow>
        )}
      </SettingsGate>
    </SettingsCard>
  );
}
