import { expect, it } from 'vitest';
import { nameOf } from './named-statements.ts';

const ask = (text: string, times: number) => Array.from({ length: times }, () => nameOf(text)).at(-1);

it('a statement that comes again gets a name of its own, and keeps it', () => {
  const first = 'select 1 from products where id = $1';
  expect(ask(first, 2)).toBeUndefined();
  const name = ask(first, 1);
  expect(name).toMatch(/^copydesk \d+$/);
  expect(ask(first, 5)).toBe(name);
  expect(ask('select 2 from products where id = $1', 3)).not.toBe(name);
});

it('what turns on its values is planned for them each time', () => {
  for (const text of ['select 1 from t where a like $1', 'select 1 from t where a = $1 LIMIT $2', 'select 1 offset $1'])
    expect(ask(text, 10)).toBeUndefined();
});

it('there are so many names and no more, however many statements there are', () => {
  const named = Array.from({ length: 5_000 }, (_, n) => ask(`select ${n} from t where a = $1`, 3)).filter(Boolean);
  expect(named.length).toBeLessThan(300);
  expect(new Set(named).size).toBe(named.length);
});
