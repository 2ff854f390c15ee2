import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** Of the tests of Argon2's reference implementation. */
const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
const password = 'correct horse battery staple';

/** How many hashes are started while work is done, and the most that are under way at once. */
async function watchHashes(work: () => Promise<unknown>): Promise<{ started: number; most: number }> {
  const underWay = new Set<number>();
  const seen = { started: 0, most: 0 };
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return;
      underWay.add(id);
      seen.started += 1;
      seen.most = Math.max(seen.most, underWay.size);
    },
    before: (id) => underWay.delete(id),
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return seen;
}

describe('hashPassword', () => {
  it('names its parameters, with 16 bytes of salt and 32 of hash', async () => {
    expect(await hashPassword(password)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  it('takes a new salt each time', async () => {
    expect(await hashPassword(password)).not.toBe(await hashPassword(password));
  });
});

describe('verifyPassword', () => {
  it('takes the right password alone', async () => {
    const stored = await hashPassword(password);
    expect(await verifyPassword(password, stored)).toBe(true);
    expect(await verifyPassword(`${password} `, stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('reads the parameters from the stored hash', async () => {
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(await verifyPassword('differentpassword', reference)).toBe(false);
  });

  it('takes a password however its characters are put together', async () => {
    const stored = await hashPassword('caf\u00e9 \ufb01ne weather');
    expect(await verifyPassword('cafe\u0301 fine weather', stored)).toBe(true);
    expect(await verifyPassword('cafe fine weather', stored)).toBe(false);
  });

  it.each([
    ['no person', null],
    ['no password set', '!'],
    ['an empty text', ''],
    ['another kind of hash', '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZrE5dGq1zC1zvvhDPH2Rb0v1Q8yKxq'],
    ['another version', reference.replace('v=19', 'v=16')],
    ['gigabytes of memory', reference.replace('m=65536', 'm=4194304')],
    ['less memory than Argon2 needs', reference.replace('m=65536', 'm=7')],
    ['hours of work', reference.replace('t=2', 't=100000')],
    ['no work', reference.replace('t=2', 't=0')],
    ['many lanes', reference.replace('p=1', 'p=255')],
    ['a number with too many digits', reference.replace('m=65536', `m=${'9'.repeat(400)}`)],
    ['a salt cut off', reference.replace('c29tZXNhbHQ', 'c29t')],
    ['a hash cut off', reference.slice(0, -40)],
    ['a hash that goes on', reference + 'A'.repeat(60)],
    ['a line after it', `${reference}\n`],
  ])('does the work and takes nothing where the stored text is none of ours: %s', async (_, stored) => {
    let isTaken = true;
    const { started } = await watchHashes(async () => {
      isTaken = await verifyPassword('password', stored);
    });
    expect({ isTaken, started }).toEqual({ isTaken: false, started: 1 });
  });
});

it('makes at most two hashes at once, new ones and checked ones together', async () => {
  const seen = await watchHashes(() =>
    Promise.all([1, 2, 3].flatMap((each) => [hashPassword(`${password} ${each}`), verifyPassword(password, null)])),
  );
  expect(seen).toEqual({ started: 6, most: 2 });
});
