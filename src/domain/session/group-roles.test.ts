import { describe, expect, test } from 'vitest';
import { parseGroupRoles, roleOfGroups } from './group-roles.ts';

describe('the roles of groups', () => {
  test.each([
    ['admins=admin', { admins: 'admin' }],
    [' /Shop/Catalog admins = admin , *=viewer', { '/Shop/Catalog admins': 'admin', '*': 'viewer' }],
    ['a=b=writer', { 'a=b': 'writer' }],
  ])('%s', (text, roles) => {
    expect(Object.fromEntries(parseGroupRoles(text) ?? [])).toEqual(roles);
  });

  test.each([
    '',
    'admins',
    'admins=',
    '=admin',
    'admins=boss',
    'admins=admin,',
    'admins=admin,admins=owner',
    'a=Admin',
  ])('%j is no list of them', (text) => {
    expect(parseGroupRoles(text)).toBeNull();
  });
});

describe('the role of a person', () => {
  const given = new Map([
    ['writers', 'writer'],
    ['admins', 'admin'],
  ] as const);
  const withRest = new Map([...given, ['*', 'viewer'] as const]);

  test.each([
    [['writers'], 'writer'],
    [['writers', 'admins'], 'admin'],
    [['admins', 'writers', 'others'], 'admin'],
    [['others'], null],
    [['Writers'], null],
    [[], null],
  ])('in %j is %s', (groups, role) => {
    expect(roleOfGroups(groups, given)).toBe(role);
  });

  test.each([
    [['others'], 'viewer'],
    [[], 'viewer'],
    [['writers'], 'writer'],
    [['*'], 'viewer'],
  ])('in %j is %s where everybody else has one', (groups, role) => {
    expect(roleOfGroups(groups, withRest)).toBe(role);
  });

  test('everybody else may have more than a group gives', () => {
    const reversed = new Map([
      ['interns', 'viewer'],
      ['*', 'writer'],
    ] as const);
    expect(roleOfGroups(['interns'], reversed)).toBe('viewer');
  });
});
