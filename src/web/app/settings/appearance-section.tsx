// Settings > Appearance: how this browser shows the workspace.
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { themes } from '#web/kit/form/theme-switch.tsx';
import { chooseRowHeight, rowHeights, useRowHeight } from '#web/kit/row-height.ts';
import { chooseTheme, useTheme } from '#web/kit/theme.ts';
import { SettingRow, SettingsCard } from './settings-card.tsx';

const themeOptions = themes.map(({ value, label, Icon }) => ({ value, label, icon: Icon }));

export function AppearanceSection({ onOutcome }: { onOutcome: (isSaved: boolean) => void }) {
  const theme = useTheme();
  const height = useRowHeight();
  return (
    <SettingsCard id="appearance" title="Appearance">
      <SettingRow label="Theme" hint="For this browser">
        <ChoiceBar
          label="Theme"
          value={theme}
          options={themeOptions}
          onValueChange={(next) => {
            chooseTheme(next);
            onOutcome(true);
          }}
        />
      </SettingRow>
      <SettingRow label="Rows" hint="Height of rows in lists">
        <ChoiceBar
          label="Rows"
          value={height}
          options={[...rowHeights]}
          onValueChange={(next) => {
            chooseRowHeight(next);
            onOutcome(true);
          }}
        />
      </SettingRow>
    </SettingsCard>
  );
}
