// Settings > Imports: what an import does unless something else is chosen for it.

import { Link } from '@tanstack/react-router';
import { undoDays } from '#domain/history/undo-days.ts';
import { patchSettings } from '#domain/review/settings.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { Switch } from '#web/kit/form/switch.tsx';
import { AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { useChangeSetting } from './settings.queries.ts';
import { SettingRow, SettingsCard } from './settings-card.tsx';
import { SettingsGate } from './settings-gate.tsx';

export function ImportsSection({ onOutcome }: { onOutcome: (isSaved: boolean) => void }) {
  const handEdits = useChangeSetting('handEdits', onOutcome);
  const measuresImports = useChangeSetting('measuresImports', onOutcome);
  return (
    <SettingsCard id="imports" title="Imports">
      <RefusalNote of={patchSettings} className="mx-4 my-2" />
      <SettingsGate what="import settings">
        {(settings) => (
          <>
            <SettingRow
              label="Keep manual edits"
              hint="Later imports do not overwrite manual edits unless you choose to"
              failure={handEdits.error}
            >
              <AllowedFields to={patchSettings}>
                <Switch
                  label="Keep manual edits"
                  words={{ on: 'On', off: 'Off' }}
                  className="pr-0"
                  checked={settings.handEdits === 'keep'}
                  onCheckedChange={(isKept) => handEdits.mutate(isKept ? 'keep' : 'file')}
                />
              </AllowedFields>
            </SettingRow>
            <SettingRow
              label="Measure images after an import"
              hint="Loads each new image from its URL, in a separate run"
              failure={measuresImports.error}
            >
              <AllowedFields to={patchSettings}>
                <Switch
                  label="Measure images after an import"
                  words={{ on: 'On', off: 'Off' }}
                  className="pr-0"
                  checked={settings.measuresImports}
                  onCheckedChange={(isOn) => measuresImports.mutate(isOn)}
                />
              </AllowedFields>
            </SettingRow>
          </>
        )}
      </SettingsGate>
      <SettingRow label="Import profiles" hint="Settings for files that you import regularly">
        <Button asChild size="sm">
          <Link to="/import-profiles" aria-label="Manage import profiles">
            Manage
          </Link>
        </Button>
      </SettingRow>
      <SettingRow label="Suppliers" hint="Which supplier each product comes from">
        <Button asChild size="sm">
          <Link to="/suppliers" aria-label="Manage suppliers">
            Manage
          </Link>
        </Button>
      </SettingRow>
      <SettingRow label="Sign-offs" hint="Links that let a brand approve, reject or change pending texts">
        <Button asChild size="sm">
          <Link to="/sign-offs" aria-label="Manage sign-offs">
            Manage
          </Link>
        </Button>
      </SettingRow>
      <SettingRow label="Undo period" hint="For imports and runs">
        <p className="text-[0.8125rem] tabular-nums">{countNoun(undoDays, 'day')}</p>
      </SettingRow>
    </SettingsCard>
  );
}
