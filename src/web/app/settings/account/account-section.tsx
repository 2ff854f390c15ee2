// Settings > Your account: who one is here, and the password of those who have one.
import { useState } from 'react';
import type { Me } from '#domain/session/session.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { SettingRow, SettingsCard } from '../settings-card.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function AccountSection({ me }: { me: Me }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingsCard id="account" title="Your account">
      <SettingRow label={me.fullName} hint={me.username}>
        <p className="text-[0.8125rem] first-letter:uppercase">{me.role}</p>
      </SettingRow>
      {me.hasPassword && (
        <SettingRow label="Password" hint="Changing it signs you out everywhere else">
          <Button size="sm" onClick={() => setChanging(true)}>
            Change password
          </Button>
        </SettingRow>
      )}
      {isChanging && <PasswordDialog email={me.username} onClose={() => setChanging(false)} />}
    </SettingsCard>
  );
}
