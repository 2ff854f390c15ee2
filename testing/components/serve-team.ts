// A team for component tests: an owner, an admin, a writer, and an invitation.

import { getMailSetup } from '#domain/mail/mail.contract.ts';
import { getWantedNotifications } from '#domain/notifications/notifications.contract.ts';
import { listApiTokens } from '#domain/session/api-tokens.contract.ts';
import { type Invitation, listInvitations } from '#domain/session/invitations.contract.ts';
import { type FormerMember, listFormerMembers } from '#domain/session/personal-data.contract.ts';
import type { Session } from '#domain/session/session.contract.ts';
import {
  getTeam,
  listMemberSessions,
  listTeamSessions,
  type Member,
  type Team,
  type TeamSession,
} from '#domain/session/team.contract.ts';
import { listWebhooks } from '#domain/webhooks/webhooks.contract.ts';
import { serveByDefault } from './serve.ts';

export function member(given: Partial<Member> = {}): Member {
  return {
    ...{ id: 1, fullName: 'Maya Lindqvist', email: 'maya@northwind.example', avatarUrl: null, role: 'owner' },
    scope: null,
    ...{
      hasPassword: true,
      usesCompany: false,
      hasSecondFactor: true,
      hasPasskey: false,
      openSessions: 1,
      assignedProducts: 0,
    },
    ...{ lastSeenAt: '2026-11-19T09:00:00.000Z', passwordLinkUntil: null, passwordLinkMail: null },
    ...given,
  };
}

export const maya = member();
export const adam = member({
  ...{ id: 2, fullName: 'Adam Ek', email: 'adam@northwind.example', role: 'admin', hasSecondFactor: false },
});
export const tomas = member({
  ...{ id: 3, fullName: 'Tomas Berg', email: 'tomas@northwind.example', role: 'writer', openSessions: 2 },
});

export const invitation: Invitation = {
  ...{ id: 7, email: 'lena@northwind.example', fullName: null, role: 'approver', scope: null },
  invitedBy: { id: 1, fullName: 'Maya Lindqvist' },
  ...{ createdAt: '2026-11-25T09:00:00.000Z', expiresAt: '2099-12-02T09:00:00.000Z' },
  mail: null,
};

export const team = (members: Member[] = [adam, maya, tomas]): Team => ({
  members,
  hasPasswords: true,
  sendsMail: false,
  company: null,
});

export function memberSession(given: Partial<Session> = {}): Session {
  return {
    ...{ id: 31, method: 'password', address: '192.0.2.14' },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...{ startedAt: '2026-11-20T09:00:00.000Z', lastSeenAt: '2026-11-25T09:00:00.000Z' },
    endsAt: '2026-12-20T09:00:00.000Z',
    ...given,
  };
}

export const teamSession = (given: Partial<TeamSession> = {}): TeamSession => ({
  ...memberSession(given),
  person: { id: 1, fullName: 'Maya Lindqvist' },
  ...given,
});

export function formerMember(given: Partial<FormerMember> = {}): FormerMember {
  return {
    ...{ id: 12, fullName: 'Sam Reyes', email: 'sam@northwind.example' },
    ...{ removedAt: '2026-11-10T09:00:00.000Z', erasedAt: null },
    ...given,
  };
}

export function serveTeam(): void {
  serveByDefault(getTeam, team());
  serveByDefault(getMailSetup, { server: null });
  serveByDefault(listApiTokens, []);
  serveByDefault(listWebhooks, []);
  serveByDefault(listInvitations, [invitation]);
  serveByDefault(listFormerMembers, []);
  serveByDefault(listTeamSessions, [
    teamSession(),
    teamSession({ id: 30, person: { id: 3, fullName: 'Tomas Berg' }, method: 'passkey' }),
  ]);
  serveByDefault(getWantedNotifications, {
    mention: true,
    reply: true,
    rejection: true,
    answers: true,
    confirmation: true,
    assignment: true,
  });
  serveByDefault(listMemberSessions, [memberSession(), memberSession({ id: 32, address: '192.0.2.80' })]);
}
