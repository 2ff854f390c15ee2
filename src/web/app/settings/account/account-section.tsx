// Settings > Your account: who one is here, one's name, and the password of those who have one.
import { useState } from 'react';
import type { Me } from '#domain/session/session.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { SettingRow, SettingsCard } from '../settings-card.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function AccountSection({ me }: { me: Me }) {
  const [changing, setChanging] = useState<'name' | 'password' | null>(null);
  const close = () => setChanging(null);
  return (
    <SettingsCard id="account" title="Your account">
      <SettingRow label={me.fullName} hint={me.username}>
        <div className="flex items-center gap-3">
          <p className="text-[0.8125rem] first-letter:uppercase">{me.role}</p>
          <Button size="sm" onClick={() => setChanging('name')}>
            Change name
          </Button>
        </div>
      </SettingRow>
      {me.hasPassword && (
        <SettingRow label="Password" hint="Changing your password signs you out everywhere else">
          <Button size="sm" onClick={() => setChanging('password')}>
            Change password
          </Button>
        </SettingRow>
      )}
      {changing === 'name' && <NameDialog fullName={me.fullName} onClose={close} />}
      {changing === 'password' && <PasswordDialog email={me.username} onClose={close} />}
    </SettingsCard>
  );
}
