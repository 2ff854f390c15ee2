import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

it('what was asked for lately stays, what nobody asked for goes, and never is more held than allowed', () => {
  const map = new RecentMap<number, string>(100);
  const held = () => Array.from({ length: 40 }, (_, key) => key).filter((key) => map.get(key) !== undefined);
  for (let key = 0; key < 20; key++) {
    map.set(key, `${key}`, 10);
    expect(map.get(0)).toBe('0');
  }
  expect(held().length).toBeLessThanOrEqual(10);
  expect(held()).toContain(0);
  expect(held()).toContain(19);
  expect(held()).not.toContain(1);
});

it('keeps nothing larger than half of itself, and forgets what is taken out or cleared', () => {
  const map = new RecentMap<string, string>(100);
  map.set('large', 'x', 51);
  expect(map.get('large')).toBeUndefined();
  map.set('a', 'x', 10);
  map.set('b', 'y', 10);
  map.delete('a');
  expect([map.get('a'), map.get('b')]).toEqual([undefined, 'y']);
  map.clear();
  expect(map.get('b')).toBeUndefined();
});

it('an entry set again counts once', () => {
  const map = new RecentMap<string, number>(100);
  map.set('other', 0, 10);
  for (let n = 0; n < 50; n++) map.set('same', n, 30);
  expect([map.get('same'), map.get('other')]).toEqual([49, 0]);
});
