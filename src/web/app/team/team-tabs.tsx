// The tabs of the team's screen: its members, and for those who manage the workspace the audit log. The address has the tab.
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '#web/client/use-may.ts';
import { Tabs } from '#web/kit/tabs.tsx';
import { AuditTab } from './audit/audit-tab.tsx';

/** `children` are the members. */
export function TeamTabs({ children }: { children: ReactNode }) {
  const { tab = 'members' } = useSearch({ from: '/team' });
  const navigate = useNavigate({ from: '/team' });
  const mayManage = useMay('manage');
  if (!mayManage && tab === 'members') return children;
  return (
    <Tabs
      label="Team"
      value={tab}
      onValueChange={(next) => void navigate({ search: next === 'audit' ? { tab: next } : {}, resetScroll: false })}
      tabs={[
        { value: 'members', label: 'Members', content: children },
        { value: 'audit', label: 'Audit', content: <AuditTab /> },
      ]}
      className="[&>[role=tablist]]:mb-4 [&>[role=tablist]]:px-0"
    />
  );
}
