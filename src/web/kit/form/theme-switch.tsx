// System, Light or Dark, behind one button.
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '../button.tsx';
import { Menu, MenuItem } from '../layers/menu.tsx';
import { chooseTheme, useTheme } from '../theme.ts';

export const themes = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

export function ThemeSwitch() {
  const theme = useTheme();
  const Current = themes.find((entry) => entry.value === theme)?.Icon ?? Monitor;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Theme: ${theme}`}>
          <Current aria-hidden />
        </Button>
      }
    >
      {themes.map(({ value, label, Icon }) => (
        <MenuItem key={value} onSelect={() => chooseTheme(value)}>
          <Icon aria-hidden />
          <span className="flex-1">{label}</span>
          {theme === value && <Check aria-label="chosen" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
