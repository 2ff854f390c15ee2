// Keys at rest: opened with the secret and for the place they were locked with, and with nothing else.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKeyFile } from './key-file.ts';
import { openKeyKeeper } from './key-keeper.ts';

const key = 'sk-kept-5e7c2f90ab';
const place = 'a model at http://127.0.0.1:8000/v1';
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'copydesk-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (...given: Buffer[]) => openKeyKeeper({ dataDir, given: given.length > 0 ? given : null });
const file = () => join(dataDir, 'secret.key');

it('opens what it locked, also after a start, and never locks it the same way twice', () => {
  const locked = open().lock(key, place);
  expect(locked).not.toContain(key);
  expect(open().open(locked, place)).toBe(key);
  expect(open().lock(key, place)).not.toBe(locked);
});

it('makes its secret with the first key, for the owner of the file alone', () => {
  expect(open().open('v1.a.b.c', place)).toBeNull();
  expect(readdirSync(dataDir)).toEqual([]);
  open().lock(key, place);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readFileSync(file(), 'utf8')).toMatch(/^[\da-f]{64}\n$/);
});

it('uses the secret that is given, and no file', () => {
  const given = Buffer.alloc(32, 7);
  const locked = open(given).lock(key, place);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(open(Buffer.from(given)).open(locked, place)).toBe(key);
  expect(open(Buffer.alloc(32, 8)).open(locked, place)).toBeNull();
});

it('opens no key for another place than it was locked for', () => {
  const keeper = open();
  expect(keeper.open(keeper.lock(key, place), `${place}/`)).toBeNull();
});

it('opens nothing that was changed', () => {
  const keeper = open();
  const [version, iv, tag, text] = keeper.lock(key, place).split('.') as [string, string, string, string];
  const other = keeper.lock(key, place).split('.') as [string, string, string, string];
  for (const damaged of [
    '',
    'v1',
    [version, iv, tag].join('.'),
    ['v2', iv, tag, text].join('.'),
    [version, other[1], tag, text].join('.'),
    [version, iv, other[2], text].join('.'),
    [version, iv, tag, other[3]].join('.'),
    // A shorter tag would be quicker to guess.
    [version, iv, Buffer.from(tag, 'base64').subarray(0, 4).toString('base64'), text].join('.'),
  ])
    expect(keeper.open(damaged, place)).toBeNull();
});

it('a lost secret loses the keys, and nothing else', () => {
  const locked = open().lock(key, place);
  rmSync(file());
  expect(open().open(locked, place)).toBeNull();
  expect(open().open(open().lock(key, place), place)).toBe(key);
});

it('a file that holds no secret is set aside for a new one', () => {
  writeFileSync(file(), 'not a secret');
  const locked = open().lock(key, place);
  expect(open().open(locked, place)).toBe(key);
  expect(readFileSync(`${file()}.unreadable`, 'utf8')).toBe('not a secret');
});

it('locks with the first of several keys and opens with all of them', () => {
  const [former, latter] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  const locked = open(former).lock(key, place);
  const both = open(latter, former);
  expect(both.open(locked, place)).toBe(key);
  expect(open(former).open(both.lock(key, place), place)).toBeNull();
  expect(open(latter).open(both.lock(key, place), place)).toBe(key);
});

it('a process that runs reads a key that was added to the file, and locks with it from then on', () => {
  const running = open();
  const before = running.lock(key, place);
  expect(running.open(before, place)).toBe(key);
  const [added] = openKeyFile(dataDir).addKey();
  const elsewhere = open(added as Buffer).lock(key, place);
  expect(running.open(elsewhere, place)).toBe(key);
  expect(running.open(before, place)).toBe(key);
  expect(open(added as Buffer).open(running.lock(key, place), place)).toBe(key);
});

it('adds a key in one step, for the owner of the file alone, and can forget those behind the first', () => {
  const keys = openKeyFile(dataDir);
  const [former] = keys.readOrMake();
  const added = keys.addKey();
  expect(added).toHaveLength(2);
  expect(added[1]).toEqual(former);
  expect(keys.read()).toEqual(added);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  keys.keepFirst();
  expect(keys.read()).toEqual([added[0]]);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});
