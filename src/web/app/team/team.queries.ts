// Server state of the team: members, invitations, sessions of a member, and the writes.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Role, withArticle } from '#domain/roles.ts';
import { describeScope, type Scope } from '#domain/scope.ts';
import * as invitations from '#domain/session/invitations.contract.ts';
import type { Session } from '#domain/session/session.contract.ts';
import * as team from '#domain/session/team.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useSingleMutation } from '#web/client/use-single-mutation.ts';
import { toast } from '#web/kit/layers/toast.ts';

type Member = team.Member;

const minuteMs = 60_000;

/** When somebody was last seen changes with what they do, and no event says so. */
const seenAnew = { refetchOnMount: 'always', refetchInterval: minuteMs } as const;

export function useTeam({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keys.teamMembers,
    queryFn: ({ signal }) => call(team.getTeam, { signal }),
    enabled,
    ...seenAnew,
  });
}

export function useInvitations({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keys.invitations,
    queryFn: ({ signal }) => call(invitations.listInvitations, { signal }),
    enabled,
  });
}

export function useMemberSessions(id: number) {
  return useQuery({
    queryKey: keys.memberSessions(id),
    queryFn: ({ signal }) => call(team.listMemberSessions, { params: { id }, signal }),
    ...seenAnew,
  });
}

const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.team });

function fail(title: string, error: Error): void {
  toast({ title, description: explainError(error), tone: 'destructive' });
}

function showRole(id: number, role: Role): void {
  queryClient.setQueryData<team.Team>(
    keys.teamMembers,
    (shown) => shown && { ...shown, members: shown.members.map((each) => (each.id === id ? { ...each, role } : each)) },
  );
}

/** Gives a member another role: at once on the screen, and back if that fails. `canUndo`: whether who does it may still give the former one. */
export function useChangeRole() {
  const change = useMutation({
    mutationFn: ({ member, role }: { member: Member; role: Role; canUndo: boolean }) =>
      call(team.changeRole, { params: { id: member.id }, body: { role } }),
    onMutate: async ({ member, role }) => {
      await queryClient.cancelQueries({ queryKey: keys.teamMembers });
      showRole(member.id, role);
    },
    onSuccess: (_reply, { member, role, canUndo }) => {
      const before = member.role;
      const undo = () => change.mutate({ member: { ...member, role }, role: before, canUndo: false });
      toast({
        title: `${member.fullName} is now ${withArticle(role)}`,
        ...(canUndo ? { action: { label: 'Undo', run: undo } } : {}),
      });
    },
    onError: (error, { member }) => {
      showRole(member.id, member.role);
      fail('The role was not changed', error);
    },
    onSettled: readAgain,
  });
  return change;
}

/** A refusal is the dialog's to show, here and below. */
export function useChangeScope() {
  return useSingleMutation({
    mutationFn: ({ member, scope }: { member: Member; scope: Scope | null }) =>
      call(team.changeScope, { params: { id: member.id }, body: { scope } }),
    onSuccess: ({ fullName, scope }) =>
      toast({
        title: scope ? `${fullName} can change only some products` : `${fullName} can change all products`,
        ...(scope ? { description: `Products of ${describeScope(scope)}.` } : {}),
      }),
    onSettled: readAgain,
  });
}

export function useRemoveMember() {
  return useSingleMutation({
    mutationFn: ({ id }: Member) => call(team.removeMember, { params: { id } }),
    onSuccess: (_reply, { fullName }) =>
      toast({ title: `${fullName} was removed`, description: 'They are signed out everywhere.' }),
    onSettled: readAgain,
  });
}

export function useSignOutMember() {
  return useSingleMutation({
    mutationFn: ({ id }: Member) => call(team.endMemberSessions, { params: { id } }),
    onSuccess: (_reply, { fullName }) => toast({ title: `${fullName} is signed out everywhere` }),
    onSettled: readAgain,
  });
}

export function useEndMemberSecondFactor() {
  return useSingleMutation({
    mutationFn: ({ id }: Member) => call(team.endMemberSecondFactor, { params: { id } }),
    onSuccess: (_reply, { fullName }) =>
      toast({ title: `The second factor of ${fullName} is off`, description: 'They are signed out everywhere.' }),
    onSettled: readAgain,
  });
}

/** `onEnded` is called when the session has gone from the list, too. */
export function useEndMemberSession(userId: number, onEnded: () => void) {
  return useMutation({
    mutationFn: ({ id }: Session) => call(team.endMemberSession, { params: { id: userId, sessionId: id } }),
    onSuccess: (_reply, { id }) => {
      queryClient.setQueryData<Session[]>(keys.memberSessions(userId), (before) =>
        before?.filter((each) => each.id !== id),
      );
      onEnded();
    },
    onSettled: readAgain,
  });
}

/** What a link opens is forgotten once nobody looks at it. */
const forgotten = { gcTime: 0 };

export function useMakePasswordLink() {
  return useSingleMutation({
    mutationFn: ({ id }: Member) => call(team.makePasswordLink, { params: { id } }),
    onSettled: readAgain,
    ...forgotten,
  });
}

export function useRevokePasswordLink() {
  return useSingleMutation({
    mutationFn: ({ id }: Member) => call(team.revokePasswordLink, { params: { id } }),
    onSuccess: (_reply, { fullName }) =>
      toast({ title: 'Link revoked', description: `${fullName} keeps the current password.` }),
    onError: (error) => fail('The link was not revoked', error),
    onSettled: readAgain,
  });
}

export function useInvite() {
  return useSingleMutation({
    mutationFn: (body: invitations.InvitationInput) => call(invitations.invite, { body }),
    onSettled: readAgain,
    ...forgotten,
  });
}

export function useRenewInvitation() {
  return useSingleMutation({
    mutationFn: ({ id }: invitations.Invitation) => call(invitations.renewInvitation, { params: { id } }),
    onError: (error) => fail('No new link was made', error),
    onSettled: readAgain,
    ...forgotten,
  });
}

/** At once in the list, and back if that fails. */
export function useRevokeInvitation(onRevoked: () => void) {
  return useMutation({
    mutationFn: ({ id }: invitations.Invitation) => call(invitations.revokeInvitation, { params: { id } }),
    onSuccess: (_reply, { id, email }) => {
      queryClient.setQueryData<invitations.Invitation[]>(keys.invitations, (before) =>
        before?.filter((each) => each.id !== id),
      );
      toast({ title: 'Invitation revoked', description: `The link for ${email} no longer works.` });
      onRevoked();
    },
    onError: (error) => fail('The invitation was not revoked', error),
    onSettled: readAgain,
  });
}
