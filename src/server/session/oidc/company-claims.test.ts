import { describe, expect, test } from 'vitest';
import { isComplete, readClaims } from './company-claims.ts';

const who = { iss: 'https://id.example', sub: 'u-1' };
const full = {
  ...who,
  email: 'Ada@Example.com',
  email_verified: true,
  name: ' Ada Byron ',
  groups: ['writers', 'all'],
};
const read = (claims: object, groupsClaim = 'groups') => readClaims({ ...who, ...claims }, groupsClaim);

test('the claims of a person', () => {
  expect(read(full)).toEqual({
    subject: 'https://id.example u-1',
    email: 'Ada@Example.com',
    fullName: 'Ada Byron',
    groups: ['writers', 'all'],
  });
});

test.each([undefined, false, null, 'true', 'false', 1, '1', {}])('email_verified %j verifies nothing', (verified) => {
  expect(read({ ...full, email_verified: verified }).email).toBeNull();
});

test.each([undefined, null, '', 'ada', 5, ['ada@example.com'], `${'a'.repeat(300)}@example.com`])(
  'email %j is none',
  (email) => {
    expect(read({ ...full, email }).email).toBeNull();
  },
);

describe('the name', () => {
  test.each([
    [{ given_name: 'Ada', family_name: 'Byron' }, 'Ada Byron'],
    [{ given_name: 'Ada' }, 'Ada'],
    [{ name: '', preferred_username: 'ada' }, 'ada'],
    [{ name: 7, family_name: 'Byron' }, 'Byron'],
    [{ name: 'x'.repeat(101) }, null],
    [{}, null],
  ])('of %j is %s', (claims, name) => {
    expect(read(claims).fullName).toBe(name);
  });
});

describe('groups', () => {
  test.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [undefined, []],
    [null, []],
    [[{ name: 'a' }], []],
    [{ a: true }, []],
  ])('%j are %j', (groups, expected) => {
    expect(read({ groups }).groups).toEqual(expected);
  });

  test('are in the claim that is set', () => {
    expect(read({ 'https://shop.example/roles': ['a'] }, 'https://shop.example/roles').groups).toEqual(['a']);
  });
});

test.each(['iss', 'sub'])('without %s they name nobody', (name) => {
  expect(() => read({ [name]: undefined })).toThrow('name nobody');
});

test('a token without groups is completed', () => {
  expect(isComplete(full, 'groups')).toBe(true);
  expect(isComplete(full, 'roles')).toBe(false);
  expect(isComplete({ ...full, email: undefined }, 'groups')).toBe(false);
});
