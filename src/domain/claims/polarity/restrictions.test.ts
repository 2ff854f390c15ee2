// What a source allows of one sort only is not allowed of any.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const check = (description: string, text: string) => verdicts({ title: 'Thing', description }, text);

describe('a text that drops what the source limits is not supported', () => {
  it.each([
    ['Works only with the original battery.', 'Works with any battery.', 'any battery'],
    ['For use with Acme pods only.', 'Compatible with all pods.', 'all pods'],
    ['Use only the supplied charger.', 'Charge it with any charger.', 'any charger'],
    ['Connects exclusively to 2.4 GHz networks.', 'Connects to every network.', 'every network'],
    ['Works only with AA batteries.', 'Takes AA batteries, and any battery.', 'any battery'],
  ])('%s — %s', (source, text, words) => {
    expect(check(source, text)).toContain(`unsupported: ${words}`);
  });

  it.each([
    ['the limit itself', 'Works only with Acme pods.', 'Works with all Acme pods.'],
    ['a thing with no limit of its own', 'Suitable only for dogs.', 'Suitable for all dogs.'],
    ['a denial', 'Works only with Acme pods.', 'Does not work with all pods.'],
    ['what the source also says of any', 'Works only with Acme pods. Fits any pod.', 'Fits any pod.'],
    ['what is not only so', 'Not only for large dogs.', 'For all dogs.'],
    ['another thing', 'Works only with Acme pods.', 'Clean it with any cloth.'],
  ])('not of %s', (_name, source, text) => {
    expect(check(source, text).filter((line) => /^unsupported: (?:any|all)/.test(line))).toEqual([]);
  });
});
