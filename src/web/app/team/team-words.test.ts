import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/roles.ts';
import type { Member, Team } from '#domain/session/team.contract.ts';
import * as words from './team-words.ts';

const member = (id: number, fullName: string, role: Role): Member => ({
  ...{ id, fullName, role, scope: null, email: null, avatarUrl: null, lastSeenAt: null, openSessions: 0 },
  ...{ passwordLinkUntil: null, passwordLinkMail: null },
  ...{ hasPassword: true, usesCompany: false, hasSecondFactor: false, hasPasskey: false, assignedProducts: 0 },
});
const maya = member(1, 'Maya Lindqvist', 'owner');
const priya = member(2, 'Priya Nair', 'approver');
const tomas = member(3, 'Tomas Berg', 'writer');
const team = (...members: Member[]): Team => ({ members, hasPasswords: true, sendsMail: false, company: null });
const flat = (phrase: { before: string; strong: string; after: string } | null) =>
  phrase && phrase.before + phrase.strong + phrase.after;

describe('what a role can do', () => {
  it('is said of each role once', () => {
    expect(words.describeRole('viewer')).toBe('Can see everything, ask, comment, check and export.');
    expect(words.describeRole('writer')).toBe(
      'Like a viewer, and can also generate, edit, import, delete and write prompts.',
    );
    expect(words.describeRole('owner')).toBe('Like an admin, and can also change owners.');
  });

  it('is said of a member, with what they cannot and who can', () => {
    const all = team(maya, priya, tomas);
    expect(flat(words.describeCan(tomas, 1))).toBe(
      'Tomas can generate, edit, import, delete and write prompts, and all that a viewer can.',
    );
    expect(flat(words.describeCannot(tomas, all, 1))).toBe(
      'Tomas cannot approve, reject, roll back or waive rules: Priya or you can.',
    );
    expect(flat(words.describeCannot(tomas, all, 3))).toBe(
      'You cannot approve, reject, roll back or waive rules: Maya or Priya can.',
    );
    expect(words.describeCannot(maya, all, 1)).toBeNull();
  });

  it('names two who can, and counts the others', () => {
    const many = [priya, member(4, 'Ann Ek', 'approver'), member(5, 'Bo Ek', 'admin'), member(6, 'Cy Ek', 'admin')];
    expect(flat(words.describeCannot(tomas, team(maya, ...many), 1))).toBe(
      'Tomas cannot approve, reject, roll back or waive rules: Priya, Ann, you or 2 more can.',
    );
  });
});

it.each([
  [null, 'Not yet'],
  ['2026-11-29T09:59:00.000Z', 'Now'],
  ['2026-11-29T09:48:00.000Z', '12 min ago'],
  ['2026-11-29T06:30:00.000Z', '3 h ago'],
  ['2026-11-19T10:00:00.000Z', 'Nov 19, 2026'],
])('a member last seen %s was seen: %s', (at, text) => {
  expect(words.describeSeen(at, new Date('2026-11-29T10:00:00.000Z')).text).toBe(text);
});

it.each([
  ['2026-12-06T10:00:00.000Z', 'Expires in 7 days'],
  ['2026-12-06T09:59:30.000Z', 'Expires in 7 days'],
  ['2026-11-30T10:30:00.000Z', 'Expires in 1 day'],
  ['2026-11-29T10:20:00.000Z', 'Expires in 1 hour'],
  ['2026-11-29T10:00:00.000Z', 'Expired Nov 29, 2026'],
])('a link that ends %s: %s', (at, text) => {
  expect(words.describeExpiry(at, new Date('2026-11-29T10:00:00.000Z')).text).toBe(text);
});

it('owners are locked for admins, and the only one for all', () => {
  expect(words.whyLocked(maya, team(maya, tomas), 'admin')).toBe('Only owners can change owners.');
  expect(words.whyLocked(maya, team(maya, tomas), 'owner')).toBe('The only owner. Make someone else an owner first.');
  const other = member(9, 'Dana Okafor', 'owner');
  expect(words.whyLocked(maya, team(maya, other), 'owner')).toBeNull();
  // Who has no password cannot sign in there.
  expect(words.whyLocked(maya, team(maya, { ...other, hasPassword: false }), 'owner')).not.toBeNull();
  expect(words.whyLocked(tomas, team(maya, tomas), 'admin')).toBeNull();
  expect(words.rolesToGive('admin')).toEqual(['viewer', 'writer', 'approver', 'admin']);
});
