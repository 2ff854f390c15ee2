import { expect, test } from 'vitest';
import { spellUnits } from './spell-units.ts';

test.each([
  ['Battery of 5000MAH', 'Battery of 5000mAh'],
  ['Foam of 3CM, 10X20CM flat', 'Foam of 3cm, 10X20cm flat'],
  ['Weighs 5LBS at 60HZ and 16GB', 'Weighs 5lbs at 60Hz and 16GB'],
  ['Tube R-12MM, 20NM, 5G, 4K, 6CUP', 'Tube R-12MM, 20NM, 5G, 4K, 6CUP'],
])('a unit in capitals is written as its sign: %j', (text, spelled) => {
  expect(spellUnits(text, false)).toBe(spelled);
});

test('one apart from its figure is spelled only where all is in capitals', () => {
  expect(spellUnits('BATTERY OF 5000 MAH', true)).toBe('BATTERY OF 5000 mAh');
  expect(spellUnits('Ink for 2 HP printers', false)).toBe('Ink for 2 HP printers');
});
