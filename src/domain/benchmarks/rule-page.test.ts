import { expect, test } from 'vitest';
import { sourceLink, sourceSite } from './rule-page.ts';

test.each([
  ['sellerclass.com/p/2394.html', 'https://sellerclass.com/p/2394.html', 'sellerclass.com'],
  ['viral-launch.com/?p=1954', 'https://viral-launch.com/?p=1954', 'viral-launch.com'],
  ['no page found', null, 'no page found'],
  ['Copydesk', null, 'Copydesk'],
  ['javascript:alert(1)', null, 'javascript:alert(1)'],
  ['evil.example/a b', null, 'evil.example'],
  ['A-1.Example.CO/', 'https://A-1.Example.CO/', 'A-1.Example.CO'],
  ['a.example', null, 'a.example'],
  ['a.e/x', null, 'a.e'],
  ['example/x', null, 'example'],
  ['see a.example/x', null, 'see a.example'],
  ['a_b.example/x', null, 'a_b.example'],
])('the source %s opens at %s', (source, link, site) => {
  expect(sourceLink(source)).toBe(link);
  expect(sourceSite(source)).toBe(site);
});
