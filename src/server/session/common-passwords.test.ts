import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shortestPassword } from '#domain/session/passwords.ts';
import { containsOwn, isCommonPassword } from './common-passwords.ts';

const packed = readFileSync(join(import.meta.dirname, 'common-passwords/passwords.txt.gz'));

it('has far more than the 3,000 passwords that ASVS asks for, each as long as ours must be', () => {
  const list = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
  expect(new Set(list).size).toBe(15_684);
  expect(list.filter((each) => each.length < shortestPassword || each !== each.trim())).toEqual([]);
});

describe('isCommonPassword', () => {
  it.each([
    'passwordpassword',
    '123456789012',
    'password1234',
    'qwertyuiop123',
    '1qaz2wsx3edc',
    'ｐａｓｓｗｏｒｄ1234',
  ])('knows %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    ['a random one', 'vT9-kelp-Ruder-41'],
    ['a sentence', 'seven lamps over the harbor'],
    ['one that only begins like a common one', 'passwordpasswordp'],
    ['a part of a common one', 'asswordpassword'],
    ['two lines of the list', '123456789012\npasswordpassword'],
    ['an empty one', ''],
  ])('does not know %s', async (_, password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});

describe('containsOwn', () => {
  const maya = { email: 'maya.lindqvist@example.com', fullName: 'Maya Lindqvist-Öst de la Cruz' };

  it.each([
    ['what is before the @', 'x-maya.lindqvist-2031'],
    ['a name', 'I am MAYA, hear me'],
    ['one of two joined names', 'lindqvist rows boats'],
    ['the last name', 'forty-two cruzados'],
  ])('finds %s', (_, password) => {
    expect(containsOwn(password, maya)).toBe(true);
  });

  it.each([
    ['nothing of the owner', 'seven lamps over the harbor'],
    ['the domain of the email', 'for example a lamp'],
    ['names of two and three letters', 'delayed öst-bahn 2031'],
  ])('lets pass %s', (_, password) => {
    expect(containsOwn(password, maya)).toBe(false);
  });

  it('finds a name however its characters are put together', () => {
    expect(containsOwn('the zoe\u0308y boat trip', { email: 'z@example.com', fullName: 'Zo\u00eby' })).toBe(true);
  });

  it('lets pass a short email, which many words contain', () => {
    expect(containsOwn('seven lamps over the harbor', { email: 'amp@example.com', fullName: 'Al Lam' })).toBe(false);
  });

  it('finds an email of digits', () => {
    expect(containsOwn('harbor 20481234 lamp', { email: '20481234@example.com', fullName: 'Al Lam' })).toBe(true);
  });

  it('says nothing of a person without a name or an email', () => {
    expect(containsOwn('seven lamps over the harbor', { email: '', fullName: '' })).toBe(false);
  });
});
