// The tabs of the team's screen: its members, and for those who manage the workspace all sessions and the audit log. The address has the tab.
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Me } from '#domain/session/session.contract.ts';
import { useMay } from '#web/client/use-may.ts';
import { Tabs } from '#web/kit/tabs.tsx';
import { Refused } from '#web/shared/screen/refused.tsx';
import { AuditTab } from './audit/audit-tab.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';

/** `children` are the members; `me` is null where nobody signs in, so that there are no sessions. */
export function TeamTabs({ me, children }: { me: Me | null; children: ReactNode }) {
  const { tab: asked = 'members' } = useSearch({ from: '/team' });
  const tab = me === null && asked === 'sessions' ? 'members' : asked;
  const navigate = useNavigate({ from: '/team' });
  const mayManage = useMay('manage');
  if (!mayManage && tab === 'members') return children;
  const sessions = me && {
    value: 'sessions' as const,
    label: 'Sessions',
    content: mayManage ? (
      <SessionsTab me={me} />
    ) : (
      <Refused
        of="manage"
        hint="Only admins and owners can see the sessions of others. Your own sessions are in the settings."
      />
    ),
  };
  return (
    <Tabs
      label="Team"
      value={tab}
      onValueChange={(next) => void navigate({ search: next === 'members' ? {} : { tab: next }, resetScroll: false })}
      tabs={[
        { value: 'members', label: 'Members', content: children },
        ...(sessions ? [sessions] : []),
        { value: 'audit', label: 'Audit', content: <AuditTab /> },
      ]}
      className="[&>[role=tablist]]:mb-4 [&>[role=tablist]]:overflow-visible [&>[role=tablist]]:px-0"
    />
  );
}
