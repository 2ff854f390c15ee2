// An audit log for component tests.
import { type AuditEntry, listAuditEntries, listAuditPeople } from '#domain/audit/audit.contract.ts';
import { serveByDefault } from './serve.ts';

export function auditEntry(given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    ...{ id: 41, at: '2026-11-25T09:00:00.000Z', role: 'owner', address: '192.0.2.14', sessionId: 31 },
    ...{ actor: { id: 1, fullName: 'Maya Lindqvist' }, program: null },
    ...{ kind: 'member', action: 'changed-role', target: { id: '3', name: 'Tomas Berg' } },
    ...{ before: { Role: 'writer' }, after: { Role: 'viewer' } },
    sentence: 'Maya Lindqvist changed the role of Tomas Berg from writer to viewer',
    ...given,
  };
}

export const pausedEntry = auditEntry({
  ...{ id: 40, actor: null, role: null, address: '203.0.113.9', sessionId: null },
  ...{ kind: 'sign-in', action: 'paused-account', before: null, after: null },
  sentence: 'The server blocked the sign-in of Tomas Berg for a while after too many failed tries',
});

export function serveAudit(): void {
  serveByDefault(listAuditEntries, [auditEntry(), pausedEntry]);
  serveByDefault(listAuditPeople, [{ id: 1, fullName: 'Maya Lindqvist' }]);
}
